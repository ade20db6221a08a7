import { isHall, ownersOf, stockOf } from "./choices";
import type { Eyes } from "../../lib/eyes.svelte";
import type { Choice } from "../../lib/protocol";
import { begun, listed } from "../../lib/words/forms";
import { say } from "../../lib/words/words.svelte";
import { fieldOf, GATE, HALL, nameOf } from "./geometry";
import type { Play } from "./play.svelte";

/** A square in words, for screen readers and for the line under the mountain. */
export function describeSquare(play: Play, field: number): string {
  const { box, view, eyes, mountain } = play;
  const name = nameOf(box, field);
  if (mountain.heart.includes(field)) return say("mountain_king-heart", { square: name });
  const parts = [say("mountain_king-square", { square: name, ground: groundOf(play, field) })];
  const statue = view.statues.indexOf(field);
  const dug = view.regions.some((region) => region.includes(field));
  if (statue >= 0) parts.push(statueWords(play, view.statue_clans[statue], dug));
  view.pedestals.forEach((fields, of) => {
    if (fields.includes(field)) parts.push(eyes.word(`symbol.${box.clans[of]}-pedestal`));
  });
  if (view.altars.includes(field)) parts.push(say("mountain_king-altar"));
  if (!dug && mountain.buried[field] >= 0 && !view.looted.includes(field)) {
    const symbol = eyes.word(`symbol.${box.resources[mountain.buried[field]]}`);
    parts.push(say("mountain_king-buried", { symbol }));
  }
  const region = view.regions.findIndex((fields) => fields.includes(field));
  if (view.standing[region]) parts.push(say("mountain_king-standing", { honor: view.standing[region] }));
  const band = mountain.bands[field];
  const colour = eyes.word(`band.${box.bands[band]}`);
  parts.push(say("mountain_king-band", { band: box.bands[band], colour, honor: box.statue_honor[band] }));
  return parts.join("; ");
}

function clan(play: Play, number: number): string {
  return play.eyes.word(`clan.${play.box.clans[number]}`);
}

function groundOf(play: Play, field: number): string {
  const { box, view, eyes, mountain } = play;
  const site = mountain.sites.indexOf(field);
  if (site >= 0) {
    const kind = view.workshop_at[site];
    if (kind < 0) return say("mountain_king-site");
    const name = box.workshops[kind].name;
    const doors = view.entrances[site];
    return say("mountain_king-workshop", { ...workshopWords(eyes, name), doors });
  }
  const region = view.regions.findIndex((fields) => fields.includes(field));
  if (region >= 0) return regionWords(play, view.kinds[region], ownersOf(view, field));
  if (mountain.rubble.includes(field)) return say("mountain_king-rubble");
  return mountain.starts.includes(field) ? say("mountain_king-start") : say("mountain_king-rock");
}

function regionWords(play: Play, kind: number, owners: number[]): string {
  const whose = { owners: owners.length, players: namesOf(play, owners) };
  if (kind >= GATE) return say("mountain_king-gate_of", whose);
  if (kind < HALL) return say("mountain_king-tunnel_of", whose);
  const { name, low, high } = play.box.halls[kind - HALL];
  return say("mountain_king-hall_of", { ...whose, hall: play.eyes.word(`hall.${name}`), low, high });
}

function statueWords({ box, eyes }: Play, of: number, dug: boolean): string {
  const statue = eyes.word(`symbol.${box.clans[of]}-statue`);
  return dug ? statue : say("mountain_king-buried_statue", { clan: box.clans[of], statue });
}

function workshopWords(eyes: Eyes, name: string): { workshop: string; use: string } {
  return { workshop: eyes.word(`workshop.${name}`), use: eyes.word(`workshop_use.${name}`) };
}

/** What the pedestals of a clan are called. */
export function pedestalsOf(play: Play, of: number): string {
  return say("mountain_king-pedestals", { clan: play.box.clans[of], name: clan(play, of) });
}

