import { apply, begin, closeLog, enter, openSession, replay, undo } from '@warmoot/kernel';
import { always } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawField, LANDSCAPES } from '../../war/landscapes/landscapes.js';
import { nameTwice, unitNameShape } from '../../war/names/names.js';
import type { BattleSight } from './battle.js';
import { armyFor } from './muster/armies.js';
import { ARMIES, type ArmyKind } from './muster/armies.table.js';
import { calledBy, unitCalled, unitNames, unitSigns } from './names.js';
import { battleScene } from './scene.js';
import { BLUE, RED, stand, standingSetup } from './testing/stand.js';
import { ALL_TROOPS, byTroop } from './troops.table.js';

const KINDS = Object.keys(ARMIES) as ArmyKind[];
const SIZE = { rows: 23, columns: 20 };
const PLAIN = { field: 'plain' };

/** A battle that has just been mustered. */
const mustered = (setup: object): BattleSight => {
  const begun = begin(battleScene, {
    setup: JSON.parse(JSON.stringify({ seats: ['ana', 'bo'], ...setup })),
    options: {},
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  return begun.value.run.state;
};

const refusalOf = (setup: object): unknown => {
  const begun = begin(battleScene, { setup: JSON.parse(JSON.stringify({ seats: ['ana', 'bo'], ...setup })) });
  return begun.ok ? null : begun.refusal;
};

const armies = (one: object, two: object = one) => ({
  attacker: { ...RED, troops: armyFor('crown', 4000), ...one },
  defender: { ...BLUE, troops: armyFor('crown', 4000), ...two },
});

const holds = (sight: BattleSight): void => {
  const [names, signs] = [unitNames(sight), unitSigns(sight)];
  expect(names).toHaveLength(sight.open.roster.length);
  expect(nameTwice(names)).toBeUndefined();
  for (const name of names) expect(unitNameShape.parse(name).ok).toBe(true);
  expect(new Set(signs.map((sign) => sign.toLowerCase())).size).toBe(names.length);
  for (const [unit, sign] of signs.entries()) {
    // Two letters of the name, in its order.
    expect((names[unit] as string).toLowerCase()).toMatch(new RegExp([...sign.toLowerCase()].join('.*'), 'u'));
    expect(unitCalled(sight, sign)).toBe(unit);
    expect(unitCalled(sight, (names[unit] as string).toUpperCase())).toBe(unit);
  }
};

describe('names of the units of a battle', () => {
  test('every pair of ready-made armies on every kind of field', () => {
    for (const [i, one] of KINDS.entries()) {
      for (const two of KINDS) {
        const landscape = LANDSCAPES[i % LANDSCAPES.length] as (typeof LANDSCAPES)[number];
        const fields = [drawField(landscape, `${one} ${two}`, SIZE)];
        holds(mustered({ ...armies({ troops: armyFor(one, 3000) }, { troops: armyFor(two, 5000) }), fields }));
      }
    }
  });

  test('whatever marches, wherever it is at home, whatever the map calls its places', () => {
    const soldiers = fc.record(byTroop(() => fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900 }))));
    const troops = soldiers.map((some) => ({ ...some, mediumInfantry: some.mediumInfantry + 30 }));
    const places = fc.array(fc.constantFrom('Kell', 'the River Kell', 'Moot Hill', 'Tarn', '12', 'Hag Wood', 'Ö'));
    const homes = fc.uniqueArray(fc.constantFrom('Dorrow', 'Kell', 'Tarn', 'Fen', 'Skara'), { maxLength: 5 });
    always(
      fc.property(troops, troops, places, homes, (one, two, texts, from) => {
        const names = texts.map((text, row) => ({ text, row: row % 20, column: 3 }));
        const look = { kinds: Array.from({ length: 23 }, (_, row) => '.'.repeat(20 - (row % 2))), names };
        const fields = [{ ...drawField('plain', 'a', SIZE), look }];
        holds(mustered({ ...armies({ troops: one, homes: from }, { troops: two, homes: from }), fields }));
      }),
      60,
    );
  });

  test('a place and what the unit is: the defender’s of the map, the attacker’s from elsewhere', () => {
    const look = {
      kinds: Array.from({ length: 23 }, (_, row) => '.'.repeat(20 - (row % 2))),
      names: [
        { text: 'Gallows Down', row: 4, column: 4 },
        { text: 'the River Ure', row: 9, column: 4 },
      ],
    };
    const two = { troops: { pikemen: 100, bowmen: 100, mediumInfantry: 100 } };
    const sight = mustered({ ...armies(two), fields: [{ ...drawField('plain', 'a', SIZE), look }] });
    const [first, second] = [unitNames(sight).slice(0, 9), unitNames(sight).slice(9)];
    expect(first[0]).toBe('Tarn levy');
    expect(first).toContain('Quern pikes');
    expect(second.slice(0, 3)).toEqual(['Gallows levy', 'Ure levy', 'Kell levy']);
    expect(unitSigns(sight).slice(9, 12)).toEqual(['Ga', 'Ur', 'Ke']);
  });

  test('the names of a setup come first, by type and in seat order; homes come before the map', () => {
    const one = { troops: { pikemen: 200, bowmen: 100 }, names: { pikemen: ['Old Guard', null] }, homes: ['Skara'] };
    const sight = mustered(armies(one, {}));
    const pikes = sight.open.roster.flatMap(({ side, troop }, unit) =>
      side === 0 && troop === 'pikemen' ? [unitNames(sight)[unit]] : [],
    );
    expect(pikes.slice(0, 3)).toEqual(['Old Guard', 'Skara pikes', 'Tarn pikes']);
    expect(unitNames(sight).filter((name) => name.startsWith('Skara'))).toHaveLength(1);
    holds(sight);
  });

  test('a name that cannot be, or that another has, is refused', () => {
    const named = (one: object, two: object = {}) => armies({ names: one }, { names: two });
    expect(refusalOf(named({ bowmen: ['Men of Kell'] }))).toMatchObject({
      code: 'BAD_SHAPE',
      path: 'setup.attacker.names.bowmen[0]',
      expected: { form: 'war.unitName' },
    });
    expect(refusalOf(named({ bowmen: ['Kell bows'] }, { bowmen: ['kell-bows'] }))).toMatchObject({
      expected: { form: 'war.nameOnce' },
      found: { text: 'kell-bows' },
    });
    expect(refusalOf(named({ bowmen: ['<b>'] }))).not.toBeNull();
  });

  test('units of a position bring their names; what nobody named is named by the game', () => {
    const unit = (army: string, row: number, name?: string) => ({
      army,
      troop: 'bowmen',
      size: 100,
      at: { row, column: 3 },
      ...(name === undefined ? {} : { name }),
    });
    const position = { units: [unit('defender', 2, 'Household'), unit('defender', 3), unit('attacker', 9)] };
    const sight = mustered({ attacker: RED, defender: BLUE, position });
    expect(unitNames(sight)).toEqual(['Tarn bows', 'Household', 'Kell bows']);
  });

  test('nobody’s name changes when the other army is mustered', () => {
    const setup = { ...armies({ troops: { bowmen: 50 } }, { troops: { bowmen: 90, pikemen: 90 } }), fields: [PLAIN] };
    const sight = mustered(setup);
    const roster = sight.open.roster.filter(({ side }) => side === 1);
    const before = { ...sight, open: { ...sight.open, roster } };
    expect(unitNames(sight).slice(-9)).toEqual(unitNames(before));
    expect(unitSigns(sight).slice(-9)).toEqual(unitSigns(before));
  });

  test('a key stands for what is called so; what is no key stays', () => {
    const { state } = stand({ units: { a1: [9, 9], d1: [3, 3] } }).run;
    expect([calledBy(state, 'a1'), calledBy(state, 'd1'), calledBy(state, 'x9')]).toEqual([
      'Tarn levy',
      'Kell levy',
      'x9',
    ]);
    expect([unitCalled(state, 'D1'), unitCalled(state, 'nobody')]).toEqual([1, -1]);
  });

  test('every type has a word of its own', () => {
    const sight = mustered(armies({ troops: byTroop(() => 100) }));
    const kinds = new Set(unitNames(sight).map((name) => name.split(' ')[1]));
    expect(kinds.size).toBe(ALL_TROOPS.length);
  });
});

