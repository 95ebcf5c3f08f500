import type { Words } from '@warmoot/words';
import './bout.css';
import './bout-many.css';
import './bout-narrow.css';
import type { Person } from '../../../people/person.js';
import { nearSide, ofSide, type Pair } from '../pairing.js';
import { type DuelView, nameOf, woundLines } from '../sheet.js';
import type { DuelWords } from '../words.js';
import { type Doing, FighterCard, FighterFigure } from './Fighter.js';
import { Middle } from './Middle.js';

export interface BoutProps {
  readonly view: DuelView;
  readonly seat: string | null;
  readonly people: Readonly<Record<string, Person>>;
  readonly pair: Pair;
  readonly doing: (who: number) => Doing;
  readonly onLook: (who: number) => void;
  readonly yours: boolean;
  readonly news: readonly string[];
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
  const { view, seat, people, pair, doing, yours, news, scene, t, words } = props;
  const near = nearSide(view, seat);
  const [own, others] = [ofSide(view, near), ofSide(view, near === 1 ? 2 : 1)];
  const card = { view, people, scene, t, words };
  const many = own.length > 1 || others.length > 1;
  return (
    <div className={many ? 'bout bout-many' : 'bout'}>
      <div className="bout-half">
        <FighterCard {...card} who={pair.near} doing={doing(pair.near)} far={false} />
        <Roster {...props} who={own} shown={pair.near} />
      </div>
      <Middle view={view} pair={pair} yours={yours} news={news} t={t} />
      <div className="bout-half bout-half-far">
        <FighterCard {...card} who={pair.far} doing={doing(pair.far)} far />
        <Roster {...props} who={others} shown={pair.far} />
      </div>
    </div>
  );
};
