import type { Component, Snippet } from "svelte";
import type { Eyes } from "../lib/eyes.svelte";
import type { Choice } from "../lib/protocol";
import type { Region } from "../table/regions";

/** One thing a newcomer is told, and where to look for it; its words stand in the catalogue. */
export interface Tip<S = never, Q extends string = string> {
  id: string;
  rule: string;
  /** The part of the table the tip speaks of; the board makes it stand out. */
  at: string;
  /** The questions it belongs to; "" while others play. */
  asks: readonly (Q | "")[];
  /** Whether what it speaks of is there. */
  when?: (play: S) => boolean;
  /** What it says to this player alone, after its text. */
  more?: (play: S) => string;
}

/** A tip that can be shown. */
export interface ToldTip<S> extends Tip<S> {
  readonly title: string;
  readonly text: string;
}

/** Tips with their titles and texts, as these are in the language that is spoken when they are shown. */
export function told<S>(tips: readonly Tip<S>[], words: (id: string) => [string, string]): ToldTip<S>[] {
  return tips.map((tip) => ({
    ...tip,
    get title() {
      return words(tip.id)[0];
    },
    get text() {
      return words(tip.id)[1];
    },
  }));
}

/** The questions that no tip belongs to: all have one if this can be empty. */
export type Untold<Q extends string, T extends readonly { asks: readonly string[] }[]> =
  Exclude<Q, T[number]["asks"][number]> extends never ? [] : [Exclude<Q, T[number]["asks"][number]>];

/** What the person at a board is about to do; every board has its own sort. */
export interface Sitting {
  readonly eyes: Eyes;
  /** What the guide points at just now. */
  coached: string;
  /** Let go of whatever is picked. */
  letGo(): void;
}

/** Somebody without a seat who scores like one. */
export interface Beside {
  name: string;
  points: number;
}

/** Keys and what they do. */
export type Keys = [string, string][];

/** What a game brings to the web table. The screens around it know no game. */
export interface Boards<S extends Sitting> {
  sit(eyes: Eyes): S;
  /** The board, the hand, and all that can be pointed at; `bar` stands between board and hand. */
  Stage: Component<{ play: S; bar: Snippet }>;
  /** The game's own buttons in the bar. */
  Buttons?: Component<{ play: S }>;
  /** What the players' list says about a seat. */
  SeatDetails?: Component<{ play: S; seat: number }>;
  /** What is left out when a turn is summed up. */
  dull?: RegExp;
  /** Who plays and scores beside the players. */
  beside?(play: S): Beside[];
  /** How each point was made. */
  Result: Component<{ play: S; round?: number }>;
  /** Who wins or loses together, if not everybody for themselves. */
  sides?(play: S): number[][];
  /** What is asked, if the board can say more than the bare question. */
  asked?(play: S): string;
  /** What a choice is called, if the board can say more than its label. */
  named?(play: S, choice: Choice): string;
  /** What is told of a choice before it is made, where a game knows more than the bare sentence. */
  explained?(play: S, choice: Choice): string;
  /** The rounds scored so far: a new one is worth a look. */
  rounds(play: S): number;
  /** The game's own keys, apart from those of every board. */
  keys?: Keys;
  /** What the parts of its table are called, which a key leads to. */
  regions?: Partial<Record<Region, string>>;
  /** What the end of a round is called, if the game has its own word for it. */
  roundTitle?(round: number): string;
  /** What to tell a newcomer, in this order. */
  tips: readonly ToldTip<S>[];
}

export type AnyBoards = Boards<Sitting>;

const KNOWN: Record<string, () => Promise<unknown>> = {
  lost_mines: () => import("./lost_mines"),
  mountain_king: () => import("./mountain_king"),
  covenant: () => import("./covenant"),
};

/** The boards of a game; a game without its own gets a plain list of moves. */
export async function boardsOf(game: string): Promise<AnyBoards> {
  const load = KNOWN[game] ?? (() => import("./plain"));
  return ((await load()) as { boards: AnyBoards }).boards;
}
