import type { saga } from '@warmoot/rules';
import { yearPartName } from '@warmoot/words';
import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Sign } from '../../design/shell/Sign.js';
import { byWeight, signOf } from '../../design/shell/signs.js';
import { useSpoken } from '../../words/speech.js';
import type { Month } from '../year.js';
import { HOME } from './words.js';

/** How far apart symbols stand at least, in hundredths of the month. */
const GAP = 15;

interface YearStripProps {
  readonly calendar: saga.calendar.Calendar;
  readonly months: readonly Month[];
  readonly today: number;
  /** The month that is open. */
  readonly at?: number | null;
  readonly href?: (month: Month) => string;
  readonly onGo?: (month: Month) => void;
}

/** Which entries are drawn: today's before all others, then as many as have room. */
const signsIn = ({ entries, first, days }: Month, today: number) => {
  const drawn: { readonly entry: Month['entries'][number]; readonly left: number }[] = [];
  const now = entries.filter(({ day }) => day === today).sort(byWeight);
  for (const entry of [...now, ...entries]) {
    const left = ((entry.day - first + 0.5) / days) * 100;
    if (drawn.every((one) => Math.abs(one.left - left) >= GAP)) drawn.push({ entry, left });
  }
  return drawn;
};

/** A scene over days that is being played, or waits: a bar from its first day to the one that it has come to. */
const barsIn = ({ first, days }: Month, months: readonly Month[], today: number) =>
  months
    .flatMap(({ entries }) => entries)
    .filter(({ kind, state }) => kind === 'scene' && (state === 'running' || state === 'paused'))
    .flatMap(({ id, day, pausedOn }) => {
      const [from, through] = [Math.max(day, first), Math.min(pausedOn ?? Math.max(day, today), first + days - 1)];
      return through < from
        ? []
        : [{ id, left: ((from - first) / days) * 100, width: ((through - from + 1) / days) * 100 }];
    });

interface MonthBodyProps {
  readonly month: Month;
  readonly months: readonly Month[];
  readonly today: number;
  readonly name: string;
}

const MonthBody = ({ month, months, today, name }: MonthBodyProps) => (
  <>
    <b>{name}</b>
    <span className="year-track" aria-hidden="true">
      {barsIn(month, months, today).map(({ id, left, width }) => (
        <s key={id} style={{ left: `${left}%`, width: `${width}%` }} />
      ))}
      {signsIn(month, today).map(({ entry, left }) => (
        <i
          key={entry.id}
          style={{ left: `${left}%` }}
          data-now={entry.day === today || undefined}
          data-past={entry.day < today || undefined}
        >
          <Sign of={signOf(entry)} size={15} />
        </i>
      ))}
    </span>
    <span className="vh">{month.entries.length}</span>
  </>
);

/** The year as a band of months, each with what stands in it. */
export const YearStrip = memo(({ calendar, months, today, at = null, href, onGo }: YearStripProps) => {
  const { t, words } = useSpoken(HOME);
  const list = useRef<HTMLOListElement>(null);
  // Where the band is wider than the page, the open month is in sight.
  useEffect(() => {
    const [box, month] = [list.current, list.current?.children[at ?? -1] as HTMLElement | undefined];
    if (box === null || month === undefined) return;
    box.scrollLeft = month.offsetLeft - (box.clientWidth - month.clientWidth) / 2;
  }, [at]);
  return (
    <ol ref={list} className="year" aria-label={t.months} style={{ '--months': months.length } as CSSProperties}>
      {months.map((month) => {
        const name = yearPartName(words, calendar.months[month.month] as saga.calendar.YearPart);
        const isOn = today >= month.first && today < month.first + month.days;
        const body = <MonthBody month={month} months={months} today={today} name={name} />;
        return (
          <li key={month.month} data-on={isOn || undefined} data-odd={month.season % 2 === 1 || undefined}>
            {onGo === undefined ? (
              <Link href={href?.(month) ?? ''}>{body}</Link>
            ) : (
              <button type="button" aria-pressed={at === month.month} onClick={() => onGo(month)}>
                {body}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
});
