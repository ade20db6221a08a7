import { untrack } from "svelte";
import type { Eyes } from "../../lib/eyes.svelte";
import type { Choice, MountainKingView } from "../../lib/protocol";
import { faceOf, isLay, layText, lies, litPlaces, mountainOf, placeOf, type Place } from "./choices";
import { type Box, type Face, fieldOf, turnFace, type Mountain } from "./geometry";

const SAID = ["go_on", "skip", "no_hall", "done", "follow", "waive", "leave_work", "no_pedestal"];
const LEFT = ["leave_anchor", "leave_site"];
/** Steps that only begin a move; what they lead to is shown before anything is paid. */
const OPENINGS = ["move.dig", "move.haul", "move.elevate"];

export type Tab = "tunnels" | "spells" | "track";
const TAB_OF: Record<string, Tab> = {
  SpellAndWorkshop: "spells",
  UseWorkshop: "spells",
  FoundWorkshop: "spells",
  ChooseWorkshop: "spells",
  RecruitOrDig: "tunnels",
  DigBySpell: "tunnels",
  LayTunnel: "tunnels",
  DedicateHall: "tunnels",
  AddPedestal: "track",
  ChoosePedestal: "track",
  ConsecrateTo: "track",
};

/** What the person at this board is about to do: a tile turned, a hall or starter picked, a place pointed at. */
export class Play {
  coached = $state("");
  over = $state<Place | null>(null);
  /** The picked stack, by number, before its mineral is chosen. */
  stack = $state<number | null>(null);
  hall = $state<string | null>(null);
  starter = $state<string | null>(null);
  /** Whose council is shown. */
  shown = $state(0);
  tab = $state<Tab>("tunnels");
  readonly box: Box;
  readonly view: MountainKingView;
  readonly mountain: Mountain;
  readonly lit: Map<Place, Choice[]>;
  readonly panel: Choice[];
  #face = $state.raw<Face | null>(null);
  #at = -1;
  #question = "";

