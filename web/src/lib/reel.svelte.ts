import { Eyes } from "./eyes.svelte";
import type { Frame, GameSheet, ReplaySheet, SeatSheet } from "./protocol";

/** A game to look back at, frame by frame, with somebody's eyes. */
export class Reel extends Eyes {
  at = $state(0);
  whose = $state("");
  #wanted = 0;

  constructor(
    sheet: GameSheet,
    readonly replay: ReplaySheet,
    readonly fetchFrame: (at: number, eyes: string) => Promise<Frame>,
  ) {
    super(sheet);
    this.whose = replay.eyes[0];
    this.seats = replay.names.map(chair);
  }

  get last(): number {
    return this.replay.moves.length;
  }

  /** The frame after `at` moves; of several wishes in a hurry only the last one is shown. */
  async show(at: number): Promise<void> {
    const wanted = ++this.#wanted;
    const onward = at === this.at + 1;
    this.at = Math.min(Math.max(at, 0), this.last);
    const frame = await this.fetchFrame(this.at, this.whose);
    if (wanted !== this.#wanted) return;
    const known = this.log.length;
    this.fresh = onward ? frame.log.slice(known) : [];
    this.log = frame.log;
    this.seat = /^\d+$/.test(this.whose) ? Number(this.whose) - 1 : null;
    this.others = frame.views;
    this.state = { ...frame.state, view: opened(frame) };
  }

  async lookWith(eyes: string): Promise<void> {
    this.whose = eyes;
    this.log = [];
    await this.show(this.at);
    this.fresh = [];
  }
}

/** With open eyes nothing is hidden: what any seat knows is shown. Unknown numbers are below zero. */
function opened(frame: Frame): Record<string, unknown> {
  const view = { ...frame.state.view };
  for (const other of frame.views) {
    for (const [name, mine] of Object.entries(view)) {
      const theirs = other[name];
      if (!Array.isArray(mine) || !Array.isArray(theirs) || mine.length !== theirs.length) continue;
      view[name] = mine.map((value, i) => (value === -1 ? (theirs[i] as unknown) : (value as unknown)));
    }
  }
  return view;
}

function chair(name: string, seat: number): SeatSheet {
  const away = { person: null, bot: null, online: true, stand_in: false, seconds_left: null };
  return { seat, kind: "person", name, ...away };
}
