import { expect, test } from "vitest";
import { stackOf } from "./chain";

const link = (item: string, rewards: string[] = []) => ({ item, clan: 0, rewards });

test("the stack holds what is still to be worked off, without the steps of every turn", () => {
  const stack = stackOf([
    link("TakeCoin"),
    link("Gain", ["2 mine", "strengthen"]),
    link("UseTool"),
    link("UseRelic"),
  ]);
  expect(stack.map(({ name, rewards }) => [name, rewards])).toEqual([
    ["a coin", []],
    ["", ["2 mine", "strengthen"]],
  ]);
});

test("an item without a name for people is left out", () => {
  expect(stackOf([link("SomethingInside"), link("Forge")]).map((one) => one.sign)).toEqual(["forge"]);
});
