import { untrack } from "svelte";
import { type Eyes, isLater } from "../../lib/eyes.svelte";
import type { Choice, CovenantView } from "../../lib/protocol";
import { placeOf } from "../../lib/scale";
import { listed } from "../../lib/words/forms";
import { say } from "../../lib/words/words.svelte";
import { type Box, gift, type Side, sideOf } from "./box";
import { attempt } from "./attempts";
import { isSaid, litPlaces, type Place, placesOf } from "./choices";

export type Pane = "mountain" | "sites" | "markets" | "clan";

/** Which part of the table a place belongs to, for small screens. */
const PANES: Record<string, Pane> = {
  chamber: "mountain",
  enemy: "mountain",
  corner: "mountain",
  edge: "mountain",
  die: "markets",
  site: "sites",
  bonus: "sites",
  track: "sites",
  rubble: "markets",
  coin: "markets",
  tradition: "markets",
  relic: "markets",
  tool: "markets",
  silver: "markets",
  gold: "markets",
};

export function paneOf(place: Place): Pane {
  if (place.startsWith("coin place")) return "clan";
  return PANES[place.split(" ")[0]] ?? "clan";
}

/** What the person at this board is about to do: a thing held, a place pointed at, a clan looked at. */
export class Play {
  coached = $state("");
  /** The first half of a move of two places: a dwarf, a coin, a tool, an enemy ... */
  held = $state<Place | null>(null);
  /** What is under the pointer or the focus: in words, its place, and where it is on the screen. */
  line = $state("");
  over = $state<Place | null>(null);
  /** What sort of thing that is, also where nothing can be chosen. */
  thing = $state<Place | null>(null);
  spot = $state.raw<DOMRect | null>(null);
  /** The picture it is part of, if it is. */
  picture = $state.raw<DOMRect | null>(null);
  /** What it is compared with, if anything. */
  compared = $state.raw<DOMRect | null>(null);
  /** The clan board that is looked at; null is the own one. */
  looked = $state<number | null>(null);
  pane = $state<Pane>("mountain");
  readonly box: Box;
  readonly view: CovenantView;
  readonly side: Side;
  readonly lit: Map<Place, Choice[]>;
  #at = -1;

  constructor(readonly eyes: Eyes) {
    this.box = eyes.book.box as unknown as Box;
    this.view = $derived(eyes.state?.view as unknown as CovenantView);
    this.side = $derived(sideOf(this.box, this.view));
    this.lit = $derived(litPlaces(eyes.reach, this.held));
  }

  get seated(): boolean {
    return this.view.seat < this.view.seats;
  }

  /** The clan whose board is shown. */
  get shown(): number {
    return this.looked ?? (this.seated ? this.view.seat : Math.max(0, this.view.to_move));
  }

  /** Moves that are only said, or said as well. */
  get said(): Choice[] {
    return this.eyes.reach.filter((choice) => (choice.first ? !placesOf(choice).length : isSaid(choice)));
  }

  /** The move that a click would show, or that is shown. */
  get aimed(): Choice | null {
    if (this.eyes.pending) return this.eyes.pending;
    const choices = this.over === null ? undefined : this.lit.get(this.over);
    return choices?.length === 1 ? choices[0] : null;
  }

  clanName(clan: number): string {
    return clan < this.view.seats ? this.eyes.name(clan) : say("covenant-elders");
  }

  word(key: string): string {
    return this.eyes.word(key);
  }

  /** A reward in words: "2 Mine". */
  reward(said: string): string {
    const { kind, amount } = gift(said);
    return amount === 1 ? this.word(`reward.${kind}`) : this.eyes.amount("rewards", kind, amount);
  }

  rewards(gives: string[]): string {
    return listed(gives.map((said) => this.reward(said))) || say("covenant-nothing");
  }

  /** What a rule says, for tiles whose effect is a rule of its own. */
  rule(id: string): string {
    for (const chapter of this.eyes.book.chapters) {
      const rule = chapter.rules.find((one) => one.id === id);
      if (rule) return rule.text.trim();
    }
    return "";
  }

