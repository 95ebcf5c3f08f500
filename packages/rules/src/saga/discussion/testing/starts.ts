import type { Start } from '@warmoot/kernel';
import fc from 'fast-check';
import { ALL_MOTIVES, MOTIVE_PAIRS } from '../../character/motives.table.js';

const SEATS = ['ana', 'bo', 'cy', 'di'];
const NAMES = ['Ella', 'Morten', 'Jorun', 'Hedda', 'Berta'];
const some = fc.constantFrom;

const rating = fc.integer({ min: 0, max: 10 });
/** Each pair comes to twelve at most; some have grown less. */
const motives = fc
  .array(fc.tuple(fc.integer({ min: 2, max: 10 }), fc.boolean()), { minLength: 9, maxLength: 9 })
  .map((rated) =>
    Object.fromEntries(
      MOTIVE_PAIRS.flatMap(([left, right], at) => {
        const [one = 6, isLess = false] = rated[at] ?? [];
        return [
          [left, one],
          [right, Math.max(2, 12 - one - (isLess ? 1 : 0))],
        ];
      }),
    ),
  );

/** Pairs of the matters that random play talks of, and of one that it does not. */
const matter = fc.record({ context: some('the hall', 'the road'), topic: some('the toll', 'the raid', 'the harvest') });
const driving = fc
  .tuple(matter, some(...ALL_MOTIVES), fc.option(rating), fc.boolean())
  .map(([pair, motive, given, isKnown]) => ({
    ...pair,
    motive,
    rating: given,
    ...(isKnown ? { by: 'Old Anders' } : {}),
  }));

/** Some came wounded and limp. */
const lame = { like: 'swordsman', wounds: [{ part: 'leftLeg', severity: 'major' }] };
const fighter = some(
  undefined,
  undefined,
  { like: 'swordsman' },
  { like: 'duellist' },
  { hands: { right: 'sword' } },
  lame,
);

const person = fc.record(
  {
    is: fc.oneof({ weight: 6, arbitrary: some('person') }, { weight: 1, arbitrary: some('crowd', 'army') }),
    skills: fc.record(
      { convince: rating, lead: rating, administer: rating, run: rating, hide: rating, notice: rating },
      { requiredKeys: [] },
    ),
    motives: fc.oneof({ weight: 8, arbitrary: motives }, { weight: 1, arbitrary: fc.constant(null) }),
    driving: fc.array(driving, { maxLength: 3 }),
    fighter,
  },
  { requiredKeys: ['motives'] },
);

/** A topic of some listener; counted round where there are fewer people. */
const heard = fc.tuple(fc.nat(NAMES.length), some('the toll', 'the raid', 'the harvest'));

const options = fc.record(
  {
    'saga.table.referee': some('none', 'ana'),
    'saga.talk.groupAppeal': some('oneRoll', 'rollEach'),
    'saga.talk.showOdds': fc.boolean(),
    'saga.move.rules': some('draft', 'draft', 'freeForm'),
  },
  { requiredKeys: [] },
);

/**
 * Discussions of one to five people, several of them at one seat or one at each: crowds, people without motivations, with
 * and without arms, some of whom have heard of a topic before.
 */
export const starts: fc.Arbitrary<Start> = fc
  .record({
    people: fc.array(fc.tuple(person, fc.nat(SEATS.length - 1)), { minLength: 1, maxLength: NAMES.length }),
    seats: fc.integer({ min: 1, max: SEATS.length }),
    before: fc.array(heard, { maxLength: 3 }),
    changes: fc.array(heard, { maxLength: 2 }),
    options,
  })
  .map(({ people, seats: count, before, changes, options: chosen }) => {
    const seats = SEATS.slice(0, count);
    const listener = (at: number): string => NAMES[at % people.length] as string;
    const setup = {
      seats,
      people: people.map(([{ fighter: arms, ...one }, seat], at) => ({
        ...one,
        ...(arms === undefined ? {} : { fighter: arms }),
        name: NAMES[at],
        seat: seats[seat % seats.length],
      })),
      heardBefore: before.map(([at, topic]) => ({ listener: listener(at), topic })),
      changes: changes.map(([at, topic]) => ({ listener: listener(at), topic, changed: 'the bridge is down' })),
    };
    return { setup, options: chosen };
  });
