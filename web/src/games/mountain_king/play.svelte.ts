import { untrack } from "svelte";
import { type Eyes, isLater } from "../../lib/eyes.svelte";
import type {
  Choice,
  MountainKingNotation,
  MountainKingQuestion,
  MountainKingView,
} from "../../lib/protocol";
import { faceOf, isHall, isLay, layText, lies, litPlaces, mountainOf, placeOf, type Place } from "./choices";
import { cascadeOf, type Cascade, lasting } from "./cascade";
import { type Box, type Face, fieldOf, turnFace, type Mountain } from "./geometry";

const SAID = ["go_on", "skip", "no_hall", "done", "follow", "waive", "leave_work", "no_pedestal", "roll_on"];
const STOPS = "by_rows";
const LEFT = ["leave_anchor", "leave_site"];
/** Steps that only begin a move; what they lead to is shown before anything is paid. */
const OPENINGS = ["move.dig", "move.haul", "move.elevate"];

/** The parts of the stage. */
export type Part = "board" | "dock" | "horde" | "council";
type Asked = MountainKingQuestion | "";
export type Tab = "tunnels" | "spells" | "track";
const TAB_OF: Partial<Record<Asked, Tab>> = {
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
/** What a click most likely means, by the question that is open: on which sort of place, and how it is written. */
const MEANT: Partial<Record<Asked, [sort: string, verb: Verb]>> = {
  RecruitOrDig: ["stand", "recruit"],
  TakeToll: ["stand", "toll from"],
  ElevateWith: ["stand", "with"],
  SeatTroll: ["place", "place at"],
  Drum: ["place", "drum for"],
  Unload: ["place", "unload"],
  Elevate: ["place", "elevate"],
  SpellAndWorkshop: ["spell", "cast"],
};
type Verb = "recruit" | "toll from" | "with" | "place at" | "drum for" | "unload" | "elevate" | "cast";

/** What the person at this board is about to do: a tile turned, a hall or starter picked, a place pointed at. */
export class Play {
  coached = $state("");
  over = $state<Place | null>(null);
  /** The picked stack, by number, before its mineral is chosen. */
  stack = $state<number | null>(null);
  hall = $state<string | null>(null);
  starter = $state<string | null>(null);
  /** Whose council the person wants to see. */
  wanted = $state(0);
  /** The cascade that is rolling just now. */
  cascade = $state.raw<Cascade | null>(null);
  tab = $state<Tab>("tunnels");
  readonly box: Box;
  readonly view: MountainKingView;
  readonly mountain: Mountain;
  readonly lit: Map<Place, Choice[]>;
  readonly panel: Choice[];
  #face = $state.raw<Face | null>(null);
  #at = -1;
  #question: Asked = "";
  /** All that could be chosen at the latest change. */
  #choices = "";
  #laden: number[][] = [];
  #paying: { text: string; left: number } | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly eyes: Eyes) {
    this.box = eyes.book.box as unknown as Box;
    this.view = $derived(eyes.state?.view as unknown as MountainKingView);
    this.mountain = $derived(mountainOf(this.box, this.view));
    this.lit = $derived(litPlaces(eyes.reach, { hall: this.hall, starter: this.starter }));
    this.panel = $derived(eyes.choices.filter((choice) => this.#inPanel(choice)));
    this.wanted = Math.max(0, eyes.seat ?? 0);
  }

  /** Whose council is shown: while others play, the one in which a cascade rolls. */
  get shown(): number {
    const seat = this.cascade && !this.eyes.myTurn ? this.cascade.seat : this.wanted;
    return seat < this.view.seats ? seat : 0;
  }

  show(seat: number): void {
    this.wanted = seat;
    if (this.cascade?.seat !== seat) this.cascade = null;
  }

  /** Moves that are only said: go on, leave, end the turn ... */
  get said(): Choice[] {
    return this.eyes.choices.filter((choice) => [...SAID, ...LEFT].includes(choice.key.slice(5)));
  }

  get trades(): Choice[] {
    return this.eyes.choices.filter((choice) => choice.key === "move.trade");
  }

  /** How the next payment is made, and where a cascade stops: said before. */
  get manners(): Choice[] {
    return this.eyes.choices.filter((choice) => ["by_hand", STOPS].includes(choice.key.slice(5)));
  }

  get digs(): Choice[] {
    return this.eyes.reach.filter((choice) => choice.key === "move.dig");
  }

  /** Whether digging is what is asked, and not only what comes after going on. */
  get digsNow(): boolean {
    return this.digs.length > 0 && !isLater(this.digs);
  }

  /** The parts of the table where something can be done now, the most telling first. */
  get calls(): Part[] {
    if (!this.eyes.myTurn) return [];
    const lit = (sort: string) =>
      [...this.lit].some(([place, choices]) => place.startsWith(sort) && !isLater(choices));
    const called: [Part, boolean][] = [
      ["council", lit("place") || this.view.question === "PlaceStarter"],
      ["horde", lit("stand")],
      ["board", lit("square")],
      ["dock", this.panel.length > 0 || this.digsNow || this.halls.length > 0 || lit("spell")],
    ];
    return called.flatMap(([part, now]) => (now ? [part] : []));
  }

  /** The halls that can be dedicated now, each once. */
  get halls(): string[] {
    const found = this.eyes.choices.filter(isHall);
    return [...new Set(found.map((choice) => String(choice.words.tile)))];
  }

  #inPanel(choice: Choice): boolean {
    if (placeOf(choice) !== null) return false;
    const key = choice.key.slice(5);
    return ![...SAID, ...LEFT, "trade", "by_hand", STOPS, "dig"].includes(key);
  }

  /** The tile that is being laid: a tunnel or the picked hall. */
  get laying(): { verb: "lay" | "dedicate"; name: string; faces: Face[]; tile: number } | null {
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

  /** Halls have one face only. */
  get flips(): boolean {
    const { laying } = this;
    return laying !== null && laying.faces.some((face) => face.tile === laying.tile && face.flipped);
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
    const hinted = choices.find((choice) => choice.text === this.eyes.hinted?.text);
    return hinted ?? choices.find((choice) => lies(choice, this.face)) ?? choices[0];
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
      else this.eyes.miss();
    }
  }

  begin(choice: Choice): void {
    if (OPENINGS.includes(choice.key)) void this.eyes.send(choice);
    else this.eyes.offer(choice);
  }

  /** Pay so many pieces of a kind, one after the other, as long as they are asked for. */
  payAll(choice: Choice, count: number): void {
    this.#paying = { text: choice.text, left: count - 1 };
    this.eyes.say(choice);
  }

  #payOn(): void {
    const { text, left } = this.#paying ?? { text: "", left: 0 };
    const next = left > 0 ? this.eyes.choices.find((choice) => choice.text === text) : undefined;
    this.#paying = next ? { text, left: left - 1 } : null;
    if (next) this.eyes.say(next);
  }

  #attempt(place: Place): MountainKingNotation | null {
    const [sort, name] = place.split(" ");
    if (sort === "square") return this.#attemptAt(name);
    const [where, verb] = MEANT[this.view.question] ?? [];
    return verb && where === sort ? `${verb} ${name}` : null;
  }

  #attemptAt(name: string): MountainKingNotation | null {
    const { laying, face, box, view } = this;
    const field = fieldOf(box, name);
    if (laying && face) return layText(box, laying.verb, laying.name, face, field);
    const statue = view.statues.includes(field);
    const site = this.mountain.sites.includes(field);
    if (statue && view.question === "MoveStatues") return `haul from ${name}`;
    if (site && view.question === "SpellAndWorkshop") return `work at ${name}`;
    if (view.question === "PlaceGate") return `gate at ${name}`;
    return view.question === "HaulTo" || view.question === "SendStatue" ? `to ${name}` : null;
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
      this.#letGoOfWhatIsStale();
      if (first) this.wanted = Math.max(0, this.eyes.seat ?? 0);
      else this.#roll();
      this.#laden = this.view.laden;
      this.#payOn();
      const question = this.eyes.myTurn ? this.view.question : "";
      if (question === this.#question) return;
      this.#question = question;
      this.hall = null;
      this.#face = null;
      if (question && this.eyes.seat !== null) this.wanted = this.eyes.seat;
      this.tab = TAB_OF[question] ?? this.tab;
    });
  }

  /** What is picked stays while others draft, who do so at the same time. */
  #letGoOfWhatIsStale(): void {
    const asked = this.eyes.choices.map((choice) => choice.text).join();
    if (asked && asked === this.#choices) return;
    this.#choices = asked;
    this.stack = null;
    this.starter = null;
  }

  /** A cascade among the latest news rolls until it has come to its end. */
  #roll(): void {
    const cascade = cascadeOf(this.box, this.eyes.fresh, this.#laden);
    if (!cascade) return;
    clearTimeout(this.#rest);
    this.cascade = cascade;
    this.#rest = setTimeout(() => (this.cascade = null), lasting(cascade));
  }
}
