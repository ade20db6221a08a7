import { ahead, isArrow, nearest } from "./ahead";

type Thing = HTMLElement | SVGElement;

/** Every board marks what can be chosen: `lit`, with `later` behind the open question; `data-say` if only said. */
export const CHOOSABLE = ".lit, [data-say]";
const SPOTS = "button, .spot, [data-spot], [role=gridcell], [role=button]";
const TYPING = "input, textarea, select, dialog";
const STEERING = /^(Tab|Enter| |Arrow.*|Page.*|[1-9bcmalnp])$/;

/** Whether the person plays by keys just now: then the focus follows the game, and never otherwise. */
let byKeys = false;

/** Call once. A mouse user's R or H says nothing about how the person points at things. */
export function watchHands(): void {
  addEventListener("pointerdown", () => (byKeys = false), true);
  addEventListener("keydown", ({ key }) => (byKeys ||= STEERING.test(key)), true);
}

const shown = (thing: Element) => thing.getClientRects().length > 0 && !thing.closest("[disabled]");
const seen = (within: ParentNode, what: string) => [...within.querySelectorAll<Thing>(what)].filter(shown);
const areas = (things: Thing[]) => things.map((thing) => thing.getBoundingClientRect());
const partOf = (thing: Element) => thing.closest("[data-region]");

export const stage = () => document.querySelector<HTMLElement>("[data-board]");
export const choosable = () => seen(stage() ?? document, CHOOSABLE);
export const isTyping = (target: EventTarget | null) => (target as Element).closest(TYPING) !== null;

/** What can be chosen now, without what comes after going on; but that, if it is all there is. */
function choicesNow(): Thing[] {
  const all = choosable();
  const now = all.filter((thing) => !thing.matches(".later"));
  const placed = now.filter((thing) => thing.matches(".lit"));
  return placed.length ? placed : now.length ? now : all;
}

function go(thing: Thing | undefined): boolean {
  thing?.focus({ preventScroll: true });
  thing?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return thing !== undefined;
}

const lost = (thing: Element | null) =>
  !thing || thing === document.body || !thing.isConnected || !shown(thing);

/** Where the focus was last, should what had it be gone. */
let last: { area: DOMRect; part: Element | null } | null = null;
const remember = (thing: Element) => (last = { area: thing.getBoundingClientRect(), part: partOf(thing) });

/** Of several the one to begin with: next to where the board has its cursor, or the first. */
function first(things: Thing[]): Thing | undefined {
  const part = things[0] && partOf(things[0]);
  const cursor = part?.querySelector('[role=gridcell][tabindex="0"]');
  const there = things.filter((thing) => partOf(thing) === part);
  return cursor ? there[nearest(cursor.getBoundingClientRect(), areas(there))] : things[0];
}

/** The choice next to where the person was, or the first of all. */
function toAChoice(): boolean {
  const now = choicesNow();
  const here = now.filter((thing) => last?.part && partOf(thing) === last.part);
  return go(last && here.length ? here[nearest(last.area, areas(here))] : first(now));
}

/** After a change: who plays by keys is led to a choice, or to the bar while there is none. */
export function settle(): void {
  const active = document.activeElement;
  const dialog = document.querySelector("dialog[open]");
  if (!byKeys || dialog || (active && active !== document.body && isTyping(active))) return;
  if (!lost(active)) {
    if (!stage()?.contains(active) || active?.matches(CHOOSABLE)) return;
    if (active?.closest("[data-region=bar]") && !choosable().length) return;
  }
  const confirm = stage()?.querySelector<Thing>("[data-region=bar] .primary");
  if (confirm) go(confirm);
  else if (!toAChoice() && lost(active)) go(stage()?.querySelector<Thing>("[data-region=bar]") ?? undefined);
}

/** After a key that picks or lets go: on to what it has lit, or away from what can no longer be chosen. */
export function follow(before: ReadonlySet<Element>): void {
  const active = document.activeElement;
  if (!byKeys || document.querySelector("dialog[open]")) return;
  const fresh = choosable().filter((thing) => !before.has(thing));
  const now = fresh.filter((thing) => !thing.matches(".later"));
  if (fresh.length && active && !fresh.includes(active as Thing)) go(first(now.length ? now : fresh));
  else if (lost(active) || (before.has(active!) && !active!.matches(CHOOSABLE))) settle();
}

/** To the next or previous choice: in the same part, or anywhere; after the last comes the first. */
export function toChoice(by: number, anywhere: boolean): boolean {
  const part = document.activeElement && partOf(document.activeElement);
  const things = seen((!anywhere && part) || stage() || document, CHOOSABLE);
  const at = things.indexOf(document.activeElement as Thing);
  return go(things.at(at < 0 ? Math.min(by, 0) : (at + by) % things.length));
}

/** To a part of the table; who is there already, to the next part of that sort. */
export function toRegion(name: string): boolean {
  const parts = seen(document, `[data-region=${name}]`);
  const at = parts.findIndex((part) => part.contains(document.activeElement));
  const part = parts[(at + 1) % parts.length];
  if (!part) return false;
  return go(seen(part, CHOOSABLE)[0] ?? seen(part, `${SPOTS}, [tabindex="0"]`)[0] ?? part);
}

/** Arrows lead to what can be chosen, first in the same part; with Shift, or where nothing is lit, to everything. */
function arrowed(from: Element, key: string, all: boolean): boolean {
  const part = partOf(from) ?? stage();
  if (!part) return false;
  const lit = all ? [] : seen(part, CHOOSABLE);
  const near = lit.length ? lit : seen(part, SPOTS);
  for (const things of [near, all ? [] : choosable()]) {
    const inside = things.filter((thing) => thing !== from && from.contains(thing));
    if (inside.length) return go(inside[0]);
    const others = things.filter((thing) => thing !== from);
    const found = ahead(from.getBoundingClientRect(), areas(others), key);
    if (found >= 0) return go(others[found]);
  }
  return false;
}

/** The keys that lead about the table. Heard on the stage, so that whatever has its own arrows keeps them. */
export function steer(event: KeyboardEvent): void {
  const from = event.target as Element;
  if (event.defaultPrevented || isTyping(from) || !from.matches(":focus-visible")) return;
  const page = { PageDown: 1, PageUp: -1 }[event.key];
  const moved = page ? toChoice(page, false) : isArrow(event.key) && arrowed(from, event.key, event.shiftKey);
  if (!moved && !isArrow(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** An action: this is where the game is played. */
export function steered(node: HTMLElement): { destroy(): void } {
  const keep = (event: FocusEvent) => remember(event.target as Element);
  node.addEventListener("keydown", steer);
  node.addEventListener("focusin", keep);
  return {
    destroy() {
      node.removeEventListener("keydown", steer);
      node.removeEventListener("focusin", keep);
    },
  };
}
