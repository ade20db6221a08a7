import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Push } from "./socket.svelte";

/** The browser's side of a socket, in the test's hands. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  static count = 0;
  readyState = 1;
  sent: { type: string; ref?: number }[] = [];
  onopen = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor() {
    FakeSocket.last = this;
    FakeSocket.count += 1;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {}

  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let heard: Push[];

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  FakeSocket.count = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here", pathname: "/" });
  vi.stubGlobal("window", globalThis);
  const nothing = () => {};
  vi.stubGlobal("document", { hidden: false, addEventListener: nothing, removeEventListener: nothing });
  vi.stubGlobal("addEventListener", nothing);
  vi.stubGlobal("removeEventListener", nothing);
});

afterEach(() => vi.useRealTimers());

async function opened() {
  const { Line } = await import("./socket.svelte");
  const line = new Line("abc", "token", (push) => heard.push(push));
  line.open();
  FakeSocket.last.onopen();
  FakeSocket.last.hear({ type: "welcome", seq: 1 });
  return line;
}

it("says hello with the token, and is open after the welcome", async () => {
  const line = await opened();
  expect(FakeSocket.last.sent[0]).toEqual({ type: "hello", token: "token" });
  expect(line.stage).toBe("open");
  line.close();
});

it("asks again once after a gap, and hears nothing until everything came anew", async () => {
  const line = await opened();
  FakeSocket.last.hear({ type: "state", seq: 3 });
  FakeSocket.last.hear({ type: "state", seq: 4 });
  expect(heard.map((push) => push.seq)).toEqual([1]);
  expect(FakeSocket.last.sent.filter((message) => message.type === "again")).toHaveLength(1);
  FakeSocket.last.hear({ type: "welcome", seq: 5 });
  FakeSocket.last.hear({ type: "state", seq: 6 });
  expect(heard.map((push) => push.seq)).toEqual([1, 5, 6]);
  line.close();
});

it("answers every question, if only to say that the line was lost", async () => {
  const line = await opened();
  const answered = line.ask({ type: "play", at: 4, move: "stop" });
  const lost = line.ask({ type: "hint" });
  const { ref } = FakeSocket.last.sent[1];
  FakeSocket.last.hear({ type: "done", ref });
  expect((await answered).type).toBe("done");
  FakeSocket.last.onclose({ code: 1006 });
  expect((await lost).type).toBe("lost");
  expect(line.stage).toBe("lost");
  line.close();
});

it("mends itself, but not where there is no table", async () => {
  const line = await opened();
  FakeSocket.last.onclose({ code: 1006 });
  vi.advanceTimersByTime(2000);
  expect(FakeSocket.count).toBe(2);
  FakeSocket.last.onclose({ code: 4404 });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.count).toBe(2);
  expect(line.stage).toBe("closed");
});
