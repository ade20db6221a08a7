import { prefersReducedMotion } from "svelte/motion";
import { speed } from "../../lib/pace.svelte";
import type { TransitionConfig } from "svelte/transition";

/** So many milliseconds at the usual pace; none for who wants no motion. */
const lasting = (usual: number) => (prefersReducedMotion.current ? 0 : usual / speed());

/** A card turning over around its upright middle. */
export function flip(_node: Element, { x }: { x: number }): TransitionConfig {
  return {
    duration: lasting(700),
    css: (t) => `transform-origin: ${x}px 0; transform: scaleX(${Math.cos((1 - t) * Math.PI)})`,
  };
}

/** A card or token put down from above. */
export function drop(_node: Element, { high = 26 }: { high?: number } = {}): TransitionConfig {
  return {
    duration: lasting(420),
    css: (t) => {
      const ease = 1 - (1 - t) ** 3;
      return `transform: translateY(${(ease - 1) * high}px); opacity: ${Math.min(1, t * 2)}`;
    },
  };
}

/** Blown away, or gone home. */
export function blow(_node: Element): TransitionConfig {
  return {
    duration: lasting(520),
    css: (t) =>
      `transform: translate(${(1 - t) * 60}px, ${(t - 1) * 40}px) rotate(${(1 - t) * 50}deg); opacity: ${t}`,
  };
}

export function fade(_node: Element): TransitionConfig {
  return { duration: lasting(300), css: (t) => `opacity: ${t}` };
}

/** How long a dwarf walks from one card to the next. */
export function stride(): number {
  return lasting(480);
}
