/** A tile in a row, told apart from others of its kind so that one can see it slide. A gap is of kind -1. */
export interface Sliding {
  id: string;
  kind: number;
}

/** Where the tiles of a row go when one is taken. */
export type Way = "left" | "right" | "nowhere";

/** The row as it is now, every tile with the name it had in the row before. */
export function slid(
  before: readonly Sliding[],
  row: readonly number[],
  way: Way,
  name: () => string,
): Sliding[] {
  if (way === "right") return slid([...before].reverse(), [...row].reverse(), "left", name).reverse();
  let from = 0;
  return row.map((kind, slot) => {
    if (kind < 0) return { id: `gap ${way} ${slot}`, kind };
    const stays = (tile: Sliding, at: number) => tile.kind === kind && at === slot;
    const moves = (tile: Sliding, at: number) => tile.kind === kind && at >= slot && at >= from;
    const at = before.findIndex(way === "nowhere" ? stays : moves);
    if (at < 0) return { id: name(), kind };
    from = at + 1;
    return before[at];
  });
}
