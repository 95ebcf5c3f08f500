import type { saga } from '@warmoot/rules';
import { outcomeText } from '@warmoot/words';
import { Icon } from '../../design/base/Icon.js';
import { capital } from '../../words/text.js';
import type { SceneProps } from '../contract.js';
import { SceneHead } from '../shared/SceneHead.js';
import { FighterFigure } from './bout/Fighter.js';
import type { DuelView } from './sheet.js';
import { type DuelWords, useDuelWords } from './words.js';

const headOf = ({ ending, fighters }: saga.duel.DuelOutcome, t: DuelWords): string => {
  if (ending === 'draw') return t.draw;
  if (ending !== 'side1' && ending !== 'side2') return t.noWinner;
  const side = ending === 'side1' ? 1 : 2;
  const [first, ...others] = fighters.filter((fighter) => fighter.side === side);
  return others.length === 0 ? t.hasWon({ who: first?.name ?? '' }) : t.sideWon({ who: first?.name ?? '' });
};

type Fighter = saga.duel.DuelOutcome['fighters'][number];

/** Wounds of a fighter, those taken here marked. */
const Wounds = ({ fighter, t }: { readonly fighter: Fighter; readonly t: DuelWords }) => {
  const kinds = [...new Set(fighter.wounds.map(({ part, severity }) => `${part} ${severity}`))];
  if (kinds.length === 0) return <p className="small soft">{capital(t.noWounds)}</p>;
  const count = (wounds: Fighter['wounds'], kind: string): number =>
    wounds.filter(({ part, severity }) => `${part} ${severity}` === kind).length;
  return (
    <ul className="end-wounds">
      {kinds.map((kind) => {
        const [part, severity] = kind.split(' ') as [Fighter['wounds'][number]['part'], 'minor' | 'major'];
        const taken = count(fighter.taken, kind);
        return (
          <li key={kind}>
            <Icon name={severity === 'major' ? 'wd-major' : 'wd-minor'} size={16} />
            <span>
              {capital(t.parts[part])}, {severity === 'major' ? t.major : t.minor({ n: count(fighter.wounds, kind) })}
              {taken > 0 ? <em> {t.newWounds}</em> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

/** The end: who won, in the words of the rules, and what is left of everybody. */
export const End = ({
  run,
  view,
  seat,
  people,
}: Pick<SceneProps, 'run' | 'seat' | 'people'> & { readonly view: DuelView }) => {
  const { t, words } = useDuelWords();
  const outcome = run.outcome() as saga.duel.DuelOutcome;
  return (
    <div className="scene-body end">
      <SceneHead title={headOf(outcome, t)} aside={t.round({ n: outcome.rounds })} />
      <p className="scene-lead story">{outcomeText(words, run, seat)}</p>
      <h3 className="end-head">{t.whatItMeans}</h3>
      <ul className="end-people">
        {outcome.fighters.map((fighter, who) => (
          <li key={fighter.name}>
            <FighterFigure view={view} who={who} people={people} t={t} />
            <div>
              <b>{fighter.name}</b>
              <p className="small">
                {[
                  fighter.standing === 'in' ? t.unbeaten : t.standing[fighter.standing],
                  ...(outcome.prisoners.includes(fighter.name) ? [t.prisoner] : []),
                  ...(fighter.dyingSince === null ? [] : [t.dying({ n: fighter.dyingSince })]),
                ].join(', ')}
              </p>
              <Wounds fighter={fighter} t={t} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};
