import type { Choice } from "../../lib/protocol";
import { say } from "../../lib/words/words.svelte";
import { toolAt } from "./box";
import type { Play } from "./play.svelte";

const KINDS = ["houses", "workshops", "pillars", "gates"] as const;

/** A chamber in words, for screen readers and for the line under the mountain. */
export function describeChamber(play: Play, chamber: number): string {
  const { box, view } = play;
  const name = box.chambers[chamber];
  const tile = box.tiles[view.tiles[chamber]];
  if (!tile) {
    const gives = play.rewards(box.backs[view.backs[chamber]] ?? []);
    return say("covenant-chamber_hidden", { chamber: name, gives });
  }
  const parts = [
    say("covenant-chamber", {
      chamber: name,
      colour: play.word(`colour.${tile.colour}`),
      deposit: play.word(`resource.${tile.deposit}`),
      spaces: tile.spaces,
    }),
  ];
  box.enemies.forEach((enemy, kind) => {
    const count = view.enemies[kind][chamber];
    if (count) parts.push(say("covenant-enemies_there", { enemy, count }));
  });
  for (const stands of buildingsIn(play, chamber)) {
    const building = play.word(`building.${stands.kind}`);
    parts.push(
      say("covenant-building_of", { kind: stands.kind, building, clan: play.clanName(stands.clan) }),
    );
  }
  return parts.join("; ");
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
    const gives = play.rewards(box.forge_places[post - 4].gives);
    return say("covenant-post_empty", { post: play.word(`post.${box.posts[post]}`), gives });
  }
  const where = play.word(`post.${box.posts[post]}`);
  const name = play.word(`tool.${tool.kind}`);
  const parts = [post < 4 ? where : say("covenant-post", { tool: name, post: where })];
  parts.push(
    ornament
      ? say("covenant-post_ornament", { colour: tool.slot, gives: play.reward(ornament) })
      : say("covenant-post_slot", { colour: tool.slot }),
  );
  const dwarf = view.clans[clan].posts[post];
  if (dwarf) parts.push(say("covenant-post_dwarf", { strength: dwarf }));
  return parts.join("; ");
}

export function describeTool(play: Play, tool: number): string {
  const { tool: kind, cost, slot } = play.box.tools[tool];
  const price = play.rewards(cost === "iron" ? ["2 iron"] : ["iron", cost]);
  return say("covenant-tool", { tool: play.word(`tool.${kind}`), price, colour: slot });
}

export function describeProject(play: Play, project: string): string {
  const rule = play.rule(`CV-18.${project}`);
  return say("covenant-project", { project, name: play.word(`project.${project}`), rule });
}

export function describeGoal(play: Play, goal: number): string {
  if (goal < 0) return say("covenant-goal_hidden");
  const rule = play.rule(`CV-19.${String(goal + 1).padStart(2, "0")}`);
  return say("covenant-goal", { goal: play.word(`goal.${goal + 1}`), rule });
}

/** What a button of the turn means: the tile itself where one is chosen, else the reason. */
export function describeChoice(play: Play, choice: Choice): string {
  const { tradition, goal } = choice.words;
  if (tradition !== undefined) return play.tradition(Number(tradition));
  return goal === undefined ? choice.explain : describeGoal(play, Number(goal) - 1);
}
