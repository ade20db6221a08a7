import { expect, it } from "vitest";
import type { GameBook, State, TableCard } from "./protocol";
import { Session } from "./session.svelte";

const stateAt = (to_move: number) => ({ at: 1, to_move, choices: [] }) as unknown as State;

it("is over when its last move has been shown, and not as soon as the table hears of the end", () => {
  const table = { id: "a", stage: "finished", seats: [] } as unknown as TableCard;
  const session = new Session({} as GameBook, table, null);
  expect(session.over).toBe(true);
  session.state = stateAt(1);
  expect(session.over).toBe(false);
  session.state = stateAt(-2);
  expect(session.over).toBe(true);
  session.table = { ...table, stage: "playing" };
  expect(session.over).toBe(false);
});
