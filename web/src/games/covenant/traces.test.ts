import { expect, test } from "vitest";
import type { LogEntry } from "../../lib/protocol";
import { touched } from "./traces";

const told = (key: string, words: LogEntry["words"] = {}): LogEntry => ({ n: 0, key, words, text: "" });

test("a turn touches the rows, tracks and sites it took from or went to", () => {
  const turn = [
    told("clan_takes_coin", { coin: "iron" }),
    told("clan_adorns", { colour: "gold" }),
    told("clan_advances", { track: "mine" }),
    told("clan_delivers", { site: "gate 2" }),
    told("clan_delivers_to_throne"),
  ];
  expect([...touched(turn)]).toEqual(["coin", "gold", "track mine", "site gate 2", "throne"]);
});

test("what the Elders take is found by its row", () => {
  expect([...touched([told("elders_take_tile", { row: "silver_ornament" })])]).toEqual(["silver"]);
  expect([...touched([told("elders_clear_rubble")])]).toEqual(["rubble"]);
});
