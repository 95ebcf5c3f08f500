import { saga } from '@warmoot/rules';
import { entryTitle, yearPartName } from '@warmoot/words';
import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Sign } from '../../design/shell/Sign.js';
import { signOf } from '../../design/shell/signs.js';
import { AboutEntry } from '../home/AboutEntry.js';
import { useCampaignIn } from '../useCampaign.js';
import type { Month } from '../year.js';
import { CALENDAR } from './words.js';

/** As many rows as are drawn at once. */
const PAGE = 120;

interface ListViewProps {
  readonly months: readonly Month[];
  readonly today: number;
  readonly onOpen: (entry: saga.campaign.Entry) => void;
}

/** A year as a list by months, a hundred rows or so at a time. */
export const ListView = ({ months, today, onOpen }: ListViewProps) => {
  const { t, words, calendar, nameOf } = useCampaignIn(CALENDAR);
  const [most, setMost] = useState(PAGE);
  const told = months.map((month) => ({ month, entries: saga.calendar.foldedHealings(calendar, month.entries) }));
  const all = told.flatMap(({ entries }) => entries).length;
  let left = most;
  const shown = told.flatMap(({ month, entries: some }) => {
    const entries = some.slice(0, Math.max(0, left));
    left -= entries.length;
    return entries.length === 0 ? [] : [{ month, entries }];
  });
  return (
    <div className="cal-list">
      {all === 0 ? <p className="soft">{t.empty}</p> : null}
      {shown.map(({ month, entries }) => (
        <section key={month.month}>
          <h2>{yearPartName(words, calendar.months[month.month] as saga.calendar.YearPart)}</h2>
          <ol>
            {entries.map((entry) => (
              <li key={entry.id} data-now={entry.day === today || undefined} data-state={entry.state}>
                <span className="next-day">{saga.calendar.dateOf(calendar, entry.day).dayOfMonth}</span>
                <Sign of={signOf(entry)} size={20} />
                <button type="button" aria-haspopup="dialog" onClick={() => onOpen(entry)}>
                  {entryTitle(words, entry)}
                </button>
                <span className="small soft">
                  {entry.state === 'planned' ? <AboutEntry entry={entry} /> : words.calendar.states[entry.state]}{' '}
                  {entry.characters.slice(0, 4).map(nameOf).join(', ')}
                  {entry.also.length === 0
                    ? ''
                    : `. ${words.calendar.also({ days: entry.also, n: entry.also.length })}`}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {all > most ? (
        <Button small onClick={() => setMost(most + PAGE)}>
          {t.more({ count: Math.min(PAGE, all - most) })}
        </Button>
      ) : null}
    </div>
  );
};
