import { expect, it, vi } from "vitest";
import type { GameBook, State, TableCard } from "./protocol";
import { Session } from "./session.svelte";

/** The browser's side of a socket, in the test's hands. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  onmessage: (event: { data: string }) => void = () => {};

  constructor() {
    FakeSocket.last = this;
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("document", { addEventListener: () => {} });
  }

  send(): void {}
}

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

it.each([
  ["while others draft", "a", "a"],
  ["but not after something else is asked", "b", undefined],
])("shows a hint that takes a moment %s", async (_, asked, hinted) => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  const session = new Session({} as GameBook, { id: "a", seats: [] } as unknown as TableCard, null);
  const ask = (at: number, text: string) => (session.state = { at, choices: [{ text }] } as unknown as State);
  session.seat = 0;
  session.pipe.open();
  session.pipe.stage = "open";
  ask(1, "a");
  const told = session.askHint();
  ask(2, asked);
  FakeSocket.last.onmessage({
    data: JSON.stringify({ type: "hint", ref: 1, move: "a", label: "A", text: "" }),
  });
  await told;
  expect(session.hinted?.text).toBe(hinted);
});
