import { memo } from 'react';
import { useSpoken } from '../../words/speech.js';
import { SHARED } from './words.js';
import './phases.css';

/** A stage of a round, or of what comes before the first. */
export interface Phase {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly state: 'done' | 'now' | 'ahead';
}

interface PhasesProps {
  readonly phases: readonly Phase[];
  /** Something is asked of you: the stage that is on is gold. */
  readonly yours: boolean;
  /** It stands right below the head of a phone. */
  readonly isRail?: boolean;
}

/** Where the round is: a strip of its stages. */
export const Phases = memo(({ phases, yours, isRail = false }: PhasesProps) => {
  const { t } = useSpoken(SHARED);
  return (
    <ol
      className={isRail ? 'rail' : 'phases'}
      aria-label={t.stages}
      style={{ '--parts': phases.length } as React.CSSProperties}
    >
      {phases.map(({ key, title, note, state }) => (
        <li
          key={key}
          data-state={state}
          data-yours={yours && state === 'now' ? '' : undefined}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <b title={title}>
            {title}
            {state === 'done' ? (
              <>
                {' '}
                <span aria-hidden="true">✓</span>
                <span className="vh">{t.stageDone}</span>
              </>
            ) : null}
          </b>
          {note === '' ? null : <span>{note}</span>}
        </li>
      ))}
    </ol>
  );
});
