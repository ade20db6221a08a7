import type { CovenantLink } from "../../lib/protocol";
import { say } from "../../lib/words/words.svelte";

/** The steps of every turn: they stand beside the stack, not in it. */
const FRAME = new Set(["AssignDwarf", "SpendSupport", "UseTool", "UseRelic", "EndTurn", "Refill"]);

/** The sign that stands for a pending item, and which word of the catalogue. */
const NAMES: Record<string, [sign: string, name: string]> = {
  DraftTile: ["tradition", "draft"],
  ChooseSupport: ["support", "support"],
  Support: ["support", "support"],
  Strengthen: ["strengthen", "strengthen"],
  Forge: ["forge", "forge"],
  Adorn: ["adorn", "adorn"],
  ChooseResource: ["any", "resource"],
  Overflow: ["storage", "room"],
  PayAny: ["any", "payment"],
  FreeStep: ["step", "step"],
  Steps: ["step", "steps"],
  TakeCoin: ["coin", "coin"],
  BenefitOfCoin: ["benefit", "open_coin"],
  TakeRelic: ["relic", "relic"],
  RansomRelic: ["ransom", "ransom"],
  TakeTradition: ["tradition", "tradition"],
  ChooseRubble: ["pick", "rubble"],
  RevealChamber: ["pick", "reveal"],
  TurnOver: ["pick", "turns"],
  ChooseEnemy: ["axe", "fight"],
  DefeatGoblin: ["goblin", "goblin"],
  DefeatOrc: ["orc", "orc"],
  ChooseDie: ["any", "die"],
  DiceOf: ["any", "dice"],
  ToDungeon: ["key", "dungeon"],
  CheckKeys: ["key", "keys"],
  MoveEnemy: ["move", "move"],
  CaptureEnemy: ["goblin", "capture"],
  Transport: ["cart", "deliver"],
  DeliverToSite: ["site", "deliver"],
  ChooseDelivery: ["cart", "deliver"],
  Deliver: ["cart", "deliver"],
  DeliverToThrone: ["throne", "throne"],
  CompleteSite: ["site", "structure"],
  PlaceMarker: ["glory", "bonus"],
  Build: ["compass", "build"],
  PlaceBuilding: ["house", "build"],
  BuildHouse: ["house", "house"],
  BuildWorkshop: ["workshop", "workshop"],
  ChooseCoin: ["coin", "coins"],
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
    if (!known) return [];
    const [sign, name] = known;
    return [{ sign, name: say(`covenant-chain-${name}`), rewards: [], clan: link.clan }];
  });
}
