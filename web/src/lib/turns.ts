import type { LogEntry } from "./protocol";
import { say } from "./words/words.svelte";

/** A line of the log as it is shown: what happened, how many such steps it tells, how often, whether a turn begins. */
export interface Line {
  entry: LogEntry;
  steps: number;
  times: number;
  begins: boolean;
}

const BEGINS = /(^|_)(round|era|council|turn)(_begins)?$/;

const actor = (entry: LogEntry): number | null =>
  typeof entry.words.seat === "number" ? entry.words.seat : null;

/** Whether somebody did it, and it did not just happen. */
export const hasActor = (entry: LogEntry): boolean => actor(entry) !== null;

/** Walks fold into their last step, and what happens again at once into one line; turns are set apart by their own line or, without one, by who acts. */
export function linesOf(log: LogEntry[]): Line[] {
  const told = log.some((entry) => /turn_begins$/.test(entry.key));
  const lines: Line[] = [];
  let last: number | null = null;
  for (const entry of log) {
    const who = actor(entry);
    const before = lines.at(-1);
    if (before && entry.key === "steps" && before.entry.key === "steps" && who === actor(before.entry)) {
      lines[lines.length - 1] = { ...before, entry, steps: before.steps + 1 };
      continue;
    }
    if (before && who !== null && entry.key === before.entry.key && entry.text === before.entry.text) {
      before.times += 1;
      continue;
    }
    const other = !told && who !== null && last !== null && who !== last;
    lines.push({ entry, steps: 1, times: 1, begins: BEGINS.test(entry.key) || other });
    last = who ?? last;
  }
  return lines;
}

/** What is told of everybody when a round is dealt or counted; it is nobody's turn. */
const RECKONED = /^(joins_clan|is_dealt_role|first_player|was_role)$/;
const turnOf = (entry: LogEntry): number | null => (RECKONED.test(entry.key) ? null : actor(entry));

/** The number of the first entry since a seat was last asked: where the others' turns begin. */
export function sinceTurnOf(log: LogEntry[], seat: number): number | null {
  let at = log.length - 1;
  while (at >= 0 && [seat, null].includes(turnOf(log[at]))) at -= 1;
  const others = at;
  while (at >= 0 && turnOf(log[at]) !== seat) at -= 1;
  return others < 0 || at < 0 ? null : log[at + 1].n;
}

const TURN = /(^|_)turn(_begins)?$/;

/** Where the last entry of a sort stands, or -1. */
function lastOf(log: LogEntry[], sort: (entry: LogEntry) => boolean): number {
  let at = log.length - 1;
  while (at >= 0 && !sort(log[at])) at -= 1;
  return at;
}

/** What was told of a seat's last turn: from its own line on, or where no line tells of turns the last run. */
export function lastTurnOf(log: LogEntry[], seat: number): LogEntry[] {
  const mine = (entry: LogEntry) => [seat, null].includes(actor(entry));
  if (log.some((entry) => TURN.test(entry.key))) {
    const begin = lastOf(log, (entry) => TURN.test(entry.key) && actor(entry) === seat);
    if (begin < 0) return [];
    const turn = log.slice(begin + 1);
    const end = turn.findIndex((entry) => BEGINS.test(entry.key));
    return turn.slice(0, end < 0 ? undefined : end).filter(mine);
  }
  const last = lastOf(log, (entry) => turnOf(entry) === seat);
  const before = lastOf(log.slice(0, last + 1), (entry) => !mine(entry));
  return log.slice(before + 1, last + 1);
}

/** The places a turn named by one of these words, each once. */
export function placesIn(turn: LogEntry[], ...words: string[]): string[] {
  const named = turn.flatMap((entry) => words.map((word) => entry.words[word]));
  return [...new Set(named.filter((name) => typeof name === "string"))];
}

/** A single sentence, and it tells what somebody does. */
const isOneOf = (name: string, text = ""): boolean => text.startsWith(`${name} `) && /^[^.]*\.$/.test(text);

/** A turn in a sentence: what somebody did, run together, without what is dull to tell. */
export function sumUp(turn: LogEntry[], name: string, dull: RegExp): string {
  const told = linesOf(turn.filter((entry) => hasActor(entry) && !dull.test(entry.key)));
  return told
    .map(({ entry, steps, times }) => {
      const more = steps > 1 ? ` ${say("log-steps", { steps })}` : times > 1 ? ` ×${times}` : "";
      return more ? entry.text.replace(/\.$/, `${more}.`) : entry.text;
    })
    .reduce((whole, text, i, texts) => {
      const goesOn = isOneOf(name, texts[i - 1]) && isOneOf(name, text);
      return goesOn ? `${whole.slice(0, -1)}, ${text.slice(name.length + 1)}` : `${whole} ${text}`.trim();
    }, "");
}

/** The entries by which somebody's points moved. */
export function movedPoints(log: LogEntry[]): LogEntry[] {
  return log.filter((entry) => Number(entry.words.points ?? 0) !== 0);
}

/** The entries by which a seat's points moved. */
export function pointsOf(log: LogEntry[], seat: number): LogEntry[] {
  return movedPoints(log).filter((entry) => actor(entry) === seat);
}

/** After how many moves of a record the others' last turns begin, for the eyes of a seat; else the last turn. */
export function lastTurnsIn(moves: string[], seat: number | null): number {
  const who = (move: string) => move.slice(0, move.indexOf(":"));
  const own = seat === null ? who(moves.at(-1) ?? "") : `${seat + 1}`;
  let at = moves.length;
  while (at > 0 && [own, "nature"].includes(who(moves[at - 1]))) at -= 1;
  if (seat === null) return at;
  while (at > 0 && who(moves[at - 1]) !== own) at -= 1;
  while (at > 0 && at < moves.length && who(moves[at]) === "nature") at += 1;
  return at;
}
