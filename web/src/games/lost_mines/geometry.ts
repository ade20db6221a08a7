import { fieldOf, type Grid, nameOf, next, type Point, spotOf } from "../../lib/grid";

export { fieldOf, nameOf, next, type Point };

/** How large a field is drawn. */
export const W = 100;
export const H = 90;

export interface CardKind {
  name: string;
  use: string;
  feature: string;
  ways: number[];
}

/** The box of the game book. */
export interface Box extends Grid {
  starts: number[];
  mine_fields: number[];
  cards: CardKind[];
  clans: string[];
  roles: string[];
  mines: string[];
  /** The open sides of each sort of mine, as printed. */
  mine_sides: number[];
  features: string[];
}

export const COMPASS = ["north", "east", "south", "west"] as const;

/** The sides of a card turned half round. */
export function halfTurned(sides: number): number {
  return ((sides & 3) << 2) | (sides >> 2);
}

export function fieldsOf(box: Box): number[] {
  const fields: number[] = [];
  for (let row = 0; row < box.rows; row++) {
    for (let column = 0; column < box.columns; column++) fields.push(row * box.stride + column);
  }
  return fields;
}

export function corner(box: Box, field: number): Point {
  const { x, y } = spotOf(box, field);
  return { x: x * W, y: y * H };
}

export function centre(box: Box, field: number): Point {
  const { x, y } = corner(box, field);
  return { x: x + W / 2, y: y + H / 2 };
}

/** The direction from a field to its neighbour, or -1. */
export function towards(box: Box, from: number, to: number): number {
  return [0, 1, 2, 3].findIndex((direction) => next(box, from, direction) === to);
}

/** The two fields a passage number lies between. */
export function endsOf(box: Box, passage: number): [number, number] {
  const size = box.stride * box.rows;
  return passage < size ? [passage, passage + 1] : [passage - size, passage - size + box.stride];
}

export function passageName(box: Box, passage: number): string {
  return endsOf(box, passage)
    .map((field) => nameOf(box, field))
    .join("-");
}

/** The passage number at a side of a field; both of its fields give the same. */
export function passageAt(box: Box, field: number, direction: number): number {
  const there = next(box, field, direction);
  const size = box.stride * box.rows;
  return Math.min(field, there) + (direction % 2 ? 0 : size);
}

export function between(box: Box, passage: string): Point {
  const [a, b] = passage.split("-").map((name) => centre(box, fieldOf(box, name)));
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function halfTurn(sides: number): number {
  return ((sides << 2) | (sides >> 2)) & 15;
}

export function sidesOf(mask: number): number[] {
  return [0, 1, 2, 3].filter((side) => (mask >> side) & 1);
}

const EDGES: Point[] = [
  { x: W / 2, y: 0 },
  { x: W, y: H / 2 },
  { x: W / 2, y: H },
  { x: 0, y: H / 2 },
];

/** The lines of one way on a card: arms from its open sides, rounded where two of them meet. */
export function track(way: number, sway: number): string {
  const sides = sidesOf(way);
  const middle = `${W / 2} ${H / 2}`;
  const at = (side: number) => `${EDGES[side].x} ${EDGES[side].y}`;
  if (sides.length === 1) return `M${at(sides[0])}L${middle}`;
  const lines = sides.length > 2 ? sides.map((side) => `M${at(side)}L${middle}`) : [];
  for (const [i, a] of sides.entries()) {
    for (const b of sides.slice(i + 1)) {
      const straight = b - a === 2;
      lines.push(straight ? swaying(a, b, sides.length > 2 ? 0 : sway) : `M${at(a)}Q${middle} ${at(b)}`);
    }
  }
  return lines.join("");
}

/** A straight path bulges a little to one side, so that no two look ruled; at the edges it runs straight. */
function swaying(a: number, b: number, sway: number): string {
  const [from, to] = [EDGES[a], EDGES[b]];
  const [dx, dy] = [(to.x - from.x) / 4, (to.y - from.y) / 4];
  const [mx, my] = a % 2 ? [W / 2, H / 2 + sway] : [W / 2 + sway, H / 2];
  return (
    `M${from.x} ${from.y}C${from.x + dx} ${from.y + dy} ${mx - dx} ${my - dy} ${mx} ${my}` +
    `S${to.x - dx} ${to.y - dy} ${to.x} ${to.y}`
  );
}

/** Where the n-th of `count` dwarves on one field stands, from the field's middle. */
export function standing(n: number, count: number): Point & { size: number } {
  if (count === 1) return { x: 0, y: 8, size: 1 };
  const across = count <= 2 ? 2 : count <= 6 ? 3 : 5;
  const rows = Math.ceil(count / across);
  const row = Math.floor(n / across);
  const inRow = row === rows - 1 ? count - across * (rows - 1) : across;
  const gap = across === 2 ? 36 : across === 3 ? 29 : 19;
  const size = across === 2 ? 0.9 : across === 3 ? 0.78 : 0.6;
  return { x: ((n % across) - (inRow - 1) / 2) * gap, y: 10 + (row - (rows - 1) / 2) * 27, size };
}

/** A small repeatable chance: the same field always grows the same trees. */
export function chance(seed: number): () => number {
  let state = (seed + 1) * 2654435761;
  return () => {
    state = (state ^ (state << 13)) >>> 0;
    state = (state ^ (state >>> 17)) >>> 0;
    state = (state ^ (state << 5)) >>> 0;
    return state / 4294967296;
  };
}
