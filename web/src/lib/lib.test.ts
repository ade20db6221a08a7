import { beforeAll, expect, it, vi } from "vitest";
import { spell } from "./clock";

beforeAll(() => {
  vi.stubGlobal("location", { pathname: "/" });
});

it("seconds are spelt as people read them", () => {
  expect(spell(247)).toBe("4:07");
  expect(spell(3909)).toBe("1:05:09");
  expect(spell(2 * 86400 + 3 * 3600)).toBe("2 d 3 h");
  expect(spell(-3)).toBe("0:00");
});

it("paths name their screen", async () => {
  const { routeOf, tableIn, tokenIn } = await import("./route.svelte");
  expect(routeOf("/")).toEqual({ screen: "home" });
  expect(routeOf("/table/abc")).toEqual({ screen: "table", id: "abc" });
  expect(routeOf("/table/abc/more")).toEqual({ screen: "nowhere" });
  expect(tableIn("https://host/table/a-B_9")).toBe("a-B_9");
  expect(tableIn(" a-B_9 ")).toBe("a-B_9");
  expect(tableIn("https://host/elsewhere?x=1")).toBeNull();
  expect(tokenIn("#/me/abc.def")).toBe("abc.def");
  expect(tokenIn("#/other")).toBeNull();
});

it("a lost line is tried again ever more slowly, but never after more than ten seconds", async () => {
  const { pauseBefore } = await import("./socket.svelte");
  const pauses = [0, 1, 2, 3, 4, 5, 9].map((attempt) => pauseBefore(attempt, 0.5));
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses[0]).toBeLessThan(1000);
  expect(pauseBefore(99, 1)).toBeLessThanOrEqual(10_000);
});

it("open eyes see what anybody knows, however deep it lies", async () => {
  const { opened } = await import("./reel.svelte");
  const spectator = { seat: 9, roles: [-1, -1], boards: [{ goals: [-1, 4] }, { goals: [-1, -1] }], hand: [] };
  const first = { seat: 0, roles: [2, -1], boards: [{ goals: [7, 4] }, { goals: [-1, -1] }], hand: [1, 2] };
  const second = { seat: 1, roles: [-1, 5], boards: [{ goals: [-1, 4] }, { goals: [3, -1] }], hand: [8] };
  expect([first, second].reduce<unknown>(opened, spectator)).toEqual({
    seat: 9,
    roles: [2, 5],
    boards: [{ goals: [7, 4] }, { goals: [3, -1] }],
    hand: [],
  });
});
