import type { Tip } from "../register";
import type { Play } from "./play.svelte";

/** What a newcomer is told, in this order, each as soon as it matters. */
const TIPS: (Tip & { when: (play: Play) => boolean })[] = [
  {
    id: "dwarf",
    title: "Pick your dwarf",
    text: "They differ in name only. Yours starts in your clan's clearing on the left of the forest.",
    rule: "LM-1.05",
    at: "hand",
    when: (play) => play.view.question === "ChooseDwarf",
  },
  {
    id: "role",
    title: "Your secret role",
    text: "It stands beside your cards, with your aim. Everybody sees your clan, nobody your role. Hide the card when others look at your screen.",
    rule: "LM-1.04",
    at: "role",
    when: (play) => play.view.question === "PlayOrDiscard",
  },
  {
    id: "lay",
    title: "Lay a path",
    text: "Pick a card with a path, then one of the fields that light up. A dashed field wants the card turned: press R, or the button. The first click shows the move, the second one makes it.",
    rule: "LM-3.01",
    at: "hand",
    when: (play) => play.view.question === "PlayOrDiscard",
  },
  {
    id: "mines",
    title: "Where to",
    text: "The four mines lie face down on the right: gems, gold, silver, and a dragon. The row of cards below the board shows the treasures that can be won.",
    rule: "LM-1.02",
    at: "mines",
    when: (play) => play.view.question === "PlayOrDiscard",
  },
  {
    id: "walk",
    title: "Now walk",
    text: "After the card your dwarf may go up to three cards along the paths. Click a lit field, or one further along. Or stay where you are.",
    rule: "LM-5.01",
    at: "board",
    when: (play) => play.view.question === "MoveDwarf",
  },
  {
    id: "others",
    title: "The others' turn",
    text: "A new card has come to your hand by itself. Watch where the others lay their paths: a loyal dwarf and a saboteur of the same clan do not build alike.",
    rule: "LM-2.02",
    at: "board",
    when: (play) => !play.eyes.myTurn && play.view.discard_counts.length > 0,
  },
  {
    id: "action",
    title: "A card without a path",
    text: "Tools clear obstacles, traps and trolls stand on passages, a storm takes a card away, information lets you look at something secret. Pick one, and what it can be used on lights up.",
    rule: "LM-4.01",
    at: "hand",
    when: (play) =>
      play.view.question === "PlayOrDiscard" &&
      play.view.hand.some((card) => play.box.cards[card].use !== "path"),
  },
  {
    id: "discard",
    title: "Nothing useful?",
    text: "Discard one or two cards instead of playing one, and draw as many. And the hint button shows what a simple bot would do in your place.",
    rule: "LM-2.02",
    at: "hand",
    when: (play) => play.view.question === "PlayOrDiscard",
  },
  {
    id: "mine",
    title: "A mine is open",
    text: "Who ends a move on a treasure mine takes a treasure of its kind, and another one for every turn spent there. The dragon gives nothing and takes two points from whoever woke it.",
    rule: "LM-5.03",
    at: "mines",
    when: (play) => play.view.mine_open.some(Boolean),
  },
  {
    id: "treasure",
    title: "Treasure!",
    text: "Only you see what it is worth. At the end of the round clans share what they found; a selfish dwarf keeps its own; a saboteur shares with the other clan.",
    rule: "LM-6.03",
    at: "treasures",
    when: (play) => play.view.treasure_owners.includes(play.view.seat),
  },
];

/** The first tip that fits and has not been put away. */
export function tip(play: Play, told: ReadonlySet<string>): Tip | null {
  return TIPS.find((one) => !told.has(one.id) && one.when(play)) ?? null;
}