  /** What stands on a tradition: its rule, but not where that was decided by us. */
  effect(number: number): string {
    const rule = this.rule(`CV-17.${String(number).padStart(2, "0")}`);
    return rule.split(say("covenant-ruling"))[0].trim();
  }

  tradition(number: number): string {
    const rule = this.effect(number);
    return say("covenant-tile_does", { tile: this.word(`tradition.${number}`), rule });
  }

  point(event: Event, words: string, place: Place | null = null, thing = place): void {
    this.over = place;
    this.thing = thing;
    this.line = words;
    const target = event.currentTarget as HTMLElement | SVGElement;
    const picture = "ownerSVGElement" in target ? target.ownerSVGElement : null;
    this.spot = placeOf(target);
    this.picture = picture && placeOf(picture);
    const compared = target.closest("[data-compared]");
    this.compared = compared && placeOf(compared);
  }

  leave(): void {
    this.over = null;
    this.thing = null;
    this.line = "";
    this.spot = null;
  }

  letGo(): void {
    if (this.eyes.pending) this.eyes.cancel();
    else this.held = null;
  }

  /** A click on a place: hold it, show its move, send it if it is shown already, or ask why there is none. */
  pick(pointed: Place): void {
    const { eyes } = this;
    if (!eyes.myTurn) return;
    const place = this.#meant(pointed);
    eyes.notice = null;
    if (eyes.pending && placesOf(eyes.pending).includes(place)) return eyes.confirm();
    const choices = this.lit.get(place) ?? [];
    if (place === this.held) this.#hold(null);
    else if (choices.length === 1) eyes.offer(choices[0]);
    else if (choices.length) this.#several(place, choices);
    else this.#without(place);
  }

  /** Who stands in a chamber may hide it: a click means what can be chosen there. */
  #meant(place: Place): Place {
    if (this.lit.has(place)) return place;
    if (place.startsWith("enemy ")) {
      const chamber = `chamber ${place.split(" ")[2]}`;
      return this.lit.has(chamber) ? chamber : place;
    }
    if (!place.startsWith("chamber ")) return place;
    const foes = [...this.lit.keys()].filter(
      (one) => one.startsWith("enemy ") && one.endsWith(place.slice(7)),
    );
    return foes.length === 1 ? foes[0] : place;
  }

  #several(place: Place, choices: Choice[]): void {
    if (this.held === null) this.#hold(place);
    else this.eyes.offer(choices[0]);
  }

  #without(place: Place): void {
    const held = this.held;
    if (held !== null && litPlaces(this.eyes.reach, null).has(place) && sameSort(held, place)) {
      this.#hold(place);
      return;
    }
    const text = attempt(this.view.question, place, held);
    if (text) this.eyes.why(text);
    else this.eyes.miss();
  }

  #hold(place: Place | null): void {
    this.eyes.cancel();
    this.held = place;
    const panes = [...this.lit.keys()].filter((one) => one !== place).map(paneOf);
    if (place !== null && panes.length && !panes.includes(this.pane)) this.pane = panes[0];
  }

  /** After every change: let go of what no longer fits, and on a small screen turn to where a choice is. */
  follow(): void {
    untrack(() => {
      const at = this.eyes.state?.at ?? -1;
      if (at === this.#at) return;
      this.#at = at;
      this.held = null;
      this.leave();
      if (!this.eyes.myTurn) return;
      const asked = [...this.lit].filter(([, choices]) => !isLater(choices));
      const panes = asked.map(([place]) => paneOf(place));
      if (panes.includes("clan")) this.looked = null;
      // What is built, told from the clan board, is picked by its place on the mountain as well.
      const wanted = panes.find((pane) => pane !== "clan") ?? panes[0];
      if (wanted && (!panes.includes(this.pane) || this.pane === "clan")) this.pane = wanted;
    });
  }
}

const sameSort = (a: Place, b: Place): boolean => a.split(" ")[0] === b.split(" ")[0];
