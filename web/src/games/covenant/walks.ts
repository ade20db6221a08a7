import type { LogEntry } from "../../lib/protocol";

export interface Walk {
  enemy: string;
  from: string;
  to: string;
}

/** Who was moved with the latest change; two steps of one enemy are one walk. */
export function walksOf(fresh: LogEntry[]): Walk[] {
  const walks: Walk[] = [];
  for (const { key, words } of fresh) {
    if (!key.endsWith("moves_enemy")) continue;
    const step = { enemy: String(words.enemy), from: String(words.chamber), to: String(words.there) };
    const before = walks.find((walk) => walk.enemy === step.enemy && walk.to === step.from);
    if (before) before.to = step.to;
    else walks.push(step);
  }
  return walks;
}
