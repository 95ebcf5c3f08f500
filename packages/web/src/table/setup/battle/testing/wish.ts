import { type BattleWish, NO_TROOPS } from '../battleStart.js';

/** A battle as it is first offered: ready-made armies on hills. */
export const wish = (more: Partial<BattleWish> = {}): BattleWish => ({
  edition: 'saga',
  armies: [
    { name: 'Avitch', seat: 'ana', kind: 'crown', troops: NO_TROOPS, champions: [] },
    { name: 'Dorrow', seat: 'bo', kind: 'guard', troops: NO_TROOPS, champions: [] },
  ],
  budget: 5000,
  defence: 'standing',
  fields: [{ from: 'seed', landscape: 'hills', seed: '1' }],
  ...more,
});
