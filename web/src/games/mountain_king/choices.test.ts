import { describe, expect, it } from "vitest";
import type { Choice, LogEntry, MountainKingView } from "../../lib/protocol";
import { cascadeOf, lasting } from "./cascade";
import { charmsOf, isHall, isLay, isTunnel, purses, scoredAt } from "./choices";
import type { Box } from "./geometry";
import { lanes } from "./track";

/** A row of six squares: two bands, rubble on the second, a coin (6) under the third, a site at the end. */
const box = {
  columns: 6,
  rows: 1,
  stride: 7,
  boards: [
    { bands: [0, 0, 1, 1, 1, 1], rubble: [1], buried: [-1, -1, 6, -1, -1, -1], sites: [5], heart: [] },
  ],
  statue_honor: [2, 4],
  places: ["1a", "1b", "1c", "2a", "2b", "3a"],
  below: [[], [], [], [0, 1], [1, 2], [3, 4]],
} as unknown as Box;

const view = {
  seats: 2,
  side: 0,
  teams: false,
  honor: [9, 5],
  crowns: [0, 3],
  networks: [[0, 1, 2], [4]],
  regions: [[0], [1, 2], [4]],
  standing: [0, 8, 4],
  statues: [1, 2, 4, 3],
  statue_clans: [0, 1, 0, 2],
  pedestals: [[], [2], []],
  altars: [-1],
  looted: [],
  workshop_at: [-1],
  track: [4, 2, -1],
  track_owner: [0, -1, 1],
} as unknown as MountainKingView;

const told = (key: string, words: LogEntry["words"]): LogEntry => ({ n: 0, key, words, text: "" });
const choice = (key: string): Choice => ({ text: key, key, words: {}, rule: "", label: "", explain: "" });

describe("moves", () => {
  it("are of one sort however the tile lies", () => {
    for (const key of ["move.lay", "move.lay_turned", "move.lay_turned_flipped"]) {
      expect([isTunnel(choice(key)), isHall(choice(key)), isLay(choice(key))]).toEqual([true, false, true]);
    }
    expect(isHall(choice("move.dedicate_turned"))).toBe(true);
    expect(isLay(choice("move.leave_anchor"))).toBe(false);
  });
});

describe("spells", () => {
  it("that last are named by their bits", () => {
    const charmed = { ...box, charms: ["soft-stone", "blended-walls", "fair-weight"] };
    expect(charmsOf(charmed, { ...view, charms: 5 })).toEqual(["soft-stone", "fair-weight"]);
  });
});

describe("honor", () => {
  it("is one for both partners of a team", () => {
    expect(purses({ ...view, teams: true, seats: 4 })).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it("is written where the statue stands that counted, or at the altar", () => {
    expect(scoredAt(box, view, 1)).toBe(2);
    expect(scoredAt(box, { ...view, altars: [1] }, 1)).toBe(1);
    expect(scoredAt(box, { ...view, statues: [] }, 0)).toBe(0);
  });

  it("of several players never hides one marker behind another", () => {
    expect(lanes([10, 12, 40, 14, 41], 20)).toEqual([0, 1, 0, 2, 1]);
  });
});

describe("a cascade", () => {
  const news = [
    told("event.recruits", { seat: 1 }),
    told("event.yields", { seat: 1, place: "3a" }),
    told("event.yields", { seat: 1, place: "1b" }),
  ];

  it("rolls from the new troll down over all below it", () => {
    const cascade = cascadeOf(box, news, [[], [1, 2, 3, 0, 0, 0]]);
    expect(cascade?.seat).toBe(1);
    expect(cascade?.before).toEqual([1, 2, 3, 0, 0, 0]);
    expect([...(cascade?.steps ?? [])].sort()).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
      [3, 1],
      [4, 1],
      [5, 0],
    ]);
  });

  it("lasts the longer the deeper it goes", () => {
    const low = cascadeOf(box, [told("event.yields", { seat: 0, place: "1a" })], []);
    const high = cascadeOf(box, news, []);
    expect(low && high && lasting(high) - lasting(low)).toBe(900);
  });

  it("is not seen in other news", () => {
    expect(cascadeOf(box, news.slice(0, 1), [])).toBeNull();
  });
});
