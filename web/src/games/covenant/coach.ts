import type { CovenantQuestion } from "../../lib/protocol";
import type { Tip, Untold } from "../register";
import type { Play } from "./play.svelte";

/** What a newcomer is told, in this order, each as soon as it matters. */
export const tips = [
  {
    id: "draft",
    rule: "CV-2.03",
    at: "turn",
    asks: ["DraftTile"],
  },
  {
    id: "dwarf",
    rule: "CV-3.01",
    at: "tavern",
    asks: ["AssignDwarf"],
  },
  {
    id: "captives",
    rule: "CV-14.03",
    at: "tools",
    asks: ["AssignDwarf"],
    when: (play) => play.seated && play.view.clans[play.view.seat].dungeon.some(Boolean),
  },
  {
    id: "tracks",
    rule: "CV-7.01",
    at: "tracks",
    asks: ["AssignDwarf"],
    when: (play) => play.seated && play.view.clans[play.view.seat].tracks.some((space) => space > 0),
  },
  {
    id: "strength",
    rule: "CV-3.02",
    at: "turn",
    asks: ["SpendSupport"],
  },
  {
    id: "tool",
    rule: "CV-3.02",
    at: "turn",
    asks: ["UseTool"],
  },
  {
    id: "rubble",
    rule: "CV-10.01",
    at: "markets",
    asks: ["ChooseRubble"],
  },
  {
    id: "reveal",
    rule: "CV-10.03",
    at: "mountain",
    asks: ["RevealChamber"],
  },
  {
    id: "fight",
    rule: "CV-11.01",
    at: "mountain",
    asks: ["ChooseEnemy", "DefeatGoblin", "DefeatOrc"],
  },
  {
    id: "dice",
    rule: "CV-11.03",
    at: "markets",
    asks: ["ChooseDie"],
  },
  {
    id: "chase",
    rule: "CV-11.05",
    at: "mountain",
    asks: ["MoveEnemy"],
  },
  {
    id: "capture",
    rule: "CV-17.29",
    at: "mountain",
    asks: ["CaptureEnemy"],
  },
  {
    id: "site",
    rule: "CV-12.01",
    at: "sites",
    asks: ["Transport", "DeliverToSite"],
  },
  {
    id: "delivery",
    rule: "CV-12.02",
    at: "sites",
    asks: ["ChooseDelivery"],
  },
  {
    id: "throne",
    rule: "CV-12.04",
    at: "sites",
    asks: ["DeliverToThrone"],
  },
  {
    id: "marker",
    rule: "CV-12.03",
    at: "sites",
    asks: ["PlaceMarker"],
  },
  {
    id: "build",
    rule: "CV-13.01",
    at: "mountain",
    asks: ["Build", "PlaceBuilding", "BuildHouse", "BuildWorkshop"],
  },
  {
    id: "coin",
    rule: "CV-8.01",
    at: "coins",
    asks: ["TakeCoin"],
  },
  {
    id: "benefit",
    rule: "CV-17.17",
    at: "markets",
    asks: ["BenefitOfCoin"],
  },
  {
    id: "forge",
    rule: "CV-5.01",
    at: "tools",
    asks: ["Forge"],
  },
  {
    id: "adorn",
    rule: "CV-5.03",
    at: "tools",
    asks: ["Adorn"],
  },
  {
    id: "chain",
    rule: "CV-3.09",
    at: "turn",
    asks: ["ChooseReward"],
  },
  {
    id: "support",
    rule: "CV-3.02",
    at: "tavern",
    asks: ["ChooseSupport"],
  },
  {
    id: "stronger",
    rule: "CV-4.02",
    at: "tavern",
    asks: ["Strengthen"],
  },
  {
    id: "any",
    rule: "CV-6.02",
    at: "storage",
    asks: ["ChooseResource", "PayAny"],
  },
  {
    id: "storage",
    rule: "CV-6.01",
    at: "storage",
    asks: ["Overflow"],
  },
  {
    id: "step",
    rule: "CV-7.01",
    at: "tracks",
    asks: ["FreeStep"],
  },
  {
    id: "tradition",
    rule: "CV-17.00",
    at: "markets",
    asks: ["TakeTradition"],
  },
  {
    id: "urn",
    rule: "CV-9.01",
    at: "markets",
    asks: ["TakeRelic", "RansomRelic"],
  },
  {
    id: "relic",
    rule: "CV-9.02",
    at: "tavern",
    asks: ["UseRelic"],
  },
  {
    id: "council",
    rule: "CV-14.01",
    at: "markets",
    asks: ["ChooseCoin"],
  },
  {
    id: "honour",
    rule: "CV-14.02",
    at: "markets",
    asks: ["ChooseTradition"],
  },
  {
    id: "keys",
    rule: "CV-14.03",
    at: "tools",
    asks: ["CheckKeys"],
  },
  {
    id: "goal",
    rule: "CV-15.02",
    at: "tracks",
    asks: ["ChooseGoal"],
  },
] as const satisfies readonly Tip<Play, CovenantQuestion>[];

/** Every question has its tip. */
export const untold: Untold<CovenantQuestion, typeof tips> = [];
