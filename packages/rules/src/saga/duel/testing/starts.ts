import type { Start } from '@warmoot/kernel';
import fc from 'fast-check';
import { ALL_ITEMS, ARMOUR, type Armour } from '../tables/gear.table.js';

const rating = fc.integer({ min: 0, max: 10 });
const skills = fc.record({ control: rating, fightingMind: rating, speed: rating, strength: rating });
const hand = fc.option(fc.constantFrom(...ALL_ITEMS));
const limb = fc.constantFrom('leftArm', 'rightArm', 'leftLeg', 'rightLeg');
const wounds = fc.uniqueArray(
  fc.oneof(
    fc.record({
      part: fc.constantFrom('leftArm', 'rightArm', 'leftLeg', 'rightLeg', 'body', 'head'),
      severity: fc.constant('minor'),
    }),
    fc.record({ part: limb, severity: fc.constant('major') }),
  ),
  { maxLength: 2, selector: ({ part }) => part },
);

const fighter = fc.record({
  skills,
  hands: fc.record({ left: hand, right: hand }),
  carried: fc.array(fc.constantFrom(...ALL_ITEMS), { maxLength: 2 }),
  armour: fc.constantFrom(...(Object.keys(ARMOUR) as Armour[])),
  wounds: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: wounds }),
});

const some = <A>(usual: A, ...others: readonly A[]): fc.Arbitrary<A> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(usual) },
    ...others.map((other) => ({ weight: 1, arbitrary: fc.constant(other) })),
  );

const walls = fc.array(fc.record({ x: fc.constantFrom(7, 12), y: fc.integer({ min: 2, max: 17 }) }), {
  maxLength: 5,
});

/** Options of every kind, mostly as the ledger has them. */
const options = fc.record({
  'saga.duel.board': fc.oneof(
    { weight: 3, arbitrary: fc.constant({ width: 20, height: 20, walls: [] }) },
    {
      weight: 1,
      arbitrary: walls.map((list) => ({ width: 20, height: 20, walls: list.map(({ x, y }) => ({ x, y })) })),
    },
    { weight: 1, arbitrary: fc.constant({ width: 8, height: 8, walls: [] }) },
  ),
  'saga.duel.bodyWounds': some('incapable', 'asHead', 'penalty', 'none'),
  'saga.duel.breakTackleProne': some(false, true),
  'saga.duel.choicesVisible': some(true, false),
  'saga.duel.defenceDeclaration': some('secret', 'open'),
  'saga.duel.edge': some('solid', 'open'),
  'saga.duel.flee': some('apart', 'any'),
  'saga.duel.headMinorStacks': some(true, false),
  'saga.duel.heldMayDodge': some(false, true),
  'saga.duel.joinLevel': some('setupOnly', 'always'),
  'saga.duel.quietRounds': some<number | null>(20, 5),
  'saga.duel.ready': some('action', 'free'),
  'saga.duel.stacking': some('add', 'worst'),
  'saga.duel.surrender': some('unilateral', 'needsAcceptance'),
  'saga.duel.thirdMinorStays': some(true, false),
  'saga.duel.undefended': some(-6, 0),
  'saga.duel.viciousMinors': some('samePart', 'separate'),
  'saga.duel.wallsBlockReach': some(true, false),
  'saga.duel.weakening': some('perCombatant', 'everyone'),
});

const NAMES = ['Ella', 'Morten', 'Joris', 'Ada', 'Bram', 'Cato', 'Dirk', 'Eva'];

const sided = (sizes: readonly [number, number]): fc.Arbitrary<Start> =>
  fc
    .record({
      people: fc.array(fighter, { minLength: sizes[0] + sizes[1], maxLength: sizes[0] + sizes[1] }),
      distance: fc.constantFrom('dagger', 'sword', 'spear'),
      ambusher: some<number | null>(null, 1, 2),
      options,
    })
    .map(({ people, distance, ambusher, options: chosen }) => {
      const named = people.map((one, i) => ({ ...one, name: NAMES[i] as string, seat: i < sizes[0] ? 'ana' : 'bo' }));
      const setup = {
        seats: ['ana', 'bo', 'cy'],
        side1: named.slice(0, sizes[0]),
        side2: named.slice(sizes[0]),
        distance,
        ambusher,
      };
      return { setup, options: chosen };
    });

/** Fights of two, of one against up to four, and of several against several. */
export const starts: fc.Arbitrary<Start> = fc.oneof(
  { weight: 6, arbitrary: sided([1, 1]) },
  { weight: 1, arbitrary: sided([1, 2]) },
  { weight: 1, arbitrary: sided([3, 1]) },
  { weight: 1, arbitrary: sided([1, 4]) },
  { weight: 1, arbitrary: sided([2, 2]) },
  { weight: 1, arbitrary: sided([2, 3]) },
);
