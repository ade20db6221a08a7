import { expect, it } from "vitest";
import { type Moment, needsCover, passTo } from "./passing";

/** Ada and Bo share a device at seats 1 and 3, Cy has one of his own, seat 0 is a bot. */
const SHARING = ["ada", "bo"];

function moment(toMove: number, waiting: number[] | null = null, standIn = -1): Moment {
  const people = [null, "ada", "cy", "bo"];
  const seats = people.map((person, seat) => ({ seat, person, stand_in: seat === standIn }));
  return { seats, toMove, ballot: waiting && { waiting } };
}

it("goes to whoever of the device is to move", () => {
  expect(passTo(moment(3), SHARING, "ada")).toBe("bo");
  expect(passTo(moment(1), SHARING, "bo")).toBe("ada");
});

it("stays with who is to move, and while bots, others or nobody are", () => {
  expect(passTo(moment(1), SHARING, "ada")).toBeNull();
  for (const elsewhere of [0, 2, -1, -2]) expect(passTo(moment(elsewhere), SHARING, "ada")).toBeNull();
});

it("goes to who has to answer the table first, and back to who is to move", () => {
  expect(passTo(moment(1, [3]), SHARING, "ada")).toBe("bo");
  expect(passTo(moment(1, [2, 3]), SHARING, "ada")).toBe("bo");
  expect(passTo(moment(1, [2]), SHARING, "ada")).toBeNull();
  expect(passTo(moment(1, [1, 3]), SHARING, "ada")).toBeNull();
  expect(passTo(moment(1, []), SHARING, "bo")).toBe("ada");
});

it("does not go to somebody for whom a bot plays", () => {
  expect(passTo(moment(3, null, 3), SHARING, "ada")).toBeNull();
});

it("is covered on its way where players hide things", () => {
  expect(needsCover(true)).toBe(true);
  expect(needsCover(false)).toBe(false);
});
