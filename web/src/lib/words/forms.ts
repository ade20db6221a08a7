import { localeOf, tongue } from "./words.svelte";

const locale = (): string => localeOf(tongue.language);

/** A number as the language writes it. */
export function number(value: number, how: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(locale(), how).format(value).replace("-", "−");
}

/** By how much something changed. */
export function signed(change: number): string {
  return number(change, { signDisplay: "exceptZero" });
}

/** What begins a sentence, whatever it is made of. */
export function begun(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
}

/** These and those. */
export function listed(things: string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(things);
}

const plainly = (part: string): string => part.replace(/[^\p{L}\p{N}]/gu, "\\$&");

/** A sentence cut around some parts of it: every second piece is one of these. */
export function apart(text: string, parts: string[]): string[] {
  return text.split(new RegExp(`(${parts.map(plainly).join("|")})`));
}
