import { toolAt } from "./box";
import type { Place } from "./choices";
import { buildingsIn } from "./describe";
import type { Play } from "./play.svelte";

/** What is built, by the names that the words of the game know as well. */
const PIECES = ["house", "workshop", "pillar", "gate"];
/** Places of two words. */
const LONG: Record<string, string> = { "coin place": "coin_place", "own relic": "own_relic" };
/** What is only looked at: spaces of tracks, keys, and what the Elders have. */
export type Shown =
  | "track"
  | "key"
  | "elders_glory"
  | "elders_achievements"
  | "elders_carts"
  | "elders_buildings"
  | "elders_captives"
  | "elders_card"
  | "elders_die"
  | "elders_tile";

/** Which sorts of things are at a place, such as a project or a coin; the words of the game say what each is good for. */
export function thingsAt(play: Play, place: Place): string[] {
  const [sort, name = ""] = place.split(" ");
  const long = LONG[`${sort} ${name}`];
  if (long) return [long];
  if (sort === "chamber") return inChamber(play, play.box.chambers.indexOf(name));
  if (sort === "post") return [hasTool(play, place.slice(5)) ? "post" : "forge"];
  return [sort === "piece" && PIECES.includes(name) ? name : sort];
}

function hasTool({ box, view, shown }: Play, post: string): boolean {
  return toolAt(box, view, shown, box.posts.indexOf(post)) !== null;
}

function inChamber(play: Play, chamber: number): string[] {
  const { view } = play;
  if (view.tiles[chamber] < 0) return ["hidden"];
  const built = buildingsIn(play, chamber).map(({ kind }) => kind);
  const haunted = built.length > 0 && view.enemies.some((kind) => kind[chamber]);
  return ["chamber", ...(haunted ? ["haunted"] : [])];
}

/** What such things are good for, in a sentence or two. */
export function sensesOf(play: Play, place: Place): string {
  const { words } = play.eyes.book;
  return thingsAt(play, place)
    .flatMap((thing) => words[`thing.${thing}`] ?? [])
    .join(" ");
}
