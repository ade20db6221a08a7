import { get } from "./api";
import type { Whereabouts } from "./protocol";

/** By which address others come here. That of this page may be good on this machine only. */
class Reach {
  #told = $state.raw<Whereabouts | null>(null);

  async look(): Promise<void> {
    try {
      this.#told = await get<Whereabouts>("/whereabouts");
    } catch {
      this.#told = null; // the address of this page has to do
    }
  }

  get origin(): string {
    return this.#told?.links[0] ?? location.origin;
  }

  /** Further addresses, should the first not do. */
  get others(): string[] {
    return this.#told?.links.slice(1) ?? [];
  }

  /** Why a link would lead nobody else here: the server hears this machine alone, or cannot tell its address. */
  get lack(): "only_here" | "unknown" | null {
    if (!this.#told || !isThisMachine(new URL(this.origin).hostname)) return null;
    return this.#told.only_here ? "only_here" : "unknown";
  }
}

export function isThisMachine(name: string): boolean {
  return name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || /^127\./.test(name);
}

export const reach = new Reach();
