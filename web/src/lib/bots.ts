import { say } from "./words/words.svelte";

/** The level of each bot that comes with the house; the same one may have two names. */
const LEVELS: Record<string, string> = {
  random: "random",
  easy: "easy",
  medium: "medium",
  greedy: "medium",
  hard: "hard",
  master: "master",
};
const USUAL = "greedy";

/** What a bot is called in the reader's language; one that is not known goes by its own name. */
export function levelOf(bot: string): string {
  return Object.hasOwn(LEVELS, bot) ? say(`bots-level-${LEVELS[bot]}`) : bot;
}

/** How it plays, in a sentence. */
export function mannerOf(bot: string): string {
  return Object.hasOwn(LEVELS, bot) ? say(`bots-about-${LEVELS[bot]}`) : "";
}

/** Whom one plays with who has not chosen. */
export function usual(bots: string[]): string {
  return bots.includes(USUAL) ? USUAL : bots[bots.length - 1];
}
