import { expect, test } from "vitest";
import type { Choice } from "../../lib/protocol";
import { attempt } from "./attempts";
import { isSaid, litPlaces, placesOf } from "./choices";

function choice(verb: string, words: Choice["words"]): Choice {
  return { text: verb, key: `move.${verb}`, words, rule: "", label: "", explain: "" };
}

test("a move of two places lights both, and with one held only what goes with it", () => {
  const one = choice("assign", { strength: "1", post: "axe" });
  const two = choice("assign", { strength: "2", post: "cart" });
  expect([...litPlaces([one, two], null).keys()]).toEqual(["dwarf 1", "post axe", "dwarf 2", "post cart"]);
  expect([...litPlaces([one, two], "dwarf 2").keys()]).toEqual(["dwarf 2", "post cart"]);
});

test("a move without a place is said", () => {
  expect(isSaid(choice("done", {}))).toBe(true);
  expect(isSaid(choice("reveal", { chamber: "c3" }))).toBe(false);
  expect(placesOf(choice("build_gate", { where: "b3-c3" }))).toEqual(["piece gate", "edge b3-c3"]);
});

test("a try is written as the notation writes it", () => {
  expect(attempt("AssignDwarf", "post place 1", "dwarf 2")).toBe("assign 2 to place 1");
  expect(attempt("TakeCoin", "coin place 3", "coin 2")).toBe("coin 2 to place 3");
  expect(attempt("ChooseEnemy", "enemy orc c3", null)).toBe("defeat orc at c3");
  expect(attempt("Adorn", "post axe", "gold 2")).toBe("adorn axe with gold 2");
  expect(attempt("Adorn", "post cart", "silver 3")).toBe("adorn cart with silver 3");
  expect(attempt("PlaceBuilding", "chamber c3", "piece workshop")).toBe("build workshop at c3");
  expect(attempt("PlaceBuilding", "edge b3-c3", "piece gate")).toBe("build gate at b3-c3");
});

test("a click on anything is a try, whatever is asked", () => {
  expect(attempt("AssignDwarf", "chamber c3", null)).toBe("reveal c3");
  expect(attempt("UseTool", "coin place 2", null)).toBe("resolve coin at place 2");
  expect(attempt("UseTool", "own relic horn", null)).toBe("use horn");
  expect(attempt("UseTool", "project A1", null)).toBeNull();
});
