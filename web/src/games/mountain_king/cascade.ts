import type { LogEntry } from "../../lib/protocol";
import type { Box } from "./geometry";

/** Trolls yielding one below the other after a new one has sat down. */
export interface Cascade {
  seat: number;
  /** By place: how many rows below the first it lies. */
  steps: Map<number, number>;
  /** What lay on the seat's trolls before. */
  before: number[];
}

const ROW = 450;

/** The cascade told by these lines of the log; of several seats the last. */
export function cascadeOf(box: Box, news: LogEntry[], laden: number[][]): Cascade | null {
  const yields = news.filter((entry) => entry.key.endsWith("yields"));
  const seat = yields.at(-1)?.words.seat;
  if (typeof seat !== "number") return null;
  const told = yields.filter((entry) => entry.words.seat === seat);
  const steps = new Map<number, number>();
  for (const entry of told) roll(box, box.places.indexOf(String(entry.words.place)), 0, steps);
  return { seat, steps, before: laden[seat] ?? [] };
}

/** From a place down to the bottom row, full trolls included: the stone rolls over them. */
function roll(box: Box, place: number, step: number, steps: Map<number, number>): void {
  steps.set(place, Math.max(step, steps.get(place) ?? 0));
  for (const below of box.below[place] ?? []) roll(box, below, step + 1, steps);
}

/** Milliseconds until the last stone has come to rest. */
export function lasting(cascade: Cascade): number {
  return Math.max(...cascade.steps.values()) * ROW + 1600;
}
