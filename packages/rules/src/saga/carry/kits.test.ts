import { describe, expect, test } from 'vitest';
import { ENDURANCE } from './grid.js';
import { kitLoad } from './kits.js';
import { ALL_KITS, KITS } from './kits.table.js';
import { faultsOf, spacesTaken } from './load.js';
import { USUAL_CARRYING } from './model.js';
import { wornArmour } from './worth.js';

const SIZES = Array.from({ length: ENDURANCE.most - ENDURANCE.least + 1 }, (_, at) => ENDURANCE.least + at);

describe('starting kits', () => {
  test.each(ALL_KITS)('SAGA-CARRY-002, -008: %s lies well on the grid of everybody, however the table plays', (kit) => {
    for (const endurance of SIZES) {
      for (const mirror of [true, false]) {
        for (const awkward of ['hook', 'three'] as const) {
          const options = {
            ...USUAL_CARRYING,
            'saga.carry.mirrorObjects': mirror,
            'saga.carry.awkwardShape': awkward,
          };
          const load = kitLoad(kit, endurance, options);
          expect([kit, endurance, faultsOf(load, endurance, options)]).toEqual([kit, endurance, []]);
          expect(load.items.map(({ object }) => object)).toEqual(KITS[kit].map(({ object }) => object));
        }
      }
    }
  });

  test('SAGA-CARRY-012, -014, -015, -016: what is worn and what is small takes no space, weapons and shields do', () => {
    const taken = (kit: (typeof ALL_KITS)[number]): number =>
      spacesTaken(kitLoad(kit, 2, USUAL_CARRYING), USUAL_CARRYING);
    // Short bow and quiver 4 each, bedroll, food and waterskin 4 each.
    expect(taken('hunter')).toBe(20);
    // Sword 4, shield 8, food and waterskin 4 each; mail, helmet and boots are worn.
    expect(taken('rider')).toBe(20);
    // Spear 6, shield 8, food and waterskin 4 each.
    expect(taken('levy')).toBe(22);
    // Staff 6, splints, clothes, bedroll, food and waterskin 4 each.
    expect(taken('healer')).toBe(26);
    // Staff 6, food, waterskin, bedroll, rope and lantern 4 each.
    expect(taken('traveller')).toBe(26);
    expect(taken('emptyHands')).toBe(0);
  });

  test('SAGA-CARRY-032: what a kit wears is worth what the ledger says', () => {
    const worth = ALL_KITS.map((kit) => [kit, wornArmour(kitLoad(kit, 0, USUAL_CARRYING))]);
    expect(Object.fromEntries(worth)).toEqual({
      hunter: 'other',
      rider: 'otherMetal',
      levy: 'other',
      healer: 'none',
      traveller: 'none',
      emptyHands: 'none',
    });
  });
});
