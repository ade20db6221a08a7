import { expect, test } from "vitest";
import { levelOf, mannerOf, usual } from "./bots";
import { chosen } from "./options";

test("every level of bots has a name and a sentence", () => {
  const bots = ["random", "easy", "medium", "greedy", "hard"];
  expect(bots.map(levelOf)).toEqual(["Random", "Easy", "Medium", "Medium", "Hard"]);
  expect(bots.map(mannerOf).filter((said) => !said.endsWith("."))).toEqual([]);
  expect(mannerOf("greedy")).toBe(mannerOf("medium"));
});

test("a bot that nobody knows keeps its name", () => {
  expect([levelOf("toString"), levelOf("mine:Own"), mannerOf("mine:Own")]).toEqual([
    "toString",
    "mine:Own",
    "",
  ]);
});

test("one plays with the usual bots, not with the strongest", () => {
  expect(usual(["random", "greedy", "hard"])).toBe("greedy");
  expect(usual(["random", "easy"])).toBe("easy");
});

test("options are told as they are read, not as they are sent", () => {
  const teams = { name: "teams", choices: ["no", "yes"], rule: "", meaning: "", title: "Zespoły" };
  const options = [{ ...teams, labels: { no: "nie", yes: "tak" } }];
  expect(chosen(options, { teams: "yes", old: "x" })).toEqual(["Zespoły: tak", "old: x"]);
  expect(chosen(options, { teams: "perhaps" })).toEqual(["Zespoły: perhaps"]);
});
