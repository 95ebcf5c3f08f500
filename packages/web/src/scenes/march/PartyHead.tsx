import { saga } from '@warmoot/rules';
import type { ReactNode } from 'react';
import { Shield } from '../../boards/counter/Counter.js';
import type { Person } from '../../people/person.js';
import { tinctureOf } from '../../people/tinctures.js';
import { useSpoken } from '../../words/speech.js';
import { SceneTitle } from '../shared/SceneHead.js';
import { type Book, GOING_ICON, type Known, type MarchView, placeOf, seatOf, sizeIn } from './model.js';
import { ownRating } from './odds.js';
import { Counted, Rating } from './Rating.js';
import { useTelling } from './telling.js';
import { MARCH } from './words.js';

/** SAGA-MOVE-011 knows three steps. */
const MOST_WEARY = 3;

/** The steps of weariness, as cuts. */
export const WearyMarks = ({ n }: { readonly n: number }) => (
  <span className="weary-marks" aria-hidden="true">
    {Array.from({ length: MOST_WEARY }, (_, step) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their number
      <i key={step} data-in={step < n || undefined} />
    ))}
  </span>
);

interface PictureProps {
  readonly view: MarchView;
  readonly people: Readonly<Record<string, Person>>;
  readonly party: string;
  readonly size: number;
  readonly going: saga.party.Going;
  readonly mine: boolean;
}

/** The counter of a party with how many it is. */
const PartyPicture = ({ view, people, party, size, going, mine }: PictureProps) => (
  <svg
    className="party-picture"
    data-tincture={tinctureOf(people[seatOf(view, party)]?.colour ?? 0)}
    viewBox="-20 -22 40 46"
    aria-hidden="true"
  >
    <Shield side={mine ? 0 : 1} icon={GOING_ICON[going]} />
    <rect
      x="-12"
      y="11"
      width="24"
      height="11.500"
      fill={mine ? 'var(--or)' : 'var(--paper)'}
      stroke="var(--keyline)"
      strokeWidth="1.2"
    />
    <text x="0" y="20.300" textAnchor="middle" className="counter-men" fill={mine ? 'var(--on-or)' : 'var(--ink)'}>
      {size < 10_000 ? size : `${Math.round(size / 1000)}k`}
    </text>
  </svg>
);

const Stat = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <b>{children}</b>
    <span>{label}</span>
  </div>
);

interface HeadProps {
  readonly view: MarchView;
  readonly people: Readonly<Record<string, Person>>;
  readonly book: Book;
  readonly pace: saga.march.Pace;
  readonly children: ReactNode;
  /** Whether the focus comes here when something is asked. */
  readonly isTitle?: boolean;
}

/** One's own party: what it is, how well it hides and looks at a pace, and how weary it is. */
export const PartyHead = ({ view, people, book, pace, children, isTitle = false }: HeadProps) => {
  const { t } = useSpoken(MARCH);
  const { party } = book;
  const going = saga.party.goingOf(party, saga.march.isAfloat(view.given.roads, book));
  const Title = isTitle ? SceneTitle : 'h2';
  return (
    <div className="party-head">
      <PartyPicture view={view} people={people} party={party.name} size={saga.party.sizeOf(party)} going={going} mine />
      <div className="party-name">
        <Title>{party.name}</Title>
        <p>{children}</p>
      </div>
      <div className="party-stats">
        <Stat label={t.skills.hide}>
          <Rating what={t.skills.hide} of={ownRating(book, 'hide', pace)} />
        </Stat>
        <Stat label={t.skills.notice}>
          <Rating what={t.skills.notice} of={ownRating(book, 'notice', pace)} />
        </Stat>
        <div>
          <Counted
            what={t.wearyWord}
            by={party.weary}
            line={t.wearyLine}
            rule="SAGA-MOVE-011"
            shown={<WearyMarks n={party.weary} />}
          />
          <span>{t.weary({ n: party.weary, most: MOST_WEARY })}</span>
        </div>
      </div>
    </div>
  );
};

/** What one's own party is and wants, in a line. */
export const useAbout = (view: MarchView, book: Book): string => {
  const { t, span } = useTelling(view);
  const { party, wants } = book;
  const { roads } = view.given;
  const going = saga.party.goingOf(party, saga.march.isAfloat(roads, book));
  const who = [
    `${t.sizeOf({ n: saga.party.sizeOf(party) })} ${t.going[going]}`,
    ...(saga.party.hasScouts(party) ? [t.scouts] : []),
  ].join(', ');
  const aim =
    wants === null
      ? t.wants.none
      : wants.want === 'reach'
        ? t.wants.reach({ span: span(wants.span) })
        : wants.want === 'avoid'
          ? t.wants.avoid({ who: wants.party, days: wants.days })
          : t.wants[wants.want]({ who: wants.party });
  return `${who}. ${aim}`;
};

interface FoeProps extends Pick<HeadProps, 'view' | 'people' | 'book'> {
  readonly other: Known;
}

/** Another party, as far as one's own knows it. */
export const FoeHead = ({ view, people, book, other }: FoeProps) => {
  const { t, span } = useTelling(view);
  const { roads } = view.given;
  const { seen } = other;
  const far = saga.roads.distanceBetween(roads, book.at, placeOf(other));
  const ratings = seen?.ratings ?? null;
  const going = seen?.going ?? (other.book === null ? 'foot' : saga.party.goingOf(other.book.party));
  const leader = seen?.leader ?? (other.book === null ? null : saga.party.leaderOf(other.book.party));
  return (
    <div className="party-head" data-foe="">
      <PartyPicture view={view} people={people} party={other.name} size={sizeIn(other)} going={going} mine={false} />
      <div className="party-name">
        <h2>{other.name}</h2>
        <p>
          {t.foeAt({ span: span(placeOf(other)), far: t.far({ n: far }) })}{' '}
          {leader === null || leader === other.name ? null : t.leadsIt({ who: leader })}
        </p>
      </div>
      <div className="party-stats">
        {ratings === null
          ? null
          : (['hide', 'notice'] as const).map((skill) => (
              <Stat key={skill} label={t.skills[skill]}>
                <Counted what={t.skills[skill]} by={ratings[skill]} line={other.name} rule="SAGA-MOVE-002" />
              </Stat>
            ))}
        {seen === null ? null : (
          <Stat label={t.skills.moves}>
            <Counted what={t.skills.moves} by={seen.moves} line={other.name} rule="SAGA-MOVE-007" />
          </Stat>
        )}
      </div>
    </div>
  );
};
