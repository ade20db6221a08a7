import { isWarned } from "../../lib/eyes.svelte";
import type { LostMinesQuestion } from "../../lib/protocol";
import type { Tip, Untold } from "../register";
import type { Play } from "./play.svelte";

/** Whether a card of this use is in the own hand. */
const holds = (use: string) => (play: Play) =>
  play.view.hand.some((card) => play.box.cards[card].use === use);

/** Whether a card has come to the own hand after a turn. */
const hasDrawn = ({ eyes, view }: Play) =>
  eyes.log.some((entry) => entry.key === "draws_card" && entry.words.seat === view.seat);

/** What a newcomer is told, in this order, each as soon as it matters. */
export const tips = [
  {
    id: "round",
    rule: "LM-6.06",
    at: "role",
    asks: ["ChooseDwarf"],
    when: (play) => play.view.round > 1,
  },
  {
    id: "dwarf",
    rule: "LM-1.05",
    at: "hand",
    asks: ["ChooseDwarf"],
  },
  {
    id: "role",
    rule: "LM-1.04",
    at: "role",
    asks: ["PlayOrDiscard"],
    more: ({ box, eyes, view }) => eyes.word(`role_goal.${box.roles[view.roles[view.seat] % 3]}`),
  },
  {
    id: "lay",
    rule: "LM-3.01",
    at: "hand",
    asks: ["PlayOrDiscard"],
  },
  {
    id: "tool",
    rule: "LM-4.01",
    at: "hand",
    asks: ["PlayOrDiscard"],
    when: holds("tool"),
  },
  {
    id: "information",
    rule: "LM-4.02",
    at: "hand",
    asks: ["PlayOrDiscard"],
    when: holds("information"),
  },
  {
    id: "trap",
    rule: "LM-4.03",
    at: "hand",
    asks: ["PlayOrDiscard"],
    when: holds("trap"),
  },
  {
    id: "troll",
    rule: "LM-4.04",
    at: "hand",
    asks: ["PlayOrDiscard"],
    when: holds("troll"),
  },
  {
    id: "storm",
    rule: "LM-4.06",
    at: "hand",
    asks: ["PlayOrDiscard"],
    when: holds("storm"),
  },
  {
    id: "mine",
    rule: "LM-5.03",
    at: "mines",
    asks: ["PlayOrDiscard"],
    when: (play) => play.view.mine_open.some(Boolean),
  },
  {
    id: "treasure",
    rule: "LM-6.03",
    at: "treasures",
    asks: ["PlayOrDiscard"],
    when: (play) => play.view.treasure_owners.includes(play.view.seat),
  },
  {
    id: "mines",
    rule: "LM-1.02",
    at: "mines",
    asks: ["PlayOrDiscard"],
  },
  {
    id: "discard",
    rule: "LM-2.02",
    at: "hand",
    asks: ["PlayOrDiscard"],
  },
  {
    id: "two",
    rule: "LM-2.06",
    at: "hand",
    asks: ["DiscardAnother"],
  },
  {
    id: "bite",
    rule: "LM-4.03",
    at: "board",
    asks: ["MoveDwarf"],
    when: (play) => play.eyes.choices.some(isWarned),
  },
  {
    id: "campfire",
    rule: "LM-5.01",
    at: "board",
    asks: ["MoveDwarf"],
    when: (play) => play.view.steps_left > 3,
  },
  {
    id: "walk",
    rule: "LM-5.01",
    at: "board",
    asks: ["MoveDwarf"],
  },
  {
    id: "turned",
    rule: "LM-5.14",
    at: "board",
    asks: ["ChooseTurn"],
  },
  {
    id: "pick",
    rule: "LM-5.16",
    at: "treasures",
    asks: ["PickTreasure"],
  },
  {
    id: "vote",
    rule: "LM-6.11",
    at: "treasures",
    asks: ["Vote"],
  },
  {
    id: "others",
    rule: "LM-2.02",
    at: "board",
    asks: [""],
    when: hasDrawn,
  },
] as const satisfies readonly Tip<Play, LostMinesQuestion>[];

/** Every question has its tip. */
export const untold: Untold<LostMinesQuestion, typeof tips> = [];
