import { post, postAs } from "./api";
import { keep, recall } from "./keep";
import type { Identity } from "./me.svelte";
import { needsCover } from "./passing";
import type { Me, TableCard } from "./protocol";
import { Pipe } from "./socket.svelte";

interface Kept {
  people: Identity[];
  holder: string;
  covered: boolean;
}

const nameOf = (table: string): string => `company.${table}`;

/**
 * The people who share this device at one table, and in whose hands it is. Each has a token of their own: the
 * server tells each of them what they may know, and only the holder's pipe is listened to.
 */
export class Company {
  people = $state<Identity[]>([]);
  holder = $state("");
  /** The device is on its way: nobody's things are shown. */
  covered = $state(false);
  #idle = new Map<string, Pipe>();

  constructor(readonly table: string) {
    const kept = recall<Kept | null>(nameOf(table), null);
    if (kept) [this.people, this.holder, this.covered] = [kept.people, kept.holder, kept.covered];
  }

  /** Is it shared, and is the one who opened this browser among them? */
  shared(me: string | undefined): boolean {
    return this.people.length > 1 && this.ids.includes(me ?? "");
  }

  get ids(): string[] {
    return this.people.map((person) => person.id);
  }

  get next(): Identity | null {
    return this.people.find((person) => person.id === this.holder) ?? null;
  }

  /** Somebody else takes a seat here; they are guests like anybody who comes by the link. */
  async seat(me: Identity, name: string, seat: number): Promise<TableCard> {
    const { person, token } = await post<Me>("/people", { name });
    const card = await postAs<TableCard>(token, `/tables/${this.table}/seats/${seat}`, { do: "take" });
    const before = this.people.length ? this.people : [me];
    this.people = [...before, { token, id: person.id, name: person.name }];
    this.holder = me.id;
    this.#keep();
    return card;
  }

  /** Who played again sits at another table: the same people share the device there. */
  follow({ rematch_of: before, seats }: TableCard): void {
    const kept = before && !this.people.length ? recall<Kept | null>(nameOf(before), null) : null;
    if (!kept?.people.every(({ id }) => seats.some((seat) => seat.person === id))) return;
    [this.people, this.holder, this.covered] = [kept.people, kept.people[0].id, false];
    this.#keep();
  }

  /** A seat was given up or freed: who had it no longer shares the device at this table. */
  only(seated: (string | null)[]): void {
    const left = this.people.filter((person) => seated.includes(person.id));
    if (left.length === this.people.length) return;
    this.people = left;
    this.#keep();
  }

  pass(to: string, hides: boolean): void {
    this.holder = to;
    this.covered = needsCover(hides);
    this.#keep();
  }

  uncover(): void {
    this.covered = false;
    this.#keep();
  }

  /** Who does not hold the device is at the table all the same: their pipes are open, and nobody listens. */
  attend(listening: string | null): void {
    for (const { id, token } of this.people) {
      if (id === listening) this.#hangUp(id);
      else if (!this.#idle.has(id)) {
        const pipe = new Pipe(this.table, token, () => {});
        this.#idle.set(id, pipe);
        pipe.open();
      }
    }
  }

  leave(): void {
    for (const id of [...this.#idle.keys()]) this.#hangUp(id);
  }

  #hangUp(id: string): void {
    this.#idle.get(id)?.close();
    this.#idle.delete(id);
  }

  #keep(): void {
    const { people, holder, covered } = this;
    keep(nameOf(this.table), people.length > 1 ? { people, holder, covered } : null);
  }
}
