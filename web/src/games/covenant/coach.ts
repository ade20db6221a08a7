import type { Tip } from "../register";
import type { Play } from "./play.svelte";

const asked = (question: string) => (play: Play) => play.eyes.myTurn && play.view.question === question;

/** What a newcomer is told, in this order, each as soon as it matters. */
const TIPS: (Tip & { when: (play: Play) => boolean })[] = [
  {
    id: "draft",
    title: "Draft your beginnings",
    text: "Everybody takes one starting tile, one tradition and two goals. The buttons show what each gives; point at one to read more.",
    rule: "CV-2.03",
    at: "turn",
    when: asked("DraftTile"),
  },
  {
    id: "dwarf",
    title: "A dwarf goes to work",
    text: "Every turn sends one dwarf from the tavern to one of your tools. Pick a dwarf, then a tool: the pick digs, the axe fights, the compass builds, the cart delivers. The first click shows the move, the second makes it.",
    rule: "CV-3.01",
    at: "tavern",
    when: asked("AssignDwarf"),
  },
  {
    id: "strength",
    title: "Strength",
    text: "The dwarf's strength is what the action can do. A support token adds to it for this turn only.",
    rule: "CV-3.02",
    at: "turn",
    when: asked("SpendSupport"),
  },
  {
    id: "tool",
    title: "Use the tool",
    text: "Its action, and its ornament if it has one, in either order. You may also stop.",
    rule: "CV-3.02",
    at: "turn",
    when: asked("UseTool"),
  },
  {
    id: "rubble",
    title: "Dig",
    text: "Clear rubble and keep what it shows; at the end you reveal a chamber next to an open one and gain what is on its back.",
    rule: "CV-10.01",
    at: "markets",
    when: asked("ChooseRubble"),
  },
  {
    id: "reveal",
    title: "Into the mountain",
    text: "The lit chambers can be revealed. Their backs show what you gain; then the chamber opens for everybody, with its enemies.",
    rule: "CV-10.03",
    at: "mountain",
    when: asked("RevealChamber"),
  },
  {
    id: "fight",
    title: "Fight",
    text: "A goblin takes 1 strength, an orc 2, a troll 3. The beaten go to your dungeon: you need a key for each at the council.",
    rule: "CV-11.01",
    at: "mountain",
    when: asked("ChooseEnemy"),
  },
  {
    id: "site",
    title: "Deliver",
    text: "All carts of a turn go to one site. Reach its limit and its pillar or gate is yours to build.",
    rule: "CV-12.01",
    at: "sites",
    when: asked("Transport"),
  },
  {
    id: "build",
    title: "Build",
    text: "What you build gives something by the deposit it stands on, and may count for the projects in the councils.",
    rule: "CV-13.01",
    at: "mountain",
    when: (play) => asked("Build")(play) || asked("PlaceBuilding")(play),
  },
  {
    id: "tracks",
    title: "Three tracks",
    text: "Steps on the Royal Court, Prestige and the Mine give what is printed. The medals are achievements: four let one of your goals count, eight both.",
    rule: "CV-7.01",
    at: "tracks",
    when: (play) => play.seated && play.view.clans[play.view.seat].tracks.some((space) => space > 0),
  },
  {
    id: "coin",
    title: "Royal Coins",
    text: "Pick a coin of the row, then a place of your board. The place gives what is printed on it now, the coin what is on it in every council to come.",
    rule: "CV-8.01",
    at: "coins",
    when: asked("TakeCoin"),
  },
  {
    id: "forge",
    title: "Forge a tool",
    text: "Pick a tool of the row, then a place under your tools. It costs iron and what is printed on it, gives the place's reward at once, and its column scores at the end.",
    rule: "CV-5.01",
    at: "tools",
    when: asked("Forge"),
  },
  {
    id: "adorn",
    title: "Adorn a tool",
    text: "An ornament gives glory now and an effect each time its tool is used. Silver goes to an S slot, gold to a G slot.",
    rule: "CV-5.03",
    at: "tools",
    when: asked("Adorn"),
  },
  {
    id: "chain",
    title: "One reward after the other",
    text: "Several rewards come at once: choose which is first. Each is worked off with all that follows from it; the stack beside the turn shows what is still to come.",
    rule: "CV-3.09",
    at: "turn",
    when: asked("ChooseReward"),
  },
  {
    id: "storage",
    title: "The storage is full",
    text: "Only so many resources fit. Keep what the sites, tools and ornaments ask for; some forge places open more room.",
    rule: "CV-6.01",
    at: "storage",
    when: asked("Overflow"),
  },
  {
    id: "relic",
    title: "Relics",
    text: "A relic works once in the game: before a dwarf goes to work, or at the very end of a turn.",
    rule: "CV-9.02",
    at: "tavern",
    when: asked("UseRelic"),
  },
  {
    id: "council",
    title: "The council",
    text: "When all dwarves have worked, the council meets: coins pay, the dungeon and the projects reached so far score, and the dwarves go back to the tavern.",
    rule: "CV-14.01",
    at: "markets",
    when: (play) => play.seated && play.view.era > 0 && !play.view.clans[play.view.seat].tavern.some(Boolean),
  },
];

/** The first tip that fits and has not been put away. */
export function tip(play: Play, told: ReadonlySet<string>): Tip | null {
  return TIPS.find((one) => !told.has(one.id) && one.when(play)) ?? null;
}
