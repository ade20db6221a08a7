import type { Choice } from "../../lib/protocol";
import { toolAt } from "./box";
import type { Play } from "./play.svelte";

const KINDS = ["houses", "workshops", "pillars", "gates"] as const;

/** A chamber in words, for screen readers and for the line under the mountain. */
export function describeChamber(play: Play, chamber: number): string {
  const { box, view } = play;
  const name = box.chambers[chamber];
  const tile = box.tiles[view.tiles[chamber]];
  if (!tile) return `${name}: not revealed; gives ${play.rewards(box.backs[view.backs[chamber]] ?? [])}`;
  const parts = [
    `${name}: ${play.word(`colour.${tile.colour}`)}, deposit of ${play.word(`resource.${tile.deposit}`)}`,
    `${tile.spaces} building ${tile.spaces === 1 ? "space" : "spaces"}`,
  ];
  box.enemies.forEach((enemy, kind) => {
    const count = view.enemies[kind][chamber];
    if (count) parts.push(count === 1 ? play.word(`an_enemy.${enemy}`) : `${count} ${enemy}s`);
  });
  for (const stands of buildingsIn(play, chamber)) {
    parts.push(`${play.word(`building.${stands.kind}`)} of ${play.clanName(stands.clan)}`);
  }
  return parts.join("; ");
}

/** "1 key", "2 keys". */
export function many(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

export interface Standing {
  kind: string;
  clan: number;
}

/** The houses and workshops in a chamber. */
export function buildingsIn(play: Play, chamber: number): Standing[] {
  return play.view.clans.flatMap((clan, at) =>
    (["houses", "workshops"] as const).flatMap((kind) =>
      clan[kind].filter((where) => where === chamber).map(() => ({ kind: kind.slice(0, -1), clan: at })),
    ),
  );
}

export function builtBy(play: Play, clan: number): number {
  return KINDS.reduce((sum, kind) => sum + play.view.clans[clan][kind].length, 0);
}

export function describePost(play: Play, clan: number, post: number, ornament: string | null): string {
  const { box, view } = play;
  const tool = toolAt(box, view, clan, post);
  if (!tool) {
    const place = box.forge_places[post - 4];
    return `Empty ${box.posts[post]} of the ${place.column} column; forging here gives ${play.rewards(place.gives)}`;
  }
  const parts = [`${play.word(`tool.${tool.kind}`)}${post < 4 ? " (printed)" : ` at ${box.posts[post]}`}`];
  const slot = play.word(`slot_colour.${tool.slot}`);
  parts.push(ornament ? `${slot} ornament: ${play.reward(ornament)}` : `free ${slot} slot for an ornament`);
  const dwarf = view.clans[clan].posts[post];
  if (dwarf) parts.push(`dwarf of strength ${dwarf} at work`);
  return parts.join("; ");
}

export function describeTool(play: Play, tool: number): string {
  const { tool: kind, cost, slot } = play.box.tools[tool];
  const price = cost === "iron" ? "2 iron" : `iron and ${play.word(`reward.${cost}`)}`;
  return `Tool, a ${play.word(`tool.${kind}`)}: costs ${price}; has a ${play.word(`slot_colour.${slot}`)} slot for an ornament.`;
}

export function describeProject(play: Play, project: string): string {
  return `Project ${project}, ${play.word(`project.${project}`)}: ${play.rule(`CV-18.${project}`)}`;
}

export function describeGoal(play: Play, goal: number): string {
  if (goal < 0) return "A goal that lies face down";
  return `Goal, ${play.word(`goal.${goal + 1}`)}: ${play.rule(`CV-19.${String(goal + 1).padStart(2, "0")}`)}`;
}

/** What a button of the turn means: the tile itself where one is chosen, else the reason. */
export function describeChoice(play: Play, choice: Choice): string {
  const { tradition, goal } = choice.words;
  if (tradition !== undefined) return play.tradition(Number(tradition));
  return goal === undefined ? choice.explain : describeGoal(play, Number(goal) - 1);
}
