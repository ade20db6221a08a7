import type { Choice, GameSheet, LogEntry, SeatSheet, State } from "./protocol";

/** Where a rule or a reason is told to the person: one sentence, with the rule it comes from. */
export interface Notice {
  text: string;
  rule: string;
  tone: "refused" | "hint" | "plain";
}

/** A game as one pair of eyes sees it: all that a board may use. Here, eyes that only look. */
export class Eyes {
  state = $state.raw<State | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** What happened with the latest change; boards tell it by moving things. */
  fresh = $state.raw<LogEntry[]>([]);
  seats = $state.raw<SeatSheet[]>([]);
  seat = $state<number | null>(null);
  /** The move shown but not yet sent. */
  pending = $state.raw<Choice | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** A rule somebody asked to read, and how often, so that asking again scrolls again. */
  rule = $state.raw<{ id: string; asked: number }>({ id: "", asked: 0 });
  /** Words a log line points at, e.g. {field: "c3"}: the board shows where. */
  pointing = $state.raw<Record<string, number | string> | null>(null);

  /** With open eyes: what every seat sees, in order. Empty with any other eyes. */
  others = $state.raw<Record<string, unknown>[]>([]);

  constructor(readonly sheet: GameSheet) {}

  get choices(): Choice[] {
    return [];
  }

  get hinted(): Choice | null {
    return null;
  }

  get myTurn(): boolean {
    return false;
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? `Seat ${seat + 1}`;
  }

  word(key: string): string {
    return this.sheet.words[key] ?? key.slice(key.indexOf(".") + 1);
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

  /** Send a move at once: its button has said what it does. */
  async send(choice: Choice): Promise<void> {
    void choice;
  }

  cancel(): void {
    this.pending = null;
  }

  /** Take back the own last choice. */
  async undo(): Promise<void> {}

  /** Why is this not a legal move? Eyes that only look are told nothing. */
  why(move: string): void {
    void move;
  }
}
