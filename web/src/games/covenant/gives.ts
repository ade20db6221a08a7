import type { Choice, CovenantView } from "../../lib/protocol";
import { type Box, COIN, gift, ornamentAt, RELIC, RUBBLE, sideOf, TOOL } from "./box";
import { verb } from "./choices";

type Reading = (printed: Printed) => string[] | undefined;

/** The table with a move in mind: where to read what is printed there. */
class Printed {
  constructor(
    readonly box: Box,
    readonly view: CovenantView,
    readonly words: Choice["words"],
  ) {}

  get clan() {
    return this.view.clans[this.view.to_move];
  }

  /** A number of the move, counted from 0. */
  at(name: string): number {
    return Number(this.words[name]) - 1;
  }

  /** Where a word of the move stands in a list. */
  index(list: string[], name: string): number {
    return list.indexOf(String(this.words[name]));
  }

  /** The kind of the tile in the slot of the move. */
  tile(row: number): number {
    return this.view.rows[row][this.at("slot")] ?? -1;
  }
}

const delivered: Reading = ({ box, words }) =>
  times(box.delivery_glory[box.resources.indexOf(String(words.resource))], "glory");

const GIVES: Record<string, Reading> = {
  take: ({ words }) => times(Number(words.amount), String(words.reward)),
  gain: ({ words }) => [String(words.resource)],
  draft_start: ({ box, words }) => box.starts.find((start) => start.name === words.start)?.gives,
  use_relic: ({ box, words }) => box.relics.find((relic) => relic.name === words.relic)?.gives,
  use_relic_as: ({ box, words }) => box.relics.find((relic) => relic.name === words.other)?.gives,
  ornament: ({ box, view }) => [ornamentAt(box, view, view.to_move, view.post) ?? ""].filter(Boolean),
  coin: (p) => p.box.coin_places[p.at("place")],
  benefit: (p) => p.box.coins[p.tile(COIN)]?.gives,
  resolve_coin: (p) => p.box.coins[p.clan?.coins[p.at("place")] ?? -1]?.gives,
  relic: (p) => p.box.relics[p.tile(RELIC)]?.gives,
  rubble: (p) => p.box.rubble[p.tile(RUBBLE)]?.gives,
  forge: (p) => p.box.forge_places[p.at("place")]?.gives,
  reveal: (p) => p.box.backs[p.view.backs[p.index(p.box.chambers, "chamber")]],
  die: (p) => {
    const enemy = p.index(p.box.enemies, "enemy");
    return p.box.dice[enemy]?.[p.view.dice[enemy]];
  },
  die_face: (p) => p.box.dice[p.index(p.box.enemies, "enemy")]?.[p.at("face")],
  bonus: (p) => [sideOf(p.box, p.view).sites[p.view.site]?.bonus[p.at("space")] ?? ""].filter(Boolean),
  deliver: delivered,
  to_throne: delivered,
  step: (p) => {
    const track = p.index(p.box.track_names, "track");
    const space = p.box.tracks[track]?.[p.clan?.tracks[track] ?? 0];
    return space && [...space.gives, ...(space.achievement ? ["achievement"] : [])];
  },
  build_house: (p) => built(p, "house"),
  build_workshop: (p) => built(p, "workshop"),
  build_pillar: (p) => built(p, "pillar"),
  build_gate: (p) => built(p, "gate"),
  adorn_silver: ({ box }) => times(box.ornament_glory[0], "glory"),
  adorn_gold: ({ box }) => times(box.ornament_glory[1], "glory"),
};

const COSTS: Record<string, Reading> = {
  rubble: (p) => times(p.box.rubble_strengths[p.at("slot")], "strength"),
  plan: (p) => times(p.box.plans.find((plan) => plan.name === p.words.plan)?.strength ?? 0, "strength"),
  forge: (p) => ["iron", p.box.tools[p.tile(TOOL)]?.cost ?? "any"],
  adorn_silver: (p) => [p.box.ornament_prices[p.at("slot")]],
  adorn_gold: (p) => [p.box.ornament_prices[p.at("slot")]],
  deliver: ({ words }) => [String(words.resource)],
  to_throne: ({ words }) => [String(words.resource)],
};

/** What a move gives by what is printed, as far as that can be read off the table. */
export function givesOf(box: Box, view: CovenantView, choice: Choice): string[] {
  return GIVES[verb(choice)]?.(new Printed(box, view, choice.words)) ?? [];
}

/** What a move costs, where that is printed too. */
export function costsOf(box: Box, view: CovenantView, choice: Choice): string[] {
  return COSTS[verb(choice)]?.(new Printed(box, view, choice.words)) ?? [];
}

function times(amount: number, kind: string): string[] {
  return amount ? [amount === 1 ? kind : `${amount} ${kind}`] : [];
}

/** A building gives by the deposits it touches; equal gifts are added up. */
function built({ box, view, words }: Printed, piece: string): string[] {
  const bonuses = box.building_bonuses[box.buildings.indexOf(piece)];
  const sums = new Map<string, number>();
  for (const name of String(words.chamber ?? words.where).split("-")) {
    const tile = box.tiles[view.tiles[box.chambers.indexOf(name)]];
    for (const said of tile ? bonuses[box.deposits.indexOf(tile.deposit)] : []) {
      const { kind, amount } = gift(said);
      sums.set(kind, (sums.get(kind) ?? 0) + amount);
    }
  }
  return [...sums].flatMap(([kind, amount]) => times(amount, kind));
}
