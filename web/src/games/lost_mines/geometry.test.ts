import { describe, expect, it } from "vitest";
import {
  type Box,
  endsOf,
  fieldOf,
  halfTurn,
  nameOf,
  next,
  passageAt,
  standing,
  towards,
  track,
} from "./geometry";

const box = { columns: 11, rows: 7, stride: 12 } as Box;

describe("fields", () => {
  it("are named by column and row, and found by that name", () => {
    expect(nameOf(box, 0)).toBe("a1");
    expect(fieldOf(box, "k7")).toBe(82);
    expect(nameOf(box, fieldOf(box, "d4"))).toBe("d4");
  });

  it("have no neighbour beyond the edge", () => {
    expect(next(box, fieldOf(box, "k3"), 1)).toBe(-1);
    expect(next(box, fieldOf(box, "a1"), 0)).toBe(-1);
    expect(next(box, fieldOf(box, "c3"), 2)).toBe(fieldOf(box, "c4"));
  });

  it("know the direction of a neighbour", () => {
    expect(towards(box, fieldOf(box, "c3"), fieldOf(box, "b3"))).toBe(3);
    expect(towards(box, fieldOf(box, "c3"), fieldOf(box, "e3"))).toBe(-1);
  });
});

describe("passages", () => {
  it("are the same from both sides", () => {
    expect(passageAt(box, fieldOf(box, "c3"), 2)).toBe(passageAt(box, fieldOf(box, "c4"), 0));
    expect(endsOf(box, passageAt(box, fieldOf(box, "c3"), 2))).toEqual([
      fieldOf(box, "c3"),
      fieldOf(box, "c4"),
    ]);
    expect(endsOf(box, passageAt(box, fieldOf(box, "c3"), 1))).toEqual([
      fieldOf(box, "c3"),
      fieldOf(box, "d3"),
    ]);
  });
});

describe("cards", () => {
  it("turned by half a round open to the other sides", () => {
    expect(halfTurn(0b0011)).toBe(0b1100);
    expect(halfTurn(0b0101)).toBe(0b0101);
  });

  it("draw a path that ends in the middle of each open side", () => {
    expect(track(0b1010, 0)).toMatch(/^M100 45C.* 0 45$/);
    expect(track(0b0011, 0)).toBe("M50 0Q50 45 100 45");
    expect(track(0b0001, 0)).toBe("M50 0L50 45");
  });
});

it("up to nine dwarves on one field all stand apart and inside", () => {
  for (let count = 1; count <= 9; count++) {
    const spots = Array.from({ length: count }, (_, n) => standing(n, count));
    expect(new Set(spots.map((spot) => `${spot.x} ${spot.y}`)).size).toBe(count);
    for (const spot of spots) expect(Math.abs(spot.x)).toBeLessThanOrEqual(42);
  }
});
