import { post, sentence } from "./api";
import { Eyes } from "./eyes.svelte";
import type { Choice, ChatLine, GameSheet, Person, TableSheet } from "./protocol";
import { settings } from "./settings.svelte";
import { Line, type Push, type Reply, type Request } from "./socket.svelte";

/** A live table: what the server says about it, and what this seat says back. */
export class Session extends Eyes {
  table: TableSheet;
  chat = $state.raw<ChatLine[]>([]);
  you = $state.raw<Person | null>(null);
  sending = $state(false);
  /** When the table was last heard of: clocks run on from there. */
  heard = $state(Date.now());
  readonly line: Line;
  #hint = $state.raw<Choice | null>(null);

  constructor(sheet: GameSheet, table: TableSheet, token: string | null) {
    super(sheet);
    this.table = $state.raw(table);
    this.seats = table.seats;
    this.line = new Line(table.id, token, (push) => this.#hear(push));
  }

  override get choices(): Choice[] {
    return this.myTurn ? (this.state?.choices ?? []) : [];
  }

  override get hinted(): Choice | null {
    return this.#hint;
  }

  override get myTurn(): boolean {
    return this.seat !== null && !!this.state?.choices.length && !this.seats[this.seat]?.stand_in;
  }

  get asides(): Choice[] {
    return this.seat === null ? [] : (this.state?.asides ?? []);
  }

  get over(): boolean {
    return this.table.stage === "finished";
  }

  override offer(choice: Choice): void {
    if (settings.oneClick || this.pending?.text === choice.text) void this.send(choice);
    else {
      this.pending = choice;
      this.notice = null;
    }
  }

  override confirm(): void {
    if (this.pending) void this.send(this.pending);
  }

  override async send(choice: Choice): Promise<void> {
    if (this.sending || !this.state) return;
    this.sending = true;
    const reply = await this.line.ask({ type: "play", at: this.state.at, move: choice.text });
    this.sending = false;
    if (reply.type === "done") this.pending = null;
    else this.#tell(reply);
  }

  async interject(choice: Choice): Promise<void> {
    this.#tell(await this.line.ask({ type: "aside", move: choice.text }));
  }

  override why(move: string): void {
    void this.line.ask({ type: "why", move }).then((reply) => this.#tell(reply));
  }

  override async undo(): Promise<void> {
    this.pending = null;
    if (this.state) this.#tell(await this.line.ask({ type: "undo", at: this.state.at }));
  }

  async askHint(): Promise<void> {
    const reply = await this.line.ask({ type: "hint" });
    this.#tell(reply);
    if (reply.type !== "hint") return;
    this.#hint = this.choices.find((choice) => choice.text === reply.move) ?? null;
    this.notice = { text: `${reply.label}. ${reply.text}`, rule: "", tone: "hint" };
  }

  async answer(yes: boolean): Promise<void> {
    const ballot = this.table.ballot;
    if (ballot) this.#tell(await this.line.ask({ type: "answer", ballot: ballot.id, yes }));
  }

  async tell(request: Request): Promise<void> {
    this.#tell(await this.line.ask(request));
  }

  /** Hand the own seat to a bot, or take it back. */
  async order(what: "leave" | "back"): Promise<void> {
    try {
      await post<TableSheet>(`/tables/${this.table.id}/seats/${this.seat}`, { do: what });
    } catch (problem) {
      this.notice = { text: sentence(problem), rule: "", tone: "refused" };
    }
  }

  /** Whatever did not simply succeed is worth a sentence. */
  #tell(reply: Reply): void {
    if (reply.type === "refused") this.notice = { ...reply, tone: "refused" };
    else if (reply.type === "because" && !reply.legal) this.notice = { ...reply, tone: "refused" };
    else if (reply.type === "fault") this.notice = { text: reply.text, rule: "", tone: "refused" };
    else if (reply.type === "lost") {
      this.notice = { text: "The line is down; try again in a moment.", rule: "", tone: "refused" };
    }
  }

  #hear(push: Push): void {
    this.heard = Date.now();
    if (push.type === "chat") this.chat = [...this.chat, push.line];
    else if (push.type === "state") {
      this.log = [...this.log.filter((entry) => entry.n < push.log_from), ...push.log];
      this.fresh = push.log;
      this.#see(push.state);
    } else {
      this.table = push.table;
      this.seats = push.table.seats;
      if (push.type === "welcome") {
        this.log = push.log;
        this.chat = push.chat;
        this.you = push.you;
        this.seat = push.seat;
        this.fresh = [];
        this.#see(push.state);
      }
    }
  }

  /** A new state makes what was shown, hinted or refused stale; the same state leaves it. */
  #see(state: Session["state"]): void {
    if (state?.at !== this.state?.at) {
      this.pending = null;
      this.notice = null;
      this.#hint = null;
    }
    this.state = state;
  }
}
