/** Rows for markers on one line, so that none hides another: each in the lowest row with room for it. */
export function lanes(places: number[], room: number): number[] {
  const rows: number[][] = [];
  return places.map((place) => {
    let row = 0;
    while (rows[row]?.some((other) => Math.abs(other - place) < room)) row++;
    (rows[row] ??= []).push(place);
    return row;
  });
}
