const BY: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys go from thing to thing inside a group; Page keys only to those that can be chosen. */
export function steer(event: KeyboardEvent): void {
  const lit = event.key === "PageDown" || event.key === "PageUp";
  const by = lit ? (event.key === "PageDown" ? 1 : -1) : BY[event.key];
  if (!by) return;
  const group = event.currentTarget as Element;
  const things = [...group.querySelectorAll<HTMLElement | SVGElement>(lit ? ".lit" : "[data-spot], .spot")];
  if (!things.length) return;
  const at = things.indexOf(document.activeElement as HTMLElement);
  things[at < 0 && by < 0 ? things.length - 1 : (at + by + things.length) % things.length].focus();
  event.preventDefault();
  event.stopPropagation();
}

/** The next or previous choice anywhere on the table. */
export function toChoice(stage: Element, by: number): void {
  const seen = [...stage.querySelectorAll<HTMLElement | SVGElement>(".lit, [data-say]")].filter(
    (thing) => thing.getClientRects().length,
  );
  if (!seen.length) return;
  const at = seen.indexOf(document.activeElement as HTMLElement);
  seen[at < 0 && by < 0 ? seen.length - 1 : (at + by + seen.length) % seen.length].focus();
}
