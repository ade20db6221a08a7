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
  const { Pipe } = await import("./socket.svelte");
  const pipe = new Pipe("abc", "token", (push) => heard.push(push));
  pipe.open();
  FakeSocket.last.onopen();
  FakeSocket.last.hear({ type: "welcome", seq: 1 });
  return pipe;
}

it("says hello with the token, and is open after the welcome", async () => {
  const pipe = await opened();
  expect(FakeSocket.last.sent[0]).toEqual({ type: "hello", token: "token", language: "" });
  expect(pipe.stage).toBe("open");
  pipe.close();
});

it("asks again once after a gap, and hears nothing until everything came anew", async () => {
  const pipe = await opened();
  FakeSocket.last.hear({ type: "state", seq: 3 });
  FakeSocket.last.hear({ type: "state", seq: 4 });
  expect(heard.map((push) => push.seq)).toEqual([1]);
  expect(FakeSocket.last.sent.filter((message) => message.type === "again")).toHaveLength(1);
  FakeSocket.last.hear({ type: "welcome", seq: 5 });
  FakeSocket.last.hear({ type: "state", seq: 6 });
  expect(heard.map((push) => push.seq)).toEqual([1, 5, 6]);
  pipe.close();
});

it("answers every question, if only to say that the pipe was lost", async () => {
  const pipe = await opened();
  const answered = pipe.ask({ type: "play", at: 4, move: "stop" });
  const lost = pipe.ask({ type: "hint" });
  const { ref } = FakeSocket.last.sent[1];
  FakeSocket.last.hear({ type: "done", ref });
  expect((await answered).type).toBe("done");
  FakeSocket.last.onclose({ code: 1006 });
  expect((await lost).type).toBe("lost");
  expect(pipe.stage).toBe("lost");
  pipe.close();
});

it("mends itself, but not where there is no table", async () => {
  const pipe = await opened();
  FakeSocket.last.onclose({ code: 1006 });
  vi.advanceTimersByTime(2000);
  expect(FakeSocket.count).toBe(2);
  FakeSocket.last.onclose({ code: 4404 });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.count).toBe(2);
  expect(pipe.stage).toBe("closed");
});
