import { spoken } from "./api";
import type {
  Because,
  ChatPush,
  ClientMessage,
  Done,
  Fault,
  HintReply,
  Pong,
  Refused,
  ServerMessage,
  StatePush,
  TablePush,
  Welcome,
} from "./protocol";

export type Push = Welcome | TablePush | StatePush | ChatPush;
export type Reply = Done | Refused | Because | HintReply | Pong | Fault | { type: "lost" };
export type PipeStage = "connecting" | "open" | "lost" | "closed";
type Unsent<T> = T extends { ref: number } ? Omit<T, "ref"> : never;
export type Request = Unsent<ClientMessage>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20_000;
const PATIENCE = 10_000;
const NO_TABLE = 4404;

/** How long to wait before the n-th new try: doubling, with a little chance so that not all come at once. */
export function pauseBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

/** The pipe to one table. It mends itself, and asks for everything anew after a gap. */
export class Pipe {
  stage = $state<PipeStage>("connecting");
  #socket: WebSocket | null = null;
  #seq = 0;
  #ref = 0;
  #attempt = 0;
  #waiting = new Map<number, (reply: Reply) => void>();
  #retry = 0;
  #beat = 0;
  #mending = false;

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly hear: (push: Push) => void,
  ) {}

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`,
    );
    this.#socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", token: this.token, language: spoken() }));
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.#lost(socket, event.code);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.stage = "closed";
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    this.#giveUpWaiting();
  }

  /** The answer always comes, if only to say that the line was lost. */
  ask(request: Request): Promise<Reply> {
    const socket = this.#socket;
    if (this.stage !== "open" || socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ type: "lost" });
    }
    const ref = ++this.#ref;
    return new Promise((resolve) => {
      this.#waiting.set(ref, resolve);
      socket.send(JSON.stringify({ ...request, ref }));
    });
  }

  #receive(message: ServerMessage): void {
    if ("seq" in message) this.#inOrder(message);
    else if (message.ref !== null) this.#answer(message.ref, message);
  }

  #inOrder(push: Push): void {
    if (push.type === "welcome") {
      this.#attempt = 0;
      this.#mending = false;
      this.stage = "open";
      this.#listenForSilence();
    } else if (push.seq !== this.#seq + 1) {
      if (!this.#mending) void this.ask({ type: "again" });
      this.#mending = true;
      return;
    }
    this.#seq = push.seq;
    this.hear(push);
  }

  #answer(ref: number, reply: Reply): void {
    this.#waiting.get(ref)?.(reply);
    this.#waiting.delete(ref);
  }

  #listenForSilence(): void {
    clearInterval(this.#beat);
    this.#beat = window.setInterval(() => {
      const socket = this.#socket;
      const patience = window.setTimeout(() => socket?.close(), PATIENCE);
      void this.ask({ type: "ping" }).then(() => clearTimeout(patience));
    }, HEARTBEAT);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.stage === "closed") return;
    if (code === NO_TABLE) return this.close();
    this.stage = "lost";
    clearInterval(this.#beat);
    this.#giveUpWaiting();
    this.#retry = window.setTimeout(() => this.open(), pauseBefore(this.#attempt++, Math.random()));
  }

  #giveUpWaiting(): void {
    for (const resolve of this.#waiting.values()) resolve({ type: "lost" });
    this.#waiting.clear();
  }

  /** Back online, or the laptop is open again: no need to wait any longer. */
  #hurry = (): void => {
    if (this.stage !== "lost" || document.hidden) return;
    clearTimeout(this.#retry);
    this.#attempt = 0;
    this.open();
  };
}
