import { describe, expect, it } from "vitest";
import { ahead, type Area, nearest } from "./ahead";

const at = (x: number, y: number, size = 10): Area => ({
  left: x - size / 2,
  right: x + size / 2,
  top: y - size / 2,
  bottom: y + size / 2,
});

describe("arrows", () => {
  const grid = [at(0, 0), at(20, 0), at(40, 0), at(0, 20), at(20, 20), at(40, 20)];

  it("go to the neighbour they point at", () => {
    expect(ahead(grid[1], grid, "ArrowRight")).toBe(2);
    expect(ahead(grid[1], grid, "ArrowLeft")).toBe(0);
    expect(ahead(grid[1], grid, "ArrowDown")).toBe(4);
    expect(ahead(grid[4], grid, "ArrowUp")).toBe(1);
  });
  it("stop at the edge", () => {
    expect(ahead(grid[2], grid, "ArrowRight")).toBe(-1);
    expect(ahead(grid[2], grid, "ArrowUp")).toBe(-1);
  });
  it("prefer what is in line to what is nearer but aside", () => {
    expect(ahead(at(0, 0), [at(20, 40), at(60, 0)], "ArrowRight")).toBe(1);
  });
  it("reach what is steeply aside if nothing else is ahead", () => {
    expect(ahead(at(0, 0), [at(5, 90)], "ArrowRight")).toBe(0);
  });
  it("go from a wide thing to a small one below it, wherever below", () => {
    expect(ahead({ left: 0, right: 400, top: 0, bottom: 20 }, [at(30, 60), at(200, 90)], "ArrowDown")).toBe(
      0,
    );
  });
});

it("the nearest is found in any direction", () => {
  expect(nearest(at(10, 10), [at(40, 10), at(0, 0), at(10, -30)])).toBe(1);
});
