import type { LogEntry, LostMinesView } from "../../lib/protocol";
import { type Box, centre, fieldOf, type Point } from "./geometry";

export interface Effect extends Point {
  kind: "storm" | "bite" | "eye" | "dragon" | "treasure" | "open";
  what: string;
}

/** What the board plays for a log entry; most entries are told by the pieces moving. */
export function effectOf(box: Box, view: LostMinesView, entry: LogEntry): Effect | null {
  const { field, target, seat, kind } = entry.words;
  const atField = (name: unknown) => centre(box, fieldOf(box, String(name)));
  /** Of who has been put away with the round nothing is shown. */
  const atDwarf = () => {
    const field = view.places[Number(seat)];
    return field < 0 ? { x: NaN, y: NaN } : centre(box, field);
  };
  switch (entry.key) {
    case "storm":
      return { kind: "storm", what: "", ...atField(field) };
    case "uses_tool":
      return { kind: "open", what: "", ...atField(field) };
    case "looks_at_mine":
      return { kind: "eye", what: "", ...atField(target) };
    case "trap_bites":
    case "trap_takes":
      return { kind: "bite", what: "", ...atDwarf() };
    case "takes_dragon":
      return { kind: "dragon", what: "dragon", ...atDwarf() };
    case "takes_treasure":
    case "takes_valued_treasure":
      return { kind: "treasure", what: String(kind), ...atDwarf() };
    default:
      return null;
  }
}
