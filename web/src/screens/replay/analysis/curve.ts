import type { AnalysisCard } from "../../../lib/protocol";
import { SEAT_COLOURS } from "../../../ui/seats";

/** One line of a picture: whose it is, and a value at each of some moves. */
export interface Curve {
  player: number;
  sign: string;
  name: string;
  points: { at: number; value: number }[];
}

/** Where a thing of the axis stands: `at` is the move, `x` where there is room for it. */
export interface Pin {
  at: number;
  x: number;
}

/** Told apart by more than colour. */
const DASHES = ["", "8 3", "2 3", "10 3 2 3", "5 5", "12 4 2 4 2 4", "1 4", "16 4", "6 2 1 2"];

export const dashOf = (player: number): string => DASHES[player % DASHES.length];

/** Whoever plays beside the seats has the colour of the text. */
export const colourOf = (player: number, seats: number): string =>
  player < seats ? SEAT_COLOURS[player] : "var(--ink)";

export const signOf = (player: number, card: AnalysisCard): string =>
  player < card.seats ? `${player + 1}` : card.players[player].slice(0, 1);

export const sideName = (card: AnalysisCard, side: number): string =>
  card.sides[side].map((player) => card.players[player]).join(" & ");

/** Chances of each side, in percent. */
export function chanceCurves(card: AnalysisCard): Curve[] {
  const known = card.marks.filter((mark) => mark.chances.length);
  return card.sides.map((players, side) => ({
    player: players[0],
    sign: players.map((player) => signOf(player, card)).join("+"),
    name: sideName(card, side),
    points: known.map((mark) => ({ at: mark.at, value: 100 * mark.chances[side] })),
  }));
}

/** What each player's points would come to, were all counted. */
export function pointCurves(card: AnalysisCard): Curve[] {
  return card.players.map((name, player) => ({
    player,
    sign: signOf(player, card),
    name,
    points: card.marks.map((mark) => ({ at: mark.at, value: mark.stands[player] })),
  }));
}

/** Round numbers from below the lowest to above the highest value, a few of them. */
export function ticks(low: number, high: number): number[] {
  const raw = Math.max(1, high - low) / 4;
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((one) => one >= raw) ?? 500;
  const first = Math.floor(low / step) * step;
  const found = [first];
  while (found[found.length - 1] < high) found.push(found[found.length - 1] + step);
  return found;
}

/** In a row, each as near to its place as the others let it. */
export function spaced(wished: Pin[], apart: number, most: number): Pin[] {
  const placed: Pin[] = [];
  for (const { at, x } of wished) {
    const before = placed.at(-1);
    placed.push({ at, x: before ? Math.max(x, before.x + apart) : x });
  }
  for (let i = placed.length - 1, limit = most; i >= 0; i--, limit -= apart) {
    placed[i].x = Math.min(placed[i].x, limit);
  }
  return placed;
}
