import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Reading } from "./pace.svelte";

describe("what others do", () => {
  let shown: string[] = [];
  let wait = 800;
  const reading = () =>
    new Reading<string>(
      (thing) => shown.push(thing),
      () => wait,
    );

  beforeEach(() => {
    vi.useFakeTimers();
    [shown, wait] = [[], 800];
  });
  afterEach(() => vi.useRealTimers());

  it("is shown one thing after the other, with a pause between", () => {
    const line = reading();
    for (const thing of ["a", "b", "c"]) line.add(thing);
    expect([shown, line.behind]).toEqual([["a"], 2]);
    vi.advanceTimersByTime(799);
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect([shown, line.behind]).toEqual([["a", "b"], 1]);
    vi.advanceTimersByTime(800);
    expect([shown, line.behind]).toEqual([["a", "b", "c"], 0]);
  });

  it("waits for nobody who looks long enough anyway", () => {
    const line = reading();
    line.add("a");
    vi.advanceTimersByTime(5000);
    line.add("b");
    expect(shown).toEqual(["a", "b"]);
  });

  it("is shown at once where no pause is wanted, even from one moment to the next", () => {
    const line = reading();
    line.add("a");
    line.add("b");
    wait = 0;
    vi.advanceTimersByTime(800);
    line.add("c");
    expect([shown, line.behind]).toEqual([["a", "b", "c"], 0]);
  });

  it("comes before the own move, which is shown at once and left to be looked at", () => {
    const line = reading();
    for (const thing of ["a", "b"]) line.add(thing);
    line.now("own");
    line.add("c");
    expect([shown, line.behind]).toEqual([["a", "b", "own"], 1]);
    vi.advanceTimersByTime(800);
    expect(shown.at(-1)).toBe("c");
  });

  it("can be skipped, and dropped when it is out of date", () => {
    const line = reading();
    for (const thing of ["a", "b", "c"]) line.add(thing);
    line.catchUp();
    expect([shown, line.behind]).toEqual([["a", "b", "c"], 0]);
    line.add("d");
    line.drop();
    vi.advanceTimersByTime(5000);
    expect([shown, line.behind]).toEqual([["a", "b", "c"], 0]);
  });
});
