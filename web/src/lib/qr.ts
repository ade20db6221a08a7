import { encode } from "uqr";

/** A QR code as one path in a square of `size` modules. */
export interface Drawing {
  size: number;
  path: string;
}

const QUIET = 3;

export function draw(text: string): Drawing {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  return {
    size,
    path: data.flatMap((row, y) => runs(row).map(([x, w]) => `M${x} ${y}h${w}v1h-${w}z`)).join(""),
  };
}

/** Where the dark runs of a row begin, and how long they are. */
function runs(row: boolean[]): [number, number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    if (row[x - 1]) found[found.length - 1][1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
