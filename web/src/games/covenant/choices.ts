import type { Choice, CovenantView } from "../../lib/protocol";
import { type Box, COIN, gift, ornamentAt, RELIC, RUBBLE, sideOf } from "./box";

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

/** How the notation writes a try at a place; the server says why it is not legal. */
export function attempt(question: string, place: Place, held: Place | null): string | null {
  const [sort] = place.split(" ");
  const rest = place.slice(sort.length + 1);
  const other = (wanted: string, otherwise: string) =>
    held?.startsWith(`${wanted} `) ? held.slice(wanted.length + 1) : otherwise;
  const tries: Record<string, Record<string, string>> = {
    AssignDwarf: { dwarf: `assign ${rest} to pick`, post: `assign ${other("dwarf", "1")} to ${rest}` },
    SpendSupport: { token: `spend +${rest}` },
    Strengthen: { dwarf: `strengthen ${rest} in tavern`, post: `strengthen dwarf at ${rest}` },
    ChooseRubble: { rubble: `clear rubble ${rest}`, chamber: `reveal ${rest}` },
    RevealChamber: { chamber: `reveal ${rest}`, rubble: `clear rubble ${rest}` },
    ChooseEnemy: { enemy: `defeat ${rest.replace(" ", " at ")}` },
    DefeatGoblin: { enemy: `defeat ${rest.replace(" ", " at ")}` },
    DefeatOrc: { enemy: `defeat ${rest.replace(" ", " at ")}` },
    ChooseDie: { die: `take ${rest} die` },
    Transport: { site: `go to ${rest}` },
    DeliverToSite: { site: `go to ${rest}` },
    ChooseDelivery: { stored: `deliver ${rest}`, throne: "deliver iron to the throne" },
    DeliverToThrone: { stored: `deliver ${rest} to the throne`, site: "deliver iron" },
    PlaceMarker: { bonus: `bonus space ${rest}` },
    TakeCoin: {
      coin: `coin ${rest} to place ${other("coin place", "1")}`,
      "coin place": `coin ${other("coin", "1")} to place ${rest}`,
    },
    BenefitOfCoin: { coin: `benefit of coin ${rest}` },
    TakeTradition: { tradition: `tradition in slot ${rest}` },
    TakeRelic: { relic: `relic in slot ${rest}` },
    RansomRelic: { relic: `relic in slot ${rest}` },
    Forge: {
      tool: `forge tool ${rest} at ${other("post", "place 1")}`,
      post: `forge tool ${other("tool", "1")} at ${rest}`,
    },
    Adorn: {
      silver: `adorn ${other("post", "pick")} with silver ${rest}`,
      gold: `adorn ${other("post", "axe")} with gold ${rest}`,
      post: `adorn ${rest} with ${held?.startsWith("gold ") ? held : `silver ${other("silver", "1")}`}`,
    },
    Build: building(rest, other("piece", "house")),
    PlaceBuilding: building(rest, other("piece", "house")),
    BuildHouse: building(rest, "house"),
    BuildWorkshop: building(rest, "workshop"),
    FreeStep: { track: `step on ${rest}` },
    ChooseCoin: { "coin place": `resolve coin at place ${rest}` },
    ChooseTradition: { kept: `honour tradition ${rest}` },
    UseRelic: { own: `use ${rest.replace("relic ", "")}` },
  };
  const wanted = tries[question];
  if (!wanted) return null;
  if (place.startsWith("coin place ")) return wanted["coin place"]?.replace("place place", "place") ?? null;
  return wanted[sort] ?? null;
}

function building(where: string, piece: string): Record<string, string> {
  return {
    chamber: `build ${piece === "workshop" ? piece : "house"} at ${where}`,
    corner: `build pillar at ${where}`,
    edge: `build gate at ${where}`,
  };
}

/** What a move gives by what is printed, as far as that can be read off the table. */
export function givesOf(box: Box, view: CovenantView, choice: Choice): string[] {
  const { words } = choice;
  const at = (name: string) => Number(words[name]) - 1;
  const clan = view.clans[view.to_move];
  const chamber = box.chambers.indexOf(String(words.chamber));
  switch (verb(choice)) {
    case "take":
      return [`${words.amount} ${words.reward}`.replace(/^1 /, "")];
    case "gain":
      return [String(words.resource)];
    case "draft_start":
      return box.starts.find((start) => start.name === words.start)?.gives ?? [];
    case "use_relic":
      return box.relics.find((relic) => relic.name === words.relic)?.gives ?? [];
    case "use_relic_as":
      return box.relics.find((relic) => relic.name === words.other)?.gives ?? [];
    case "ornament":
      return [ornamentAt(box, view, view.to_move, view.post) ?? ""].filter(Boolean);
    case "coin":
      return box.coin_places[at("place")] ?? [];
    case "benefit":
      return box.coins[view.rows[COIN][at("slot")]]?.gives ?? [];
    case "resolve_coin":
      return box.coins[clan?.coins[at("place")] ?? -1]?.gives ?? [];
    case "relic":
      return box.relics[view.rows[RELIC][at("slot")]]?.gives ?? [];
    case "rubble":
      return box.rubble[view.rows[RUBBLE][at("slot")]]?.gives ?? [];
    case "forge":
      return box.forge_places[at("place")]?.gives ?? [];
    case "reveal":
      return box.backs[view.backs[chamber]] ?? [];
    case "die": {
      const enemy = box.enemies.indexOf(String(words.enemy));
      return box.dice[enemy]?.[view.dice[enemy]] ?? [];
    }
    case "die_face":
      return box.dice[box.enemies.indexOf(String(words.enemy))]?.[at("face")] ?? [];
    case "bonus":
      return [sideOf(box, view).sites[view.site]?.bonus[at("space")] ?? ""].filter(Boolean);
    case "deliver":
    case "to_throne":
      return glory(box.delivery_glory[box.resources.indexOf(String(words.resource))]);
    case "step": {
      const track = box.track_names.indexOf(String(words.track));
      return box.tracks[track]?.[clan?.tracks[track] ?? 0]?.gives ?? [];
    }
    case "build_house":
    case "build_workshop":
    case "build_pillar":
    case "build_gate":
      return builtGives(box, view, verb(choice).slice(6), String(words.chamber ?? words.where));
    case "adorn_silver":
      return glory(3);
    case "adorn_gold":
      return glory(2);
    default:
      return [];
  }
}

const glory = (amount: number): string[] => [amount === 1 ? "glory" : `${amount} glory`];

/** A building gives by the deposits it touches; equal gifts are added up. */
function builtGives(box: Box, view: CovenantView, piece: string, where: string): string[] {
  const bonuses = box.building_bonuses[box.buildings.indexOf(piece)];
  const sums = new Map<string, number>();
  for (const name of where.split("-")) {
    const tile = box.tiles[view.tiles[box.chambers.indexOf(name)]];
    if (!tile) continue;
    for (const said of bonuses[["emerald", "gold", "mythrall"].indexOf(tile.deposit)]) {
      const { kind, amount } = gift(said);
      sums.set(kind, (sums.get(kind) ?? 0) + amount);
    }
  }
  return [...sums].map(([kind, amount]) => (amount === 1 ? kind : `${amount} ${kind}`));
}
