import type { Start } from '@warmoot/kernel';
import fc from 'fast-check';
import { drawField, LANDSCAPES } from '../../../war/landscapes/landscapes.js';
import { armyFor } from '../muster/armies.js';
import { ARMIES, type ArmyKind } from '../muster/armies.table.js';
import { ALL_TROOPS } from '../troops.table.js';

const some = <A>(usual: A, ...others: readonly A[]): fc.Arbitrary<A> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(usual) },
    ...others.map((other) => ({ weight: 1, arbitrary: fc.constant(other) })),
  );

/** Options of every kind, mostly as the ledger has them. */
const options = fc.record({
  'saga.battle.ambushEncircle': some('allowed', 'forbidden'),
  'saga.battle.ambushShape': some('connected', 'free'),
  'saga.battle.backIntoContact': some(true, false),
  'saga.battle.bowSize': some('original', 'remaining'),
  'saga.battle.cavalryFlank': some('contact', 'cluster'),
  'saga.battle.closedCost': some(1, 2),
  'saga.battle.clusterEven': some(true, false),
  'saga.battle.clusterOrder': some('proactive', 'seat'),
  'saga.battle.edgeLine': some('either', 'both'),
  'saga.battle.firstRoundShooting': some(true, false),
  'saga.battle.musterTie': some('tableOrder', 'ownerChooses'),
  'saga.battle.passFriends': some(true, false),
  'saga.battle.quietRounds': some<number | null>(20, 3),
  'saga.battle.retreatPath': some('anyLength', 'oneMove'),
  'saga.battle.rounding': some('up', 'down'),
  'saga.battle.shootAtOne': some(true, false),
  'saga.battle.shootOverImpassable': some(false, true),
  'saga.battle.truce': some('allowed', 'no'),
});

const fewTroops = fc
  .array(fc.integer({ min: 0, max: 6 }), { minLength: 8, maxLength: 8 })
  .map((counts) => Object.fromEntries(ALL_TROOPS.map((troop, i) => [troop, counts[i] as number])))
  .filter((troops) => Object.values(troops).some((count) => count > 0));

const manyTroops = fc
  .record({
    kind: fc.constantFrom(...(Object.keys(ARMIES) as ArmyKind[])),
    budget: fc.integer({ min: 300, max: 4000 }),
  })
  .map(({ kind, budget }) => armyFor(kind, budget));

const champions = (side: string, seat: string): fc.Arbitrary<readonly object[]> =>
  some<readonly object[]>([], [{ name: `${side} champion`, seat, like: 'scout' }]);

const sized = (size: { rows: number; columns: number }, troops: fc.Arbitrary<object>): fc.Arbitrary<Start> =>
  fc
    .record({
      red: troops,
      blue: troops,
      redChampions: champions('Red', 'ana'),
      blueChampions: champions('Blue', 'cy'),
      defence: fc.constantFrom('standing', 'standing', 'onTheMarch', 'inCamp'),
      fields: fc.array(
        fc.record({ landscape: fc.constantFrom(...LANDSCAPES), seed: fc.integer({ min: 0, max: 999 }) }),
        {
          minLength: 1,
          maxLength: 2,
        },
      ),
      options,
    })
    .map(({ red, blue, redChampions, blueChampions, defence, fields, options: chosen }) => ({
      setup: {
        seats: ['ana', 'bo', 'cy'],
        attacker: { name: 'Red', seat: 'ana', troops: red, champions: redChampions },
        defender: { name: 'Blue', seat: 'bo', troops: blue, champions: blueChampions, leaders: ['Ada'] },
        defence,
        fields: fields.map(({ landscape, seed }) => drawField(landscape, `${seed}`, size)),
      },
      options: { ...chosen, 'saga.battle.map': size },
    }));

/** Small fields, where units meet at once. */
export const smallStarts = sized({ rows: 9, columns: 8 }, fewTroops);

/** The full map and whole armies. */
export const fullStarts = sized({ rows: 23, columns: 20 }, manyTroops);
