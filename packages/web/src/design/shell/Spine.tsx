import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../words/WordsProvider.js';
import { Icon } from '../base/Icon.js';
import { Sign } from './Sign.js';
import type { Sign as SignName } from './signs.js';

/** A month of a saga: which day it is, and what stands on the others. */
export interface Calendar {
  readonly month: string;
  readonly year: string;
  readonly days: number;
  readonly today: number;
  readonly scenes: readonly {
    readonly day: number;
    readonly kind: SignName;
    readonly name: string;
  }[];
}

const Day = ({ day, calendar }: { readonly day: number; readonly calendar: Calendar }) => {
  const scene = calendar.scenes.find((one) => one.day === day);
  const now = day === calendar.today;
  const numbered = now || scene !== undefined || day === 1 || day % 5 === 0;
  return (
    <li
      className="day"
      data-now={now || undefined}
      data-has={scene !== undefined || now || undefined}
      data-past={day < calendar.today || undefined}
      aria-current={now ? 'date' : undefined}
    >
      {numbered ? <i>{day}</i> : null}
      {scene === undefined ? null : <Sign of={scene.kind} size={18} label={scene.name} />}
    </li>
  );
};

/** The dark bar at the edge of the page. It shows the campaign's day; without a campaign it shows only the mark. */
export const Spine = ({ calendar }: { readonly calendar: Calendar | null }) => {
  const { ui } = useWords();
  return (
    <nav className="spine" data-bare={calendar === null || undefined} aria-label={ui.nav.calendar}>
      <Link href="/" className="spine-mark" aria-label={`${ui.name}, ${ui.nav.home}`}>
        <Icon name="mark" size={34} />
      </Link>
      {calendar === null ? null : (
        <>
          <div className="spine-month" style={{ '--letters': calendar.month.length } as CSSProperties}>
            {calendar.month}
          </div>
          <ol>
            {Array.from({ length: calendar.days }, (_, nth) => nth + 1).map((day) => (
              <Day key={day} day={day} calendar={calendar} />
            ))}
          </ol>
          <div className="spine-year">{calendar.year}</div>
        </>
      )}
    </nav>
  );
};
