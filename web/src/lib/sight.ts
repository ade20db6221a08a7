import { stage } from "./focus";

/** What the boards mark of a hint. */
const HINTED = ":is(.hinted, .hint):is(.lit, [data-say])";

/** Whether its middle is not only on the page, but neither below the edge nor under something else. */
function inSight(thing: Element): boolean {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (hit === null) return false;
  const drawn = thing.closest("svg");
  return thing.contains(hit) || hit.contains(thing) || (drawn?.contains(hit) ?? false);
}

const shown = (thing: Element) => thing.getClientRects().length > 0;
const found = (what: string) => [...(stage()?.querySelectorAll(what) ?? [])].filter(shown);

/** One of these comes into sight, if none is. */
function show(things: Element[]): void {
  if (!things.some(inSight)) things[0]?.scrollIntoView({ block: "center", inline: "center" });
}

/** What a hint means may be anywhere. */
export function showHinted(): void {
  show(found(HINTED));
}

/** On a small screen a new question may be about what is elsewhere, or below a tip. */
export function showChoices(): void {
  if (matchMedia("(min-width: 62.5em)").matches) return;
  const lit = found(".lit:not(.later)");
  const part = lit[0]?.closest("[data-part], [data-region]");
  if (part) show(lit.filter((one) => part.contains(one)));
  else show(found("[data-say]"));
}
