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

/** The rounds of a scene that stands in no calendar, each with where it is told. */
export interface Rounds {
  /** What is on now, or was last, in words. */
  readonly now: string;
  readonly all: readonly { readonly part: number; readonly title: string; readonly id: string }[];
  /** The page of the log. */
  readonly log: string;
}

const RoundList = ({ rounds: { now, all, log } }: { readonly rounds: Rounds }) => (
  <>
    <div className="spine-month" aria-hidden="true" style={{ '--letters': now.length } as CSSProperties}>
      {now}
    </div>
    <ol className="spine-rounds">
      {all.map(({ part, title, id }) => (
        <li key={part}>
          <Link
            href={`${log}#${id}`}
            aria-label={title}
            aria-current={title === now ? 'step' : undefined}
            // On the page of the log itself nothing is loaded that could go there.
            onClick={() => document.getElementById(id)?.scrollIntoView()}
          >
            {part}
          </Link>
        </li>
      ))}
    </ol>
  </>
);

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

interface SpineProps {
  readonly calendar: Calendar | null;
  readonly rounds?: Rounds | null;
}

/**
 * The dark bar at the edge of the page. It shows the campaign's day; without a campaign the rounds of the scene, and
 * without a scene only the mark.
 */
export const Spine = ({ calendar, rounds = null }: SpineProps) => {
  const { ui } = useWords();
  const shown = calendar === null ? rounds : null;
  return (
    <nav
      className="spine"
      data-bare={calendar === null || undefined}
      aria-label={shown === null ? ui.nav.calendar : ui.nav.rounds}
    >
      <Link href="/" className="spine-mark" aria-label={`${ui.name}, ${ui.nav.home}`}>
        <Icon name="mark" size={34} />
      </Link>
      {shown === null ? null : <RoundList rounds={shown} />}
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
