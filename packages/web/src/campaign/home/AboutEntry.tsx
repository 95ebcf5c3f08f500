import { saga } from '@warmoot/rules';
import { remindersText } from '@warmoot/words';
import { Link } from 'wouter';
import { useCampaignIn } from '../useCampaign.js';
import { HOME } from './words.js';

/** Stands round a name in a sentence, until the name is made a link. */
const MARK = '\uE000';

/** Who has no weapon; each name leads to the sheet, where one can be packed. */
const Unarmed = ({ characters }: { readonly characters: readonly string[] }) => {
  const { words, table, nameOf } = useCampaignIn(HOME);
  const sentence = words.campaign.story.unarmed({ names: characters.map((id) => `${MARK}${id}${MARK}`) });
  return (
    <>
      {sentence.split(MARK).map((part, nth) =>
        nth % 2 === 0 ? (
          part
        ) : (
          <Link key={part} href={`/t/${table}/cast/${part}`}>
            {nameOf(part)}
          </Link>
        ),
      )}
    </>
  );
};

/** What there is to say of an entry beside its title, in a line: of a fight to come, who has no weapon; what drives people in it. */
export const AboutEntry = ({ entry }: { readonly entry: saga.campaign.Entry }) => {
  const { t, words, seen, nameOf } = useCampaignIn(HOME);
  const about = ({ kind, scene, state, day, days, pausedOn, place }: saga.campaign.Entry): string => {
    if (state === 'running') return t.about.running;
    if (kind === 'happening') return t.about.happening;
    if (kind === 'arrival') return t.about.arrival({ place });
    const what = kind === 'scene' ? words.calendar.scenes[scene ?? 'freeForm'] : words.calendar.kinds[kind];
    if (state === 'paused') return t.about.paused({ kind: what, day: (pausedOn ?? day) - day + 1, days });
    if (days > 1) return t.about.days({ kind: what, days });
    return place === '' ? `${what}.` : t.about.at({ kind: what, place });
  };
  const unarmed = entry.state !== 'planned' ? [] : saga.campaign.unarmedIn(seen, entry);
  const reminders = entry.state === 'done' ? [] : remindersText(seen, entry, { words, character: nameOf });
  return (
    <>
      {about(entry)}
      {unarmed.length === 0 ? null : (
        <>
          {' '}
          <Unarmed characters={unarmed} />
        </>
      )}
      {reminders.map((one) => ` ${one}`).join('')}
    </>
  );
};
