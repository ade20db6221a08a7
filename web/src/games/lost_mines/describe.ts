import type { Eyes } from "../../lib/eyes.svelte";
import { say } from "../../lib/words/words.svelte";
import { dwarvesOn, hidden } from "./choices";
import { COMPASS, nameOf, next, passageAt } from "./geometry";
import type { Play } from "./play.svelte";

/** A field in words, for screen readers and for the line under the board. */
export function describeField(play: Play, field: number): string {
  const parts = [say("lost_mines-field", { field: nameOf(play.box, field), ground: groundOf(play, field) })];
  const dwarves = dwarvesOn(play.view, field).map((seat) => play.eyes.name(seat));
  if (dwarves.length) parts.push(say("lost_mines-field_dwarves", { dwarves: dwarves.join(", ") }));
  parts.push(...tokensAt(play, field));
  return parts.join("; ");
}

function groundOf(play: Play, field: number): string {
  const { box, view, eyes } = play;
  const mine = box.mine_fields.indexOf(field);
  if (mine >= 0) return mineWords(eyes, box.mines[view.mine_kinds[mine]], hidden(box, view, field));
  const start = box.starts.indexOf(field);
  if (start >= 0)
    return say("lost_mines-ground_start", {
      clan: box.clans[start],
      name: eyes.word(`clan.${box.clans[start]}`),
    });
  const face = view.laid[field];
  if (face < 0) return say("lost_mines-ground_forest");
  const word = eyes.word(`card.${box.cards[face >> 1].name}`);
  const card = face & 1 ? say("lost_mines-ground_turned", { card: word }) : word;
  return view.tools.includes(field) ? say("lost_mines-ground_opened", { card }) : card;
}

function mineWords(eyes: Eyes, kind: string | undefined, isHidden: boolean): string {
  if (!isHidden) return eyes.word(`mine.${kind}`);
  return kind
    ? say("lost_mines-ground_seen", { mine: eyes.word(`mine.${kind}`) })
    : say("lost_mines-ground_hidden");
}

function tokensAt(play: Play, field: number): string[] {
  const { box, view } = play;
  return [0, 1, 2, 3].flatMap((direction) => {
    if (next(box, field, direction) < 0) return [];
    const passage = passageAt(box, field, direction);
    if (view.traps.includes(passage)) return [say("lost_mines-field_trap", { side: COMPASS[direction] })];
    return view.trolls.includes(passage) ? [say("lost_mines-field_troll", { side: COMPASS[direction] })] : [];
  });
}

export function clanOf({ box, eyes }: Play, clan: number): string {
  return say("lost_mines-clan", { clan: box.clans[clan], name: eyes.word(`clan.${box.clans[clan]}`) });
}

/** A treasure by its kind and, if these eyes know it, its value. */
export function treasureOf({ eyes }: Play, { kind, value }: { kind: string; value: number }): string {
  const name = eyes.word(`kind.${kind}`);
  return value < 0
    ? say("lost_mines-value_unknown", { kind: name })
    : say("lost_mines-worth", { kind: name, value });
}
