import type { Person } from '../../../people/person.js';
import type { Asking } from '../../shared/asking.js';

/** A question that is put to every unit, as one seal for each of the others who answer it: made when all of theirs are. */
export const bySeat = (asking: Asking, people: Readonly<Record<string, Person>>): Asking => {
  const seats = [...new Set(asking.others.map(({ seat }) => seat))];
  const others = seats.map((seat) => ({ seat, as: people[seat]?.name ?? seat }));
  const isMade = (seat: string): boolean => asking.others.every((one) => one.seat !== seat || asking.made.has(one.as));
  const made = others.flatMap(({ seat, as }) => (isMade(seat) ? [as] : []));
  return { ...asking, others, made: new Set([...asking.made, ...made]) };
};
