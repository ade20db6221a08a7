import type { Choice, LostMinesNotation, LostMinesView } from "../../lib/protocol";
import { type Box, COMPASS, endsOf, fieldOf, nameOf, next } from "./geometry";

/** A thing on the table that can be pointed at, e.g. "field c3", "passage c3-d3", "treasure 2", "seat 1". */
export type Place = string;

/** Action cards that are played on the board, by name. */
const ACTIONS = ["axe", "boat", "rope", "storm", "trap", "troll"] as const;

export function isDiscard(choice: Choice): boolean {
  return choice.key === "move.discard";
}

export function isTurned(choice: Choice): boolean {
  return choice.key === "move.lay_turned";
}

/** The card of the hand that a move plays, if it plays one. */
export function cardOf(box: Box, choice: Choice): string | null {
  if (choice.words.card !== undefined) return String(choice.words.card);
  const tail = choice.key.replace("move.", "");
  return box.cards.some((card) => card.name === tail) ? tail : null;
}

/** Where on the table a move happens; null for moves that are only said. */
export function placeOf(box: Box, view: LostMinesView, choice: Choice): Place | null {
  const { field, passage, slot, target, direction, dwarf } = choice.words;
  if (field !== undefined) return `field ${field}`;
  if (passage !== undefined) return `passage ${passage}`;
  if (slot !== undefined) return `treasure ${slot}`;
  if (dwarf !== undefined) return `dwarf ${dwarf}`;
  if (direction !== undefined) return `field ${nameOf(box, walkOf(box, view, choice).at(-1) ?? -1)}`;
  if (target === undefined) return null;
  if (choice.key === "move.look_mine") return `field ${target}`;
  return choice.key === "move.look_treasure" ? `treasure ${target}` : `seat ${target}`;
}

const STEP = "step ";

/** The fields that a step or a walk leads over, the last one where it ends; empty for other moves. */
export function walkOf(box: Box, view: LostMinesView, choice: Choice): number[] {
  const { direction } = choice.words;
  if (direction === undefined) return [];
  const before = (choice.first ?? []).filter((text) => text.startsWith(STEP));
  const directions = [...before.map((text) => text.slice(STEP.length)), String(direction)];
  let at = view.places[view.seat];
  return directions.map(
    (name) =>
      (at = next(
        box,
        at,
        COMPASS.findIndex((one) => one === name),
      )),
  );
}

/** The moves that can be made now, by place: with a card in hand those of the card, else those without one. */
export function litPlaces(
  box: Box,
  view: LostMinesView,
  choices: Choice[],
  card: string | null,
): Map<Place, Choice[]> {
  const lit = new Map<Place, Choice[]>();
  for (const choice of choices) {
    const place = placeOf(box, view, choice);
    const plays = cardOf(box, choice);
    if (place === null || isDiscard(choice) || (plays !== null && plays !== card)) continue;
    lit.set(place, [...(lit.get(place) ?? []), choice]);
  }
  return lit;
}

/** How the notation writes a try to play a card at a place; the server says why it is not legal. */
export function attempt(box: Box, card: string, place: Place, turned: boolean): LostMinesNotation | null {
  const [sort, at] = place.split(" ");
  const kind = box.cards.find((one) => one.name === card);
  if (!kind) return null;
  if (kind.use === "path") return sort === "field" ? `lay ${card} at ${at}${turned ? " turned" : ""}` : null;
  if (kind.use === "information") {
    if (sort === "treasure") return `play ${card} on treasure ${at}`;
    if (sort === "seat") return `play ${card} on role ${at}`;
    const isMine = sort === "field" && box.mine_fields.includes(fieldOf(box, at));
    return isMine ? `play ${card} on mine ${at}` : null;
  }
  const action = ACTIONS.find((one) => one === card);
  const onPassage = action === "trap" || action === "troll";
  return action && sort === (onPassage ? "passage" : "field") ? `play ${action} on ${at}` : null;
}

export function hidden(box: Box, view: LostMinesView, field: number): boolean {
  const mine = box.mine_fields.indexOf(field);
  return mine >= 0 && !view.mine_open[mine];
}

/** The seats whose dwarves stand on a field. */
export function dwarvesOn(view: LostMinesView, field: number): number[] {
  return view.places.flatMap((place, seat) => (place === field ? [seat] : []));
}

export function touches(box: Box, passage: number, field: number): boolean {
  return endsOf(box, passage).includes(field);
}
