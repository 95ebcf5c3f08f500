import { attempt, need, ok, refused } from '@warmoot/kernel';
import { thingOf } from './finding.js';
import type { Handlers } from './handlers.js';
import { because, newId } from './noting.js';

export const journal: Handlers<'page' | 'sit' | 'rise'> = {
  page: (campaign, { id, day, title, text }, { seat }) =>
    attempt(function* () {
      const { pages, today } = campaign.open;
      const before = id === undefined ? null : yield* need(thingOf('page', pages, id));
      const thing = {
        id: before?.id ?? newId(campaign, 'p'),
        day: day ?? before?.day ?? today,
        title,
        text,
        by: before === null ? seat : before.by,
      };
      return [{ event: 'kept', in: 'pages', thing, why: because('page') }];
    }),

  // SAGA-CAMPAIGN-013: a bookmark and no more.
  sit: (campaign, { present }, { players }) => {
    const stranger = present.find((seat) => !players.includes(seat));
    if (stranger !== undefined) return refused({ code: 'NO_SUCH', what: 'seat', id: stranger });
    const thing = { id: newId(campaign, 's'), from: campaign.open.today, to: null, present };
    return ok([{ event: 'kept', in: 'sittings', thing, why: because('sat', ['SAGA-CAMPAIGN-013']) }]);
  },

  rise: (campaign, { sitting }) => {
    const { sittings, today } = campaign.open;
    const found = thingOf('sitting', sittings, sitting);
    if (!found.ok) return found;
    const thing = { ...found.value, to: today };
    return ok([{ event: 'kept', in: 'sittings', thing, why: because('rose', ['SAGA-CAMPAIGN-013']) }]);
  },
};
