import { beginState } from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';
import { describe, expect, it } from 'vitest';
import type { Chosen } from '../fighters.js';
import {
  type BattleWish,
  battleStart,
  fieldFor,
  MOST_CHAMPIONS,
  newChampion,
  sizeOfFields,
  sizesDiffer,
} from './battleStart.js';
import { wish } from './testing/wish.js';
import { ARMY_KINDS } from './troopTable.js';

const begins = (one: BattleWish): boolean => {
  const { scene, setup, options } = battleStart(one);
  const rules = sceneRules(scene);
  return rules.ok && beginState(rules.value, { setup, options }).ok;
};

describe('a battle that is set up', () => {
  it.each(ARMY_KINDS)('begins with the ready-made army %s', (kind) => {
    const [one, two] = wish().armies;
    expect(begins(wish({ armies: [{ ...one, muster: { from: 'readyMade', kind } }, two] }))).toBe(true);
  });

  it.each(['standing', 'onTheMarch', 'inCamp'] as const)('begins where the defender is %s', (defence) => {
    expect(begins(wish({ defence, fields: [{ from: 'plain' }] }))).toBe(true);
  });

  it.each(['saga', 'saga-1e'] as const)('begins by the rules of %s', (edition) => {
    expect(battleStart(wish({ edition })).scene).toBe(`${edition}/battle`);
    expect(begins(wish({ edition }))).toBe(true);
  });

  it('takes the size of one’s own map, and draws the others to it', () => {
    const size = { rows: 15, columns: 12 };
    const own = {
      from: 'own',
      name: 'mine',
      size,
      field: fieldFor({ from: 'seed', landscape: 'woods', seed: 'x' }, size),
    } as const;
    const fields = [{ from: 'seed', landscape: 'river', seed: '2' }, own] as const;
    expect(sizeOfFields(fields)).toEqual(size);
    expect(begins(wish({ fields }))).toBe(true);
    expect(sizesDiffer([own, { ...own, size: { rows: 9, columns: 9 } }])).toBe(true);
  });

  const six = (side: 0 | 1): readonly Chosen[] =>
    Array.from({ length: MOST_CHAMPIONS }).reduce<readonly Chosen[]>((all) => [...all, newChampion(side, all)], []);

  it('begins with six champions a side, each under a name of their own', () => {
    const [one, two] = wish().armies;
    const names = [...six(0), ...six(1)].map(({ name }) => name);
    expect(new Set(names).size).toBe(12);
    expect(names).not.toContain('');
    const led = wish({
      armies: [
        { ...one, champions: six(0) },
        { ...two, champions: six(1) },
      ],
    });
    expect(begins(led)).toBe(true);
  });

  it('gives a champion to whoever commands, or to somebody else who then sits at the battle too', () => {
    const [one, two] = wish().armies;
    const ella = { name: ' Ella ', like: 'knight', seat: '' } as const;
    const joris = { name: 'Joris', like: 'raider', seat: 'cy' } as const;
    const led = wish({
      armies: [
        { ...one, champions: [ella] },
        { ...two, champions: [joris] },
      ],
    });
    expect(battleStart(led).setup).toMatchObject({
      seats: ['ana', 'bo', 'cy'],
      attacker: { champions: [{ name: 'Ella', like: 'knight', seat: 'ana' }] },
      defender: { champions: [joris] },
    });
    expect(begins(led)).toBe(true);
  });

  it('names a new champion as nobody is named yet', () => {
    const [first, second] = six(0) as readonly [Chosen, Chosen];
    expect(newChampion(0, [second])).toEqual(first);
  });
});
