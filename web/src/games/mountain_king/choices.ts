import type { Choice, MountainKingNotation, MountainKingView } from "../../lib/protocol";
import { type Box, cover, type Face, fieldOf, type Mountain, nameOf } from "./geometry";

/** A thing on the table that can be pointed at: "square e7", "stand b1", "place 2b", "spell toll". */
export type Place = string;

/** Where on the table a move happens; null for moves that are said by a button. */
export function placeOf(choice: Choice): Place | null {
  const { square, stand, place, spell } = choice.words;
  if (choice.key === "move.store") return null;
  if (square !== undefined) return `square ${square}`;
  if (stand !== undefined) return `stand ${stand}`;
  if (place !== undefined) return `place ${place}`;
  return spell === undefined ? null : `spell ${spell}`;
}

/** Tunnels and halls are laid straight, turned or flipped; the words say how, the key may too. */
export function isTunnel(choice: Choice): boolean {
  return choice.key.startsWith("move.lay");
}

export function isHall(choice: Choice): boolean {
  return choice.key.startsWith("move.dedicate");
}

export function isLay(choice: Choice): boolean {
  return isTunnel(choice) || isHall(choice);
}

/** What has been picked beforehand, to tell apart moves at the same place. */
export interface Picked {
  hall: string | null;
  starter: string | null;
}

export function litPlaces(choices: Choice[], picked: Picked): Map<Place, Choice[]> {
  const lit = new Map<Place, Choice[]>();
  for (const choice of choices) {
    const place = placeOf(choice);
    if (place === null) continue;
    if (isHall(choice) ? choice.words.tile !== picked.hall : picked.hall && choice.first) continue;
    if (choice.key === "move.draft" && choice.words.troll !== picked.starter) continue;
    lit.set(place, [...(lit.get(place) ?? []), choice]);
  }
  return lit;
}

export function lies(choice: Choice, face: Face | null): boolean {
  return !face || (choice.words.turned === face.turned && Number(choice.words.flipped) === face.flipped);
}

/** The way a chosen tile lies. */
export function faceOf(box: Box, choice: Choice): Face | null {
  if (!isLay(choice)) return null;
  const lay = isTunnel(choice);
  const names = lay ? box.tunnels : box.halls;
  const tile = names.findIndex((one) => one.name === choice.words.tile);
  return (lay ? box.faces : box.hall_faces).find((f) => f.tile === tile && lies(choice, f)) ?? null;
}

/** The move a person means who puts the tile there, legal or not. */
export function layText(
  box: Box,
  verb: "lay" | "dedicate",
  tile: string,
  face: Face,
  field: number,
): MountainKingNotation {
  const turned = face.turned ? ` turned ${face.turned}` : "";
  return `${verb} ${tile} at ${nameOf(box, field)}${turned}${face.flipped ? " flipped" : ""}`;
}

export function mountainOf(box: Box, view: MountainKingView): Mountain {
  return box.boards[view.side];
}

export function purseOf(view: MountainKingView, seat: number): number {
  return view.teams ? Math.floor(seat / 2) : seat;
}

/** How many of each symbol lie on a seat's trolls. */
export function onTrolls(box: Box, view: MountainKingView, seat: number): number[] {
  const counts = box.symbols.map(() => 0);
  view.council[seat]?.forEach((card, place) => {
    if (card < 0) return;
    box.cards[card].yields.forEach((symbol, bit) => {
      if ((view.laden[seat][place] >> bit) & 1) counts[symbol]++;
    });
  });
  return counts;
}

/** All that a seat can pay with, by symbol: on its trolls and in its storage. */
export function stockOf(box: Box, view: MountainKingView, seat: number): number[] {
  const stored = view.storage[purseOf(view, seat)];
  return onTrolls(box, view, seat).map((count, symbol) => count + (stored[symbol] ?? 0));
}

/** The seats to whose network a square belongs: none, one, or the partners whose networks have met. */
export function ownersOf(view: MountainKingView, field: number): number[] {
  return view.networks.flatMap((network, seat) => (network.includes(field) ? [seat] : []));
}

export function covered(box: Box, choice: Choice): number[] {
  const face = faceOf(box, choice);
  return face ? cover(box, face, fieldOf(box, String(choice.words.square))) : [];
}

/** The seats of every purse: one each, or the partners of a team. */
export function purses(view: MountainKingView): number[][] {
  const seats: number[][] = view.honor.map(() => []);
  for (let seat = 0; seat < view.seats; seat++) seats[purseOf(view, seat)].push(seat);
  return seats;
}

export function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** The square where a region made its honor: its altar, or the statue that counted. */
export function scoredAt(box: Box, view: MountainKingView, region: number): number {
  const fields = view.regions[region];
  const altar = fields.find((field) => view.altars.includes(field));
  const statues = fields.filter((field) => view.statues.includes(field));
  const worth = (field: number) => {
    const clan = view.statue_clans[view.statues.indexOf(field)];
    const doubled = view.pedestals[clan]?.includes(field) ? 2 : 1;
    return box.statue_honor[mountainOf(box, view).bands[field]] * doubled;
  };
  return altar ?? statues.find((field) => worth(field) === view.standing[region]) ?? statues[0] ?? fields[0];
}

/** The spells that work until the end of this turn. */
export function charmsOf(box: Box, view: MountainKingView): string[] {
  return box.charms.filter((_, bit) => (view.charms >> bit) & 1);
}
