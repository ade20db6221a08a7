import type { Tip } from "../register";
import type { Play } from "./play.svelte";

/** What a newcomer is told, in this order, each as soon as it matters. */
const TIPS: (Tip & { when: (play: Play) => boolean })[] = [
  {
    id: "gate",
    title: "Open your gate",
    text: "Your tunnels begin here. Look what lies near the lit squares: statues, buried resources, workshop sites, and rubble, which costs hammers.",
    rule: "MK-2.02",
    at: "board",
    when: (play) => play.view.question === "PlaceGate",
  },
  {
    id: "draft",
    title: "Your first four trolls",
    text: "Of the two in your hand pick one, then one of the four places at the bottom of your council. It gives its gift once; its symbol is filled again and again. The inner places are filled more often.",
    rule: "MK-2.03",
    at: "council",
    when: (play) => play.view.question === "PlaceStarter",
  },
  {
    id: "first",
    title: "Magic before work",
    text: "A turn may begin with a spell, paid with a rune, and a workshop your tunnels touch. Both can wait: go on.",
    rule: "MK-3.02",
    at: "dock",
    when: (play) => play.view.question === "SpellAndWorkshop",
  },
  {
    id: "recruit",
    title: "Recruit a troll",
    text: "Trolls of the bottom row come for nothing; above, every troll below gets a coin. A new troll fills the symbols of all trolls under it, so it often pays more than it costs.",
    rule: "MK-5.01",
    at: "horde",
    when: (play) => play.view.question === "RecruitOrDig" && play.eyes.myTurn,
  },
  {
    id: "dig",
    title: "Or dig a tunnel",
    text: "Pick a tile below the mountain and what to line it with. Then turn it with R, flip it with F, and put it on a lit square. Dearer minerals give more honor.",
    rule: "MK-6.01",
    at: "dock",
    when: (play) => play.digs.length > 0,
  },
  {
    id: "seat",
    title: "Where the troll sits",
    text: "Above and between two others. High and in the middle the cascade is the largest: everything empty below is filled.",
    rule: "MK-5.09",
    at: "council",
    when: (play) => play.view.question === "SeatTroll",
  },
  {
    id: "lay",
    title: "Lay the tunnel",
    text: "It must touch your own tunnels and keep off those of others. Bright squares fit as the tile lies now, dashed ones if it is turned. The line below the mountain says what it costs and finds.",
    rule: "MK-6.04",
    at: "board",
    when: (play) => play.view.question === "LayTunnel",
  },
  {
    id: "statue",
    title: "Carry statues inwards",
    text: "A cart moves a statue of yours within its tunnel or to the next one. The nearer to the heart, the more it is worth at the end: 2, 4, 6, 8 or 10; twice on a pedestal of its clan.",
    rule: "MK-8.01",
    at: "board",
    when: (play) => play.view.question === "MoveStatues",
  },
  {
    id: "hall",
    title: "A great hall",
    text: "Where your tunnels fill its shape without a gap, a hall may be laid over them for nothing. Any statue on its altar makes it worth the higher number.",
    rule: "MK-7.01",
    at: "dock",
    when: (play) => play.view.question === "DedicateHall",
  },
  {
    id: "pedestal",
    title: "A pedestal for a statue",
    text: "On the anchor of a new tunnel, now or never. You take the point token of its clan and band at once, and a statue of that clan standing here at the end counts twice. Each clan and band has one token only.",
    rule: "MK-6.10",
    at: "dock",
    when: (play) => play.view.question === "AddPedestal",
  },
  {
    id: "found",
    title: "A workshop beside the tunnel",
    text: "You choose which one stands here. Everybody whose tunnels touch it may use it, once per turn for every open entrance: take what you will lack.",
    rule: "MK-6.12",
    at: "dock",
    when: (play) => play.view.question === "FoundWorkshop",
  },
  {
    id: "work",
    title: "At the workshop",
    text: "Each use is an exchange of its own, either way. Leave whenever you like.",
    rule: "MK-4.03",
    at: "dock",
    when: (play) => play.view.question === "UseWorkshop",
  },
  {
    id: "pay",
    title: "What you pay with",
    text: "By itself the table takes from your trolls first, so that they can yield again. With the menu “Trade, pay” you choose every piece yourself, or trade four of anything for one.",
    rule: "MK-3.06",
    at: "council",
    when: (play) => play.view.question === "GiveOne" || (play.trades.length > 0 && play.byHand !== undefined),
  },
  {
    id: "end",
    title: "The end is near",
    text: "Statues, halls and what is left over score now. Carry statues to better squares and onto pedestals and altars: the dashed marker of the honor track shows what they are worth as they stand.",
    rule: "MK-9.02",
    at: "board",
    when: (play) => play.view.last_rounds >= 0 && play.eyes.myTurn,
  },
  {
    id: "others",
    title: "The others' turn",
    text: "Look at their councils with the buttons over the pyramid. The game ends two rounds after the last coronation token, which goes to a council of ten.",
    rule: "MK-9.01",
    at: "council",
    when: (play) => !play.eyes.myTurn && play.view.networks.some((network) => network.length > 1),
  },
];

/** The first tip that fits and has not been put away. */
export function tip(play: Play, told: ReadonlySet<string>): Tip | null {
  return TIPS.find((one) => !told.has(one.id) && one.when(play)) ?? null;
}
