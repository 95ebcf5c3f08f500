import { because, type Handlers, newId, refuse, thingOf } from './asking.js';

export const journal: Handlers<'page' | 'sit' | 'rise'> = {
  page: (campaign, { id, day, title, text }, { seat }) => {
    const { pages, today } = campaign.open;
    const before = id === undefined ? null : thingOf('page', pages, id);
    const thing = {
      id: before?.id ?? newId(campaign, 'p'),
      day: day ?? before?.day ?? today,
      title,
      text,
      by: before === null ? seat : before.by,
    };
    return [{ event: 'kept', in: 'pages', thing, why: because('page') }];
  },

  // SAGA-CAMPAIGN-013: a bookmark and no more.
  sit: (campaign, { present }, { players }) => {
    const stranger = present.find((seat) => !players.includes(seat));
    if (stranger !== undefined) refuse({ code: 'NO_SUCH', what: 'seat', id: stranger });
    const thing = { id: newId(campaign, 's'), from: campaign.open.today, to: null, present };
    return [{ event: 'kept', in: 'sittings', thing, why: because('sat', ['SAGA-CAMPAIGN-013']) }];
  },

  rise: (campaign, { sitting }) => {
    const { sittings, today } = campaign.open;
    const thing = { ...thingOf('sitting', sittings, sitting), to: today };
    return [{ event: 'kept', in: 'sittings', thing, why: because('rose', ['SAGA-CAMPAIGN-013']) }];
  },
};
