import { isHall, onTrolls, ownersOf, purseOf } from "./choices";
import type { Choice } from "../../lib/protocol";
import { fieldOf, GATE, HALL, nameOf } from "./geometry";
import type { Play } from "./play.svelte";

/** A square in words, for screen readers and for the line under the mountain. */
export function describeSquare(play: Play, field: number): string {
  const { box, view, eyes, mountain } = play;
  const name = nameOf(box, field);
  if (mountain.heart.includes(field)) return `${name}: the heart of the mountain`;
  const parts = [`${name}: ${groundOf(play, field)}`];
  const statue = view.statues.indexOf(field);
  const dug = view.regions.some((region) => region.includes(field));
  if (statue >= 0) parts.push(`${dug ? "" : "buried "}${clan(play, view.statue_clans[statue])} statue`);
  view.pedestals.forEach((fields, of) => {
    if (fields.includes(field)) parts.push(`${clan(play, of)} pedestal`);
  });
  if (view.altars.includes(field)) parts.push("altar");
  if (!dug && mountain.buried[field] >= 0 && !view.looted.includes(field)) {
    parts.push(`buried ${eyes.word(`symbol.${box.resources[mountain.buried[field]]}`)}`);
  }
  const region = view.regions.findIndex((fields) => fields.includes(field));
  if (view.standing[region]) parts.push(`as it stands ${view.standing[region]} honor at the end`);
  const band = mountain.bands[field];
  parts.push(`${eyes.word(`band.${box.bands[band]}`)} band, a statue here scores ${box.statue_honor[band]}`);
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
    if (kind < 0) return "workshop site";
    const name = box.workshops[kind].name;
    const doors = view.entrances[site];
    return `${eyes.word(`workshop.${name}`)}, open entrances: ${doors}. ${eyes.word(`workshop_use.${name}`)}`;
  }
  const region = view.regions.findIndex((fields) => fields.includes(field));
  if (region >= 0) return regionWords(play, view.kinds[region], ownersOf(view, field));
  if (mountain.rubble.includes(field)) return "rubble, a hammer to dig";
  return mountain.starts.includes(field) ? "start spot" : "rock";
}

function regionWords(play: Play, kind: number, owners: number[]): string {
  const whose = `of ${namesOf(play, owners) || "nobody"}`;
  if (kind >= GATE) return `gate ${whose}`;
  if (kind < HALL) return `tunnel ${whose}`;
  const hall = play.box.halls[kind - HALL];
  return `${play.eyes.word(`hall.${hall.name}`)} ${whose}, ${hall.low} honor, or ${hall.high} with a statue on its altar`;
}

export function namesOf(play: Play, seats: number[]): string {
  return seats.map((seat) => play.eyes.name(seat)).join(" and ");
}

/** What is asked, where the table knows more than the bare question. */
export function asked(play: Play): string {
  const { box, view, eyes } = play;
  const { kind, uses, owed, stand } = view.details;
  const question = eyes.word(`question.${view.question}`);
  if (view.question === "UseWorkshop") {
    const { name } = box.workshops[kind];
    const left = `${uses} ${uses > 1 ? "uses" : "use"} left`;
    return `${eyes.word(`workshop.${name}`)}: ${left}. ${eyes.word(`workshop_use.${name}`)}`;
  }
  if (view.question !== "GiveOne") return question;
  const bribed = stand >= 0 ? `, one now for the troll at ${box.stands[stand]}` : "";
  return `${question} Still to pay: ${owed}${bribed}.`;
}

/** What a move costs and brings, before it is made, as the engine says. */
export function weigh(play: Play, choice: Choice): string {
  const parts: string[] = [];
  const { costs = {}, gives = {}, then = {} } = choice.outlook ?? {};
  const said = (amounts: Record<string, number>) =>
    Object.entries(amounts)
      .filter(([, amount]) => amount)
      .map(([kind, amount]) => `${amount} ${play.eyes.word(`symbol.${kind}`)}`)
      .join(", ");
  if (said(costs)) parts.push(`Costs ${said(costs)}.`);
  if (said(gives)) parts.push(`Brings ${said(gives)}.`);
  if (said(then)) parts.push(`Then ${said(then)}.`);
  return [...parts, aboutMove(play, choice)].join(" ").trim();
}

/** What the move is about, where its price alone does not tell. */
function aboutMove(play: Play, choice: Choice): string {
  const { box } = play;
  const { tile, stand, square } = choice.words;
  if (isHall(choice)) return `${describeHall(play, String(tile))}.`;
  if (choice.key === "move.recruit") {
    return `${describeTroll(play, play.view.horde[box.stands.indexOf(String(stand))])}.`;
  }
  return choice.key === "move.to" ? `${describeSquare(play, fieldOf(box, String(square)))}.` : "";
}

