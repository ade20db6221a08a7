import { say } from "../../lib/words/words.svelte";
import { describeOver } from "./describe";
import { fieldOf } from "./geometry";
import type { Play } from "./play.svelte";

/** What is pointed at and what it means, in a sentence or two. */
export function about(play: Play): string {
  const said = describeOver(play);
  if (!play.over?.startsWith("square ")) return said;
  const things = thingsAt(play, fieldOf(play.box, play.over.slice(7)));
  return [
    say("mountain_king-square_about", { square: said }),
    ...things.map((thing) => play.eyes.word(`thing.${thing}`)),
  ].join(" ");
}

function thingsAt({ view, mountain }: Play, field: number): string[] {
  const dug = view.regions.some((region) => region.includes(field));
  const pedestal = view.pedestals.some((fields) => fields.includes(field));
  const site = mountain.sites.indexOf(field);
  const here: [string, boolean][] = [
    ["heart", mountain.heart.includes(field)],
    ["rubble", !dug && mountain.rubble.includes(field)],
    ["buried_statue", !dug && view.statues.includes(field)],
    ["statue", dug && !pedestal && view.statues.includes(field)],
    ["pedestal", pedestal],
    ["altar", view.altars.includes(field)],
    ["buried", !dug && mountain.buried[field] >= 0 && !view.looted.includes(field)],
    ["site", site >= 0 && view.workshop_at[site] < 0],
    ["start", !dug && mountain.starts.includes(field) && view.question === "PlaceGate"],
  ];
  return here.flatMap(([thing, there]) => (there ? [thing] : []));
}
