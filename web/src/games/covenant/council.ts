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

/** Whom an entry is about; -1 is nobody. `elders` is the clan of the Elders. */
function clanOf(entry: LogEntry, elders: number): number {
  if (entry.key.startsWith("elders_")) return elders;
  return typeof entry.words.seat === "number" ? entry.words.seat : -1;
}

function partOf(entry: LogEntry): Part {
  if (entry.key === "clan_releases") return "keys";
  if (entry.key === "clan_scores_dungeon") return "dungeon";
  if (entry.key === "clan_scores_project") return "projects";
  if (entry.key === "elders_score") return entry.words.part === "dungeon" ? "dungeon" : "buildings";
  return "coins";
}

/** What an entry changes in a clan's glory. */
export function gloryOf(entry: LogEntry): number {
  const amount = Number(entry.words.amount ?? 0);
  if (/^(clan|elders)_gains_glory$/.test(entry.key)) return amount;
  if (entry.key === "clan_final_part") return amount;
  return entry.key === "clan_pays_glory" ? -amount : 0;
}

/** A council in steps: who does or scores what, in the order in which it happened. */
export function stepsOf(told: LogEntry[], elders: number): Step[] {
  const steps: Step[] = [];
  for (const entry of told) {
    const clan = clanOf(entry, elders);
    if (clan < 0) continue;
    const last = steps.at(-1);
    const scores = last !== undefined && last.clan === clan && /_gains_glory$/.test(entry.key);
    const part = scores ? last.part : partOf(entry);
    const step = last?.clan === clan && last.part === part ? last : { part, clan, told: [], glory: 0 };
    if (step !== last) steps.push(step);
    step.glory += gloryOf(entry);
    // A score is told with its glory: no need to say it twice.
    if (!scores || part === "coins") step.told.push(entry);
  }
  return steps;
}

/** The glory of a clan right after an entry, reckoned back from what it has now. */
export function gloryAfter(
  log: LogEntry[],
  entry: number,
  clan: number,
  now: number,
  elders: number,
): number {
  return log
    .filter((one) => one.n > entry && clanOf(one, elders) === clan)
    .reduce((glory, one) => glory - gloryOf(one), now);
}

/** What a clan gained in one part of all councils. */
export function inCouncils(log: LogEntry[], clan: number, part: Part, elders: number): number {
  let sum = 0;
  for (let number = 1; number <= begins(log).length; number++) {
    for (const step of stepsOf(council(log, number), elders)) {
      if (step.clan === clan && step.part === part) sum += step.glory;
    }
  }
  return sum;
}