/** What a seat owns, in words. */
export function wealthWords(play: Play, seat: number): string {
  const { box, view, eyes } = play;
  const stored = view.storage[purseOf(view, seat)];
  const laden = onTrolls(box, view, seat);
  const parts = laden.flatMap((count, symbol) => {
    const all = count + (stored[symbol] ?? 0);
    return all ? [`${all} ${eyes.word(`symbol.${box.symbols[symbol]}`)}`] : [];
  });
  return parts.join(", ") || "nothing";
}

/** A card in words: what it yields again and again, and what it gives once. */
export function describeTroll(play: Play, card: number): string {
  const { box, eyes } = play;
  const troll = box.cards[card];
  const named = (symbols: number[]) =>
    symbols.map((symbol) => eyes.word(`symbol.${box.symbols[symbol]}`)).join(", ");
  const level = troll.level ? `, level ${troll.level}, ${clan(play, troll.clan)}` : "";
  const gift = troll.gives.length ? `; gives ${named(troll.gives)} once` : "";
  return `${eyes.word(`troll.${troll.name}`)}${level}; yields ${named(troll.yields)}${gift}`;
}

/** A great hall in words: its size, what it scores, and whether somebody has it. */
export function describeHall(play: Play, name: string): string {
  const number = play.box.halls.findIndex((one) => one.name === name);
  const hall = play.box.halls[number];
  const size = play.box.hall_faces.find((face) => face.tile === number)?.cells.length;
  return `${play.eyes.word(`hall.${name}`)}, ${size} squares: ${hall.low} honor, ${hall.high} with a statue on its altar`;
}

/** A stack of tiles in words. */
export function describeTile(play: Play, tile: number): string {
  const { box, view, eyes } = play;
  const { name, size, anchored } = box.tunnels[tile];
  const honor = box.honor.map((row, mineral) => {
    return `${row[size - 2]} in ${eyes.word(`symbol.${box.resources[mineral]}`)}`;
  });
  const parts = [`${eyes.word(`tile.${name}`)}, ${size} squares, ${view.stacks[tile]} left`];
  parts.push(`honor ${honor.join(", ")}`, anchored ? "with an anchor for a pedestal" : "without an anchor");
  return parts.join("; ");
}

/** A place of the horde in words. */
export function describeStand(play: Play, stand: number): string {
  const { box, view, eyes } = play;
  const card = view.horde[stand];
  if (card < 0) return `${box.stands[stand]}: nobody`;
  const price = view.prices[stand];
  const parts = [`${box.stands[stand]}: ${describeTroll(play, card)}`];
  parts.push(price ? `costs ${price} bribes, one on each troll below` : "free");
  const lying = view.bribes[stand].flatMap((count, kind) =>
    count ? [`${count} ${eyes.word(`symbol.${box.resources[kind]}`)}`] : [],
  );
  if (lying.length) parts.push(`bribes on it: ${lying.join(", ")}`);
  const pedestal = view.horde_pedestals[stand];
  if (pedestal >= 0) parts.push(`brings a ${clan(play, pedestal)} pedestal`);
  return parts.join("; ");
}

/** A place of the shown council in words. */
export function describePlace(play: Play, seat: number, place: number, card: number): string {
  const { box, view, eyes } = play;
  if (card < 0) return `${box.places[place]}: empty`;
  const load = view.laden[seat][place];
  const lying = box.cards[card].yields.filter((_, bit) => (load >> bit) & 1);
  const words = lying.map((symbol) => eyes.word(`symbol.${box.symbols[symbol]}`)).join(", ");
  return `${box.places[place]}: ${describeTroll(play, card)}; ${words ? `${words} on it` : "nothing on it"}`;
}

/** Whatever is pointed at, in words. */
export function describeOver(play: Play): string {
  if (!play.over) return "";
  const at = play.over.indexOf(" ");
  const [sort, name] = [play.over.slice(0, at), play.over.slice(at + 1)];
  const { box, view, eyes } = play;
  if (sort === "square") return describeSquare(play, fieldOf(box, name));
  if (sort === "stand") return describeStand(play, box.stands.indexOf(name));
  if (sort === "spell") return `${eyes.word(`spell.${name}`)}: ${eyes.word(`spell_text.${name}`)}`;
  if (sort === "hall") return describeHall(play, name);
  if (sort === "tile") {
    return describeTile(
      play,
      box.tunnels.findIndex((one) => one.name === name),
    );
  }
  if (sort === "workshop") return `${eyes.word(`workshop.${name}`)}: ${eyes.word(`workshop_use.${name}`)}`;
  const place = box.places.indexOf(name);
  return describePlace(play, play.shown, place, view.council[play.shown]?.[place] ?? -1);
}
