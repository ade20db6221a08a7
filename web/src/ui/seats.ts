/** Nine seats told apart by colour and by pattern; the number stands beside both. */
export const SEAT_COLOURS = [
  "#d9603b",
  "#2a9d8f",
  "#9b6dd6",
  "#93b53a",
  "#dd6fa5",
  "#a9713f",
  "#5fb8d9",
  "#aab0b8",
  "#5a66c0",
];

/** Lines of an 8 x 8 tile, drawn light over the seat's colour. */
export const SEAT_PATTERNS = [
  "",
  "M0 4H8",
  "M4 0V8",
  "M0 8 8 0M-2 2 2-2M6 10 10 6",
  "M0 0 8 8M-2 6 2 10M6-2 10 2",
  "M0 4H8M4 0V8",
  "M0 6 4 2 8 6",
  "M2 2h.1M6 6h.1",
  "M0 0 8 8M0 8 8 0",
];
