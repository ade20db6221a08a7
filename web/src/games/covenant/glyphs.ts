/** One stroke of a sign: a path in a square of 24, centred on 0, with its fill. */
export interface Shape {
  d: string;
  fill: string;
  /** A line without an area. */
  line?: boolean;
}

const INK = "#231a12";
const shape = (d: string, fill: string): Shape => ({ d, fill });
const line = (d: string): Shape => ({ d, fill: "none", line: true });

const disc = (r: number, fill: string, x = 0, y = 0): Shape =>
  shape(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, fill);

const ARROW = line("M5 -3 8.500 -8 12 -3M8.500 -8V3");
const HOUSE = (fill: string): Shape[] => [
  shape("M-8 9V-1H8V9Z", fill),
  shape("M-11 0 0 -10 11 0Z", "#8d4a2f"),
  shape("M-2.500 9V3h5V9Z", INK),
];
const COIN: Shape[] = [
  disc(10, "#e0b13a"),
  disc(7.5, "#f2cf6b"),
  shape("M-5 4V-3L-2 0 0 -4 2 0 5 -3V4Z", "#8a5f12"),
];
const URN: Shape[] = [
  shape("M-4 -9H4V-6Q8 -3 7 3Q6 9 0 10Q-6 9 -7 3Q-8 -3 -4 -6Z", "#3f9c93"),
  line("M-7 0H7M-5 -6H5"),
];

