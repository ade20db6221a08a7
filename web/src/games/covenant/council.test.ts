import { expect, test } from "vitest";
import type { LogEntry } from "../../lib/protocol";
import { council, councils, gloryAfter, inCouncils, stepsOf } from "./council";

let n = 0;
const entry = (key: string, words: LogEntry["words"] = {}): LogEntry => ({ n: n++, key, words, text: key });
const gains = (seat: number, points: number) => entry("clan_gains_glory", { seat, points });

const ELDERS = 2;
const log = [
  gains(0, 2),
  entry("council_begins", { era: 1 }),
  entry("clan_resolves_coin", { seat: 0, coin: "crowned" }),
  gains(0, 3),
  entry("clan_resolves_coin", { seat: 1, coin: "mine" }),
  entry("turns_up", { row: "relic" }),
  entry("clan_releases", { seat: 1, enemy: "goblin" }),
  entry("clan_scores_dungeon", { seat: 1, points: 4 }),
  entry("elders_counts", { seat: ELDERS, part: "buildings", points: 1 }),
  entry("clan_scores_project", { seat: 0, project: "A1", points: 2 }),
  entry("era_begins", { era: 2 }),
  entry("clan_pays_glory", { seat: 0, amount: 1, points: -1 }),
];

test("a council is over when the next era begins", () => {
  expect(councils(log.slice(0, 9))).toBe(0);
  expect(councils(log)).toBe(1);
  expect(council(log, 1)).toHaveLength(8);
  expect(council(log, 2)).toEqual([]);
});

test("a council is told step by step, with the glory of each", () => {
  const steps = stepsOf(council(log, 1));
  expect(steps.map(({ part, clan, glory, told }) => [part, clan, glory, told.length])).toEqual([
    ["coins", 0, 3, 2],
    ["coins", 1, 0, 1],
    ["keys", 1, 0, 1],
    ["dungeon", 1, 4, 1],
    ["buildings", ELDERS, 1, 1],
    ["projects", 0, 2, 1],
  ]);
});

test("glory is reckoned back from what a clan has now", () => {
  expect(gloryAfter(log, log[1].n, 0, 11)).toBe(7);
  expect(gloryAfter(log, log[9].n, 0, 11)).toBe(12);
  expect(gloryAfter(log, log[0].n, ELDERS, 6)).toBe(5);
});

test("what the councils gave in all", () => {
  expect(inCouncils(log, 0, "projects")).toBe(2);
  expect(inCouncils(log, 1, "dungeon")).toBe(4);
});
