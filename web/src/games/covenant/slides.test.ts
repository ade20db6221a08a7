import { expect, test } from "vitest";
import { slid, type Sliding } from "./slides";

const named = (...kinds: number[]): Sliding[] => kinds.map((kind, i) => ({ id: "abcdef"[i], kind }));
const ids = (tiles: Sliding[]) => tiles.map((tile) => tile.id).join(" ");
const fresh = () => "new";

test("tiles close up to the left, and a new one comes in at the right", () => {
  expect(ids(slid(named(7, 7, 8, 7), [7, 8, 7, 9], "left", fresh))).toBe("a c d new");
  expect(ids(slid(named(-1, 7, 8, 7), [7, 8, 7, 9], "left", fresh))).toBe("b c d new");
});

test("rubble closes up to the right", () => {
  expect(ids(slid(named(1, -1, 2, -1, 3), [4, 5, 1, 2, 3], "right", fresh))).toBe("new new a c e");
});

test("tools stay where they are", () => {
  expect(ids(slid(named(1, 2, 1), [1, 1, 1], "nowhere", fresh))).toBe("a new c");
});

test("a gap is no tile", () => {
  expect(slid(named(1, 2), [1, -1], "left", fresh).map((tile) => tile.kind)).toEqual([1, -1]);
});
