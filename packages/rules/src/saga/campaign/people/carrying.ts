import { attempt, need, unless } from '@warmoot/kernel';
import { kitLoad } from '../../carry/kits.js';
import { refusesInFight } from '../bridges/bridges.js';
import { livingOf } from '../papers/finding.js';
import type { Handlers } from '../papers/handlers.js';
import { because, change } from '../papers/noting.js';
import { enduranceOf, packedLoad } from '../sheets/loads.js';

export const carrying: Handlers<'carry' | 'kit'> = {
  carry: (campaign, { character, load }) =>
    attempt(function* () {
      const found = yield* need(livingOf(campaign, character));
      yield* unless(refusesInFight(campaign, { character }));
      const packed = yield* need(packedLoad(campaign, found, load));
      return [change(found, { load: packed }, because('packed', ['SAGA-CARRY-011']))];
    }),

  kit: (campaign, { character, kit }) =>
    attempt(function* () {
      const found = yield* need(livingOf(campaign, character));
      yield* unless(refusesInFight(campaign, { character }));
      const load = kitLoad(kit, enduranceOf(found), campaign.open.options);
      return [change(found, { load }, because('packed', ['SAGA-CARRY-011']))];
    }),
};
