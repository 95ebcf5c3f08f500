import { begin, stream } from '@warmoot/kernel';
import { saga, sceneRules, war } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { nameFault } from '../../boards/counter/unitName.js';
import { battleStart, unitsOf } from '../setup/battle/battleStart.js';
import { wish } from '../setup/battle/testing/wish.js';
import { ableNames, chosenFor, hasFault, namesSaid, withName } from './names.js';

const BOWS = { troop: 'bowmen', nth: 1 } as const;

describe('names that are written down for units', () => {
  test('stand where they are written, and what is emptied is left to the game', () => {
    const names = withName<saga.battle.Troop>({}, BOWS, 'Old Guard');
    expect(names).toEqual({ bowmen: [null, 'Old Guard'] });
    expect(chosenFor(names, BOWS)).toBe('Old Guard');
    expect(namesSaid(withName(names, BOWS, ''))).toBeUndefined();
    expect(namesSaid(withName(names, BOWS, ' Old Guard '))).toEqual({ bowmen: [null, 'Old Guard'] });
  });

  test('are refused with the reason, and left to the game until they can be', () => {
    expect(nameFault('Men of Kell', [])).toBe('noName');
    expect(nameFault('kell-BOWS', ['Kell bows'])).toBe('taken');
    expect(nameFault('Old Guard', ['Kell bows'])).toBeNull();
    const names = { bowmen: ['Old Guard', 'OldGuard', 'Men of Kell'] };
    expect(ableNames(names)).toEqual({ bowmen: ['Old Guard', null, null] });
    expect(hasFault(names)).toBe(true);
    expect(hasFault({ bowmen: ['Old Guard', null] })).toBe(false);
  });

  test('by lot there is always one that nobody has', () => {
    const taken = ['Tarn bows', 'Fen levy'];
    for (let i = 0; i < 200; i++)
      taken.push(war.anotherName(i % 2 ? 'bows' : 'levy', war.PLACES, taken, stream(`${i}`)));
    expect(new Set(taken.slice(0, 40).map((name) => name.toLowerCase())).size).toBe(40);
  });
});

test('what the set-up shows is what the battle has: names, signs, and where an army is at home', () => {
  const [one, two] = wish().armies;
  const named = wish({ armies: [{ ...one, names: { bowmen: ['Old Guard'] } }, two] });
  const shown = unitsOf(named);
  const { scene, setup, options } = battleStart(named);
  const rules = sceneRules(scene);
  const begun = rules.ok ? begin(rules.value, { setup, options }) : rules;
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  const state = begun.value.run.state as unknown as saga.battle.BattleSight;
  expect(shown.map(({ called }) => called)).toEqual(saga.battle.unitNames(state));
  expect(shown.map(({ sign }) => sign)).toEqual(saga.battle.unitSigns(state));
  expect(shown.find(({ side, troop, nth }) => side === 0 && troop === 'bowmen' && nth === 0)?.called).toBe('Old Guard');
  // The armies are called Avitch and Dorrow: so is one unit of each.
  expect(shown.filter(({ called }) => /^Avitch /.test(called)).map(({ side }) => side)).toEqual([0]);
  expect(shown.filter(({ called }) => /^Dorrow /.test(called)).map(({ side }) => side)).toEqual([1]);
});
