import type { CovenantNotation, CovenantQuestion } from "../../lib/protocol";
import type { Place } from "./choices";

type Try = (rest: string, other: (wanted: string, otherwise: string) => string) => CovenantNotation;

const defeat: Try = (rest) => {
  const [enemy, at] = rest.split(" ");
  return `defeat ${enemy} at ${at}`;
};
const move: Try = (rest, other) => {
  const [enemy, from] = other("enemy", "goblin a1").split(" ");
  return `move ${enemy} from ${from} to ${rest}`;
};
const numberOf = (post: string) => post.replace("place ", "");
const strengthen: Record<string, Try> = {
  dwarf: (rest) => `strengthen ${rest} in tavern`,
  post: (rest) => `strengthen dwarf at ${rest}`,
};
const forge: Record<string, Try> = {
  tool: (rest, other) => `forge tool ${rest} at place ${numberOf(other("post", "place 1"))}`,
  post: (rest, other) => `forge tool ${other("tool", "1")} at place ${numberOf(rest)}`,
};
const adorn: Record<string, Try> = {
  silver: (rest, other) => `adorn ${other("post", "pick")} with silver ${rest}`,
  gold: (rest, other) => `adorn ${other("post", "axe")} with gold ${rest}`,
  post: (rest, other) =>
    `adorn ${rest} with ${other("gold", "") ? "gold" : "silver"} ${other("gold", other("silver", "1"))}`,
};
const coin: Record<string, Try> = {
  coin: (rest, other) => `coin ${rest} to place ${other("coin place", "1")}`,
  "coin place": (rest, other) => `coin ${other("coin", "1")} to place ${rest}`,
};
const build: Record<string, Try> = {
  chamber: (rest, other) =>
    `build ${other("piece", "house") === "workshop" ? "workshop" : "house"} at ${rest}`,
};

/** What a click most likely means, by the question that is open. */
const BY_QUESTION: Partial<Record<CovenantQuestion | "", Record<string, Try>>> = {
  Strengthen: strengthen,
  ChooseDelivery: { throne: () => "deliver iron to the throne" },
  DeliverToThrone: { stored: (rest) => `deliver ${rest} to the throne`, site: () => "deliver iron" },
  Overflow: { stored: (rest) => `discard ${rest}` },
  PayAny: { stored: (rest) => `pay ${rest}` },
  TakeCoin: coin,
  Forge: forge,
  Adorn: adorn,
  Build: build,
  PlaceBuilding: build,
  BuildHouse: build,
  BuildWorkshop: { chamber: (rest) => `build workshop at ${rest}` },
  MoveEnemy: { chamber: move },
};

/** What a click means otherwise: the server says why it cannot be done now. */
const BY_PLACE: Record<string, Try> = {
  dwarf: (rest) => `assign ${rest} to pick`,
  post: (rest, other) => `assign ${other("dwarf", "1")} to ${rest}`,
  token: (rest) => `spend +${rest}`,
  own: (rest) => `use ${rest.replace("relic ", "")}`,
  chamber: (rest) => `reveal ${rest}`,
  enemy: defeat,
  corner: (rest) => `build pillar at ${rest}`,
  edge: (rest) => `build gate at ${rest}`,
  die: (rest) => `take ${rest} die`,
  site: (rest) => `go to ${rest}`,
  throne: () => "deliver iron to the throne",
  bonus: (rest) => `bonus space ${rest}`,
  track: (rest) => `step on ${rest}`,
  rubble: (rest) => `clear rubble ${rest}`,
  coin: (rest) => `coin ${rest} to place 1`,
  tradition: (rest) => `tradition in slot ${rest}`,
  relic: (rest) => `relic in slot ${rest}`,
  tool: (rest) => `forge tool ${rest} at place 1`,
  silver: (rest) => `adorn pick with silver ${rest}`,
  gold: (rest) => `adorn axe with gold ${rest}`,
  stored: (rest) => `deliver ${rest}`,
  "coin place": (rest) => `resolve coin at place ${rest}`,
  kept: (rest) => `honour tradition ${rest}`,
  captive: (rest) => `release ${rest}`,
  goal: (rest) => `show goal ${rest}`,
};

/** How the notation writes a try at a place; the server says why it is not legal. */
export function attempt(
  question: CovenantQuestion | "",
  place: Place,
  held: Place | null,
): CovenantNotation | null {
  const sort = place.startsWith("coin place ") ? "coin place" : place.split(" ")[0];
  const rest = place.slice(sort.length + 1);
  const other = (wanted: string, otherwise: string) =>
    held?.startsWith(`${wanted} `) ? held.slice(wanted.length + 1) : otherwise;
  const meant = BY_QUESTION[question]?.[sort] ?? BY_PLACE[sort];
  return meant?.(rest, other) ?? null;
}
