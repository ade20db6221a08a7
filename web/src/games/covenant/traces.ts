import type { LogEntry } from "../../lib/protocol";
import type { Eyes } from "../../lib/eyes.svelte";
import { SEAT_COLOURS } from "../../ui/seats";

/** What somebody took something from, by what is told of it. */
const FROM: [told: RegExp, place: (words: LogEntry["words"]) => string][] = [
  [/_(takes|borrows)_coin$/, () => "coin"],
  [/_keeps_tradition$/, () => "tradition"],
  [/_takes_relic$/, () => "relic"],
  [/_forges$/, () => "tool"],
  [/_adorns$/, ({ colour }) => `${colour}`],
  [/_clears?_rubble$/, () => "rubble"],
  [/_take_tile$/, ({ row }) => `${row}`.replace("_ornament", "")],
  [/_takes_die$/, () => "dice"],
  [/_advances$/, ({ track }) => `track ${track}`],
  [/_delivers_to_throne$/, () => "throne"],
  [/_delivers$/, ({ site }) => `site ${site}`],
];

/** The rows, tracks and sites that a turn touched. */
export function touched(turn: LogEntry[]): Set<string> {
  return new Set(
    turn.flatMap(({ key, words }) =>
      FROM.filter(([told]) => told.test(key)).map(([, place]) => place(words)),
    ),
  );
}

/** The outline of a row, track or site that one of the last turns in sight touched, else nothing. */
export function traceOf(eyes: Eyes, place: string): string {
  const found = eyes.traces.find(({ turn }) => touched(turn).has(place));
  return found ? `3px solid ${SEAT_COLOURS[found.seat]}` : "";
}
