import { attempt, need, unless } from '@warmoot/kernel';
import { refusesInFight } from '../fights/fights.js';
import { livingOf } from '../papers/finding.js';
import type { Handlers } from '../papers/handlers.js';
import { because, change } from '../papers/noting.js';
import { packedLoad } from '../sheets/loads.js';

export const carrying: Handlers<'carry'> = {
  carry: (campaign, { character, load }) =>
    attempt(function* () {
      const found = yield* need(livingOf(campaign, character));
      yield* unless(refusesInFight(campaign, { character }));
      const packed = yield* need(packedLoad(campaign, found, load));
      return [change(found, { load: packed }, because('packed', ['SAGA-CARRY-011']))];
    }),
};
