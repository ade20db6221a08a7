import { away, type Grid, type Point, spotOf } from "../../lib/grid";

export { fieldOf, nameOf, next, type Point, spotOf } from "../../lib/grid";

/** How large a square is drawn. */
export const C = 40;

export interface Face {
  tile: number;
  turned: number;
  flipped: number;
  cells: [number, number][];
}

export interface Troll {
  name: string;
  level: number;
  clan: number;
  yields: number[];
  gives: number[];
}

export interface Mountain {
  name: string;
  bands: number[];
  heart: number[];
  rubble: number[];
  buried: number[];
  spots: number[];
  sites: number[];
  starts: number[];
  start_players: number[][];
}

/** The box of the game book. */
export interface Box extends Grid {
  boards: Mountain[];
  tunnels: { name: string; size: number; count: number; anchored: boolean }[];
  faces: Face[];
  honor: number[][];
  halls: { name: string; low: number; high: number }[];
  hall_faces: Face[];
  cards: Troll[];
  workshops: { name: string; exchanges: number[]; unloads: boolean }[];
  exchanges: [number, number, number, number][];
  spells: {
    name: string;
    family: string;
    effect: string;
    cost: [number, number][];
    gives: [number, number][];
  }[];
  statue_honor: number[];
  resources: string[];
  symbols: string[];
  clans: string[];
  bands: string[];
  places: string[];
  below: number[][];
  stands: string[];
  /** The spells that last for a turn, by their bits in the view. */
  charms: string[];
}

/** What a region of the board is: below 100 a whole tile of that stack. */
export const HALL = 200;
export const GATE = 300;

export function corner(box: Box, field: number): Point {
  const { x, y } = spotOf(box, field);
  return { x: x * C, y: y * C };
}

export function centre(box: Box, field: number): Point {
  const { x, y } = corner(box, field);
  return { x: x + C / 2, y: y + C / 2 };
}

/** The fields a tile covers with its named square on `field`; -1 for squares beyond the grid. */
export function cover(box: Box, face: Face, field: number): number[] {
  return face.cells.map(([x, y]) => away(box, field, { x, y }));
}

/** The outline of a set of cells as one path, each edge drawn apart; `inset` moves it inwards. */
export function outline(cells: Iterable<Point>, size: number): string {
  const all = [...cells];
  const has = new Set(all.map((cell) => `${cell.x} ${cell.y}`));
  let path = "";
  for (const { x, y } of all) {
    const [l, t, r, b] = [x * size, y * size, (x + 1) * size, (y + 1) * size];
    if (!has.has(`${x} ${y - 1}`)) path += `M${l} ${t}H${r}`;
    if (!has.has(`${x + 1} ${y}`)) path += `M${r} ${t}V${b}`;
    if (!has.has(`${x} ${y + 1}`)) path += `M${r} ${b}H${l}`;
    if (!has.has(`${x - 1} ${y}`)) path += `M${l} ${b}V${t}`;
  }
  return path;
}

/** The area of a set of fields as squares to be filled. */
export function area(box: Box, fields: number[]): string {
  return fields
    .map((field) => corner(box, field))
    .map(({ x, y }) => `M${x} ${y}h${C}v${C}h${-C}Z`)
    .join("");
}

/** The part of the grid that belongs to this side of the mountain, in squares. */
export function frame(box: Box, mountain: Mountain): { x: number; y: number; w: number; h: number } {
  const land = mountain.bands.flatMap((band, field) => (band >= 0 ? [spotOf(box, field)] : []));
  const xs = land.map((spot) => spot.x);
  const ys = land.map((spot) => spot.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
}

/** How a tile lies after a turn (by `turn` steps) or a flip; faces that look alike are left out. */
export function turnFace(faces: Face[], now: Face, flip: boolean): Face {
  const same = faces.filter((face) => face.tile === now.tile);
  if (flip) {
    const other = same.filter((face) => face.flipped !== now.flipped);
    return other.find((face) => face.turned === now.turned) ?? other[0] ?? now;
  }
  const ring = same.filter((face) => face.flipped === now.flipped).sort((a, b) => a.turned - b.turned);
  return ring[(ring.indexOf(now) + 1) % ring.length];
}
