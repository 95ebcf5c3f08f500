import { setupRefusal, sitDown } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { battleScene } from './scene.js';
import { BLUE, RED, standingSetup } from './testing/stand.js';

type Said = Readonly<Record<string, unknown>>;

/** Two armies to be mustered, but for what is said otherwise. */
const armies = (more: Said = {}): Said => ({
  seats: ['ana', 'bo'],
  attacker: { ...RED, troops: { mediumInfantry: 90 } },
  defender: { ...BLUE, troops: { bowmen: 50 } },
  ...more,
});

const red = (more: Said): Said => armies({ attacker: { ...RED, troops: { mediumInfantry: 90 }, ...more } });

/** Two units in the field, with the first of them as it is said. */
const units = (first: Said, ...others: readonly Said[]): Said => {
  const { setup } = standingSetup({ units: { a1: [10, 10], d1: [10, 12] }, moved: ['a1', 'd1'] });
  const { position, ...rest } = setup as { position: { units: readonly Said[] } };
  const [one, two] = position.units;
  return { ...rest, position: { ...position, units: [{ ...one, ...first }, two, ...others] } };
};

const CASES: readonly (readonly [string, Said, string])[] = [
  ['fewer than no soldiers', red({ troops: { mediumInfantry: -1 } }), 'setup.attacker.troops.mediumInfantry'],
  ['half a soldier', red({ troops: { bowmen: 1.5 } }), 'setup.attacker.troops.bowmen'],
  ['a number as text', red({ troops: { bowmen: '9' } }), 'setup.attacker.troops.bowmen'],
  ['an army of nobody', red({ troops: { bowmen: 0 } }), 'setup.attacker.troops'],
  ['troops that are not known', red({ troops: { elephants: 3 } }), 'setup.attacker.troops.elephants'],
  ['no name', red({ name: '' }), 'setup.attacker.name'],
  ['both armies of one name', red({ name: 'Blue' }), 'setup'],
  ['a seat twice', armies({ seats: ['ana', 'bo', 'ana'] }), 'setup'],
  ['no defender', armies({ defender: undefined }), 'setup.defender'],
  ['a third army', armies({ ally: RED }), 'setup.ally'],
  ['no field at all', armies({ fields: [] }), 'setup.fields'],
  ['a field of another kind', armies({ fields: [{ field: 'sea' }] }), 'setup.fields[0].field'],
  [
    'a champion of no kind',
    red({ champions: [{ name: 'Ella', seat: 'ana', like: 'wizard' }] }),
    'setup.attacker.champions[0].like',
  ],
  ['troops and a position', { ...units({}), attacker: { ...RED, troops: { bowmen: 1 } } }, 'setup.attacker.troops'],
  ['a unit of nobody', units({ size: 0 }), 'setup.position.units[0].size'],
  ['a unit all lost', units({ losses: 100 }), 'setup.position.units[0].losses'],
  ['past the end of an odd row', units({ at: { row: 9, column: 19 } }), 'setup.position.units[0].at'],
  ['below the last row', units({ at: { row: 23, column: 0 } }), 'setup.position.units[0].at'],
  ['two units on one hex', units({ at: { row: 10, column: 12 } }), 'setup.position.units[1].at'],
  ['nobody on one side', units({ army: 'defender' }), 'setup.position.units'],
  [
    'ten units of one army',
    units(
      {},
      ...Array.from({ length: 9 }, (_, column) => ({
        army: 'attacker',
        troop: 'pikemen',
        size: 5,
        at: { row: 0, column },
      })),
    ),
    'setup.position.units',
  ],
];

describe('a setup that cannot be played is refused by what is wrong with it', () => {
  test.each(CASES)('%s', (_, setup, path) => {
    expect(setupRefusal(battleScene, setup)).toMatchObject({ code: 'BAD_SHAPE', path });
  });

  test('a seat that nobody has', () => {
    const refused = { code: 'UNKNOWN_SEAT', seat: 'cy', known: ['ana', 'bo'] };
    expect(setupRefusal(battleScene, red({ seat: 'cy' }))).toEqual(refused);
    expect(setupRefusal(battleScene, red({ champions: [{ name: 'Ella', seat: 'cy', like: 'scout' }] }))).toEqual(
      refused,
    );
  });
});

describe('options', () => {
  const option = (name: string, value: unknown): Said => ({ [`saga.battle.${name}`]: value });

  test.each([
    ['truce', 'never'],
    ['quietRounds', 0],
    ['quietRounds', 'never'],
    ['budget', -1],
    ['closedCost', 3],
    ['map', { rows: 1, columns: 9 }],
    ['map', '23 by 20'],
    ['map', { rows: 23 }],
    ['passFriends', 'yes'],
    ['moral', true],
  ])('%s: %s is refused', (name, value) => {
    const { code, path } = setupRefusal(battleScene, armies(), option(name, value)) as Record<string, unknown>;
    expect(code).toBe('BAD_SHAPE');
    expect(path).toMatch(new RegExp(`^options\\.saga\\.battle\\.${name}`));
  });

  test('SAGA-BATTLE-TERRAIN-007 SAGA-BATTLE-TROOP-024 SAGA-BATTLE-END-023 sizes and none may be written as the ledger has them', () => {
    const { options } = sitDown(battleScene, armies(), {
      ...option('map', '11x9'),
      ...option('quietRounds', 'none'),
      ...option('budget', 'none'),
    }).run.state.given;
    expect(options).toMatchObject({
      ...option('map', { rows: 11, columns: 9 }),
      ...option('quietRounds', null),
      ...option('budget', null),
    });
  });

  test('each has its first value of the ledger where nothing is said', () => {
    expect(sitDown(battleScene, armies()).run.state.given.options).toEqual({
      ...option('ambushEncircle', 'allowed'),
      ...option('ambushShape', 'connected'),
      ...option('backIntoContact', true),
      ...option('bowSize', 'original'),
      ...option('budget', null),
      ...option('cavalryFlank', 'contact'),
      ...option('closedCost', 1),
      ...option('clusterEven', true),
      ...option('clusterOrder', 'proactive'),
      ...option('edgeLine', 'either'),
      ...option('firstRoundShooting', true),
      ...option('map', { rows: 23, columns: 20 }),
      ...option('musterTie', 'tableOrder'),
      ...option('passFriends', true),
      ...option('quietRounds', 20),
      ...option('retreatPath', 'anyLength'),
      ...option('rounding', 'up'),
      ...option('shootAtOne', true),
      ...option('shootOverImpassable', false),
      ...option('truce', 'allowed'),
    });
  });
});
