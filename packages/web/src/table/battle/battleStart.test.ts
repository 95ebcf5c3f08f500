import { beginState } from '@warmoot/kernel';
import { battleScene } from '@warmoot/rules';
import { describe, expect, it } from 'vitest';
import {
  ARMY_KINDS,
  type BattleWish,
  battleStart,
  fieldFor,
  NO_TROOPS,
  sizeOfFields,
  sizesDiffer,
} from './battleStart.js';

const wish = (more: Partial<BattleWish> = {}): BattleWish => ({
  armies: [
    { name: 'Avitch', seat: 'ana', kind: 'crown', troops: NO_TROOPS },
    { name: 'Dorrow', seat: 'bo', kind: 'guard', troops: NO_TROOPS },
  ],
  budget: 5000,
  defence: 'standing',
  fields: [{ from: 'seed', landscape: 'hills', seed: '1' }],
  ...more,
});

const begins = (one: BattleWish): boolean => {
  const { setup, options } = battleStart(one);
  return beginState(battleScene, { setup, options }).ok;
};

describe('a battle that is set up', () => {
  it.each(ARMY_KINDS)('begins with the ready-made army %s', (kind) => {
    const [one, two] = wish().armies;
    expect(begins(wish({ armies: [{ ...one, kind }, two] }))).toBe(true);
  });

  it.each(['standing', 'onTheMarch', 'inCamp'] as const)('begins where the defender is %s', (defence) => {
    expect(begins(wish({ defence, fields: [{ from: 'plain' }] }))).toBe(true);
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
});
