import type { LogEntry } from "../../lib/protocol";

export type Part = "coins" | "keys" | "dungeon" | "projects" | "buildings";

/** One clan's share in one part of a council: what was told of it, and the glory it came to. */
export interface Step {
  part: Part;
  clan: number;
  told: LogEntry[];
  glory: number;
}

const ENDS = /^(era_begins|final_scoring)$/;
const begins = (log: LogEntry[]) => log.flatMap((entry, i) => (entry.key === "council_begins" ? [i] : []));

/** How many councils are over: each is followed by an era, or by the end. */
export function councils(log: LogEntry[]): number {
  const found = begins(log);
  const ended = log.slice(found.at(-1) ?? log.length).some((entry) => ENDS.test(entry.key));
  return found.length - Number(found.length > 0 && !ended);
}

/** What was told of a council, counted from 1. */
export function council(log: LogEntry[], number: number): LogEntry[] {
  const from = begins(log)[number - 1];
  if (from === undefined) return [];
  const told = log.slice(from + 1);
  const end = told.findIndex((entry) => ENDS.test(entry.key));
  return end < 0 ? told : told.slice(0, end);
}

/** Whom an entry is about, the Elders among them; -1 is nobody. */
const clanOf = (entry: LogEntry) => (typeof entry.words.seat === "number" ? entry.words.seat : -1);

function partOf(entry: LogEntry): Part {
  if (entry.key === "clan_releases") return "keys";
  if (entry.key.endsWith("_scores_dungeon")) return "dungeon";
  if (entry.key === "clan_scores_project") return "projects";
  if (entry.key === "elders_counts") return "buildings";
  return "coins";
}

/** What an entry changes in a clan's glory. */
export const gloryOf = (entry: LogEntry) => Number(entry.words.points ?? 0);

/** A council in steps: who does or scores what, in the order in which it happened. */
export function stepsOf(told: LogEntry[]): Step[] {
  const steps: Step[] = [];
  for (const entry of told) {
    const clan = clanOf(entry);
    if (clan < 0) continue;
    const last = steps.at(-1);
    const part = partOf(entry);
    const step = last?.clan === clan && last.part === part ? last : { part, clan, told: [], glory: 0 };
    if (step !== last) steps.push(step);
    step.glory += gloryOf(entry);
    step.told.push(entry);
  }
  return steps;
}

/** The glory of a clan right after an entry, reckoned back from what it has now. */
export function gloryAfter(log: LogEntry[], entry: number, clan: number, now: number): number {
  return log
    .filter((one) => one.n > entry && clanOf(one) === clan)
    .reduce((glory, one) => glory - gloryOf(one), now);
}

/** What a clan gained in one part of all councils. */
export function inCouncils(log: LogEntry[], clan: number, part: Part): number {
  let sum = 0;
  for (let number = 1; number <= begins(log).length; number++) {
    for (const step of stepsOf(council(log, number))) {
      if (step.clan === clan && step.part === part) sum += step.glory;
    }
  }
  return sum;
}