  constructor(readonly eyes: Eyes) {
    this.box = eyes.sheet.box as unknown as Box;
    this.view = $derived(eyes.state?.view as unknown as MountainKingView);
    this.mountain = $derived(mountainOf(this.box, this.view));
    this.lit = $derived(litPlaces(eyes.choices, { hall: this.hall, starter: this.starter }));
    this.panel = $derived(eyes.choices.filter((choice) => this.#inPanel(choice)));
    this.shown = Math.max(0, eyes.seat ?? 0);
  }

  /** Moves that are only said: go on, leave, end the turn ... */
  get said(): Choice[] {
    return this.eyes.choices.filter((choice) => [...SAID, ...LEFT].includes(choice.key.slice(5)));
  }

  get trades(): Choice[] {
    return this.eyes.choices.filter((choice) => choice.key === "move.trade");
  }

  get byHand(): Choice | undefined {
    return this.eyes.choices.find((choice) => choice.key === "move.by_hand");
  }

  get digs(): Choice[] {
    return this.eyes.choices.filter((choice) => choice.key === "move.dig");
  }

  #inPanel(choice: Choice): boolean {
    if (placeOf(choice) !== null) return false;
    const key = choice.key.slice(5);
    return ![...SAID, ...LEFT, "trade", "by_hand", "dig"].includes(key);
  }

  /** The tile that is being laid: a tunnel or the picked hall. */
  get laying(): { verb: string; name: string; faces: Face[]; tile: number } | null {
    if (!this.eyes.myTurn) return null;
    const { box, view } = this;
    if (view.question === "LayTunnel") {
      const tile = view.details.tile;
      return { verb: "lay", name: box.tunnels[tile].name, faces: box.faces, tile };
    }
    if (view.question !== "DedicateHall" || !this.hall) return null;
    const tile = box.halls.findIndex((hall) => hall.name === this.hall);
    return { verb: "dedicate", name: this.hall, faces: box.hall_faces, tile };
  }

  get face(): Face | null {
    const laying = this.laying;
    if (!laying) return null;
    const fits = this.#face && laying.faces.includes(this.#face) && this.#face.tile === laying.tile;
    return fits ? this.#face : (laying.faces.find((face) => face.tile === laying.tile) ?? null);
  }

  turn(flip = false): void {
    const { laying, face, eyes } = this;
    if (!laying || !face) return;
    this.#face = turnFace(laying.faces, face, flip);
    const pending = eyes.pending;
    if (!pending || !isLay(pending)) return;
    const place = placeOf(pending);
    const other = place && this.lit.get(place)?.find((choice) => lies(choice, this.#face));
    eyes.cancel();
    if (other) eyes.pending = other;
  }

  /** What a click would show. */
  get aimed(): Choice | null {
    if (this.eyes.pending) return this.eyes.pending;
    return this.over === null ? null : this.best(this.over);
  }

  best(place: Place): Choice | null {
    const choices = this.lit.get(place);
    if (!choices) return null;
    return choices.find((choice) => lies(choice, this.face)) ?? choices[0];
  }

  /** A click on a place: show its move, send it if it is shown already, or ask why there is none. */
  pick(place: Place): void {
    const choice = this.best(place);
    if (choice) {
      const face = faceOf(this.box, choice);
      if (face) this.#face = face;
      this.begin(choice);
    } else if (this.eyes.myTurn) {
      const text = this.#attempt(place);
      if (text) this.eyes.why(text);
    }
  }

  begin(choice: Choice): void {
    if (OPENINGS.includes(choice.key)) void this.eyes.send(choice);
    else this.eyes.offer(choice);
  }

  #attempt(place: Place): string | null {
    const [sort, name] = place.split(" ");
    if (sort === "square") return this.#attemptAt(name);
    const verbs: Record<string, string> = {
      "stand RecruitOrDig": "recruit",
      "stand TakeToll": "toll from",
      "stand ElevateWith": "with",
      "place SeatTroll": "place at",
      "place Drum": "drum for",
      "place Unload": "unload",
      "place Elevate": "elevate",
      "spell SpellAndWorkshop": "cast",
    };
    const verb = verbs[`${sort} ${this.view.question}`];
    return verb ? `${verb} ${name}` : null;
  }

  #attemptAt(name: string): string | null {
    const { laying, face, box, view } = this;
    const field = fieldOf(box, name);
    if (laying && face) return layText(box, laying.verb, laying.name, face, field);
    const statue = view.statues.includes(field);
    const site = this.mountain.sites.includes(field);
    const verbs: Record<string, string> = { PlaceGate: "gate at", HaulTo: "to", SendStatue: "to" };
    if (statue) verbs.MoveStatues = "haul from";
    if (site) verbs.SpellAndWorkshop = "work at";
    return verbs[view.question] ? `${verbs[view.question]} ${name}` : null;
  }

  pickStack(tile: number): void {
    this.eyes.cancel();
    this.eyes.notice = null;
    this.stack = this.stack === tile ? null : tile;
  }

  pickHall(name: string): void {
    this.eyes.cancel();
    this.eyes.notice = null;
    this.hall = this.hall === name ? null : name;
  }

  letGo(): void {
    if (this.eyes.pending) this.eyes.cancel();
    else {
      this.stack = null;
      this.hall = null;
      this.starter = null;
    }
  }

  /** After every change: forget what no longer fits, and open what the question is about. */
  follow(): void {
    untrack(() => {
      const at = this.eyes.state?.at ?? -1;
      if (at === this.#at) return;
      const first = this.#at < 0;
      this.#at = at;
      this.stack = null;
      this.starter = null;
      if (first) this.shown = Math.max(0, this.eyes.seat ?? 0);
      const question = this.eyes.myTurn ? this.view.question : "";
      if (question === this.#question) return;
      this.#question = question;
      this.hall = null;
      this.#face = null;
      if (question && this.eyes.seat !== null) this.shown = this.eyes.seat;
      this.tab = TAB_OF[question] ?? this.tab;
    });
  }
}
