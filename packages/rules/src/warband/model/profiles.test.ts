import { expect, test } from 'vitest';
import { fight, type Staged, sightOf, stateIn } from '../testing/stage.js';
import type { ProfileKey } from './profiles.table.js';

/** A figure as the ledger's table writes it: Might, body armour, shield, helmet, Capture, grade, weapons. */
const shown = (figure: Staged): string => {
  const table = fight({ a: [figure], b: [{}] });
  const { items, might, mounted } = stateIn(table, 'A1');
  const row = sightOf(table).open.roster[0];
  const has = (item: string): string => (items.some((one) => one.item === item) ? 'yes' : 'no');
  const weapons = items.filter(({ item }) => !['shield', 'helmet', 'arrows', 'bolts'].includes(item));
  return [
    `${might}${mounted ? ' mounted' : ''}`,
    row?.armour,
    has('shield'),
    has('helmet'),
    row?.capture,
    row?.grade ?? 'none',
    weapons.map(({ item }) => item).join(', '),
  ].join(' | ');
};

const TABLE: Readonly<Record<ProfileKey, string>> = {
  levy: '1 | 0 | no | no | 6 | weak | spear',
  spearman: '1 | 1 | yes | no | 6 | average | spear',
  archer: '1 | 0 | no | no | 6 | average | longbow, dagger',
  crossbowman: '1 | 1 | no | yes | 6 | average | crossbow, sword',
  veteran: '2 | 2 | yes | yes | 6 | strong | sword',
  rider: '2 mounted | 1 | yes | no | 6 | average | spear',
  captain: '3 | 3 | yes | yes | 6 | strong | sword',
  brute: '4 | 2 | no | no | 7 | strong | ',
  hero: '3 | 2 | yes | yes | 7 | none | sword, dagger',
};

test('WARBAND-FIGURE-011 the stock profiles are those of the table', () => {
  for (const [like, row] of Object.entries(TABLE)) expect(`${like}: ${shown({ like })}`).toBe(`${like}: ${row}`);
  // A rider on foot is of Might 1.
  expect(shown({ like: 'rider', mounted: false })).toBe('1 | 1 | yes | no | 6 | average | spear');
});

test('WARBAND-FIGURE-007 WARBAND-FIGURE-008 WARBAND-FIGURE-009 saves and tests are 6 unless the profile says otherwise; a brute has size 3', () => {
  const [hero, brute, plain] = sightOf(fight({ a: [{ like: 'hero' }, { like: 'brute' }, {}], b: [{}] })).open.roster;
  expect(hero).toMatchObject({ pc: true, capture: 7, death: 7, agility: 6, vigor: 7, finesse: 5, firstAid: 5 });
  expect(brute).toMatchObject({ pc: false, size: 3, capture: 7, flags: ['naturalWeapons'] });
  expect(plain).toMatchObject({ capture: 6, death: 6, agility: 6, vigor: 6, finesse: 6, bash: 2 });
});

test('WARBAND-FIGURE-010 an NPC has a grade of morale, a player character none', () => {
  const [weak, hero] = sightOf(fight({ a: [{ grade: 'weak' }, { pc: true, grade: 'strong' }], b: [{}] })).open.roster;
  expect([weak?.grade, hero?.grade]).toEqual(['weak', null]);
});

test('WARBAND-FIGURE-011 of whom nothing is said is an NPC of Might 1 with a sword, average, standing, unhurt, on foot', () => {
  const table = fight({ a: [{}], b: [{}] });
  expect(shown({})).toBe('1 | 0 | no | no | 6 | average | sword');
  expect(sightOf(table).open.roster[0]).toMatchObject({ pc: false, size: 1 });
  const { hp, mostHp, attacks, prone, mounted, items, fate, wounds } = stateIn(table, 'A1');
  expect([hp, mostHp, attacks, prone, mounted, fate, wounds]).toEqual([1, 1, 1, false, false, 'fighting', []]);
  expect(items).toEqual([{ item: 'sword', called: null, kept: 'right', loaded: true, at: -1 }]);
});
