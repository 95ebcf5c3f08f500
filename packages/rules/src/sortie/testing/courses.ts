import type { Start } from '@warmoot/kernel';
import fc from 'fast-check';
import { ALL_GROUNDS, MOUNTS, WEIGHTS } from '../battle/kinds.table.js';
import { options } from './starts.js';

const often = <A>(usual: A, other: fc.Arbitrary<A>): fc.Arbitrary<A> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

const language = fc.constantFrom(undefined, 'Norse', 'Gaelic');

const commander = fc.option(
  fc.record(
    {
      level: fc.constantFrom(0, 1, 2.5),
      strengths: fc.constantFrom([], ['command'], ['tactics'], ['command', 'tactics']),
      speaks: fc.constantFrom('Norse', 'Gaelic'),
      stranger: fc.boolean(),
    },
    { requiredKeys: ['level'] },
  ),
  { freq: 5 },
);

/** A unit of any kind, with everything that dice may hang on. */
const unit = (enemies: readonly string[], isArmed: boolean) =>
  fc.record({
    heads: fc.constantFrom(1, 37, 100, 124, 125, 150, 199, 200, 300, 450, 900),
    mount: fc.constantFrom(...MOUNTS),
    weight: fc.constantFrom(...WEIGHTS),
    archers: often(false, fc.constant(true)),
    level: fc.constantFrom(-1, 0, 1, 1.5, 2),
    commander,
    mercenary: fc.boolean(),
    moved: fc.constantFrom('no', 'overHalf', 'all'),
    fought: fc.option(fc.record({ daysAgo: fc.nat(4), penaltyDice: fc.nat(4) }), { nil: undefined }),
    illPrepared: fc.boolean(),
    speaks: language,
    superiorTo: isArmed
      ? fc.subarray(['everyone', 'infantry', 'cavalry', ...enemies], { maxLength: 1 })
      : fc.constant([]),
    higher: fc.boolean(),
    walls: fc.option(fc.record({ level: fc.nat(3), manned: fc.boolean() }), { nil: undefined }),
    outflanks: often([] as string[], fc.subarray([...enemies])),
  });

const course = (key: string, enemies: readonly string[]) =>
  fc.record({
    unit: fc.constant(key),
    floating: fc.integer({ min: -4, max: 6 }),
    record: fc.nat(3),
    flankedBy: fc.subarray([...enemies]),
    opened: fc.boolean(),
    leftWalls: fc.boolean(),
  });

const COMINGS = [
  ['openly', 'openly'],
  ['openly', 'bySurprise'],
  ['fromAmbush', 'openly'],
] as const;

/** Battles in their course: every pair is in contact or near, and what dice may hang on is as it may be. */
export const courses: fc.Arbitrary<Start> = fc
  .record({ a: fc.integer({ min: 1, max: 3 }), b: fc.integer({ min: 1, max: 3 }), isArmed: fc.boolean() })
  .chain(({ a, b, isArmed }) => {
    const keys = (side: string, count: number) => Array.from({ length: count }, (_, i) => `${side}${i + 1}`);
    const [as, bs] = [keys('A', a), keys('B', b)];
    const pairs = as.flatMap((one) => bs.map((other) => ({ a: one, b: other })));
    const each = <V>(name: string, value: fc.Arbitrary<V>) =>
      fc.tuple(...pairs.map((pair) => value.map((one) => ({ ...pair, [name]: one }))));
    const army = (name: string, seat: string, units: fc.Arbitrary<unknown>, comes: string) =>
      units.map((listed) => ({ name, seat, units: listed, comes }));
    return fc.constantFrom(...COMINGS).chain(([comesA, comesB]) =>
      fc.record({
        setup: fc.record({
          seats: fc.constant(['ana', 'bo']),
          a: army('Red', 'ana', fc.tuple(...as.map(() => unit(bs, isArmed))), comesA),
          b: army('Blue', 'bo', fc.tuple(...bs.map(() => unit(as, !isArmed))), comesB),
          ground: fc.constantFrom(...ALL_GROUNDS),
          grounds: often([] as object[], each('ground', fc.constantFrom(...ALL_GROUNDS))),
          position: fc.record({
            round: fc.constant(3),
            initiative: fc.constantFrom(null, comesA === 'openly' ? 'b' : 'a'),
            units: fc.tuple(...as.map((key) => course(key, bs)), ...bs.map((key) => course(key, as))),
            apart: each('halfMoves', fc.constantFrom(0, 0, 0, 1, 3)),
          }),
        }),
        options,
      }),
    );
  })
  .map((start) => JSON.parse(JSON.stringify(start)) as Start);
