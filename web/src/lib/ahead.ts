/** Where a thing is: as much of a DOMRect as the arrows need. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The same page, turned so that the arrow points to the right. */
const TURNED: Record<string, (area: Area) => Area> = {
  ArrowRight: (area) => area,
  ArrowLeft: ({ left, right, top, bottom }) => ({ left: -right, right: -left, top, bottom }),
  ArrowDown: ({ left, right, top, bottom }) => ({ left: top, right: bottom, top: left, bottom: right }),
  ArrowUp: ({ left, right, top, bottom }) => ({ left: -bottom, right: -top, top: left, bottom: right }),
};

export const isArrow = (key: string): boolean => key in TURNED;

/** What lies more aside than ahead is gone to only if there is nothing else. */
const STEEP = 10_000;

const half = (a: number, b: number) => (a + b) / 2;

/** How far a thing lies off the way to the right: what is in line costs little, what is not ahead is out. */
function detour(from: Area, to: Area): number {
  const dx = half(to.left, to.right) - half(from.left, from.right);
  if (dx < 1) return Infinity;
  const middle = half(to.top, to.bottom);
  const off = Math.max(0, middle - from.bottom, from.top - middle);
  const steep = off > dx && (to.top > from.bottom || to.bottom < from.top) ? STEEP : 0;
  const gap = Math.max(0, to.left - from.right);
  return gap + 2 * off + 0.1 * Math.abs(middle - half(from.top, from.bottom)) + steep;
}

/** Which of the places an arrow leads to: the nearest ahead, those in line first; -1 if none is ahead. */
export function ahead(from: Area, places: Area[], key: string): number {
  const turned = TURNED[key];
  const ways = places.map((place) => detour(turned(from), turned(place)));
  const least = Math.min(...ways);
  return least === Infinity ? -1 : ways.indexOf(least);
}

/** Which of the places is nearest. */
export function nearest(from: Area, places: Area[]): number {
  const far = places.map((to) =>
    Math.hypot(
      half(to.left, to.right) - half(from.left, from.right),
      half(to.top, to.bottom) - half(from.top, from.bottom),
    ),
  );
  return far.indexOf(Math.min(...far));
}
