import { get, getAs, patch, post, put, Refusal, remove, signWith } from "./api";
import { keep, recall } from "./keep";
import { sentence } from "./problem";
import type { Credentials, Me, NewPassword, Person } from "./protocol";
import { say } from "./words/words.svelte";

/** Somebody this browser has been; kept until it is told to forget. */
export interface Identity {
  token: string;
  id: string;
  name: string;
}

/** What a personal link leads to: a person one may go on as, or why not. */
export interface Invitation {
  identity: Identity | null;
  wrong: string;
}

/** Who sits at this browser. The token is the only proof of it, so none is dropped unasked. */
class Myself {
  person = $state<Person | null>(null);
  token = $state<string | null>(recall<string | null>("token", null));
  /** False until the server has been asked about a remembered token. */
  settled = $state(false);
  invitation = $state<Invitation | null>(null);
  #kept = $state<Identity[]>(recall<Identity[]>("identities", []));

  /** Whom one can switch back to. */
  get others(): Identity[] {
    return this.#kept.filter((identity) => identity.token !== this.token);
  }

  async arrive(): Promise<void> {
    signWith(this.token);
    if (this.token) {
      try {
        this.#be(await get<Person>("/me"), this.token);
      } catch (problem) {
        if (problem instanceof Refusal && problem.status === 401) this.#leave();
      }
    }
    this.settled = true;
  }

  /** Nobody has said yet how to call them. */
  get unnamed(): boolean {
    return !this.person || this.person.name === recall("guest", say("name-guest"));
  }

  /** Somebody sits down without giving a name first. */
  async comeIn(): Promise<void> {
    if (this.person) return;
    const name = say("name-guest");
    keep("guest", name);
    await this.call(name);
  }

  /** As a guest, or under a new name. */
  async call(name: string): Promise<void> {
    if (this.person && this.token) this.#be(await patch<Person>("/me", { name }), this.token);
    else this.#become(await post<Me>("/people", { name }));
  }

  async attach(credentials: Credentials): Promise<void> {
    this.person = await post<Person>("/accounts", credentials);
  }

  async logIn(credentials: Credentials): Promise<void> {
    this.#become(await post<Me>("/sessions", credentials));
  }

  async changePassword(wish: NewPassword): Promise<void> {
    this.#replace(await put<Me>("/me/password", wish));
  }

  async logOut(): Promise<void> {
    await remove("/sessions");
    this.#drop();
  }

  async logOutElsewhere(): Promise<void> {
    this.#replace(await remove<Me>("/sessions/all"));
  }

  async vanish(password: string | null): Promise<void> {
    await remove("/me", { password });
    this.#drop();
  }

  /** A personal link was followed: look whose it is, and ask before becoming them. */
  async meet(token: string): Promise<void> {
    if (token === this.token) return;
    try {
      const { id, name } = await getAs<Person>(token, "/me");
      this.invitation = { identity: { token, id, name }, wrong: "" };
    } catch (problem) {
      const stale = problem instanceof Refusal && problem.status === 401;
      const wrong = stale ? say("invited-stale") : sentence(problem);
      this.invitation = { identity: null, wrong };
    }
  }

  async switchTo(identity: Identity): Promise<void> {
    this.invitation = null;
    this.#remember(identity);
    this.person = null;
    this.#hold(identity.token);
    await this.arrive();
  }

  forget(identity: Identity): void {
    this.#kept = this.#kept.filter((other) => other.token !== identity.token);
    keep("identities", this.#kept);
  }

  /** The fragment never leaves the browser. */
  link(origin: string): string {
    return `${origin}/#/me/${this.token ?? ""}`;
  }

  #become(me: Me): void {
    this.#hold(me.token);
    this.#be(me.person, me.token);
  }

  /** The same person with a new token; the old one is void. */
  #replace(me: Me): void {
    this.#kept = this.#kept.filter((identity) => identity.id !== me.person.id);
    this.#become(me);
  }

  #be(person: Person, token: string): void {
    this.person = person;
    this.#remember({ token, id: person.id, name: person.name });
  }

  #remember(identity: Identity): void {
    this.#kept = [identity, ...this.#kept.filter((other) => other.token !== identity.token)];
    keep("identities", this.#kept);
  }

  /** Void or given back: nobody can use it any more. */
  #drop(): void {
    this.#kept = this.#kept.filter((identity) => identity.token !== this.token);
    keep("identities", this.#kept);
    this.#leave();
  }

  /** Nobody for now; what is kept stays kept. */
  #leave(): void {
    this.person = null;
    this.#hold(null);
  }

  #hold(token: string | null): void {
    this.token = token;
    signWith(token);
    keep("token", token);
  }
}

export const me = new Myself();
