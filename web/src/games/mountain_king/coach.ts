import type { MountainKingQuestion } from "../../lib/protocol";
import type { Tip, Untold } from "../register";
import type { Play } from "./play.svelte";

/** What a newcomer is told, in this order, each as soon as it matters. */
export const tips = [
  {
    id: "shops",
    rule: "MK-1.11",
    at: "dock",
    asks: ["ChooseWorkshop"],
  },
  {
    id: "gate",
    rule: "MK-2.02",
    at: "board",
    asks: ["PlaceGate"],
  },
  {
    id: "draft",
    rule: "MK-2.03",
    at: "council",
    asks: ["PlaceStarter"],
  },
  {
    id: "first",
    rule: "MK-3.02",
    at: "dock",
    asks: ["SpellAndWorkshop"],
  },
  {
    id: "end",
    rule: "MK-9.02",
    at: "board",
    asks: ["RecruitOrDig", "SpellAndWorkshop", "MoveStatues"],
    when: (play) => play.view.last_rounds >= 0,
  },
  {
    id: "recruit",
    rule: "MK-5.01",
    at: "horde",
    asks: ["RecruitOrDig"],
  },
  {
    id: "dig",
    rule: "MK-6.01",
    at: "dock",
    asks: ["RecruitOrDig"],
    when: (play) => play.digsNow,
  },
  {
    id: "trade",
    rule: "MK-3.05",
    at: "council",
    asks: ["RecruitOrDig"],
    when: (play) => play.trades.length > 0,
  },
  {
    id: "seat",
    rule: "MK-5.09",
    at: "council",
    asks: ["SeatTroll"],
  },
  {
    id: "rows",
    rule: "MK-3.11",
    at: "council",
    asks: ["TradeInCascade"],
  },
  {
    id: "token",
    rule: "MK-5.04",
    at: "dock",
    asks: ["ChoosePedestal"],
  },
  {
    id: "lay",
    rule: "MK-6.04",
    at: "board",
    asks: ["LayTunnel"],
  },
  {
    id: "statue",
    rule: "MK-8.01",
    at: "board",
    asks: ["MoveStatues"],
  },
  {
    id: "haul",
    rule: "MK-8.01",
    at: "board",
    asks: ["HaulTo"],
  },
  {
    id: "hall",
    rule: "MK-7.01",
    at: "dock",
    asks: ["DedicateHall"],
  },
  {
    id: "pedestal",
    rule: "MK-6.10",
    at: "dock",
    asks: ["AddPedestal"],
  },
  {
    id: "found",
    rule: "MK-6.12",
    at: "dock",
    asks: ["FoundWorkshop"],
  },
  {
    id: "work",
    rule: "MK-4.03",
    at: "dock",
    asks: ["UseWorkshop"],
  },
  {
    id: "pay",
    rule: "MK-3.06",
    at: "council",
    asks: ["GiveOne"],
  },
  {
    id: "spell",
    rule: "MK-4.01",
    at: "dock",
    asks: [
      "DigBySpell",
      "CaveIn",
      "Divine",
      "EarthRite",
      "Elevate",
      "ElevateWith",
      "Drum",
      "Unload",
      "TakeToll",
      "Wander",
      "Stir",
      "SendStatue",
      "Consecrate",
      "ConsecrateTo",
      "FollowCharm",
    ],
  },
  {
    id: "others",
    rule: "MK-9.01",
    at: "council",
    asks: [""],
    when: (play) => play.view.networks.some((network) => network.length > 1),
  },
] as const satisfies readonly Tip<Play, MountainKingQuestion>[];

/** Every question has its tip. */
export const untold: Untold<MountainKingQuestion, typeof tips> = [];
