import { Refusal } from "./api";
import { say } from "./words/words.svelte";

/** Why something cannot be shown: a headline, and what to make of it. */
export interface Lack {
  title: string;
  text: string;
  /** It may work in a moment. */
  passing: boolean;
}

export function lackOf(what: "table" | "replay", problem: unknown): Lack {
  const status = problem instanceof Refusal ? problem.status : -1;
  const told = sentence(problem);
  if (status === 0) return { title: told, text: say("problem-starting"), passing: true };
  if (status === 404) return { title: told, text: say("problem-cut_short"), passing: false };
  return { title: say(`problem-unshown-${what}`), text: told, passing: false };
}

/** What to tell a person about anything that went wrong. */
export function sentence(problem: unknown): string {
  if (!(problem instanceof Refusal)) return say("problem-unknown");
  if (problem.message) return problem.message;
  return problem.status ? say("problem-status", { status: `${problem.status}` }) : say("problem-unreachable");
}
