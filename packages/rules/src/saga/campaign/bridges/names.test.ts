import { describe, expect, test } from 'vitest';
import type { Campaign, Unit } from '../papers/model.js';
import { homesOf, namesAfter, namesAndHomes } from './names.js';
import type { ArmyPlan } from './plans.js';

const unit = (id: string, more: object = {}): Unit => ({ id, name: 'House Dorrow', region: 'r1', ...more }) as never;
const campaign = (...units: Unit[]): Campaign =>
  ({
    open: {
      units: Object.fromEntries(units.map((one) => [one.id, one])),
      regions: { r1: { name: 'Upper Skara' } },
      notes: Object.fromEntries(
        ['Kell', 'Tarn Hall', 'Dorrow', 'The Pans', 'Nowhere'].map((title, x) => [
          title,
          { title, ...(title === 'Nowhere' ? {} : { at: { x, y: 0 } }) },
        ]),
      ),
    },
  }) as never;
const plan = (id: string | null): ArmyPlan => ({ unit: id, commander: 'c1', leaders: [], champions: [] }) as never;

describe('an army of a campaign', () => {
  test('is at home in its region and where its name says, and keeps its names', () => {
    const one = unit('u1', { names: { bowmen: ['Old Guard'] } });
    const told = namesAndHomes(campaign(one, unit('u2')), plan('u1'), plan('u2'));
    // Of the places on the map that nobody is called after it has every other: two houses share them.
    expect(told.homes).toEqual(['Dorrow', 'Kell', 'Pans', 'Skara']);
    expect(homesOf(campaign(one, unit('u2')), unit('u2'))).toEqual(['Dorrow', 'Tarn', 'Skara']);
    expect(told.names?.bowmen).toEqual(['Old Guard']);
    expect(namesAndHomes(campaign(one), plan(null), plan('u1'))).toEqual({});
  });

  test('gives way where two armies have one name', () => {
    const [one, two] = [
      unit('u1', { names: { bowmen: ['Old Guard'] } }),
      unit('u2', { names: { bowmen: ['old guard'] } }),
    ];
    const world = campaign(one, two);
    expect(namesAndHomes(world, plan('u1'), plan('u2')).names?.bowmen).toEqual(['Old Guard']);
    expect(namesAndHomes(world, plan('u2'), plan('u1')).names?.bowmen).toEqual([null]);
  });

  test('after a battle those who are left come first under their names, as the battle last had them', () => {
    const units = [
      { unit: 'a1', name: 'Skara bows', troop: 'bowmen', fate: 'lost' },
      { unit: 'a2', name: 'Old Guard', troop: 'bowmen', fate: 'standing' },
    ];
    const before = unit('u1', { names: { bowmen: ['Skara bows', 'Kell bows', 'Third bows'] } });
    expect(namesAfter(before, { units } as never).names?.bowmen).toEqual([
      'Old Guard',
      'Skara bows',
      'Kell bows',
      'Third bows',
    ]);
    expect(namesAfter(before, { units: units.map(({ name: _, ...rest }) => rest) } as never)).toEqual({});
  });
});