export function namesOf(play: Play, seats: number[]): string {
  return listed(seats.map((seat) => play.eyes.name(seat)));
}

/** What is asked, where the table knows more than the bare question. */
export function asked(play: Play): string {
  const { box, view, eyes } = play;
  const { kind, uses, owed, stand } = view.details;
  const question = eyes.word(`question.${view.question}`);
  if (view.question === "UseWorkshop") {
    const { name } = box.workshops[kind];
    return begun(say("mountain_king-uses_left", { ...workshopWords(eyes, name), uses }));
  }
  if (view.question !== "GiveOne") return question;
  if (stand < 0) return say("mountain_king-owed", { question, owed });
  return say("mountain_king-owed_bribe", { question, owed, stand: eyes.word(`stand.${box.stands[stand]}`) });
}

/** What a move costs and brings, before it is made, as the engine says. */
export function prices(play: Play, choice: Choice): string {
  const parts: string[] = [];
  const { costs = {}, gives = {}, then = {} } = choice.outlook ?? {};
  const said = (amounts: Record<string, number>) =>
    Object.entries(amounts)
      .filter(([, amount]) => amount)
      .map(([kind, amount]) => play.eyes.amount("symbol", kind, amount))
      .join(", ");
  if (said(costs)) parts.push(say("mountain_king-costs", { amounts: said(costs) }));
  if (said(gives)) parts.push(say("mountain_king-brings", { amounts: said(gives) }));
  if (said(then)) parts.push(say("mountain_king-then", { amounts: said(then) }));
  return parts.join(" ");
}

/** The same, with what one is warned of, and what the move is about. */
export function weigh(play: Play, choice: Choice): string {
  const warned = play.eyes.warnings(choice).map((warning) => `⚠ ${warning}.`);
  return [...warned, prices(play, choice), aboutMove(play, choice)].filter(Boolean).join(" ");
}

const sentence = (about: string) => say("mountain_king-square_about", { square: about });

/** What the move is about, where its price alone does not tell. */
function aboutMove(play: Play, choice: Choice): string {
  const { box } = play;
  const { tile, stand, square } = choice.words;
  if (isHall(choice)) return sentence(describeHall(play, String(tile)));
  if (choice.key === "move.recruit") {
    return sentence(describeTroll(play, play.view.horde[box.stands.indexOf(String(stand))]));
  }
  return choice.key === "move.to" ? sentence(describeSquare(play, fieldOf(box, String(square)))) : "";
}

/** What a seat owns, in words. */
export function wealthWords(play: Play, seat: number): string {
  const { box, view, eyes } = play;
  const parts = stockOf(box, view, seat).flatMap((all, symbol) => {
    return all ? [eyes.amount("symbol", box.symbols[symbol], all)] : [];
  });
  return parts.join(", ") || say("mountain_king-nothing");
}

/** A card in words: what it yields again and again, and what it gives once. */
export function describeTroll(play: Play, card: number): string {
  const { box, eyes } = play;
  const troll = box.cards[card];
  const named = (symbols: number[]) =>
    symbols.map((symbol) => eyes.word(`symbol.${box.symbols[symbol]}`)).join(", ");
  const given = {
    troll: eyes.word(`troll.${troll.name}`),
    level: troll.level,
    clan: troll.level ? clan(play, troll.clan) : "",
    yields: named(troll.yields),
  };
  if (!troll.gives.length) return say("mountain_king-troll", given);
  return say("mountain_king-troll_gives", { ...given, gives: named(troll.gives) });
}

/** A great hall in words: its size, what it scores, and whether somebody has it. */
export function describeHall(play: Play, name: string): string {
  const number = play.box.halls.findIndex((one) => one.name === name);
  const hall = play.box.halls[number];
  const size = play.box.hall_faces.find((face) => face.tile === number)?.cells.length ?? 0;
  const { low, high } = hall;
  return say("mountain_king-hall", { hall: play.eyes.word(`hall.${name}`), size, low, high });
}

