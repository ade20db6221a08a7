/** The seven sources of honor: how the view calls them, and a sign for each. */
export const SOURCES: { name: string; sign: string }[] = [
  { name: "tunnels", sign: "tunnel" },
  { name: "coronation", sign: "crown" },
  { name: "tokens", sign: "token" },
  { name: "leftovers", sign: "sack" },
  { name: "halls", sign: "altar" },
  { name: "statues", sign: "statue" },
  { name: "pedestals", sign: "pedestal" },
];
