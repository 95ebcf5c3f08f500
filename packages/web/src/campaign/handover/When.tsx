import { saga } from '@warmoot/rules';
import { entryTitle, refusalText } from '@warmoot/words';
import { useId } from 'react';
import { WithRules } from '../../design/rules/WithRules.js';
import { Sign } from '../../design/shell/Sign.js';
import { byWeight, isShown, signOf } from '../../design/shell/signs.js';
import { entriesIn } from '../seen.js';
import { useCampaignIn } from '../useCampaign.js';
import { daysAfter, type Offer, refusesOffer } from './offers.js';
import { NEXT } from './words.js';

interface WhenProps {
  readonly after: saga.campaign.Entry;
  readonly offer: Offer;
  readonly picked: number;
  readonly onPick: (day: number) => void;
}

/** Ten days with what stands on them: on which the next scene is to be. */
export const When = ({ after, offer, picked, onPick }: WhenProps) => {
  const { t, words, seen, calendar, shortDate } = useCampaignIn(NEXT);
  const name = useId();
  const [now = after.day, next = now] = daysAfter(after);
  const isChapter = offer.offer === 'next' && offer.next.chapter !== undefined;
  // What is for one day alone says so: why stands at no other day where it could be read without being looked for.
  const why = offer.offer === 'next' && offer.next.todayOnly ? refusesOffer(seen, after, offer, next) : null;
  const shown = entriesIn(seen).filter(isShown);
  return (
    <fieldset className="when">
      <legend>
        <h3>{offer.offer === 'next' && offer.next.kind === 'march' ? t.whenOut : t.when}</h3>
      </legend>
      <div className="when-days">
        {daysAfter(after).map((day, nth) => {
          const there = shown.filter((entry) => entry.day <= day && saga.calendar.lastDay(entry) >= day).sort(byWeight);
          const [first] = there;
          const refusal = refusesOffer(seen, after, offer, day);
          const titles = there.map((entry) => entryTitle(words, entry));
          const said = titles.length === 0 ? shortDate(day) : t.dayWith({ date: shortDate(day), titles });
          const closed = refusal === null ? '' : refusalText(words, refusal);
          return (
            <label key={day} data-now={nth === 0 || undefined} title={closed === '' ? undefined : closed}>
              <input
                type="radio"
                className="vh"
                name={name}
                value={day}
                aria-label={[said, closed].filter((one) => one !== '').join('. ')}
                checked={day === picked}
                aria-disabled={refusal !== null || undefined}
                onChange={() => {
                  // It stays in reach, so that the reason can be read.
                  if (refusal === null) onPick(day);
                }}
              />
              <b>{saga.calendar.dateOf(calendar, day).dayOfMonth}</b>
              {first === undefined ? <i /> : <Sign of={signOf(first)} size={16} />}
            </label>
          );
        })}
      </div>
      {why === null ? null : (
        <p className="small soft">
          <WithRules text={refusalText(words, why)} />
        </p>
      )}
      {why === null && isChapter && picked !== now ? <p className="small soft">{t.waits}</p> : null}
    </fieldset>
  );
};
