import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../../../src/underhall/client/words/en.ftl?raw";
import { get, speakIn } from "../api";
import type { LanguageCard, Words } from "../protocol";
import { settings } from "../settings.svelte";

export type Given = Record<string, FluentVariable>;

/** The locale of a language, as far as browsers know such a one. */
export function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return "en";
  }
}

/** What a file of words can say. */
export class Catalogue {
  #bundle: FluentBundle;

  constructor(language: string, text: string) {
    this.#bundle = new FluentBundle(localeOf(language), { useIsolating: false });
    this.#bundle.addResource(new FluentResource(text));
  }

  /** Null where it has no such message, or something that it needs is missing. */
  say(id: string, given: Given): string | null {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return null;
    const wrong: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, given, wrong);
    return wrong.length ? null : said;
  }
}

const ENGLISH = new Catalogue("en", english);

const CODE = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,4}$/i;

/** The language that a link brings along, if it is the code of one; what is sent as a header must be. */
export function askedFor(search: string): string | null {
  const asked = new URLSearchParams(search).get("language");
  return asked !== null && CODE.test(asked) ? asked : null;
}

class Tongue {
  language = $state("en");
  /** Those that are spoken here. */
  languages = $state.raw<LanguageCard[]>([]);
  settled = $state(false);
  #own = $state.raw<Catalogue | null>(null);
  #noted = new Set<string>();

  /** Which language is spoken, and its words; without an answer it is English. */
  async learn(): Promise<void> {
    settings.language = askedFor(location.search) ?? settings.language;
    const wished = [...(settings.language ? [settings.language] : []), ...navigator.languages];
    speakIn(wished.join(","));
    // Whoever reads English need not wait.
    this.settled = /^en(-(?!XA$)|$)/i.test(wished[0] ?? "en");
    try {
      const words = await get<Words>("/words");
      this.language = words.language;
      this.languages = words.languages;
      this.#own = words.text ? new Catalogue(words.language, words.text) : null;
    } catch {
      this.language = "en";
    }
    document.documentElement.lang = this.language;
    speakIn(this.language);
    this.settled = true;
  }

  say(id: string, given: Given): string {
    const own = this.#own?.say(id, given);
    if (own) return own;
    if (this.#own) this.#note(`${this.language}: ${id}`);
    const instead = ENGLISH.say(id, given);
    if (instead === null) this.#note(`en: ${id}`);
    return instead ?? id;
  }

  #note(what: string): void {
    if (!this.#noted.has(what)) console.warn(`words of ${what} cannot be said`);
    this.#noted.add(what);
  }
}

export const tongue = new Tongue();

/** A sentence of the catalogue, in the language that is spoken. */
export function say(id: string, given: Given = {}): string {
  return tongue.say(id, given);
}
