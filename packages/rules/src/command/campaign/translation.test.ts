import { describe, expect, test } from 'vitest';
import { NO_TROOPS } from '../../saga/battle/setup.js';
import { ALL_TROOPS } from '../../saga/battle/troops.table.js';
import { sagaOptions } from './plan.js';
import { type TranslatedUnit, translated } from './translation.js';
import { SAGA_TROOPS } from './troops.table.js';

const optionsWith = (said: object = {}) => {
  const read = sagaOptions.parse(said);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
};

const army = (troops: object, lead: number | null = null) => ({ troops: { ...NO_TROOPS, ...troops }, lead });

/** The army of the ledger's example: 600 medium infantry, 300 bowmen and 100 heavy cavalry. */
const EXAMPLE = { mediumInfantry: 600, bowmen: 300, heavyCavalry: 100 };

const short = ({ unit, soldiers, class: of, grade }: TranslatedUnit): string => `${unit} ${soldiers} ${of} ${grade}`;

describe('armies of a saga', () => {
  test('COMMAND-SAGA-002 are divided by the saga’s mustering, and each unit keeps its soldiers: the ledger’s example', () => {
    const [north] = translated([army(EXAMPLE, 7), army({ heavyInfantry: 500 })], optionsWith());
    expect(north.map(short)).toEqual([
      'N1 120 LI C',
      'N2 120 LI C',
      'N3 120 LI C',
      'N4 120 LI C',
      'N5 120 LI C',
      'N6 100 HC C',
      'N7 100 AR C',
      'N8 100 AR C',
      'N9 100 AR C',
    ]);
  });

  test('COMMAND-SAGA-003 have class and ordinary grade by troop type, or as the table has written it', () => {
    const table = Object.fromEntries(
      ALL_TROOPS.map((troop) => [troop, `${SAGA_TROOPS[troop].class} ${SAGA_TROOPS[troop].grade}`]),
    );
    expect(table).toEqual({
      lightInfantry: 'SI C',
      mediumInfantry: 'LI C',
      heavyInfantry: 'HI C',
      pikemen: 'HI B',
      lightCavalry: 'LC C',
      mediumCavalry: 'HC D',
      heavyCavalry: 'HC C',
      bowmen: 'AR C',
    });
    const options = optionsWith({ 'command.sagaTroops': { bowmen: { class: 'HA', grade: 'A' } } });
    const [[unit]] = translated([army({ bowmen: 9 }), army({ pikemen: 9 })], options);
    expect(unit).toMatchObject({ class: 'HA', grade: 'A', troop: 'bowmen' });
    expect(options['command.sagaTroops'].pikemen).toEqual({ class: 'HI', grade: 'B' });
  });

  test('COMMAND-SAGA-004 may be shifted by up to two grades, each side for itself, never beyond A or E', () => {
    const both = [army({ pikemen: 40, mediumInfantry: 40 }), army({ mediumCavalry: 40, bowmen: 40 })] as const;
    const options = optionsWith({ 'command.sagaQuality': { north: 2, south: -2 } });
    const [north, south] = translated(both, options);
    expect(new Set(north.map(({ troop, grade }) => `${troop} ${grade}`))).toEqual(
      new Set(['mediumInfantry A', 'pikemen A']),
    );
    expect(new Set(south.map(({ troop, grade }) => `${troop} ${grade}`))).toEqual(
      new Set(['mediumCavalry E', 'bowmen E']),
    );
    expect(north[0]?.why).toEqual([
      { rule: 'COMMAND-SAGA-003', grade: 'C' },
      { rule: 'COMMAND-SAGA-004', grade: 'A' },
    ]);
    expect(sagaOptions.parse({ 'command.sagaQuality': 3 }).ok).toBe(false);
  });

  test('COMMAND-SAGA-005 a unit below half the mean of both armies is one grade lower, and says so', () => {
    // Nine units of 100 against 449 riders and one archer: 449 + 1 + 900 in eleven or more units.
    const [, south] = translated([army({ heavyInfantry: 900 }), army({ heavyCavalry: 449, bowmen: 1 })], optionsWith());
    const archer = south.find(({ troop }) => troop === 'bowmen');
    expect(archer).toMatchObject({ soldiers: 1, grade: 'D' });
    expect(archer?.why.at(-1)).toEqual({ rule: 'COMMAND-SAGA-005', grade: 'D' });
    expect(south.filter(({ troop }) => troop === 'heavyCavalry').every(({ grade }) => grade === 'C')).toBe(true);
    // Not below E.
    const raw = translated(
      [army({ heavyInfantry: 900 }), army({ heavyCavalry: 449, bowmen: 1 })],
      optionsWith({ 'command.sagaQuality': { north: 0, south: -2 } }),
    );
    expect(raw[1].at(-1)).toMatchObject({ troop: 'bowmen', grade: 'E' });
    // Exactly half is not less than half: nine units of 19 and one of 9, whose mean is 18; one of 8 is less.
    const few = (bowmen: number) =>
      translated([army({ heavyInfantry: 171 }), army({ bowmen })], optionsWith())[1].map(short);
    expect([few(9), few(8)]).toEqual([['S1 9 AR C'], ['S1 8 AR D']]);
  });

  test('COMMAND-SAGA-006, COMMAND-POINTS-006 Lead 7 is quality 3: units of grade C begin with 5 points; nobody is 0', () => {
    const [north, south] = translated([army(EXAMPLE, 7), army(EXAMPLE)], optionsWith());
    expect(new Set(north.map(({ points }) => points))).toEqual(new Set([5]));
    expect(new Set(south.map(({ points }) => points))).toEqual(new Set([2]));
  });
});
