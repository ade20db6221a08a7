import { postAs } from "./api";
import { Eyes, isSame, isWarned, type Notice } from "./eyes.svelte";
import { pause, Reading } from "./pace.svelte";
import { sentence } from "./problem";
import type {
  Choice,
  GameBook,
  Notation,
  Person,
  Remark,
  State,
  StatePush,
  TableCard,
  TablePush,
  Welcome,
} from "./protocol";
import { settings } from "./settings.svelte";
import { Pipe, type Push, type Reply, type Request } from "./socket.svelte";
import { say } from "./words/words.svelte";

/** Nobody is to move: the game is over. */
const OVER = -2;

/** A live table: what the server says about it, and what this seat says back. */
export class Session extends Eyes {
  table: TableCard;
  chat = $state.raw<Remark[]>([]);
  you = $state.raw<Person | null>(null);
  sending = $state(false);
  /** When the table was last heard of: clocks run on from there. */
  heard = $state(Date.now());
  readonly pipe: Pipe;
  /** What others do, shown at the wanted pace. */
  readonly reading: Reading<TablePush | StatePush>;
  /** The number of the next log entry to be heard. */
  #next = 0;
  #hint = $state.raw<Choice | null>(null);
  /** From where the own last move was sent. */
  #sentAt = -1;

  constructor(book: GameBook, table: TableCard, token: string | null) {
    super(book);
    this.table = $state.raw(table);
    this.seats = table.seats;
    this.pipe = new Pipe(table.id, token, (push) => this.#hear(push));
    this.reading = new Reading((push) => this.#show(push), pause);
  }

  override get choices(): Choice[] {
    return this.myTurn ? (this.state?.choices ?? []) : [];
  }

  override get reach(): Choice[] {
    return this.myTurn ? [...(this.state?.choices ?? []), ...(this.state?.beyond ?? [])] : [];
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

  /** Not before its last move has been shown: the table may hear of the end first. */
  get over(): boolean {
    return this.table.stage === "finished" && (this.state?.to_move ?? OVER) === OVER;
  }

  override offer(choice: Choice): void {
    const seen = settings.oneClick && !isWarned(choice);
    if (seen || isSame(choice, this.pending)) void this.send(choice);
    else {
      this.pending = choice;
      this.notice = null;
    }
  }

  override say(choice: Choice): void {
    if (isWarned(choice)) this.offer(choice);
    else void this.send(choice);
  }

  override confirm(): void {
    if (this.pending) void this.send(this.pending);
  }

  override async send(choice: Choice): Promise<void> {
    if (this.sending || !this.state) return;
    this.sending = true;
    const { text: move, first = [] } = choice;
    this.#sentAt = this.state.at;
    const brisk = !settings.askAtEnd;
    const reply = await this.pipe.ask({ type: "play", at: this.#sentAt, move, first, brisk });
    this.sending = false;
    if (reply.type === "done") this.pending = null;
    else this.#tell(reply);
  }

  async interject(choice: Choice): Promise<void> {
    this.#tell(await this.pipe.ask({ type: "aside", move: choice.text }));
  }

  override why(move: Notation): void {
    this.cancel();
    void this.pipe.ask({ type: "why", move }).then((reply) => this.#tell(reply));
  }

  override async undo(): Promise<void> {
    this.pending = null;
    this.reading.catchUp();
    if (this.state) this.#tell(await this.pipe.ask({ type: "undo", at: this.state.at }));
  }

  /** Whoever goes on without waiting for the hint needs none. */
  async askHint(): Promise<void> {
    const asked = this.state;
    const soon: Notice = { text: say("notice-hint_soon"), rule: "", tone: "plain" };
    this.notice = soon;
    const reply = await this.pipe.ask({ type: "hint" });
    if (this.notice === soon) this.notice = null;
    const waits = this.#sentAt !== asked?.at && asksTheSame(this.state, asked);
    if (this.state?.at !== asked?.at && !waits) return;
    this.#tell(reply);
    if (reply.type !== "hint") return;
    this.#hint = this.choices.find((choice) => choice.text === reply.move) ?? null;
    this.notice = {
      text: say("notice-hint", { move: reply.label, reason: reply.text }),
      rule: "",
      tone: "hint",
    };
  }

  async answer(yes: boolean): Promise<void> {
    const ballot = this.table.ballot;
    if (ballot) this.#tell(await this.pipe.ask({ type: "answer", ballot: ballot.id, yes }));
  }

  /** Whether it was heard. */
  async tell(request: Request): Promise<boolean> {
    const reply = await this.pipe.ask(request);
    this.#tell(reply);
    return reply.type !== "lost";
  }

  /** Hand the own seat to a bot, or take it back. */
  async order(what: "leave" | "back"): Promise<void> {
    try {
      await postAs<TableCard>(this.pipe.token, `/tables/${this.table.id}/seats/${this.seat}`, { do: what });
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
      this.notice = { text: say("connection-down"), rule: "", tone: "refused" };
    }
  }

  #hear(push: Push): void {
    this.heard = Date.now();
    if (push.type === "chat") this.chat = [...this.chat, push.remark];
    else if (push.type === "welcome") this.#comeIn(push);
    else if (this.#canWait(push)) this.reading.add(push);
    else this.reading.now(push);
    if (push.type === "state") this.#next = push.log_from + push.log.length;
  }

  #comeIn(push: Welcome): void {
    this.reading.drop();
    this.table = push.table;
    this.seats = push.table.seats;
    this.log = push.log;
    this.#next = push.log.length;
    this.chat = push.chat;
    this.you = push.you;
    this.seat = push.seat;
    this.fresh = [];
    this.notice = null;
    this.#see(push.state);
  }

  #show(push: TablePush | StatePush): void {
    if (push.type === "table") {
      this.table = push.table;
      this.seats = push.table.seats;
      return;
    }
    this.log = [...this.log.filter((entry) => entry.n < push.log_from), ...push.log];
    this.fresh = push.log;
    this.#see(push.state);
  }

  /** Not what follows an own move, not what is taken back, not while nobody looks, nor what costs own time. */
  #canWait(push: TablePush | StatePush): boolean {
    if (document.hidden || !this.state) return false;
    if (push.type === "table") return this.reading.behind > 0 && !push.table.ballot;
    const timed = this.seat !== null && this.seats[this.seat]?.seconds_left !== null;
    const asked = (state: Session["state"]) => !!state?.choices.length;
    return !asked(this.state) && push.log_from >= this.#next && !(timed && asked(push.state));
  }

  /** A new state makes what was shown, hinted or refused stale; the same state leaves it, and so does what others
   * do while this seat is asked the same: drafts go on at the same time. */
  #see(state: Session["state"]): void {
    if (state?.at !== this.state?.at) {
      const goesOn = this.#sentAt !== this.state?.at && asksTheSame(state, this.state);
      const still = (one: Choice | null) =>
        (goesOn && one && state?.choices.find((choice) => isSame(choice, one))) || null;
      this.pending = still(this.pending);
      this.#hint = still(this.#hint);
      if (!goesOn) this.notice = null;
    }
    this.state = state;
  }
}

/** Whether somebody is asked, and has just what there was to choose from before. */
function asksTheSame(now: State | null, before: State | null): boolean {
  const asked = (state: State | null) => [state?.question, ...(state?.choices ?? []).map(({ text }) => text)];
  return !!now?.choices.length && asked(now).join("\n") === asked(before).join("\n");
}
