import type { Choice, GameBook, LogEntry, Notation, SeatCard, State } from "./protocol";
import { lastTurnOf } from "./turns";
import { localeOf, say, tongue } from "./words/words.svelte";

/** Where a rule or a reason is told to the person: one sentence, with the rule it comes from. */
export interface Notice {
  text: string;
  rule: string;
  tone: "refused" | "hint" | "plain";
}

/** Whether all of these lie behind the open question; they are lit more faintly. */
export function isLater(choices: Choice[] | undefined): boolean {
  return !!choices?.length && choices.every((choice) => choice.first);
}

/** Whether a choice leads to what one may not want. */
export function isWarned(choice: Choice): boolean {
  return !!choice.outlook?.warns?.length;
}

/** Whether two choices are one: the same move after the same moves. */
export function isSame(one: Choice, other: Choice | null): boolean {
  return one.text === other?.text && one.first?.join() === other.first?.join();
}

/** A game as one pair of eyes sees it: all that a board may use. Here, eyes that only look. */
export class Eyes {
  state = $state.raw<State | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** What happened with the latest change; boards tell it by moving things. */
  fresh = $state.raw<LogEntry[]>([]);
  seats = $state.raw<SeatCard[]>([]);
  seat = $state<number | null>(null);
  /** The move shown but not yet sent. */
  pending = $state.raw<Choice | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** A rule somebody asked to read, and how often, so that asking again scrolls again. */
  rule = $state.raw<{ id: string; asked: number }>({ id: "", asked: 0 });
  /** Words a log line points at, e.g. {field: "c3"}: the board shows where. */
  pointing = $state.raw<Record<string, number | string> | null>(null);

  /** Whose last turns the board shows: those kept in sight, and the one pointed at. */
  kept = $state.raw<number[]>([]);
  tracing = $state<number | null>(null);
  traces = $derived.by(() => {
    const seats = new Set([...this.kept, ...(this.tracing === null ? [] : [this.tracing])]);
    return [...seats].map((seat) => ({ seat, turn: lastTurnOf(this.log, seat) }));
  });

  /** With open eyes: what every seat sees, in order. Empty with any other eyes. */
  others = $state.raw<Record<string, unknown>[]>([]);

  constructor(readonly book: GameBook) {}

  get choices(): Choice[] {
    return [];
  }

  /** The choices, and those right behind the open question: who makes one of them goes on by that. */
  get reach(): Choice[] {
    return [];
  }

  get hinted(): Choice | null {
    return null;
  }

  get myTurn(): boolean {
    return false;
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? say("players-seat", { seat: seat + 1 });
  }

  word(key: string): string {
    return this.book.words[key.replace(/[^\w.-]+/g, "_")] ?? key.slice(key.indexOf(".") + 1);
  }

  /** What a choice leads to that one may not want, in words. */
  warnings(choice: Choice): string[] {
    return (choice.outlook?.warns ?? []).map((key) => this.word(`warning.${key}`));
  }

  /** So many of a thing, as the language counts it: "2 iron". */
  amount(family: string, name: string, count: number): string {
    const key = `${family}.${name}`;
    const category = new Intl.PluralRules(localeOf(tongue.language)).select(count);
    return `${count} ${this.book.words[`${key}.${category}`] ?? this.word(key)}`;
  }

  openRule(id: string): void {
    this.rule = { id, asked: this.rule.asked + 1 };
  }

  /** Show a move, or with the second call send it. */
  offer(choice: Choice): void {
    this.pending = choice;
  }

  confirm(): void {
    this.pending = null;
  }

  /** Send a move at once. */
  async send(choice: Choice): Promise<void> {
    void choice;
  }

  /** A button has said what it does, and does it; what one is warned of is shown first. */
  say(choice: Choice): void {
    void choice;
  }

  cancel(): void {
    this.pending = null;
  }

  /** Take back the own last choice. */
  async undo(): Promise<void> {}

  /** A click that means nothing here lets go of what was shown, and is told what would mean something. */
  miss(): void {
    if (!this.myTurn || !this.state) return;
    const text = this.word(this.state.question.replace("question.", "choose."));
    this.cancel();
    this.notice = { text, rule: "", tone: "refused" };
  }

  /** Why is this not a legal move? Eyes that only look are told nothing. */
  why(move: Notation): void {
    void move;
  }
}
