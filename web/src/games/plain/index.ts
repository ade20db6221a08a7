import { Eyes } from "../../lib/eyes.svelte";
import type { Boards, Sitting } from "../register";
import Scores from "./Scores.svelte";
import Stage from "./Stage.svelte";

class Plain implements Sitting {
  coached = "";

  constructor(readonly eyes: Eyes) {}

  letGo(): void {
    this.eyes.cancel();
  }
}

/** For a game without a board of its own: the question and the moves, in words. */
export const boards: Boards<Sitting> = {
  sit: (eyes) => new Plain(eyes),
  Stage,
  Result: Scores,
  rounds: () => 0,
  tips: [],
};
