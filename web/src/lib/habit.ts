import { usual } from "./bots";
import { keep, recall } from "./keep";
import type { GameCard, NewTable } from "./protocol";

/** How somebody likes to play a game: kept from one visit to the next. */
export interface Habit {
  seats: number;
  bots: string;
}

const USUAL_SEATS = 4;

export function habitOf(game: GameCard): Habit {
  const kept = recall<Partial<Habit>>(`habit.${game.name}`, {});
  const seats = kept.seats ?? USUAL_SEATS;
  return {
    seats: Math.min(Math.max(Math.trunc(seats) || USUAL_SEATS, game.least_seats), game.most_seats),
    bots: game.bots.find((bot) => bot === kept.bots) ?? usual(game.bots),
  };
}

export function keepHabit(game: GameCard, habit: Habit): void {
  keep(`habit.${game.name}`, habit);
}

export const withBots = (game: GameCard, { seats, bots }: Habit): NewTable =>
  seats > 1 ? { game: game.name, seats, fill_with: bots } : { game: game.name, seats };

export const withFriends = (game: GameCard, { seats }: Habit): NewTable => ({
  game: game.name,
  seats: Math.max(2, seats),
});

/** With the smallest company there is: a first game alone would teach another game. */
export const guided = (game: GameCard): NewTable => ({
  game: game.name,
  seats: Math.max(2, game.least_seats),
  fill_with: usual(game.bots),
  guided: true,
});
