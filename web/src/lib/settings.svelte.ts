import { keep, recall } from "./keep";

export type Theme = "system" | "light" | "dark";

interface Wishes {
  theme: Theme;
  sound: boolean;
  /** Send a move with the first click, without showing it before. */
  oneClick: boolean;
  letterKeys: boolean;
  roleHidden: boolean;
}

const USUAL: Wishes = { theme: "system", sound: false, oneClick: false, letterKeys: true, roleHidden: false };

export const settings = $state<Wishes>({ ...USUAL, ...recall<Partial<Wishes>>("settings", {}) });

/** Call once, inside the root component. */
export function rememberSettings(): void {
  $effect(() => {
    keep("settings", $state.snapshot(settings));
    document.documentElement.dataset.theme = settings.theme;
  });
}
