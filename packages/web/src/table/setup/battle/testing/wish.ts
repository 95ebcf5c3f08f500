import type { BattleWish } from '../battleStart.js';

/** A battle as it is first offered: ready-made armies on hills. */
export const wish = (more: Partial<BattleWish> = {}): BattleWish => ({
  edition: 'saga',
  armies: [
    { name: 'Avitch', commander: 'ana', muster: { from: 'readyMade', kind: 'crown' }, champions: [] },
    { name: 'Dorrow', commander: 'bo', muster: { from: 'readyMade', kind: 'guard' }, champions: [] },
  ],
  budget: 5000,
  defence: 'standing',
  fields: [{ from: 'seed', landscape: 'hills', seed: '1' }],
  ...more,
});
