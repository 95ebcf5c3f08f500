import { type Entry, unarmedIn } from '@warmoot/rules';
import { remindersText } from '@warmoot/words';
import { useSpoken } from '../../scenes/shared/speech.js';
import { useCampaign } from '../useCampaign.js';
import { HOME } from './words.js';

/** What there is to say of an entry beside its title, in a line: of a fight to come, who has no weapon; what drives people in it. */
export const useAboutEntry = (): ((entry: Entry) => string) => {
  const { t, words } = useSpoken(HOME);
  const { seen, nameOf } = useCampaign();
  const about = ({ kind, scene, state, day, days, pausedOn, place }: Entry): string => {
    if (state === 'running') return t.about.running;
    if (kind === 'happening') return t.about.happening;
    if (kind === 'arrival') return t.about.arrival(place);
    const what = kind === 'scene' ? words.calendar.scenes[scene ?? 'freeForm'] : words.calendar.kinds[kind];
    if (state === 'paused') return t.about.paused(what, (pausedOn ?? day) - day + 1, days);
    if (days > 1) return t.about.days(what, days);
    return place === '' ? `${what}.` : t.about.at(what, place);
  };
  return (entry) => {
    if (seen === null) return about(entry);
    const unarmed = entry.state === 'planned' ? unarmedIn(seen, entry).map(nameOf) : [];
    return [
      about(entry),
      ...(unarmed.length === 0 ? [] : [words.campaign.story.unarmed(unarmed)]),
      ...(entry.state === 'done' ? [] : remindersText(seen, entry, { words, character: nameOf })),
    ].join(' ');
  };
};
