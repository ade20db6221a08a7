import type { Component, Snippet } from "svelte";
import type { Eyes } from "../lib/eyes.svelte";

/** One thing a newcomer is told, and where to look for it. */
export interface Tip {
  id: string;
  title: string;
  text: string;
  rule: string;
  /** The part of the table the tip speaks of; the board makes it stand out. */
  at: string;
}

/** What the person at a board is about to do; every board has its own sort. */
export interface Sitting {
  readonly eyes: Eyes;
  /** What the guide points at just now. */
  coached: string;
  /** Let go of whatever is picked. */
  letGo(): void;
}

/** Keys and what they do, for the settings. */
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
  /** How each point was made. */
  Result: Component<{ play: S; round?: number }>;
  /** Who wins or loses together, if not everybody for themselves. */
  sides?(play: S): number[][];
  /** What is asked, if the board can say more than the bare question. */
  asked?(play: S): string;
  /** The rounds scored so far: a new one is worth a look. */
  rounds(play: S): number;
  /** The game's own keys, apart from those of every board. */
  keys?: Keys;
  /** What the end of a round is called, if the game has its own word for it. */
  roundTitle?(round: number): string;
  /** What to tell a newcomer now, apart from what has been told. */
  tip(play: S, told: ReadonlySet<string>): Tip | null;
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