/** A stack of tiles in words. */
export function describeTile(play: Play, tile: number): string {
  const { box, view, eyes } = play;
  const { name, size, anchored } = box.tunnels[tile];
  const honor = box.honor.map((row, mineral) => {
    const symbol = eyes.word(`symbol.${box.resources[mineral]}`);
    return say("mountain_king-honor_in", { honor: row[size - 2], symbol });
  });
  return say("mountain_king-tile", {
    tile: eyes.word(`tile.${name}`),
    size,
    left: view.stacks[tile],
    honor: honor.join(", "),
    anchor: anchored ? "yes" : "no",
  });
}

/** A place of the horde in words. */
export function describeStand(play: Play, stand: number): string {
  const { box, view, eyes } = play;
  const card = view.horde[stand];
  const where = eyes.word(`stand.${box.stands[stand]}`);
  if (card < 0) return say("mountain_king-stand_empty", { stand: where });
  const parts = [say("mountain_king-stand", { stand: where, troll: describeTroll(play, card) })];
  parts.push(say("mountain_king-price", { bribes: view.prices[stand] }));
  const lying = view.bribes[stand].flatMap((count, kind) =>
    count ? [eyes.amount("symbol", box.resources[kind], count)] : [],
  );
  if (lying.length) parts.push(say("mountain_king-bribes", { amounts: lying.join(", ") }));
  const pedestal = view.horde_pedestals[stand];
  if (pedestal >= 0) {
    const symbol = eyes.word(`symbol.${box.clans[pedestal]}-pedestal`);
    parts.push(say("mountain_king-brings_pedestal", { clan: box.clans[pedestal], pedestal: symbol }));
  }
  return parts.join("; ");
}

/** A place of the shown council in words. */
export function describePlace(play: Play, seat: number, place: number, card: number): string {
  const { box, view, eyes } = play;
  const where = eyes.word(`council_place.${box.places[place]}`);
  if (card < 0) return say("mountain_king-place_empty", { place: where });
  const load = view.laden[seat][place];
  const lying = box.cards[card].yields.filter((_, bit) => (load >> bit) & 1);
  const words = lying.map((symbol) => eyes.word(`symbol.${box.symbols[symbol]}`)).join(", ");
  const sits = { place: where, troll: describeTroll(play, card) };
  return words
    ? say("mountain_king-place_laden", { ...sits, load: words })
    : say("mountain_king-place", sits);
}

/** What a spell does, and what it costs if that is more than a rune. */
function describeSpell({ box, eyes }: Play, name: string): string {
  const spell = box.spells.find((one) => one.name === name);
  const cost = spell?.cost.map(([kind, amount]) => eyes.amount("symbol", box.resources[kind], amount)) ?? [];
  const told = { spell: eyes.word(`spell.${name}`), text: eyes.word(`spell_text.${spell?.effect ?? name}`) };
  const dearer = cost.length > 1 || (spell?.cost[0]?.[1] ?? 1) > 1;
  return dearer
    ? say("mountain_king-spell_dear", { ...told, cost: cost.join(", ") })
    : say("mountain_king-spell", told);
}

/** Whatever is pointed at, in words. */
export function describeOver(play: Play): string {
  if (!play.over) return "";
  const at = play.over.indexOf(" ");
  const [sort, name] = [play.over.slice(0, at), play.over.slice(at + 1)];
  const { box, view, eyes } = play;
  if (sort === "square") return describeSquare(play, fieldOf(box, name));
  if (sort === "stand") return describeStand(play, box.stands.indexOf(name));
  if (sort === "spell") return describeSpell(play, name);
  if (sort === "hall") return describeHall(play, name);
  if (sort === "tile") {
    return describeTile(
      play,
      box.tunnels.findIndex((one) => one.name === name),
    );
  }
  if (sort === "workshop") return say("mountain_king-workshop_use", workshopWords(eyes, name));
  const place = box.places.indexOf(name);
  return describePlace(play, play.shown, place, view.council[play.shown]?.[place] ?? -1);
}