describe('renaming', () => {
  const table = () => stand({ units: { a1: [9, 9], a2: [9, 11], d1: [3, 3] } });
  const rename = (unit: string, name: string, seat = 'ana') => ({
    input: 'gesture' as const,
    seat,
    gesture: { make: 'rename', unit, name },
  });
  const after = (...inputs: ReturnType<typeof rename>[]) => {
    let run = table().run;
    for (const input of inputs) {
      const moved = apply(battleScene, run.state, input);
      if (!moved.ok) return moved.refusal;
      run = moved.value.run;
    }
    return run.state;
  };

  test('is open to whoever commands the unit, at any time, and changes nothing in play', () => {
    const { run } = table();
    const moved = apply(battleScene, run.state, rename('a1', 'Old Guard'));
    if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
    expect(moved.value.heard).toEqual([
      { to: null, depth: 0, event: { event: 'renamed', unit: 0, name: 'Old Guard' } },
    ]);
    const { state } = moved.value.run;
    expect(unitNames(state)).toEqual(['Old Guard', 'Fen levy', 'Kell levy']);
    expect(unitSigns(state)).toEqual(['Ol', 'Fe', 'Ke']);
    expect(moved.value.run.awaits).toEqual(run.awaits);
    const { names: _, ...rest } = state.open;
    expect({ ...state, open: rest }).toEqual({ ...run.state });
  });

  test('is refused for the units of others, for names that others have or had, and for what is no name', () => {
    const form = (key: string) => ({ code: 'BAD_SHAPE', expected: { form: key } });
    expect(after(rename('d1', 'Old Guard'))).toMatchObject(form('war.ownUnit'));
    expect(after(rename('a9', 'Old Guard'))).toMatchObject(form('war.ownUnit'));
    expect(after(rename('a1', 'kell-LEVY'))).toMatchObject(form('war.nameOnce'));
    expect(after(rename('a1', 'Old Guard'), rename('a2', 'Tarn levy'))).toMatchObject(form('war.nameOnce'));
    expect(after(rename('a1', 'Men of Kell'))).toMatchObject(form('war.unitName'));
    expect(after(rename('a1', '<i>Guard</i>'))).toMatchObject(form('war.unitName'));
    expect(after(rename('a1', 'x'.repeat(40)))).toMatchObject({ code: 'BAD_SHAPE' });
  });

  test('one’s own former name may be taken again', () => {
    const back = after(rename('a1', 'Old Guard'), rename('a1', 'Tarn levy')) as BattleSight;
    expect(unitNames(back)[0]).toBe('Tarn levy');
    expect(unitSigns(back)).toEqual(['Ta', 'Fe', 'Ke']);
  });

  test('stands in the log, which holds; going back takes it back', () => {
    const { setup, options } = standingSetup({ units: { a1: [9, 9], d1: [3, 3] } });
    const start = { setup: JSON.parse(JSON.stringify(setup)), options: JSON.parse(JSON.stringify(options)) };
    const opened = openSession(battleScene, start, null);
    const named = opened.ok ? enter(opened.value, rename('a1', 'Old Guard')) : opened;
    if (!named.ok) throw new Error(JSON.stringify(named.refusal));
    expect(replay(battleScene, closeLog(named.value, null)).ok).toBe(true);
    const back = undo(named.value, 0);
    expect(back.ok && unitNames(back.value.run.state)).toEqual(['Tarn levy', 'Kell levy']);
  });
});

test('an outcome tells names only where somebody had a say in them, so that outcomes from before stay as they were', () => {
  const fought = (more: object) => {
    const { run } = stand({ units: { a1: [9, 9], d1: [3, 3] }, ...more });
    run.answer({ seat: 'ana', as: 'Red' }, { choose: 'surrender' });
    run.answer({ seat: 'bo', as: 'Blue' }, { choose: 'fightOn' });
    return run.outcome().armies[0].units[0];
  };
  expect(fought({ round: 3 })).not.toHaveProperty('name');
  expect(fought({ round: 3, attacker: { homes: ['Skara'] } })).toMatchObject({ unit: 'a1', name: 'Skara levy' });
});
