import { expect, test } from "vitest";
import type { Choice, CovenantView } from "../../lib/protocol";
import type { Box } from "./box";
import { costsOf, givesOf } from "./gives";

const box = {
  chambers: ["a1", "a2", "a3"],
  resources: ["iron", "emerald", "gold", "mythrall"],
  deposits: ["emerald", "gold", "mythrall"],
  buildings: ["house", "workshop", "pillar", "gate"],
  building_bonuses: [[], [], [["mine"], ["prestige"], ["court"]], [["glory"], ["2 glory"], ["2 glory"]]],
  tiles: [{ deposit: "emerald" }, { deposit: "gold" }],
  backs: [["2 support"]],
  ornament_glory: [4, 1],
  ornament_prices: ["emerald", "gold", "mythrall"],
  rubble_strengths: [2, 1],
  rubble: [{ gives: ["iron"] }, { gives: ["any"] }],
  delivery_glory: [1, 1, 2, 2],
  track_names: ["court"],
  tracks: [[{ gives: ["coin"], achievement: true }]],
} as unknown as Box;
const view = {
  to_move: 0,
  clans: [{ tracks: [0] }],
  tiles: [0, 1, -1],
  backs: [-1, -1, 0],
  rows: [[1, 0]],
} as unknown as CovenantView;
const choice = (verb: string, words: Choice["words"]): Choice => ({
  text: verb,
  key: `move.${verb}`,
  words,
  rule: "",
  label: "",
  explain: "",
});
const gives = (verb: string, words: Choice["words"]) => givesOf(box, view, choice(verb, words));
const costs = (verb: string, words: Choice["words"]) => costsOf(box, view, choice(verb, words));

test("a building gives by the deposits it touches", () => {
  expect(gives("build_gate", { where: "a1-a2" })).toEqual(["3 glory"]);
  expect(gives("build_pillar", { where: "a1-a2-a3" })).toEqual(["mine", "prestige"]);
});

test("what is printed on the table is read from it", () => {
  expect(gives("reveal", { chamber: "a3" })).toEqual(["2 support"]);
  expect(gives("rubble", { slot: "1" })).toEqual(["any"]);
  expect(gives("deliver", { resource: "gold" })).toEqual(["2 glory"]);
  expect(gives("adorn_silver", { slot: "2", post: "axe" })).toEqual(["4 glory"]);
  expect(gives("step", { track: "court" })).toEqual(["coin", "achievement"]);
  expect(gives("done", {})).toEqual([]);
});

test("and so is what it costs", () => {
  expect(costs("rubble", { slot: "1" })).toEqual(["2 strength"]);
  expect(costs("adorn_gold", { slot: "3" })).toEqual(["mythrall"]);
  expect(costs("reveal", { chamber: "a3" })).toEqual([]);
});
