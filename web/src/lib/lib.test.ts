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

it("what cannot be shown is told apart from what cannot be reached", async () => {
  const { Refusal } = await import("./api");
  const { lackOf } = await import("./problem");
  const lack = (status: number) => lackOf("table", new Refusal(status, { error: "Alas.", rule: "" }));
  expect(lack(0)).toMatchObject({ title: "Alas.", passing: true });
  expect(lack(404)).toMatchObject({ title: "Alas.", passing: false });
  expect(lack(409)).toMatchObject({ title: "This table cannot be shown", text: "Alas." });
});

it("a replay goes on to where somebody chooses", async () => {
  const { Reel } = await import("./reel.svelte");
  const moves = ["nature: deal", "nature: deal", "1: go", "nature: draw", "2: go", "2: stay", "nature: end"];
  const about = { id: "", game: "", box: "", title: "", finished: true, uploaded: false };
  const replay = { ...about, names: ["A", "B"], eyes: ["open"], moves };
  const frame = { at: 0, state: {} as never, log: [], told_from: 0, views: [] };
  const reel = new Reel({} as never, replay, async () => frame);
  const stops: number[] = [];
  while (reel.at < reel.last) {
    await reel.show(reel.stop(1));
    stops.push(reel.at);
  }
  expect(stops).toEqual([2, 4, 5, 7]);
  await reel.show(reel.stop(-1));
  expect(reel.at).toBe(5);
});
