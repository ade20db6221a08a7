import { say } from "../../lib/words/words.svelte";
import { hidden } from "./choices";
import { describeField } from "./describe";
import { type CardKind, fieldOf, next, passageAt } from "./geometry";
import type { Play } from "./play.svelte";

/** What is pointed at, or else the card that is picked, and what it means, in a sentence or two. */
export function about(play: Play): string {
  const [sort, name] = play.over?.split(" ") ?? [];
  if (sort === "field") return aboutField(play, fieldOf(play.box, name));
  if (sort === "treasure") return aboutTreasure(play, Number(name) - 1);
  if (sort === "card") return aboutCard(play, play.box.cards[play.view.hand[Number(name)]]);
  return aboutCard(
    play,
    play.box.cards.find((one) => one.name === play.card),
  );
}

function aboutField(play: Play, field: number): string {
  const sentences = thingsAt(play, field).map((thing) => play.eyes.word(`thing.${thing}`));
  return [say("lost_mines-field_about", { field: describeField(play, field) }), ...sentences].join(" ");
}

function thingsAt(play: Play, field: number): string[] {
  const { box, view } = play;
  const passages = [0, 1, 2, 3].flatMap((side) =>
    next(box, field, side) < 0 ? [] : [passageAt(box, field, side)],
  );
  return [
    ...groundAt(play, field),
    ...(passages.some((one) => view.traps.includes(one)) ? ["trap"] : []),
    ...(passages.some((one) => view.trolls.includes(one)) ? ["troll"] : []),
  ];
}

function groundAt({ box, view }: Play, field: number): string[] {
  const mine = box.mine_fields.indexOf(field);
  if (mine >= 0) {
    const dragon = box.mines[view.mine_kinds[mine]] === "dragon";
    return [hidden(box, view, field) ? "hidden" : dragon ? "dragon" : "mine"];
  }
  if (box.starts.includes(field)) return ["start"];
  if (view.laid[field] < 0) return [];
  const { feature } = box.cards[view.laid[field] >> 1];
  return view.tools.includes(field) ? ["opened"] : feature === "plain" ? [] : [feature];
}

function aboutTreasure({ view, box, eyes }: Play, slot: number): string {
  const owner = view.treasure_owners[slot];
  const kind = eyes.word(`kind.${box.mines[view.treasure_kinds[slot]]}`);
  if (owner < 0) return say("lost_mines-about", { what: kind, about: eyes.word("thing.treasure") });
  return say("lost_mines-about_taken", {
    what: kind,
    about: eyes.word("thing.taken"),
    owner: eyes.name(owner),
  });
}

function aboutCard({ eyes }: Play, card: CardKind | undefined): string {
  if (!card) return "";
  const { use, feature, name } = card;
  const thing = use === "information" ? "information" : use === "path" && feature !== "plain" ? feature : "";
  const sense = thing ? `thing.${thing}` : use === "path" ? "explain.lay" : `explain.${name}`;
  return say("lost_mines-about", { what: eyes.word(`card.${name}`), about: eyes.word(sense) });
}
