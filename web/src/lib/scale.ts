/** How much larger than drawn the page is shown; see app.css. */
function scale(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue("--scale")) || 1;
}

/** Where a thing is on the screen, in the page's own pixels. */
export function placeOf(thing: Element): DOMRect {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const by = scale();
  return new DOMRect(x / by, y / by, width / by, height / by);
}

/** The size of the screen, in the page's own pixels. */
export function screenSize(): { width: number; height: number } {
  return { width: innerWidth / scale(), height: innerHeight / scale() };
}
