/** A board of squares as the engine numbers them: row by row, `stride` to a row. */
export interface Grid {
  columns: number;
  rows: number;
  stride: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Above, right, below, left. */
const SIDES: Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export function nameOf(grid: Grid, field: number): string {
  return String.fromCharCode(97 + (field % grid.stride)) + (Math.floor(field / grid.stride) + 1);
}

export function fieldOf(grid: Grid, name: string): number {
  return name.charCodeAt(0) - 97 + (Number(name.slice(1)) - 1) * grid.stride;
}

export function spotOf(grid: Grid, field: number): Point {
  return { x: field % grid.stride, y: Math.floor(field / grid.stride) };
}

/** The field so many columns and rows away, or -1 beyond the edge. */
export function away(grid: Grid, field: number, by: Point): number {
  const spot = spotOf(grid, field);
  const [x, y] = [spot.x + by.x, spot.y + by.y];
  return x >= 0 && x < grid.columns && y >= 0 && y < grid.rows ? y * grid.stride + x : -1;
}

/** The neighbouring field, or -1 beyond the edge. */
export function next(grid: Grid, field: number, side: number): number {
  return away(grid, field, SIDES[side]);
}
