/** Parts of the table that a key leads to. Each board marks its own with `data-region`. */
export type Region = "board" | "own" | "supply" | "bar" | "panels";

export const REGIONS: { key: string; region: Region }[] = [
  { key: "b", region: "board" },
  { key: "c", region: "own" },
  { key: "m", region: "supply" },
  { key: "a", region: "bar" },
  { key: "l", region: "panels" },
];
