import { prefersReducedMotion } from "svelte/motion";
import { settings } from "./settings.svelte";

export const PACES = ["slow", "normal", "quick", "at_once"] as const;
export type Pace = (typeof PACES)[number];

/** How long a change of the table is left to be looked at before the next one, in milliseconds. */
const PAUSES: Record<Pace, number> = { slow: 2400, normal: 800, quick: 300, at_once: 0 };
/** How fast things move on the board, with 1 as they were drawn. */
const SPEEDS: Record<Pace, number> = { slow: 0.6, normal: 1, quick: 2, at_once: 8 };

/** Who wants no motion and has not said how fast sees everything as it comes. */
export const pace = (): Pace => settings.pace ?? (prefersReducedMotion.current ? "at_once" : "normal");
export const pause = (): number => PAUSES[pace()];
export const speed = (): number => SPEEDS[pace()];

/** What is heard, shown one after the other with a pause between; each person waits alone. */
export class Reading<T> {
  /** How much has been heard that is not shown yet. */
  behind = $state(0);
  #waiting: T[] = [];
  #free = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly show: (thing: T) => void,
    readonly wait: () => number,
  ) {}

  /** After all that waits, and after a pause. */
  add(thing: T): void {
    this.#waiting.push(thing);
    this.#go();
  }

  /** At once, after all that waits. */
  now(thing: T): void {
    this.catchUp();
    this.#show(thing);
  }

  catchUp(): void {
    const waiting = this.#waiting;
    this.drop();
    for (const thing of waiting) this.#show(thing);
  }

  /** What waits is out of date. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.behind = 0;
  }

  #show(thing: T): void {
    this.#free = Date.now() + this.wait();
    this.show(thing);
  }

  #go = (): void => {
    clearTimeout(this.#timer);
    while (this.#waiting.length && Date.now() >= this.#free) this.#show(this.#waiting.shift() as T);
    this.behind = this.#waiting.length;
    if (this.behind) this.#timer = setTimeout(this.#go, this.#free - Date.now());
  };
}

/** Motion in style sheets goes at the wanted speed; what breathes for ever does not mind. Call it once. */
export function setSpeed(): () => void {
  const hurry = (event: Event): void => {
    for (const motion of (event.target as Element).getAnimations()) {
      if (motion.effect?.getTiming().iterations !== Infinity) motion.playbackRate = speed();
    }
  };
  const kinds = ["animationstart", "transitionrun"];
  for (const kind of kinds) document.addEventListener(kind, hurry);
  return () => kinds.forEach((kind) => document.removeEventListener(kind, hurry));
}
