import { describe, expect, it } from "vitest";
import { spaced, ticks } from "./curve";

describe("the axis of a curve", () => {
  it("has round numbers around all values", () => {
    expect(ticks(0, 100)).toEqual([0, 25, 50, 75, 100]);
    expect(ticks(-3, 17)).toEqual([-5, 0, 5, 10, 15, 20]);
    expect(ticks(4, 4)).toEqual([4]);
  });

  it("gives each pin room, and none leaves the picture", () => {
    const pins = [10, 12, 95, 99].map((x) => ({ at: x, x }));
    expect(spaced(pins, 20, 100).map((pin) => pin.x)).toEqual([10, 30, 80, 100]);
    expect(spaced([], 20, 100)).toEqual([]);
  });
});
