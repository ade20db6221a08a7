import { untrack } from "svelte";
import { type Eyes, isSame, isWarned } from "../../lib/eyes.svelte";
import type { Choice, LostMinesNotation, LostMinesView } from "../../lib/protocol";
import { say } from "../../lib/words/words.svelte";
import { attempt, cardOf, isDiscard, isTurned, litPlaces, placeOf, walkOf, type Place } from "./choices";
import { type Box, COMPASS, fieldOf, nameOf, towards } from "./geometry";

/** What the person at this board is about to do: a card picked, a way planned, a place pointed at. */
export class Play {
  /** The picked card, by its place in the hand. */
  slot = $state<number | null>(null);
  turned = $state(false);
  coached = $state("");
  discarding = $state(false);
  /** The place under the pointer or the keyboard's focus. */
  over = $state<Place | null>(null);
  readonly box: Box;
  readonly view: LostMinesView;
  readonly lit: Map<Place, Choice[]>;
  readonly playable: string[];
  readonly card: string | null;
  #hand = "";
  /** Whether this seat was to move before the latest change: then the change was its own move. */
  #asked = false;
  #at = -1;

  constructor(readonly eyes: Eyes) {
    this.box = eyes.book.box as unknown as Box;
    this.view = $derived(eyes.state?.view as unknown as LostMinesView);
    this.card = $derived(this.slot === null ? null : (this.cardAt(this.slot) ?? null));
    this.lit = $derived(litPlaces(this.box, this.view, eyes.reach, this.discarding ? null : this.card));
    this.playable = $derived(this.#cardsOf(eyes.choices.filter((choice) => !isDiscard(choice))));
  }

  /** Moves that are only said: stop, keep the rest, agree ... */
  get said(): Choice[] {
    return this.eyes.choices.filter(
      (choice) => placeOf(this.box, this.view, choice) === null && !isDiscard(choice),
    );
  }

  get canDiscard(): boolean {
    return this.eyes.choices.some(isDiscard);
  }

  get canTurn(): boolean {
    const kind = this.box.cards.find((card) => card.name === this.card);
    return kind?.use === "path" && !this.discarding;
  }

  /** What lies under the pointer: the move that a click would show. */
  get aimed(): Choice | null {
    if (this.eyes.pending) return this.eyes.pending;
    return this.over === null ? null : this.best(this.over);
  }

  cardAt(slot: number): string | undefined {
    return this.box.cards[this.view.hand[slot]]?.name;
  }

  pickCard(slot: number): void {
    const card = this.cardAt(slot);
    this.eyes.notice = null;
    const discard = this.eyes.choices.find((choice) => isDiscard(choice) && choice.words.card === card);
    if (discard && (this.discarding || !this.playable.length)) {
      this.slot = slot;
      this.eyes.offer(discard);
      return;
    }
    this.eyes.cancel();
    this.slot = this.slot === slot ? null : slot;
    this.turned = false;
  }

  turn(): void {
    if (!this.canTurn) return;
    this.turned = !this.turned;
    const pending = this.eyes.pending;
    if (!pending) return;
    const place = placeOf(this.box, this.view, pending);
    const other = place && this.lit.get(place)?.find((choice) => isTurned(choice) === this.turned);
    this.eyes.cancel();
    if (other) this.eyes.pending = other;
  }

  toggleDiscard(): void {
    this.eyes.cancel();
    this.slot = null;
    this.discarding = !this.discarding && this.canDiscard;
  }

  letGo(): void {
    if (this.eyes.pending) this.eyes.cancel();
    else {
      this.slot = null;
      this.discarding = false;
    }
  }

  /** A click on a place: show its move, send it if it is shown already, or ask why there is none. */
  pick(place: Place): void {
    const choice = this.best(place);
    if (choice) {
      this.turned = isTurned(choice);
      this.eyes.offer(choice);
    } else if (this.eyes.myTurn) this.#without(place);
  }

  /** Enter on a place; a discard that is shown has no place, and is confirmed wherever the focus is. */
  press(place: Place): void {
    if (this.eyes.pending && isDiscard(this.eyes.pending)) this.eyes.confirm();
    else this.pick(place);
  }

  #without(place: Place): void {
    if (this.card && !this.discarding) {
      const text = attempt(this.box, this.card, place, this.turned);
      if (text) this.eyes.why(text);
      else this.#beside();
    } else if (this.view.question === "MoveDwarf" && place.startsWith("field ")) {
      this.#noWay(fieldOf(this.box, place.slice(6)));
    } else if (this.view.question === "PickTreasure" && place.startsWith("treasure ")) {
      this.eyes.why(`take treasure ${place.slice(9)}` satisfies LostMinesNotation);
    } else this.eyes.miss();
  }

