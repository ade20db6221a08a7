import type { Ballot, SeatCard } from "./protocol";

/** What is known of a table to everybody at it: enough to say in whose hands a shared device belongs. */
export interface Moment {
  seats: Pick<SeatCard, "seat" | "person" | "stand_in">[];
  toMove: number;
  ballot: Pick<Ballot, "waiting"> | null;
}

/**
 * Who of the people that share a device is to get it now; null if it stays where it is. Whoever holds it keeps it
 * while they are asked themselves, and while nobody else of the device is: bots and people elsewhere take their time.
 */
export function passTo(moment: Moment, sharing: string[], holder: string): string | null {
  const asked = moment.ballot?.waiting.length ? moment.ballot.waiting : [moment.toMove];
  const wanted = asked
    .map((seat) => personAt(moment, seat))
    .filter((person) => person && sharing.includes(person));
  return wanted.includes(holder) ? null : (wanted[0] ?? null);
}

/** The person who plays a seat now; nobody if a bot does. */
function personAt(moment: Moment, seat: number): string | null {
  const found = moment.seats.find((other) => other.seat === seat);
  return found && !found.stand_in ? found.person : null;
}

/** Before the next one sees their own things the screen is covered, unless players have nothing to hide. */
export function needsCover(hides: boolean): boolean {
  return hides;
}
