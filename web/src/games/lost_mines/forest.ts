import { chance, H, W } from "./geometry";

export interface Plant {
  kind: "fir" | "oak" | "bush" | "fern" | "stone" | "toadstool";
  x: number;
  y: number;
  size: number;
  tone: number;
}

const SPOTS = [
  [18, 34],
  [50, 30],
  [82, 36],
  [30, 60],
  [68, 58],
  [14, 84],
  [48, 86],
  [84, 82],
];

/** The trees of one field, back to front; always the same ones for the same field. */
export function wood(field: number): Plant[] {
  const dice = chance(field * 7 + 3);
  for (let i = 0; i < 6; i++) dice();
  const plants = SPOTS.map(([x, y]) => plant(x, y, dice));
  return plants.filter((one) => one.y < H + 4).sort((a, b) => a.y - b.y);
}

function plant(x: number, y: number, dice: () => number): Plant {
  const luck = dice();
  const kind =
    luck < 0.42
      ? "fir"
      : luck < 0.68
        ? "oak"
        : luck < 0.82
          ? "bush"
          : luck < 0.93
            ? "fern"
            : luck < 0.97
              ? "stone"
              : "toadstool";
  return {
    kind,
    x: x + (dice() - 0.5) * 18,
    y: y + (dice() - 0.5) * 14,
    size: 0.72 + dice() * 0.42,
    tone: Math.floor(dice() * 3),
  };
}

/** Grass, ferns and stones at the corners of a laid card, clear of its paths. */
export function undergrowth(seed: number): Plant[] {
  const dice = chance(seed * 13 + 5);
  for (let i = 0; i < 6; i++) dice();
  const corners = [
    [17, 22],
    [W - 17, 22],
    [17, H - 9],
    [W - 17, H - 9],
  ];
  return corners.flatMap(([x, y]) => {
    const luck = dice();
    if (luck < 0.25) return [];
    const kind = luck < 0.45 ? "bush" : luck < 0.72 ? "fern" : luck < 0.9 ? "stone" : "toadstool";
    const size = kind === "bush" ? 0.62 : 0.8;
    return [
      { kind, x: x + (dice() - 0.5) * 10, y: y + (dice() - 0.5) * 6, size, tone: Math.floor(dice() * 3) },
    ];
  }) as Plant[];
}
