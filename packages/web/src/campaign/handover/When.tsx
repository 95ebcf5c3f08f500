import { saga } from '@warmoot/rules';
import { entryTitle, refusalText } from '@warmoot/words';
import { useId } from 'react';
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
  const shown = entriesIn(seen).filter(isShown);
  return (
    <fieldset className="when">
      <legend>
        <h3>{t.when}</h3>
      </legend>
      <div className="when-days">
        {daysAfter(after).map((day, nth) => {
          const there = shown.filter((entry) => entry.day <= day && saga.calendar.lastDay(entry) >= day).sort(byWeight);
          const [first] = there;
          const refusal = refusesOffer(seen, after, offer, day);
          const titles = there.map((entry) => entryTitle(words, entry));
          const said = titles.length === 0 ? shortDate(day) : t.dayWith({ date: shortDate(day), titles });
          const why = refusal === null ? '' : refusalText(words, refusal);
          return (
            <label key={day} data-now={nth === 0 || undefined} title={why === '' ? undefined : why}>
              <input
                type="radio"
                className="vh"
                name={name}
                value={day}
                aria-label={[said, why].filter((one) => one !== '').join('. ')}
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
    </fieldset>
  );
};
