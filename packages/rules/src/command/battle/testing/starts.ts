import type { Start } from '@warmoot/kernel';
import fc from 'fast-check';
import { drawField, LANDSCAPES } from '../../../war/landscapes/landscapes.js';
import { GRADES, UNIT_CLASSES } from '../units.table.js';

const some = <A>(usual: A, ...others: readonly A[]): fc.Arbitrary<A> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(usual) },
    ...others.map((other) => ({ weight: 1, arbitrary: fc.constant(other) })),
  );

/** Options of every kind, mostly as the ledger has them. */
const options = fc.record({
  'command.leaderQuality': some<object | number>(2, { north: 5, south: 0 }),
  'command.leadershipDice': some('2d6', 'saga'),
  'command.waitingArchers': some('both', 'footOnly'),
  'command.scoreFloor': some('zero', 'none'),
  'command.passThroughFriends': some('off', 'on'),
  'command.zoneOfControl': some('none', 'stop'),
  'command.volleyInContact': some('on', 'off'),
  'command.advanceMeasure': some('any', 'nearest'),
  'command.advanceFromContact': some('off', 'on'),
  'command.boxedInUnits': some('rout', 'freeHold'),
  'command.chargeNeedsPoint': some('on', 'off'),
  'command.ties': some('none', 'defenderWins', 'attackerWins'),
  'command.moralRange': some<string | number>('field', 3),
  'command.roundLimit': some(10, 3),
  'command.quietRounds': some(2, 1),
  'command.objectiveHexes': some<readonly object[]>([], [{ row: 3, column: 3 }]),
  'command.sagaDuels': some('on', 'off'),
});

const unit = fc.record({ class: fc.constantFrom(...UNIT_CLASSES), grade: fc.constantFrom(...GRADES) });

const champions = (name: string, seat: string, key: string): fc.Arbitrary<readonly object[]> =>
  some<readonly object[]>([], [{ name, seat, with: key, fighter: { like: 'scout' } }]);

const soldiers = some<number | null>(null, 120);

const startsWith = (most: number, rows: number, columns: number, deployRows: number): fc.Arbitrary<Start> =>
  fc
    .record({
      north: fc.array(unit, { minLength: 1, maxLength: most }),
      south: fc.array(unit, { minLength: 1, maxLength: most }),
      ones: champions('Ella', 'ana', 'N1'),
      others: champions('Bram', 'bo', 'S1'),
      leader: some<object | null>({ quality: 2 }, null, { name: 'Ivo', lead: 7, tactics: 4 }),
      ambush: some<string | null>(null, 'north', 'south'),
      landscape: fc.constantFrom(...LANDSCAPES),
      seed: fc.integer({ min: 0, max: 999 }),
      layout: fc.constantFrom('full' as const, 'alternating' as const, null),
      soldiers,
      options,
    })
    .map(({ north, south, ones, others, leader, ambush, landscape, seed, layout, soldiers: many, options: chosen }) => {
      const from = (units: readonly object[]) =>
        many === null ? units : units.map((one) => ({ ...one, soldiers: many, troop: 'levy' }));
      return {
        setup: {
          seats: ['ana', 'bo'],
          north: { name: 'Red', seat: 'ana', units: from(north), champions: ones, leader },
          south: { name: 'Blue', seat: 'bo', units: from(south), champions: others },
          // On a small map an ambush may find no place four hexes from everybody.
          ambush: rows < 12 ? null : ambush,
          ...(layout === null ? {} : { field: drawField(landscape, `${seed}`, { rows, columns, layout }) }),
        },
        options: {
          ...chosen,
          'command.mapRows': rows,
          'command.mapColumns': columns,
          'command.deployRows': deployRows,
        },
      };
    });

/** Few units close together, so that they meet at once. */
export const smallStarts = startsWith(4, 6, 6, 2);

export const fullStarts = startsWith(9, 12, 15, 3);
