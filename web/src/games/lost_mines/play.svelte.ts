import { untrack } from "svelte";
import type { Eyes } from "../../lib/eyes.svelte";
import type { Choice, LostMinesView } from "../../lib/protocol";
import { attempt, cardOf, isDiscard, isTurned, litPlaces, placeOf, routeTo, type Place } from "./choices";
import { type Box, COMPASS, fieldOf, nameOf, next, towards } from "./geometry";

/** What the person at this board is about to do: a card picked, a way planned, a place pointed at. */
export class Play {
  /** The picked card, by its place in the hand. */
  slot = $state<number | null>(null);
  turned = $state(false);
  coached = $state("");
  discarding = $state(false);
  /** The place under the pointer or the keyboard's focus. */
  over = $state<Place | null>(null);
  /** Fields still to be walked, after the pending step and the ones sent. */
  plan = $state.raw<number[]>([]);
  readonly box: Box;
  readonly view: LostMinesView;
  readonly lit: Map<Place, Choice[]>;
  readonly playable: string[];
  readonly card: string | null;
  /** 1 after a card was picked by keyboard: the board then takes the focus. */
  calls = $state(0);
  #hand = "";
  /** Whether this seat was to move before the latest change: then the change was its own move. */
  #asked = false;
  #at = -1;

  constructor(readonly eyes: Eyes) {
    this.box = eyes.sheet.box as unknown as Box;
    this.view = $derived(eyes.state?.view as unknown as LostMinesView);
    this.card = $derived(this.slot === null ? null : (this.cardAt(this.slot) ?? null));
    this.lit = $derived(litPlaces(this.box, this.view, eyes.choices, this.discarding ? null : this.card));
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
    return this.over === null ? null : this.#best(this.over);
  }

  cardAt(slot: number): string | undefined {
    return this.box.cards[this.view.hand[slot]]?.name;
  }

  pickCard(slot: number, byKeyboard = false): void {
    const card = this.cardAt(slot);
    this.calls = Number(byKeyboard);
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
    this.plan = [];
  }

  /** A click on a place: show its move, send it if it is shown already, or ask why there is none. */
  pick(place: Place): void {
    const choice = this.#best(place);
    if (choice) {
      this.turned = isTurned(choice);
      this.plan = [];
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
    } else if (this.view.question === "MoveDwarf" && place.startsWith("field ")) {
      this.#walk(fieldOf(this.box, place.slice(6)));
    } else if (this.view.question === "PickTreasure" && place.startsWith("treasure ")) {
      this.eyes.why(`take ${place}`);
    }
  }

  #walk(to: number): void {
    const { box, view, eyes } = this;
    if (this.plan.at(-1) === to && eyes.pending) return eyes.confirm();
    const route = routeTo(box, view, to);
    const first = route && this.#step(route[0]);
    if (first) {
      let at = view.places[view.seat];
      this.plan = route.map((direction) => (at = next(box, at, direction)));
      if (eyes.pending?.text === first.text) eyes.cancel();
      eyes.offer(first);
      return;
    }
    const direction = towards(box, view.places[view.seat], to);
    if (direction >= 0) eyes.why(`step ${COMPASS[direction]}`);
  }

  #step(direction: number): Choice | undefined {
    return this.eyes.choices.find((choice) => choice.words.direction === COMPASS[direction]);
  }

  /** After every change: forget what no longer fits, and take the next step of a plan if it is offered. */
  follow(): void {
    untrack(() => {
      const at = this.eyes.state?.at ?? -1;
      if (at === this.#at) return;
      this.#at = at;
      const hand = this.view.hand.join();
      if (hand !== this.#hand || this.#asked) this.slot = null;
      this.calls = 0;
      this.#hand = hand;
      this.#asked = this.eyes.myTurn;
      if (this.view.question !== "PlayOrDiscard") this.discarding = false;
      const here = this.view.places[this.view.seat];
      if (this.plan[0] !== here) return;
      this.plan = this.plan.slice(1);
      if (!this.plan.length || !this.eyes.myTurn) return;
      const step = this.#step(towards(this.box, here, this.plan[0]));
      if (step) void this.eyes.send(step);
      else this.plan = [];
    });
  }

  #best(place: Place): Choice | null {
    const choices = this.lit.get(place);
    if (!choices) return null;
    return choices.find((choice) => isTurned(choice) === this.turned) ?? choices[0];
  }

  #cardsOf(choices: Choice[]): string[] {
    return choices.flatMap((choice) => cardOf(this.box, choice) ?? []);
  }

  nameOf(field: number): string {
    return nameOf(this.box, field);
  }
}
