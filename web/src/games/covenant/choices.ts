import type { Choice } from "../../lib/protocol";

/** A thing on the table that can be pointed at, e.g. "chamber c3", "post axe", "coin 2", "enemy orc c3". */
export type Place = string;

type Words = Choice["words"];

/** Where on the table a move happens: one thing, or two of which either may be picked first. */
const PLACES: Record<string, (words: Words) => Place[]> = {
  assign: (words) => [`dwarf ${words.strength}`, `post ${words.post}`],
  train: (words) => [`dwarf ${words.strength}`],
  train_at: (words) => [`post ${words.post}`],
  spend: (words) => [`token ${words.support}`],
  use_relic: (words) => [`own relic ${words.relic}`],
  coin: (words) => [`coin ${words.slot}`, `coin place ${words.place}`],
  benefit: (words) => [`coin ${words.slot}`],
  tradition: (words) => [`tradition ${words.slot}`],
  relic: (words) => [`relic ${words.slot}`],
  rubble: (words) => [`rubble ${words.slot}`],
  forge: (words) => [`tool ${words.slot}`, `post place ${words.place}`],
  adorn_silver: (words) => [`silver ${words.slot}`, `post ${words.post}`],
  adorn_gold: (words) => [`gold ${words.slot}`, `post ${words.post}`],
  step: (words) => [`track ${words.track}`],
  reveal: (words) => [`chamber ${words.chamber}`],
  defeat: (words) => [`enemy ${words.enemy} ${words.chamber}`],
  move_enemy: (words) => [`enemy ${words.enemy} ${words.chamber}`, `chamber ${words.there}`],
  die: (words) => [`die ${words.enemy}`],
  site: (words) => [`site ${words.site}`],
  bonus: (words) => [`bonus ${words.space}`],
  deliver: (words) => [`stored ${words.resource}`],
  to_throne: (words) => [`stored ${words.resource}`],
  discard: (words) => [`stored ${words.resource}`],
  pay: (words) => [`stored ${words.resource}`],
  build_house: (words) => ["piece house", `chamber ${words.chamber}`],
  build_workshop: (words) => ["piece workshop", `chamber ${words.chamber}`],
  build_pillar: (words) => ["piece pillar", `corner ${words.where}`],
  build_gate: (words) => ["piece gate", `edge ${words.where}`],
  resolve_coin: (words) => [`coin place ${words.place}`],
  honour: (words) => [`kept ${words.tradition}`],
  release: (words) => [`captive ${words.enemy}`],
  show_goal: (words) => [`goal ${words.goal}`],
};

/** Moves that have a place and are offered as a button too, because they are few and quick. */
const ALSO_SAID = new Set(["spend", "deliver", "to_throne", "discard", "pay", "step", "train", "bonus"]);

export function verb(choice: Choice): string {
  return choice.key.replace("move.", "");
}

export function placesOf(choice: Choice): Place[] {
  return PLACES[verb(choice)]?.(choice.words) ?? [];
}

export function isSaid(choice: Choice): boolean {
  return ALSO_SAID.has(verb(choice)) || !placesOf(choice).length;
}

/** The moves that can be made now, by place; with a thing held only those that take it. */
export function litPlaces(choices: Choice[], held: Place | null): Map<Place, Choice[]> {
  const lit = new Map<Place, Choice[]>();
  for (const choice of choices) {
    const places = placesOf(choice);
    if (held !== null && !places.includes(held)) continue;
    for (const place of places) lit.set(place, [...(lit.get(place) ?? []), choice]);
  }
  return lit;
}
