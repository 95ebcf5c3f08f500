import { saga } from '@warmoot/rules';
import { yearPartName } from '@warmoot/words';
import type { CSSProperties } from 'react';
import { useSpoken } from '../../words/speech.js';
import { FOUNDING } from './words.js';

interface YearBandProps {
  readonly calendar: saga.calendar.Calendar;
  readonly marked: readonly saga.campaign.MarkedDay[];
}

/** The year as a band of months, each with the days of it that have a name. */
export const YearBand = ({ calendar, marked }: YearBandProps) => {
  const { t, words } = useSpoken(FOUNDING);
  return (
    <ol
      className="year founding-year"
      aria-label={t.steps.year}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the page it is scrolled by keys.
      tabIndex={0}
      style={{ '--months': calendar.months.length } as CSSProperties}
    >
      {calendar.months.map((month, at) => {
        const named = marked.filter(({ day }) => saga.calendar.dateOf(calendar, day).month === at);
        return (
          <li key={month.name} data-on={at === 0 || undefined}>
            <b>{yearPartName(words, month)}</b>
            {named.map(({ day, name }) => (
              <span key={day}>{name}</span>
            ))}
          </li>
        );
      })}
    </ol>
  );
};
