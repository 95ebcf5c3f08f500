import { command } from '@warmoot/rules';
import type { Words } from '@warmoot/words';
import { tinctureOf } from '../../boards/counter/Counter.js';
import { courseOf, phasesIn } from '../shared/course.js';
import '../shared/phases.css';
import { useSpoken } from '../../words/speech.js';
import { capital } from '../../words/text.js';
import { SHARED } from '../shared/words.js';
import { armyName, type CommandRun, type CommandView, other, type Side } from './model.js';
import type { CommandWords } from './words.js';

interface RailProps {
  readonly rules: CommandRun['rules'];
  readonly view: CommandView;
  /** The side of whoever looks, and whether something is asked of it. */
  readonly mine: Side | null;
  readonly yours: boolean;
  readonly words: Words;
  readonly t: CommandWords;
}

/** Whose a stage is: of the fourth the other side acts, and before the first round whoever deploys. */
const sideOfStage = (view: CommandView, key: string): Side | null => {
  if (key === 'deployNorth') return 0;
  if (key === 'deploySouth') return 1;
  if (view.open.round === 0) return null;
  return key === 'defence' ? other(view.open.active) : view.open.active;
};

/** The five stages of a turn, each with the mark of the side that acts. Gold only when you act or answer. */
export const Rail = ({ rules, view, mine, yours, words, t }: RailProps) => {
  const { t: shared } = useSpoken(SHARED);
  const phases = phasesIn(words, courseOf(rules as never, { ...view, inner: null } as never));
  const isActing = view.open.round > 0 && mine !== null && command.acting(view) === mine;
  return (
    <ol
      className="phases command-rail"
      aria-label={shared.stages}
      style={{ '--parts': phases.length } as React.CSSProperties}
    >
      {phases.map(({ key, title, state }, nth) => {
        const side = sideOfStage(view, key);
        const isMine = yours && state === 'now';
        const army = side === null ? '' : armyName(view, side);
        // Whoever answers is the side that must do something now.
        const marked = isMine && !isActing && view.open.round > 0 && mine !== null ? mine : side;
        return (
          <li
            key={key}
            data-state={state}
            data-yours={isMine ? '' : undefined}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <b>
              {t.stageNumber({ n: nth + 1, title: capital(title) })}
              {state === 'done' ? (
                <>
                  {' '}
                  <span aria-hidden="true">✓</span>
                  <span className="vh">{shared.stageDone}</span>
                </>
              ) : null}
            </b>
            {marked === null ? null : (
              <span data-tincture={tinctureOf(marked)}>
                <i className="rail-mark" data-side={marked} />
                {isMine ? (isActing || view.open.round === 0 ? t.you({ army }) : t.youAnswer) : army}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
};
