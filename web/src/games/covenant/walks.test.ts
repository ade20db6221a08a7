import { expect, test } from "vitest";
import type { LogEntry } from "../../lib/protocol";
import { walksOf } from "./walks";

const moved = (enemy: string, chamber: string, there: string): LogEntry => ({
  n: 0,
  key: "clan_moves_enemy",
  words: { seat: 0, enemy, chamber, there },
  text: "",
});

test("an enemy that is moved walks from chamber to chamber", () => {
  const told = { ...moved("orc", "b2", "b3"), key: "clan_defeats" };
  expect(walksOf([told, moved("orc", "b2", "b3")])).toEqual([{ enemy: "orc", from: "b2", to: "b3" }]);
});

test("two steps of one enemy are one walk, those of two are two", () => {
  expect(walksOf([moved("orc", "b2", "b3"), moved("orc", "b3", "c3")])).toEqual([
    { enemy: "orc", from: "b2", to: "c3" },
  ]);
  expect(walksOf([moved("orc", "b2", "b3"), moved("goblin", "b3", "c3")])).toHaveLength(2);
});
