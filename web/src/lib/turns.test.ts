import { describe, expect, it } from "vitest";
import type { LogEntry } from "./protocol";
import { lastTurnOf, lastTurnsIn, linesOf, placesIn, pointsOf, sinceTurnOf, sumUp } from "./turns";

const log = (...told: [string, number?][]): LogEntry[] =>
  told.map(([key, seat], n) => {
    const words: LogEntry["words"] = seat === undefined ? {} : { seat };
    return { n, key, words, text: `${n}` };
  });

describe("the log", () => {
  it("sets turns apart by their own lines", () => {
    const lines = linesOf(log(["turn_begins", 0], ["pays", 0], ["pays", 1], ["turn_begins", 1], ["digs", 1]));
    expect(lines.map((line) => line.begins)).toEqual([true, false, false, true, false]);
  });

  it("sets turns apart by who acts where no line tells of them", () => {
    const lines = linesOf(
      log(["lays", 0], ["draws", 0], ["lays", 1], ["shuffles"], ["draws", 1], ["lays", 2]),
    );
    expect(lines.map((line) => line.begins)).toEqual([false, false, true, false, false, true]);
  });

  it("folds a walk into its last step, and nobody else's", () => {
    const lines = linesOf(log(["steps", 1], ["steps", 1], ["steps", 1], ["steps", 2], ["draws", 2]));
    expect(lines.map(({ entry, steps }) => [entry.n, steps])).toEqual([
      [2, 3],
      [3, 1],
      [4, 1],
    ]);
  });

  it("tells once what somebody does again at once", () => {
    const pays = (seat: number) => ({ n: 0, key: "pays", words: { seat }, text: `${seat} pays 1 coin.` });
    const told = [pays(1), pays(1), pays(2), { ...pays(2), text: "2 pays 1 rune." }, pays(2)];
    expect(linesOf(told).map(({ times }) => times)).toEqual([2, 1, 1, 1]);
    expect(sumUp(told.slice(0, 2), "1", /^draws$/)).toBe("1 pays 1 coin ×2.");
  });

  it("knows what is new since the own last turn", () => {
    const told = log(["lays", 0], ["draws", 0], ["lays", 1], ["lays", 2], ["turn_begins", 0], ["pays", 0]);
    expect(sinceTurnOf(told, 0)).toBe(2);
    expect(sinceTurnOf(told, 1)).toBe(3);
    expect(sinceTurnOf(told.slice(0, 2), 0)).toBeNull();
    expect(sinceTurnOf(told.slice(2), 0)).toBeNull();
  });

  it("takes neither the dealing nor the reckoning of a round for a turn", () => {
    const dealt = log(["joins_clan", 0], ["joins_clan", 1], ["first_player", 1], ["picks_dwarf", 1]);
    expect(sinceTurnOf(dealt, 0)).toBeNull();
    const over = log(["lays", 0], ["lays", 1], ["was_role", 0], ["was_role", 1], ["joins_clan", 0]);
    expect(sinceTurnOf(over, 0)).toBe(1);
  });
});

describe("somebody's last turn", () => {
  const numbers = (entries: LogEntry[]) => entries.map((entry) => entry.n);

  it("goes from its own line to the next", () => {
    const told = log(["turn_begins", 0], ["digs", 0], ["turn_begins", 1], ["pays", 1], ["yields"]);
    expect(numbers(lastTurnOf(told, 0))).toEqual([1]);
    expect(numbers(lastTurnOf(told, 1))).toEqual([3, 4]);
    expect(lastTurnOf(told, 2)).toEqual([]);
  });

  it("ends with a council, and leaves out what others did in it", () => {
    const told = log(["turn_begins", 0], ["digs", 0], ["gets", 1], ["council_begins"], ["scores", 0]);
    expect(numbers(lastTurnOf(told, 0))).toEqual([1]);
  });

  it("is the last run of what somebody did where no line tells of turns", () => {
    const told = log(["lays", 0], ["lays", 1], ["steps", 1], ["shuffles"], ["draws", 1], ["lays", 2]);
    expect(numbers(lastTurnOf(told, 1))).toEqual([1, 2, 3, 4]);
    expect(numbers(lastTurnOf(told, 0))).toEqual([0]);
    expect(lastTurnOf(told, 3)).toEqual([]);
  });

  it("is not what is told of everybody when a round is counted", () => {
    const told = log(["lays", 0], ["lays", 1], ["was_role", 0], ["was_role", 1]);
    expect(numbers(lastTurnOf(told, 0))).toEqual([0]);
  });

  it("is summed up in a sentence, and names its places once", () => {
    const told = log(["lays", 0], ["steps", 0], ["steps", 0], ["draws", 0]);
    const words = [{ field: "b2" }, { field: "b3" }, { field: "b2" }, { card: "x" }];
    const texts = ["Ada lays a card at b2.", "Ada walks to b3.", "Ada walks to b2.", "Ada draws a card."];
    told.forEach((entry, i) => Object.assign(entry, { text: texts[i], words: { seat: 0, ...words[i] } }));
    expect(sumUp(told, "Ada", /^draws$/)).toBe("Ada lays a card at b2, walks to b2 (2 steps).");
    expect(placesIn(told, "field", "to")).toEqual(["b2", "b3"]);
    told[0].text = "Ada casts a spell. It works for a turn.";
    expect(sumUp(told, "Ada", /^draws$/)).toBe(`${told[0].text} Ada walks to b2 (2 steps).`);
  });
});

it("points that moved are found by whose they are", () => {
  const told = log(["digs", 0], ["scores", 1], ["scores", 0], ["scores", 0]);
  told.forEach((entry, i) => Object.assign(entry.words, i ? { points: i - 2 } : {}));
  expect(pointsOf(told, 0).map((entry) => entry.n)).toEqual([3]);
  expect(pointsOf(told, 1).map((entry) => entry.n)).toEqual([1]);
});

describe("looking back", () => {
  const moves = ["1: a", "2: b", "nature: c", "3: d", "1: e"];

  it("begins where the others' last turns begin", () => {
    expect(lastTurnsIn(moves, 0)).toBe(1);
    expect(lastTurnsIn(moves.slice(0, 4), 0)).toBe(1);
    expect(lastTurnsIn(moves, 1)).toBe(3);
  });

  it("begins with the last turn for who only watches, and at the beginning if there is nothing", () => {
    expect(lastTurnsIn(moves, null)).toBe(4);
    expect(lastTurnsIn([], null)).toBe(0);
    expect(lastTurnsIn(moves.slice(0, 1), 0)).toBe(0);
  });
});