/** Every sign of the game: rewards, tools, enemies, buildings. Each has its own shape as well as a colour. */
export const GLYPHS: Record<string, Shape[]> = {
  iron: [shape("M-10 6 -6 -5H6L10 6Z", "#8f979e"), shape("M-6 -5 -3 0H9L6 -5Z", "#c2c9ce")],
  emerald: [shape("M-5 -9H5L9 -3 0 10 -9 -3Z", "#2f9e5b"), line("M-9 -3H9M-5 -9-3 -3 0 10 3 -3 5 -9")],
  gold: [disc(6, "#e8b820", -3, 2), disc(5, "#f5d35b", 5, 4), disc(4.5, "#f5d35b", 2, -5)],
  mythrall: [shape("M0 -11 4 -3 11 0 4 3 0 11 -4 3 -11 0 -4 -3Z", "#8ea6ee"), disc(2.5, "#f3f6ff")],
  any: [shape("M-9 -9H9V9H-9Z", "#f4ead2"), line("M-4 -3Q-4 -6 0 -6T4 -3Q4 0 0 1V3M0 6.500v.2")],
  court: [shape("M-10 7V-6L-5 -1 0 -9 5 -1 10 -6V7Z", "#9a63c9"), line("M-10 4H10")],
  prestige: [
    shape("M-8 -9H8V1Q8 7 0 11Q-8 7 -8 1Z", "#c8503c"),
    shape("M0 -6 2 -2H6L3 1 4 5 0 3 -4 5 -3 1 -6 -2H-2Z", "#fbe7c0"),
  ],
  mine: [
    shape("M-10 9 -6 -6Q0 -12 6 -6L10 9Z", "#7a6a58"),
    shape("M-5 9V0Q0 -6 5 0V9Z", "#241b14"),
    line("M-8 9H8"),
  ],
  step: [shape("M0 -10 9 0H4V9H-4V0H-9Z", "#f4ead2")],
  glory: [
    shape(
      "M0 -11 2.800 -4 10 -3.500 4.500 1.200 6.300 8.500 0 4.500 -6.300 8.500 -4.500 1.200 -10 -3.500 -2.800 -4Z",
      "#f2c232",
    ),
  ],
  support: [
    shape("M-8 -6H4V9H-8Z", "#c98b45"),
    shape("M-9 -9Q-5 -12 -2 -9Q2 -12 5 -8V-4H-9Z", "#fff6df"),
    line("M4 -2Q10 -2 10 2T4 6"),
  ],
  token: [disc(10, "#c98b45"), line("M-6 0H0M-3 -3V3M3 -3 5 -4V5")],
  token2: [disc(10, "#d9673c"), line("M-6 0H0M-3 -3V3M2 -2Q2 -4 4 -4T6 -2Q6 0 2 4H6")],
  strengthen: [shape("M-10 4Q-10 -8 -2 -8T6 4Z", "#a9adb3"), shape("M-10 4H6V7H-10Z", "#6b7078"), ARROW],
  strength: [shape("M3 -11 -7 2H-1L-3 11 8 -3H1Z", "#f0a33a")],
  coin: COIN,
  benefit: [...COIN, ARROW],
  tradition: [
    shape("M-7 -9H7V9H-7Z", "#f2e2b8"),
    shape("M-10 -9H7V-5H-10Z", "#d8bd80"),
    line("M-4 -1H4M-4 2H4M-4 5H1"),
  ],
  relic: URN,
  ransom: [...URN, shape("M1 11 3 5H9L11 11Z", "#aeb5ba")],
  forge: [
    shape("M-11 -5H10Q6 0 3 0V4H6V8H-7V4H-4V0Q-9 0 -11 -5Z", "#646b73"),
    shape("M3 -11H9V-8H3Z", "#c98b45"),
  ],
  adorn: [disc(7.5, "#e6c14d", 0, 3), disc(4, "#3b2f20", 0, 3), shape("M-4 -9H4L6 -6 0 0 -6 -6Z", "#d8588a")],
  throne: [
    shape("M-7 -10 -3 -7 0 -11 3 -7 7 -10V3H-7Z", "#b5822f"),
    shape("M-10 0H-6V3H6V0H10V10H6V7H-6V10H-10Z", "#8a5f20"),
  ],
  site: [shape("M-9 9V4H-3V9ZM-3 9V4H3V9ZM3 9V4H9V9ZM-6 4V-1H0V4ZM0 4V-1H6V4ZM-3 -1V-6H3V-1Z", "#c9b99a")],
  move: [line("M-10 0H10M-6 -5-11 0-6 5M6 -5 11 0 6 5")],
  goblin: [
    shape("M-12 -5 -6 -3Q0 -10 6 -3L12 -5 7 3Q4 9 0 9T-7 3Z", "#7fae43"),
    disc(1.6, INK, -3, 0),
    disc(1.6, INK, 3, 0),
    line("M-3 5H3"),
  ],
  orc: [
    shape("M-8 -8H8L9 2Q7 10 0 10T-9 2Z", "#5f7f6a"),
    line("M-5 -2-2 0M5 -2 2 0"),
    shape("M-5 8 -4 2 -2 7ZM5 8 4 2 2 7Z", "#fff8e6"),
  ],
  troll: [
    shape("M-10 10V-4Q-10 -11 0 -11T10 -4V10Z", "#8b7f93"),
    shape("M-2 -3H2L3 3H-3Z", "#6f6478"),
    disc(1.6, INK, -5, -3),
    disc(1.6, INK, 5, -3),
    line("M-5 7H5"),
  ],
  house: HOUSE("#d9b779"),
  workshop: [shape("M4 -3V-11H8V-3Z", "#5d5650"), ...HOUSE("#a9b0b5"), shape("M-8 -1H8V2H-8Z", "#e08b2d")],
  buildings: [...HOUSE("#d9b779"), disc(5, "#e6c14d", 7, 6), line("M7 4V8M5 6H9")],
  pillar: [
    shape("M-7 -11H7V-7H-7Z", "#e4dccb"),
    shape("M-5 -7H5V7H-5Z", "#cfc5b0"),
    shape("M-8 7H8V11H-8Z", "#e4dccb"),
    line("M-1.700 -7V7M1.700 -7V7"),
  ],
  gate: [shape("M-10 10V-2A10 10 0 0 1 10 -2V10H5V0A5 5 0 0 0 -5 0V10Z", "#cfc5b0"), line("M0 -12V-7")],
  key: [
    disc(5, "#e6c14d", -5, 0),
    disc(2, INK, -5, 0),
    shape("M0 -1.500H11V5H8V1.500H5V4H3V1.500H0Z", "#e6c14d"),
  ],
  storage: [shape("M-9 -7H9V9H-9Z", "#a87643"), line("M-9 -2H9M-9 4H9M-9 -7 9 9")],
  space: [shape("M-9 -7H9V9H-9Z", "#e9d9b4")],
  pick: [line("M-7 10 5 -5"), shape("M-8 -9Q4 -12 11 6Q4 -3 -8 -9Z", "#aab1b7")],
  axe: [line("M-6 11 4 -9"), shape("M-1 -11Q9 -12 11 -2Q5 -1 1 2Z", "#b9c0c5")],
  compass: [
    shape("M-1 -10H1V-6H-1Z", "#e6c14d"),
    line("M0 -7-7 10M0 -7 7 10M-5 3Q0 6 5 3"),
    disc(2.5, "#e6c14d", 0, -6),
  ],
  cart: [
    shape("M-10 -6H10L7 4H-7Z", "#a87643"),
    disc(3, "#6b7078", -5, 7),
    disc(3, "#6b7078", 5, 7),
    line("M-9 -2H9"),
  ],
  book: [shape("M-10 -8Q-5 -10 0 -7Q5 -10 10 -8V8Q5 6 0 9Q-5 6 -10 8Z", "#b6503f"), line("M0 -7V9")],
  dwarf: [
    shape("M-8 1Q-10 11 0 11T8 1Z", "#c9793a"),
    shape("M-6 -2H6V3H-6Z", "#f0c9a0"),
    shape("M-8 -2Q-8 -11 0 -11T8 -2Z", "#8b939b"),
    line("M-2.500 1v.2M2.500 1v.2"),
  ],
  skull: [
    shape("M-7 -2Q-7 -9 0 -9T7 -2Q7 2 4 3V7H-4V3Q-7 2 -7 -2Z", "#f0ead9"),
    disc(1.8, INK, -3, -2),
    disc(1.8, INK, 3, -2),
  ],
  achievement: [
    shape("M-6 3 -8 12 -3 9 0 12 3 9 8 12 6 3Z", "#c8503c"),
    disc(7.5, "#f2c232", 0, -3),
    shape("M0 -8 1.500 -5 5 -4.500 2.500 -2 3 1.500 0 0 -3 1.500 -2.500 -2 -5 -4.500 -1.500 -5Z", "#8a5f12"),
  ],
  goal: [disc(10, "#f4ead2"), disc(6.5, "#c8503c"), disc(3, "#f4ead2")],
  horn: [shape("M-11 -3Q0 -1 5 -9L11 -4Q6 9 -8 4Z", "#d8b777"), line("M-4 -2V4")],
  lantern: [shape("M-6 -5H6V8H-6Z", "#f5d35b"), line("M-6 -5H6V8H-6ZM0 -5V8M-4 -5Q0 -13 4 -5")],
  banner: [shape("M-6 -10H8V6L1 2 -6 6Z", "#c8503c"), line("M-8 -11V11")],
  seal: [disc(8, "#a33b4e"), disc(4.5, "#d0687a"), line("M-3 0H3M0 -3V3")],
  anvil: [shape("M-11 -6H11Q7 0 3 0V4H7V9H-7V4H-3V0Q-9 0 -11 -6Z", "#7d858d")],
  crown: [shape("M-10 7V-7L-5 -1 0 -10 5 -1 10 -7V7Z", "#f2c232"), disc(1.8, "#c8503c", 0, 3)],
};

/** A token that serves as the sign of things that have none. */
export const PLAIN: Shape[] = [disc(9, "#f4ead2")];
