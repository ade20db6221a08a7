import { describe, expect, it } from "vitest";
import type { Choice, LostMinesView } from "../../lib/protocol";
import { attempt, cardOf, litPlaces, placeOf, walkOf } from "./choices";
import { type Box, fieldOf, nameOf } from "./geometry";

const box: Box = {
  columns: 11,
  rows: 7,
  stride: 12,
  starts: [25, 49],
  mine_fields: [10, 34, 58, 82],
  cards: [
    { name: "ew", use: "path", feature: "plain", ways: [10] },
    { name: "axe", use: "tool", feature: "", ways: [] },
    { name: "trap", use: "trap", feature: "", ways: [] },
    { name: "mine-role", use: "information", feature: "", ways: [] },
  ],
  clans: ["blue", "yellow"],
  roles: ["loyal", "selfish", "saboteur"],
  mines: ["gems", "gold", "silver", "dragon"],
  mine_sides: [11, 11, 11, 15],
  features: ["plain", "tree", "lake", "ditch", "campfire", "rocks"],
};

function choice(text: string, key: string, words: Choice["words"]): Choice {
  return { text, key, words, rule: "", label: text, explain: "" };
}

/** A dwarf on b3, a straight path from there to e3. */
function view(): LostMinesView {
  const sides = Array<number>(84).fill(0);
  for (const name of ["b3", "c3", "d3", "e3"]) sides[fieldOf(box, name)] = 10;
  const open = { sides, traps: [], trolls: [-1], mine_open: [false, false, false, false] };
  return {
    ...open,
    seat: 0,
    places: [fieldOf(box, "b3")],
    ways: [10],
    steps_left: 3,
  } as unknown as LostMinesView;
}

describe("the place of a move", () => {
  it("is named by its words", () => {
    expect(placeOf(box, view(), choice("lay ew at f3", "move.lay", { card: "ew", field: "f3" }))).toBe(
      "field f3",
    );
    expect(placeOf(box, view(), choice("", "move.trap", { passage: "b3-c3" }))).toBe("passage b3-c3");
    expect(placeOf(box, view(), choice("", "move.look_mine", { card: "mine-role", target: "k3" }))).toBe(
      "field k3",
    );
    expect(placeOf(box, view(), choice("", "move.look_role", { card: "mine-role", target: "2" }))).toBe(
      "seat 2",
    );
  });

  it("of a step is the field ahead of the own dwarf", () => {
    expect(placeOf(box, view(), choice("step east", "move.step", { direction: "east" }))).toBe("field c3");
  });

  it("does not exist for what is only said", () => {
    expect(placeOf(box, view(), choice("stop", "move.stop", {}))).toBeNull();
  });
});

describe("the card of a move", () => {
  it("stands in its words, or is the name of its key", () => {
    expect(cardOf(box, choice("", "move.lay", { card: "ew", field: "f3" }))).toBe("ew");
    expect(cardOf(box, choice("", "move.axe", { field: "f3" }))).toBe("axe");
    expect(cardOf(box, choice("", "move.step", { direction: "east" }))).toBeNull();
  });
});

describe("lit places", () => {
  const choices = [
    choice("lay ew at f3", "move.lay", { card: "ew", field: "f3" }),
    choice("play axe on d3", "move.axe", { field: "d3" }),
    choice("discard ew", "move.discard", { card: "ew" }),
  ];

  it("are those of the picked card alone", () => {
    expect([...litPlaces(box, view(), choices, "ew").keys()]).toEqual(["field f3"]);
    expect([...litPlaces(box, view(), choices, "axe").keys()]).toEqual(["field d3"]);
  });

  it("are dark without a card", () => {
    expect(litPlaces(box, view(), choices, null).size).toBe(0);
  });
});

describe("a try that is not legal", () => {
  it("is written as the notation wants it", () => {
    expect(attempt(box, "ew", "field f3", true)).toBe("lay ew at f3 turned");
    expect(attempt(box, "trap", "passage b3-c3", false)).toBe("play trap on b3-c3");
    expect(attempt(box, "mine-role", "field k3", false)).toBe("play mine-role on mine k3");
    expect(attempt(box, "mine-role", "seat 1", false)).toBe("play mine-role on role 1");
  });

  it("is not written where the card cannot go at all", () => {
    expect(attempt(box, "mine-role", "field f3", false)).toBeNull();
    expect(attempt(box, "trap", "field f3", false)).toBeNull();
  });
});

describe("a walk", () => {
  const walk = choice("step east", "move.step", { direction: "east" });
  const far = { ...walk, first: ["step east", "step east"] };

  it("goes over the fields of its steps", () => {
    const names = (one: typeof walk) => walkOf(box, view(), one).map((field) => nameOf(box, field));
    expect(names(walk)).toEqual(["c3"]);
    expect(names(far)).toEqual(["c3", "d3", "e3"]);
    expect(names({ ...walk, first: ["keep the rest"] })).toEqual(["c3"]);
    expect(names(choice("stop", "move.stop", {}))).toEqual([]);
  });

  it("lights the field where it ends", () => {
    expect([...litPlaces(box, view(), [walk, far], null).keys()]).toEqual(["field c3", "field e3"]);
  });
});
