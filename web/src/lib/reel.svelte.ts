import { Eyes } from "./eyes.svelte";
import type { Frame, GameBook, ReplayCard, SeatCard } from "./protocol";

/** A game to look back at, frame by frame, with somebody's eyes. */
export class Reel extends Eyes {
  at = $state(0);
  whose = $state("");
  /** What somebody chose last, in a sentence, if something was told of it. */
  chosen = $state("");
  #wanted = 0;

  constructor(
    book: GameBook,
    readonly replay: ReplayCard,
    readonly fetchFrame: (at: number, eyes: string) => Promise<Frame>,
  ) {
    super(book);
    this.whose = replay.eyes[0];
    this.seats = replay.names.map(chair);
  }

  get last(): number {
    return this.replay.moves.length;
  }

  /** Where somebody is about to choose, after (or before) this: chance has done what it does in between. */
  stop(by: 1 | -1): number {
    let at = this.at + by;
    while (at > 0 && at < this.last && this.replay.moves[at].startsWith("nature")) at += by;
    return at;
  }

  /** The frame after `at` moves; of several wishes in a hurry only the last one is shown. */
  async show(at: number): Promise<void> {
    const wanted = ++this.#wanted;
    const onward = at === this.stop(1);
    this.at = Math.min(Math.max(at, 0), this.last);
    const frame = await this.fetchFrame(this.at, this.whose);
    if (wanted !== this.#wanted) return;
    const known = this.log.length;
    this.fresh = onward ? frame.log.slice(known) : [];
    this.log = frame.log;
    this.chosen = frame.log[frame.told_from]?.text ?? "";
    this.seat = /^\d+$/.test(this.whose) ? Number(this.whose) - 1 : null;
    this.others = frame.views;
    const view = frame.views.reduce<unknown>(opened, frame.state.view) as Frame["state"]["view"];
    this.state = { ...frame.state, view };
  }

  async lookWith(eyes: string): Promise<void> {
    this.whose = eyes;
    this.log = [];
    await this.show(this.at);
    this.fresh = [];
  }
}

/** With open eyes nothing is hidden: what one pair of eyes does not know, -1, is taken from another's. */
export function opened(mine: unknown, theirs: unknown): unknown {
  if (mine === -1 && typeof theirs === "number") return theirs;
  if (Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length) {
    return mine.map((part, i) => opened(part, theirs[i]));
  }
  if (!isRecord(mine) || !isRecord(theirs)) return mine;
  return Object.fromEntries(Object.entries(mine).map(([name, part]) => [name, opened(part, theirs[name])]));
}

function isRecord(thing: unknown): thing is Record<string, unknown> {
  return typeof thing === "object" && thing !== null && !Array.isArray(thing);
}

function chair(name: string, seat: number): SeatCard {
  const away = { person: null, bot: null, online: true, stand_in: false, seconds_left: null, waits: null };
  return { seat, kind: "person", name, ...away };
}
