import type { Choice, LostMinesView } from "../../lib/protocol";
import { type Box, COMPASS, endsOf, fieldOf, nameOf, next, passageAt } from "./geometry";

/** A thing on the table that can be pointed at, e.g. "field c3", "passage c3-d3", "treasure 2", "seat 1". */
export type Place = string;

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
  if (direction !== undefined) return stepTo(box, view, String(direction));
  if (target === undefined) return null;
  if (choice.key === "move.look_mine") return `field ${target}`;
  return choice.key === "move.look_treasure" ? `treasure ${target}` : `seat ${target}`;
}

function stepTo(box: Box, view: LostMinesView, direction: string): Place {
  const there = next(box, view.places[view.seat], COMPASS.indexOf(direction as (typeof COMPASS)[number]));
  return `field ${nameOf(box, there)}`;
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
export function attempt(box: Box, card: string, place: Place, turned: boolean): string | null {
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
  const onPassage = kind.use === "trap" || kind.use === "troll";
  return sort === (onPassage ? "passage" : "field") ? `play ${card} on ${at}` : null;
}

/**
 * A guess at the way to a field further along: directions, or null. Only a guess: every single step is
 * taken only if it is then among the choices. It never leads over a trap or troll by itself.
 */
export function routeTo(box: Box, view: LostMinesView, to: number): number[] | null {
  const from = view.places[view.seat];
  const tokens = new Set([...view.traps, ...view.trolls]);
  const found = new Map<number, number[]>([[from, []]]);
  for (const queue = [from]; queue.length;) {
    const here = queue.shift() as number;
    const way = found.get(here) as number[];
    if (here === to) return way.length ? way : null;
    if (way.length >= view.steps_left || (here !== from && hidden(box, view, here))) continue;
    for (let direction = 0; direction < 4; direction++) {
      const there = next(box, here, direction);
      if (there < 0 || found.has(there) || tokens.has(passageAt(box, here, direction))) continue;
      const open = here === from ? view.ways[view.seat] : view.sides[here];
      const opposite = direction ^ 2;
      if (!((open >> direction) & 1)) continue;
      if (!((view.sides[there] >> opposite) & 1) && !hidden(box, view, there)) continue;
      found.set(there, [...way, direction]);
      queue.push(there);
    }
  }
  return null;
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
