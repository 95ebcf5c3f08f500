import { saga } from '@warmoot/rules';
import { entryTitle } from '@warmoot/words';
import { type DragEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Sign } from '../../design/shell/Sign.js';
import { signOf } from '../../design/shell/signs.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { useCampaignIn } from '../useCampaign.js';
import type { Month } from '../year.js';
import { dayAfterKey, movedTo } from './moving.js';
import { CALENDAR } from './words.js';

/** As many entries as a day has room for. */
const MOST = 6;

interface MonthViewProps {
  readonly month: Month;
  readonly today: number;
  /** The day on which the keyboard stands. */
  readonly at: number;
  readonly onGo: (day: number) => void;
  readonly onStep: (by: -1 | 1) => void;
  readonly onPlan: (day: number) => void;
  readonly onOpen: (entry: saga.campaign.Entry) => void;
  readonly onList: () => void;
}

const columnsOf = (list: HTMLElement | null): number =>
  list === null ? 1 : getComputedStyle(list).gridTemplateColumns.split(' ').length;

const byDay = (entries: readonly saga.campaign.Entry[]): ReadonlyMap<number, readonly saga.campaign.Entry[]> => {
  const days = new Map<number, saga.campaign.Entry[]>();
  for (const entry of entries) {
    const there = days.get(entry.day);
    if (there === undefined) days.set(entry.day, [entry]);
    else there.push(entry);
  }
  return days;
};

const isMovable = ({ state }: Pick<saga.calendar.CalendarEntry, 'state'>): boolean => state === 'planned';

/** A month day by day. Entries are opened by a press, moved by the hand or by keys; an empty place plans something. */
export const MonthView = (props: MonthViewProps) => {
  const { month, today, at, onGo, onStep, onPlan, onOpen, onList } = props;
  const { t, words, dateText, act, plays, calendar, seen } = useCampaignIn(CALENDAR);
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const [carried, setCarried] = useState<saga.campaign.Entry | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const wantsFocus = useRef(false);
  const days = useMemo(() => byDay(month.entries), [month.entries]);
  const markedOn = (day: number): readonly saga.campaign.MarkedDay[] => {
    const { dayOfYear } = saga.calendar.dateOf(calendar, day);
    return (seen.open.marked ?? []).filter((one) => one.day === dayOfYear);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day the keys have chosen.
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    list.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at, month.first, carried]);
  const focusOn = (day: number): void => {
    if (day < 1) return;
    wantsFocus.current = true;
    onGo(day);
  };
  const put = (entry: saga.campaign.Entry, day: number): void => {
    const deed = movedTo(entry, day);
    setCarried(null);
    setOver(null);
    if (deed === null) {
      announce(t.left, 'echo');
      return;
    }
    void act(deed).then((refusal) => {
      if (refusal === null) announce(t.putDown({ title: entryTitle(words, entry), date: dateText(day) }), 'echo');
    });
  };
  const onDayKey = (event: KeyboardEvent, day: number): void => {
    const to = dayAfterKey(event.key, day, columnsOf(list.current));
    if (to !== null) {
      event.preventDefault();
      focusOn(to);
    } else if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      wantsFocus.current = true;
      onStep(event.key === 'PageUp' ? -1 : 1);
    } else if (event.key === 'Escape' && carried !== null) {
      setCarried(null);
      announce(t.left, 'echo');
    }
  };
  const onEntryKey = (event: KeyboardEvent, entry: saga.campaign.Entry): void => {
    if (event.key.toLowerCase() !== 'm' || !plays || !isMovable(entry)) return;
    event.preventDefault();
    setCarried(entry);
    announce(t.pickedUp({ title: entryTitle(words, entry) }), 'echo');
    focusOn(entry.day);
  };
  const drop = (event: DragEvent, day: number): void => {
    event.preventDefault();
    const entry = month.entries.find(({ id }) => id === event.dataTransfer.getData('text/plain'));
    if (entry !== undefined) put(entry, day);
  };
  return (
    <>
      <ol ref={list} className="month" data-carrying={carried !== null || undefined}>
        {Array.from({ length: month.days }, (_, n) => month.first + n).map((day) => {
          const entries = days.get(day) ?? [];
          return (
            <li
              key={day}
              data-now={day === today || undefined}
              data-past={day < today || undefined}
              data-empty={entries.length === 0 || undefined}
              data-over={over === day || (carried !== null && at === day) || undefined}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(day);
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => drop(event, day)}
            >
              <button
                type="button"
                className="month-day"
                aria-haspopup={carried === null && plays ? 'dialog' : undefined}
                data-day={day}
                tabIndex={day === at ? 0 : -1}
                aria-current={day === today ? 'date' : undefined}
                aria-label={t.onDay({ date: dateText(day), count: entries.length })}
                onKeyDown={(event) => onDayKey(event, day)}
                onClick={() => (carried === null ? plays && onPlan(day) : put(carried, day))}
              >
                {saga.calendar.dateOf(calendar, day).dayOfMonth}
              </button>
              {markedOn(day).map(({ name }) => (
                <span key={name} className="month-marked small">
                  {name}
                </span>
              ))}
              {entries.slice(0, MOST).map((entry) => (
                <button
                  key={entry.id}
                  type="button"
                  className="month-entry"
                  aria-haspopup="dialog"
                  data-state={entry.state}
                  data-carried={carried?.id === entry.id || undefined}
                  draggable={plays && isMovable(entry)}
                  onDragStart={(event) => event.dataTransfer.setData('text/plain', entry.id)}
                  onKeyDown={(event) => onEntryKey(event, entry)}
                  onClick={() => onOpen(entry)}
                >
                  <Sign of={signOf(entry)} size={16} />
                  <span>{entryTitle(words, entry)}</span>
                </button>
              ))}
              {entries.length > MOST ? (
                <button type="button" className="month-more small" onClick={onList}>
                  {t.more({ count: entries.length - MOST })}
                </button>
              ) : null}
            </li>
          );
        })}
      </ol>
      <p className="small soft month-keys">{t.keys}</p>
    </>
  );
};
