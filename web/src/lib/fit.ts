/** The smallest letters that can be read well, in pixels. */
const LEAST = 11.5;

/** What does not fit into its place is written smaller. */
export function fit(place: HTMLElement): void {
  place.style.fontSize = "";
  let size = parseFloat(getComputedStyle(place).fontSize);
  while (size > LEAST && place.scrollHeight > place.clientHeight + 1) {
    size = Math.max(LEAST, size - 1);
    place.style.fontSize = `${size}px`;
  }
}
