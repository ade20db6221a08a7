import type { LogEntry } from "../../lib/protocol";

export interface Count {
  clan: number;
  part: string;
  amount: number;
}

const bare = (entry: LogEntry) => entry.key.replace(/^event\./, "");

const ENDS = /^(era_begins|final_scoring)$/;
const begins = (log: LogEntry[]) => log.flatMap((entry, i) => (bare(entry) === "council_begins" ? [i] : []));

/** How many councils are over: each is followed by an era, or by the end. */
export function councils(log: LogEntry[]): number {
  const found = begins(log);
  const ended = log.slice(found.at(-1) ?? log.length).some((entry) => ENDS.test(bare(entry)));
  return found.length - Number(found.length > 0 && !ended);
}

/** What was told of a council, counted from 1. */
export function council(log: LogEntry[], number: number): LogEntry[] {
  const from = begins(log)[number - 1];
  if (from === undefined) return [];
  const told = log.slice(from + 1);
  const end = told.findIndex((entry) => ENDS.test(bare(entry)));
  return end < 0 ? told : told.slice(0, end);
}

/** The glory each clan got in a council, and for what. `elders` is the clan of the Elders. */
export function counts(told: LogEntry[], elders: number): Count[] {
  return told.flatMap((entry) => {
    const { seat, amount, project, part } = entry.words;
    const key = bare(entry);
    const clan = key.startsWith("elders_") ? elders : Number(seat);
    const count = { clan, amount: Number(amount) };
    if (key === "clan_scores_dungeon") return [{ ...count, part: "Dungeon" }];
    if (key === "clan_scores_project") return [{ ...count, part: `Project ${project}` }];
    if (key === "elders_score") return [{ ...count, part: part === "dungeon" ? "Dungeon" : "Buildings" }];
    return [];
  });
}
