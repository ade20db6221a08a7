import type { CovenantView } from "../../lib/protocol";

export interface Kind {
  name: string;
  gives: string[];
  count: number;
}

export interface Site {
  structure: string;
  limit: number;
  spaces: string[];
  bonus: string[];
}

export interface Side {
  players: number;
  chambers: number[];
  marked: number[];
  ring: number[];
  throne: string[];
  sites: Site[];
}

export interface Tile {
  back: number;
  colour: string;
  deposit: string;
  skulls: number;
  spaces: number;
}

/** What is printed on the components: see sheet() of the game. */
export interface Box {
  chambers: string[];
  rows_of_chambers: number[];
  edges: [number, number][];
  corners: [number, number, number][];
  sides: Side[];
  backs: string[][];
  tiles: Tile[];
  tracks: { gives: string[]; achievement: boolean }[][];
  track_names: string[];
  dice: string[][][];
  rubble: Kind[];
  traditions: string[];
  coins: Kind[];
  relics: Kind[];
  starts: Kind[];
  tools: { tool: string; cost: string; slot: string }[];
  ornaments: Kind[][];
  ornament_prices: string[];
  ornament_glory: number[];
  rubble_strengths: number[];
  printed_slots: string[];
  slot_costs: number[];
  relic_spaces: number[];
  coin_places: string[][];
  forge_places: { column: string; gives: string[] }[];
  projects: string[];
  goals: { kind: number; counts: string; glory: number }[];
  posts: string[];
  enemy_strengths: number[];
  elder_cards: { tool: string; gives: string[] }[];
  resources: string[];
  deposits: string[];
  enemies: string[];
  buildings: string[];
  rows: string[];
}

export const RUBBLE = 0;
export const TRADITION = 1;
export const COIN = 2;
export const RELIC = 3;
export const TOOL = 4;
export const SILVER = 5;
export const COLUMNS = 4;
export const BLOCKED = -2;

export function sideOf(box: Box, view: CovenantView): Side {
  return box.sides.find((side) => side.players >= view.seats) ?? box.sides[box.sides.length - 1];
}

/** "2 mine" is twice a step on the Mine. */
export function gift(said: string): { kind: string; amount: number } {
  const [first, second] = said.split(" ");
  return second === undefined ? { kind: first, amount: 1 } : { kind: second, amount: Number(first) };
}

export interface Tool {
  kind: string;
  slot: string;
}

/** The tool at a post of a clan, printed or forged. */
export function toolAt(box: Box, view: CovenantView, clan: number, post: number): Tool | null {
  if (post < COLUMNS) return { kind: box.posts[post], slot: box.printed_slots[post] };
  const tool = box.tools[view.clans[clan].tools[post - COLUMNS]];
  return tool ? { kind: tool.tool, slot: tool.slot } : null;
}

export function ornamentAt(box: Box, view: CovenantView, clan: number, post: number): string | null {
  const tool = toolAt(box, view, clan, post);
  const ornament = view.clans[clan].ornaments[post];
  if (!tool || ornament < 0) return null;
  return box.ornaments[tool.slot === "gold" ? 1 : 0][ornament]?.gives[0] ?? null;
}

export interface Spot {
  x: number;
  y: number;
}

/** Half the height of a chamber, and its width. */
export const R = 50;
export const W = R * Math.sqrt(3);

export function centre(box: Box, chamber: number): Spot {
  let row = 0;
  let at = chamber;
  while (at >= box.rows_of_chambers[row]) at -= box.rows_of_chambers[row++];
  return { x: ((2 * at - box.rows_of_chambers[row] + 1) / 2) * W, y: row * 1.5 * R };
}

export function middle(box: Box, chambers: readonly number[]): Spot {
  const spots = chambers.map((chamber) => centre(box, chamber));
  const mean = (of: (spot: Spot) => number) => spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
  return { x: mean((spot) => spot.x), y: mean((spot) => spot.y) };
}

/** How far an edge between two chambers is turned from the upright, in degrees. */
export function tilt(box: Box, [a, b]: readonly [number, number]): number {
  const [from, to] = [centre(box, a), centre(box, b)];
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

export function nameOf(box: Box, chambers: readonly number[]): string {
  return chambers.map((chamber) => box.chambers[chamber]).join("-");
}

export function hexagon(radius: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = ((60 * i - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}
