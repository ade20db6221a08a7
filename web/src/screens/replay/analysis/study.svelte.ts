import { get, post, remove } from "../../../lib/api";
import { sentence } from "../../../lib/problem";
import type { AnalysisCard } from "../../../lib/protocol";

const EVERY = 1000;

/** The analysis of one game: asked for, followed while it is under way, stopped. */
export class Study {
  card = $state.raw<AnalysisCard | null>(null);
  wrong = $state("");
  #path: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replay: string) {
    this.#path = `/replays/${encodeURIComponent(replay)}/analysis`;
  }

  get running(): boolean {
    return this.card?.stage === "running";
  }

  /** What is known already, if somebody has asked before. */
  async look(): Promise<void> {
    await this.#ask(() => get<AnalysisCard>(this.#path));
  }

  async begin(): Promise<void> {
    await this.#ask(() => post<AnalysisCard>(this.#path));
  }

  async stop(): Promise<void> {
    await this.#ask(() => remove<AnalysisCard>(this.#path));
  }

  /** Nobody looks any more. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  async #ask(what: () => Promise<AnalysisCard>): Promise<void> {
    this.wrong = "";
    try {
      this.#take(await what());
    } catch (problem) {
      this.wrong = sentence(problem);
    }
  }

  #take(card: AnalysisCard): void {
    this.card = card;
    clearTimeout(this.#timer);
    if (this.running) this.#timer = setTimeout(() => void this.look(), EVERY);
  }
}
