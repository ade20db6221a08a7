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
