import type { Entry } from '@warmoot/rules';
import { useSpoken } from '../../scenes/shared/speech.js';
import { HOME } from './words.js';

/** What there is to say of an entry beside its title, in a line. */
export const useAboutEntry = (): ((entry: Entry) => string) => {
  const { t, words } = useSpoken(HOME);
  return ({ kind, scene, state, day, days, pausedOn, place }) => {
    if (state === 'running') return t.about.running;
    if (kind === 'happening') return t.about.happening;
    if (kind === 'arrival') return t.about.arrival(place);
    const what = kind === 'scene' ? words.calendar.scenes[scene ?? 'freeForm'] : words.calendar.kinds[kind];
    if (state === 'paused') return t.about.paused(what, (pausedOn ?? day) - day + 1, days);
    if (days > 1) return t.about.days(what, days);
    return place === '' ? `${what}.` : t.about.at(what, place);
  };
};
