import type { saga } from '@warmoot/rules';
import { entryTitle } from '@warmoot/words';
import { charactersIn } from '../seen.js';
import { useCampaignIn } from '../useCampaign.js';
import type { Offer } from './offers.js';
import { NEXT } from './words.js';

export interface ToldOffer {
  /** What its row is called. */
  readonly title: string;
  readonly about: string;
  /** What it is called on the calendar, and where it is. */
  readonly called: { readonly title: string; readonly place: string };
}

export type TellOffer = (offer: Offer) => ToldOffer;

/** What words need to tell of what is handed over after a scene. */
export const useHandoverNames = (after: saga.campaign.Entry) => {
  const { words, seen, shortDate } = useCampaignIn(NEXT);
  const { roads } = (after.plan ?? {}) as { readonly roads?: saga.roads.Roads };
  return {
    date: shortDate,
    place: (at: string) => (roads === undefined ? at : words.march.span(roads, at)),
    isPerson: (name: string) => charactersIn(seen).some((one) => one.name === name),
    after: entryTitle(words, after),
  };
};

/** How each of the offers reads. */
export const useTellOffer = (after: saga.campaign.Entry): TellOffer => {
  const { t, words, shortDate } = useCampaignIn(NEXT);
  const names = useHandoverNames(after);
  return (offer) => {
    if (offer.offer === 'other') {
      return { title: t.other, about: t.otherNote, called: { title: '', place: '' } };
    }
    if (offer.offer === 'paused') {
      const { entry } = offer;
      const { day, days, pausedOn, title, place, scene } = entry;
      const kind = words.calendar.scenes[scene ?? 'freeForm'];
      return {
        title: t.paused({ title }),
        about: t.pausedNote({ kind, day: (pausedOn ?? day) - day + 1, days }),
        called: { title, place },
      };
    }
    const { next, stands } = offer;
    const { name, about, title } = words.handover.next(next, names);
    const called = { title: stands?.title ?? title, place: names.place(next.place) };
    if (stands === null) return { title: name, about, called };
    const told = { running: t.running, done: t.played({ date: shortDate(stands.day) }) } as const;
    const { state } = stands;
    const where = state === 'running' || state === 'done' ? told[state] : t.stands({ date: shortDate(stands.day) });
    return { title: stands.title, about: `${about}. ${where}`, called };
  };
};
