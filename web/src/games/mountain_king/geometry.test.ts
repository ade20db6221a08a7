import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/protocol";
import { lies, litPlaces, placeOf } from "./choices";
import { type Box, cover, type Face, fieldOf, nameOf, outline, turnFace } from "./geometry";

const box = { columns: 5, rows: 4, stride: 6 } as Box;
const face = (turned: number, flipped: number, cells: [number, number][]): Face => ({
  tile: 3,
  turned,
  flipped,
  cells,
});
const HOOK: Face[] = [
  face(0, 0, [
    [0, 0],
    [1, 0],
  ]),
  face(90, 0, [
    [0, 0],
    [0, 1],
  ]),
  face(0, 1, [
    [0, 0],
    [-1, 0],
  ]),
];
const choice = (key: string, words: Choice["words"]): Choice => ({
  text: `${key} ${Object.values(words).join(" ")}`,
  key,
  words,
  rule: "",
  label: "",
  explain: "",
});

describe("the mountain's squares", () => {
  it("are named by column and row", () => {
    expect(nameOf(box, 8)).toBe("c2");
    expect(fieldOf(box, "c2")).toBe(8);
  });
  it("covered by a tile beyond the edge are -1", () => {
    expect(cover(box, HOOK[0], fieldOf(box, "e1"))).toEqual([4, -1]);
  });
  it("have an outline without the edges between them", () => {
    const line = outline(
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      10,
    );
    expect(line.match(/M/g)).toHaveLength(6);
  });
});

describe("a tile", () => {
  it("turns round the ways of its own side", () => {
    expect(turnFace(HOOK, HOOK[0], false)).toBe(HOOK[1]);
    expect(turnFace(HOOK, HOOK[1], false)).toBe(HOOK[0]);
  });
  it("flips to the other side and back", () => {
    expect(turnFace(HOOK, HOOK[1], true)).toBe(HOOK[2]);
    expect(turnFace(HOOK, HOOK[2], true)).toBe(HOOK[0]);
  });
  it("fits a choice only as it lies", () => {
    const lay = choice("move.lay", { tile: "l4", square: "c2", turned: 90, flipped: 0 });
    expect(lies(lay, HOOK[1])).toBe(true);
    expect(lies(lay, HOOK[0])).toBe(false);
  });
});

describe("lit places", () => {
  const choices = [
    choice("move.recruit", { stand: "b1" }),
    choice("move.dedicate", { tile: "rift", square: "c2", turned: 0, flipped: 0 }),
    choice("move.store", { place: "1a", symbol: "stone" }),
    choice("move.draft", { troll: "pebble", place: "1a" }),
    choice("move.go_on", {}),
  ];
  it("are named by what the move touches", () => {
    expect(choices.map(placeOf)).toEqual(["stand b1", "square c2", null, "place 1a", null]);
  });
  it("of halls and starters wait until one is picked", () => {
    expect([...litPlaces(choices, { hall: null, starter: null }).keys()]).toEqual(["stand b1"]);
    const lit = litPlaces(choices, { hall: "rift", starter: "pebble" });
    expect([...lit.keys()]).toEqual(["stand b1", "square c2", "place 1a"]);
  });
});