  /** The card is picked already: what is missing is the place. */
  #beside(): void {
    this.eyes.miss();
    if (this.eyes.notice) this.eyes.notice = { ...this.eyes.notice, text: asked(this) };
  }

  #noWay(to: number): void {
    const direction = towards(this.box, this.view.places[this.view.seat], to);
    if (direction >= 0) this.eyes.why(`step ${COMPASS[direction]}` satisfies LostMinesNotation);
    else this.eyes.miss();
  }

  /** Other moves to the place of the one that is shown: over a trap, or the long way round it. */
  get otherWays(): Choice[] {
    const pending = this.eyes.pending;
    const place = pending?.words.direction !== undefined && placeOf(this.box, this.view, pending);
    return (place && this.lit.get(place)?.filter((choice) => !isSame(choice, pending))) || [];
  }

  /** A walk is called by where it ends and how many steps it leaves, a dwarf by its name. */
  named(choice: Choice): string {
    if (choice.key === "move.pick_dwarf") {
      const clan = this.box.clans[this.view.clans[this.view.seat]];
      return say("lost_mines-play_dwarf", { dwarf: this.eyes.word(`dwarf.${clan} ${choice.words.dwarf}`) });
    }
    const walk = walkOf(this.box, this.view, choice);
    if (!walk.length || !this.view.steps_left) return choice.label;
    const left = this.view.steps_left - walk.length;
    return say("lost_mines-walk", { field: this.nameOf(walk[walk.length - 1]), steps: walk.length, left });
  }

  /** After every change: forget what no longer fits. */
  follow(): void {
    untrack(() => {
      const at = this.eyes.state?.at ?? -1;
      if (at === this.#at) return;
      this.#at = at;
      const hand = this.view.hand.join();
      if (hand !== this.#hand || this.#asked) this.slot = null;
      this.#hand = hand;
      this.#asked = this.eyes.myTurn;
      if (this.view.question !== "PlayOrDiscard") this.discarding = false;
      if (!this.eyes.myTurn) this.#tellEnd();
    });
  }

  /** Why the own walk is over, unless one has stopped it. */
  #tellEnd(): void {
    const own = this.eyes.fresh.filter((entry) => entry.words.seat === this.eyes.seat);
    const last = own.filter((entry) => entry.key === "steps").at(-1);
    const mine = own.find((entry) => entry.key === "reveals_mine");
    if (!last) return;
    const text = mine
      ? say("lost_mines-mine_ends_walk", { found: mine.text })
      : say("lost_mines-walk_over", { field: last.words.field });
    this.eyes.notice = { text, rule: "LM-5.01", tone: "plain" };
  }

  best(place: Place): Choice | null {
    const choices = this.lit.get(place);
    if (!choices) return null;
    const hinted = choices.find((choice) => isSame(choice, this.eyes.hinted));
    const safe = choices.find((choice) => !isWarned(choice));
    return (
      hinted ??
      choices.find((choice) => choice.key !== "move.step" && isTurned(choice) === this.turned) ??
      safe ??
      choices[0]
    );
  }

  #cardsOf(choices: Choice[]): string[] {
    return choices.flatMap((choice) => cardOf(this.box, choice) ?? []);
  }

  nameOf(field: number): string {
    return nameOf(this.box, field);
  }
}

/** What to do with a picked card; how far one may still walk, and what has happened on the way. */
export function asked(play: Play): string {
  const { eyes, view } = play;
  if (play.discarding) return say("lost_mines-which_discard");
  if (view.question === "PlayOrDiscard" && play.card) {
    if (!play.lit.size) return say("lost_mines-where_none");
    return say(play.canTurn ? "lost_mines-where_path" : "lost_mines-where_card");
  }
  if (view.question !== "MoveDwarf") return eyes.word(eyes.state?.question ?? "");
  const bitten = eyes.fresh.find((entry) => entry.key === "trap_takes");
  const left = say("lost_mines-steps_left", { steps: view.steps_left });
  // Here a walk of several cards is one gesture, of which the bare question does not speak.
  return [bitten?.text, left, eyes.word("choose.MoveDwarf")].filter(Boolean).join(" ");
}
