import type { Eyes } from "../../lib/eyes.svelte";
import { dwarvesOn, hidden } from "./choices";
import { COMPASS, nameOf, next, passageAt } from "./geometry";
import type { Play } from "./play.svelte";

/** A field in words, for screen readers and for the line under the board. */
export function describeField(play: Play, field: number): string {
  const parts = [`${nameOf(play.box, field)}: ${groundOf(play, field)}`];
  const dwarves = dwarvesOn(play.view, field).map((seat) => play.eyes.name(seat));
  if (dwarves.length) parts.push(`here: ${dwarves.join(", ")}`);
  parts.push(...tokensAt(play, field));
  return parts.join("; ");
}

function groundOf(play: Play, field: number): string {
  const { box, view, eyes } = play;
  const mine = box.mine_fields.indexOf(field);
  if (mine >= 0) return mineWords(eyes, box.mines[view.mine_kinds[mine]], hidden(box, view, field));
  const start = box.starts.indexOf(field);
  if (start >= 0) return `start of the ${eyes.word(`clan.${box.clans[start]}`)} clan`;
  const face = view.laid[field];
  if (face < 0) return "forest";
  const card = eyes.word(`card.${box.cards[face >> 1].name}`) + (face & 1 ? ", turned" : "");
  return view.tools.includes(field) ? `${card}, opened by a tool` : card;
}

function mineWords(eyes: Eyes, kind: string | undefined, isHidden: boolean): string {
  if (!isHidden) return eyes.word(`mine.${kind}`);
  return kind ? `face-down mine; you have seen: ${eyes.word(`mine.${kind}`)}` : "face-down mine";
}

function tokensAt(play: Play, field: number): string[] {
  const { box, view } = play;
  return [0, 1, 2, 3].flatMap((direction) => {
    if (next(box, field, direction) < 0) return [];
    const passage = passageAt(box, field, direction);
    if (view.traps.includes(passage)) return [`trap to the ${COMPASS[direction]}`];
    return view.trolls.includes(passage) ? [`troll to the ${COMPASS[direction]}`] : [];
  });
}
