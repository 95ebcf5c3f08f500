import type { Fixed } from '@warmoot/kernel';
import type { Member } from '../movement/party/setup.js';
import { bookOf, type FixedBook, type MarchFacts } from './books.js';
import { onRoad } from './day.js';
import type { Day, Fought, Plan, Spent } from './model.js';
import { crossingOf } from './moves.js';

/** What somebody had to go without on a day. */
export interface Without {
  readonly food: boolean;
  readonly water: boolean;
}

/** Those who fought by hand on a day. */
const foughtOn = ({ fought }: FixedBook, day: number): readonly string[] =>
  (fought as readonly Fought[])
    .filter((one) => one.day === day)
    .flatMap((one): readonly { readonly name: string }[] =>
      one.by === 'duel' ? one.duel.fighters : one.battle.champions,
    )
    .map(({ name }) => name);

/** How a party takes everybody along alike, whatever they came on; null where each goes as they came. */
const togetherBy = ({ given }: MarchFacts, day: Day, book: FixedBook): Spent['by'] | null => {
  const crossing = crossingOf(given.roads, book, book.plan as Plan);
  if (crossing === null) return onRoad(day, book.party.name).byBoat ? 'carried' : null;
  // SAGA-MOVE-013: who swims or climbs has used their legs.
  return crossing.crossing?.by === 'sail' ? 'carried' : 'walking';
};

/**
 * SAGA-MOVE-044: walking, riding or being carried decides what heals on a day. A party that stays where it is lets its
 * people lie; whoever sits in a boat is carried by it; and whoever fights is on their feet.
 */
export const spentBy = (
  facts: MarchFacts,
  day: Day,
  party: string,
  { isRested, without }: { readonly isRested: boolean; readonly without: Readonly<Record<string, Without>> },
): Readonly<Record<string, Spent>> => {
  const book = bookOf(facts, party);
  const fighters = foughtOn(book, day.day);
  const lies = isRested && !onRoad(day, party).out;
  const together = togetherBy(facts, day, book);
  const by = ({ name, carried, mounted }: Fixed<Member>): Spent['by'] => {
    if (fighters.includes(name)) return 'walking';
    if (carried) return 'carried';
    if (lies) return 'inBed';
    return together ?? (mounted ? 'riding' : 'walking');
  };
  return Object.fromEntries(
    book.party.members.map((member) => {
      const { food, water } = without[member.name] ?? { food: false, water: false };
      return [member.name, { by: by(member), food: !food, water: !water, fought: fighters.includes(member.name) }];
    }),
  );
};
