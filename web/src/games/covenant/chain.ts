import type { CovenantLink } from "../../lib/protocol";

/** The steps of every turn: they stand beside the stack, not in it. */
const FRAME = new Set(["AssignDwarf", "SpendSupport", "UseTool", "UseRelic", "EndTurn", "Refill"]);

/** What a pending item is called, with the sign that stands for it. */
const NAMES: Record<string, [sign: string, name: string]> = {
  DraftTile: ["tradition", "draft"],
  ChooseSupport: ["support", "support"],
  Support: ["support", "support"],
  Strengthen: ["strengthen", "strengthen"],
  Forge: ["forge", "forge"],
  Adorn: ["adorn", "adorn"],
  ChooseResource: ["any", "a resource"],
  Overflow: ["storage", "room in the storage"],
  PayAny: ["any", "payment"],
  FreeStep: ["step", "a step"],
  Steps: ["step", "steps"],
  TakeCoin: ["coin", "a coin"],
  BenefitOfCoin: ["benefit", "an open coin"],
  TakeRelic: ["relic", "a relic"],
  RansomRelic: ["ransom", "a relic for iron"],
  TakeTradition: ["tradition", "a tradition"],
  ChooseRubble: ["pick", "rubble"],
  RevealChamber: ["pick", "reveal a chamber"],
  TurnOver: ["pick", "the chamber turns"],
  ChooseEnemy: ["axe", "fight"],
  DefeatGoblin: ["goblin", "a goblin"],
  DefeatOrc: ["orc", "an orc or goblin"],
  ChooseDie: ["any", "a die"],
  DiceOf: ["any", "more dice"],
  ToDungeon: ["key", "to the dungeon"],
  CheckKeys: ["key", "keys"],
  MoveEnemy: ["move", "move an enemy"],
  CaptureEnemy: ["goblin", "capture"],
  Transport: ["cart", "deliver"],
  DeliverToSite: ["site", "deliver"],
  ChooseDelivery: ["cart", "deliver"],
  Deliver: ["cart", "deliver"],
  DeliverToThrone: ["throne", "the throne"],
  CompleteSite: ["site", "the structure"],
  PlaceMarker: ["glory", "the bonus"],
  Build: ["compass", "build"],
  PlaceBuilding: ["house", "build"],
  BuildHouse: ["house", "a house"],
  BuildWorkshop: ["workshop", "a workshop"],
  ChooseCoin: ["coin", "coins of the council"],
  Traditions: ["tradition", "traditions"],
  ChooseTradition: ["tradition", "traditions"],
  ChooseGoal: ["goal", "goals"],
};

export interface Step {
  sign: string;
  name: string;
  rewards: string[];
  clan: number;
}

/** The rewards and duties still to be worked off, next first. */
export function stackOf(chain: CovenantLink[]): Step[] {
  return chain.flatMap((link) => {
    if (FRAME.has(link.item)) return [];
    if (link.rewards.length) return [{ sign: "", name: "", rewards: link.rewards, clan: link.clan }];
    const known = NAMES[link.item];
    return known ? [{ sign: known[0], name: known[1], rewards: [], clan: link.clan }] : [];
  });
}
