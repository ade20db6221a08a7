import { get, patch, post, Refusal, signWith } from "./api";
import { keep, recall } from "./keep";
import type { Credentials, Me, Person } from "./protocol";

/** Who sits at this browser. The token is the only proof of it. */
class Myself {
  person = $state<Person | null>(null);
  token = $state<string | null>(recall<string | null>("token", null));
  /** False until the server has been asked about a remembered token. */
  settled = $state(false);

  async arrive(): Promise<void> {
    signWith(this.token);
    if (this.token) {
      try {
        this.person = await get<Person>("/me");
      } catch (problem) {
        if (problem instanceof Refusal && problem.status === 401) this.forget();
      }
    }
    this.settled = true;
  }

  /** As a guest, or under a new name. */
  async call(name: string): Promise<void> {
    if (this.person) this.person = await patch<Person>("/me", { name });
    else this.#become(await post<Me>("/people", { name }));
  }

  async attach(credentials: Credentials): Promise<void> {
    this.person = await post<Person>("/accounts", credentials);
  }

  async logIn(credentials: Credentials): Promise<void> {
    this.#become(await post<Me>("/sessions", credentials));
  }

  /** The personal link from another device. */
  async adopt(token: string): Promise<void> {
    this.#hold(token);
    this.person = null;
    await this.arrive();
  }

  forget(): void {
    this.person = null;
    this.#hold(null);
  }

  /** The fragment never leaves the browser. */
  link(): string {
    return `${location.origin}/#/me/${this.token ?? ""}`;
  }

  #become(me: Me): void {
    this.person = me.person;
    this.#hold(me.token);
  }

  #hold(token: string | null): void {
    this.token = token;
    signWith(token);
    keep("token", token);
  }
}

export const me = new Myself();
