import type { Words } from '@warmoot/words';
import { useNarrow } from '../../../browser/useMedia.js';
import { capital } from '../../../words/text.js';
import { distanceOf, nearSide, ofSide, type Pair, squaresBetween } from '../pairing.js';
import { type DuelView, nameOf, woundLines } from '../sheet.js';
import type { DuelWords } from '../words.js';
import './bout.css';
import './bout-many.css';
import './bout-narrow.css';
import type { Person } from '../../../people/person.js';
import { useSpoken } from '../../../words/speech.js';
import type { Phase } from '../../shared/Phases.js';
import { SHARED } from '../../shared/words.js';
import { type Doing, FighterCard, FighterFigure } from './Fighter.js';
import { PairHead } from './Pair.js';

const PLACES = [
  [1, 52],
  [2, 124],
  [3, 196],
  [4, 262],
] as const;

interface GaugeProps {
  readonly distance: 1 | 2 | 3 | 4 | null;
  /** Gold only while the distance bears on a decision of yours. */
  readonly yours: boolean;
  readonly t: DuelWords;
}

/** The scale of Fight Distance, with a marker where the two stand. */
const Gauge = ({ distance, yours, t }: GaugeProps) => (
  <svg
    className={yours ? 'gauge gauge-yours' : 'gauge'}
    viewBox="0 0 300 74"
    role="img"
    aria-label={distance === null ? t.noBoard : t.distanceName({ name: t.distances[distance] })}
  >
    <path d="M20 30H280" className="gauge-line" />
    {PLACES.map(([at, x]) => (
      <g key={at}>
        <path d={`M${x} 22V38`} className="gauge-line" />
        {at === distance ? (
          <>
            <path d={`M${x - 34} 44H${x + 34}V70H${x - 34}Z`} className="gauge-mark" />
            <path d={`M${x - 8} 10H${x + 8}L${x} 24Z`} className="gauge-mark" />
          </>
        ) : null}
        <text x={x} y="62" textAnchor="middle" className={at === distance ? 'gauge-now' : ''}>
          {capital(t.distances[at])}
        </text>
      </g>
    ))}
  </svg>
);

interface MiddleProps {
  readonly view: DuelView;
  readonly pair: Pair;
  readonly phases: readonly Phase[];
  readonly yours: boolean;
  readonly t: DuelWords;
}

const Track = ({ phases, yours, t }: Pick<MiddleProps, 'phases' | 'yours' | 't'>) => {
  const { t: shared } = useSpoken(SHARED);
  return (
    <ol className={yours ? 'bout-track bout-track-yours' : 'bout-track'}>
      {phases.length === 0 ? <li>{t.over}</li> : null}
      {phases.map(({ key, title, state }) => (
        <li key={key} aria-current={state === 'now' ? 'step' : undefined} data-done={state === 'done' ? '' : undefined}>
          {title}
          {state === 'done' ? <span className="vh"> {shared.stageDone}</span> : null}
        </li>
      ))}
    </ol>
  );
};

/** Between the two: the round, where in it we are, and how far apart they stand. */
const Middle = ({ view, pair, phases, yours, t }: MiddleProps) => {
  const { round } = view.open;
  const distance = distanceOf(view, pair.near, pair.far);
  return (
    <section className="bout-middle">
      <p className="bout-round">{round === 0 ? t.before : t.round({ n: round })}</p>
      <Track phases={phases} yours={yours} t={t} />
      <Gauge distance={distance} yours={yours} t={t} />
      {distance === null ? null : (
        <p className="bout-apart">{t.emptySquares({ n: squaresBetween(view, pair.near, pair.far) })}</p>
      )}
    </section>
  );
};

export interface BoutProps {
  readonly view: DuelView;
  readonly seat: string | null;
  readonly people: Readonly<Record<string, Person>>;
  readonly pair: Pair;
  readonly phases: readonly Phase[];
  readonly doing: (who: number) => Doing;
  readonly onLook: (who: number) => void;
  readonly yours: boolean;
  readonly scene: string;
  readonly t: DuelWords;
  readonly words: Words;
}

type RosterProps = Pick<BoutProps, 'view' | 'people' | 'doing' | 'onLook' | 't'> & {
  readonly who: readonly number[];
  readonly shown: number;
};

/** The others of a side, small; a press shows them large. */
const Roster = ({ view, people, doing, onLook, t, who, shown }: RosterProps) => {
  if (who.length < 2) return null;
  return (
    <ul className="bout-roster" aria-label={t.others}>
      {who.map((one) => {
        const standing = view.open.combatants[one]?.standing ?? 'in';
        const state = standing === 'in' ? woundLines(view, one, t).length : t.standing[standing];
        return (
          <li key={one}>
            <button
              type="button"
              className="bout-small"
              aria-pressed={one === shown}
              aria-label={t.lookAt({ who: nameOf(view, one) })}
              data-out={standing === 'in' ? undefined : ''}
              onClick={() => onLook(one)}
            >
              <FighterFigure view={view} who={one} people={people} t={t} />
              <span className="bout-small-name">{nameOf(view, one)}</span>
              <span className="bout-small-state">
                {typeof state === 'string' ? state : doing(one) === null ? '' : t[doing(one) as 'sealed' | 'choosing']}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};

/** The head of the bout: the two it is about, large, with everybody else of their sides beneath. */
export const Bout = (props: BoutProps) => {
  const { view, seat, people, pair, phases, doing, yours, scene, t, words } = props;
  const near = nearSide(view, seat);
  const [own, others] = [ofSide(view, near), ofSide(view, near === 1 ? 2 : 1)];
  const card = { view, people, scene, t, words };
  const many = own.length > 1 || others.length > 1;
  if (useNarrow()) {
    return (
      <>
        <PairHead {...props} />
        {many ? (
          <div className="bout-rosters">
            <Roster {...props} who={own} shown={pair.near} />
            <Roster {...props} who={others} shown={pair.far} />
          </div>
        ) : null}
      </>
    );
  }
  return (
    <div className={many ? 'bout bout-many' : 'bout'}>
      <div className="bout-half">
        <FighterCard {...card} who={pair.near} doing={doing(pair.near)} far={false} />
        <Roster {...props} who={own} shown={pair.near} />
      </div>
      <Middle view={view} pair={pair} phases={phases} yours={yours} t={t} />
      <div className="bout-half bout-half-far">
        <FighterCard {...card} who={pair.far} doing={doing(pair.far)} far />
        <Roster {...props} who={others} shown={pair.far} />
      </div>
    </div>
  );
};
