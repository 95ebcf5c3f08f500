import type { SeatId } from '@warmoot/kernel';
import type { Seat } from '@warmoot/protocol';
import { storyTold } from '@warmoot/words';
import type { Hindrance } from '../../net/api.js';
import { act } from '../../net/store.js';
import { beginStory } from './beginStory.js';

/** What the computer is called that plays a part: whom or what it speaks for, in the story's own words. */
const SPEAKS_FOR: Readonly<Record<string, string>> = {
  lady: 'people.ella',
  house: 'roads.hall',
  town: 'roads.town',
};

/** Names for the computers. Two of one name cannot sit at a table. */
const freeName = (name: string, taken: readonly string[]): string =>
  taken.some((one) => one.toLowerCase() === name.toLowerCase()) ? `${name} 2` : name;

interface Shared {
  readonly story: string;
  /** Who plays each part; null is the computer. */
  readonly players: readonly { readonly part: string; readonly seat: SeatId | null }[];
  /** The names of those who sit at the table. */
  readonly taken: readonly string[];
  readonly language: string;
}

/** Seats a computer for every part that nobody plays, founds the story, and plays its first chapter; or why not. */
export const beginShared = async (at: Seat, { story, players, taken, language }: Shared): Promise<Hindrance | null> => {
  const told = storyTold(language, story);
  const all = players.map(({ part, seat }) => ({
    ...{ part, isComputer: seat === null },
    seat: seat ?? freeName(told(SPEAKS_FOR[part] ?? 'name'), taken),
  }));
  const computers = all.filter(({ isComputer }) => isComputer);
  // All is said at once: the table does it in this order.
  const seating = computers.map(({ seat: name }) =>
    act(at.table, at.seat, { do: 'seatComputer', name, player: 'captain' }),
  );
  const seats = Object.fromEntries(all.map(({ part, seat }) => [part, seat]));
  const beginning = beginStory(at, story, seats, language);
  const refused = (await Promise.all(seating)).find((refusal) => refusal !== null);
  return refused ?? beginning;
};
