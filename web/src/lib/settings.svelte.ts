import { keep, recall } from "./keep";
import type { Pace } from "./pace.svelte";

export type Theme = "system" | "light" | "dark";

interface Wishes {
  theme: Theme;
  /** Empty: as the browser. */
  language: string;
  sound: boolean;
  /** Send a move with the first click, without showing it before. */
  oneClick: boolean;
  /** Be asked at the end of a turn what could wait until the next one, too. */
  askAtEnd: boolean;
  letterKeys: boolean;
  roleHidden: boolean;
  /** How fast others' moves are shown; null until somebody says so. */
  pace: Pace | null;
}

const USUAL: Wishes = {
  theme: "system",
  language: "",
  sound: false,
  oneClick: false,
  askAtEnd: false,
  letterKeys: true,
  roleHidden: false,
  pace: null,
};

export const settings = $state<Wishes>({ ...USUAL, ...recall<Partial<Wishes>>("settings", {}) });

/** Call once, inside the root component. */
export function rememberSettings(): void {
  $effect(() => {
    keep("settings", $state.snapshot(settings));
    document.documentElement.dataset.theme = settings.theme;
  });
}
