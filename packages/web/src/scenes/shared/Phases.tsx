import { memo } from 'react';
import './phases.css';

/** A part of a round, or of what comes before the first. */
export interface Phase {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly state: 'done' | 'now' | 'ahead';
}

interface PhasesProps {
  readonly phases: readonly Phase[];
  readonly yours: boolean;
  readonly t: { readonly phases: { readonly done: string } };
}

/** Where the round is: a strip of its parts. */
export const Phases = memo(({ phases, yours, t }: PhasesProps) => (
  <ol className="phases" style={{ '--parts': phases.length } as React.CSSProperties}>
    {phases.map(({ key, title, note, state }) => (
      <li
        key={key}
        data-state={state}
        data-yours={yours && state === 'now' ? '' : undefined}
        aria-current={state === 'now' ? 'step' : undefined}
      >
        <b>
          {title}
          {state === 'done' ? (
            <>
              {' '}
              <span aria-hidden="true">✓</span>
              <span className="vh">{t.phases.done}</span>
            </>
          ) : null}
        </b>
        <span>{note}</span>
      </li>
    ))}
  </ol>
));
