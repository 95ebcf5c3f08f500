import type { ReactNode } from 'react';
import { useSpoken } from '../../words/speech.js';
import type { Step, StepSeen } from './steps.js';
import { FOUNDING } from './words.js';

interface StepsProps {
  readonly steps: readonly StepSeen[];
  /** The step that is open in the middle. */
  readonly at: Step;
  readonly onGo: (step: Step) => void;
  /** What each step is filled with. */
  readonly says: Readonly<Record<Step, string>>;
  /** Who did it, or whose turn it is. */
  readonly whose: (step: StepSeen) => string;
  /** Whether the step at hand is for this seat to take. */
  readonly isMine: boolean;
  readonly children?: ReactNode;
}

/** The five steps of founding, always in sight: what they hold, who did them, whose turn it is. */
export const Steps = ({ steps, at, onGo, says, whose, isMine, children }: StepsProps) => {
  const { t } = useSpoken(FOUNDING);
  return (
    <nav className="founding-steps" aria-labelledby="founding-steps">
      <h2 id="founding-steps">{t.founding}</h2>
      <ol>
        {steps.map((one, nth) => (
          <li key={one.step} data-state={one.state} data-mine={(isMine && one.state === 'now') || undefined}>
            <button type="button" aria-current={at === one.step ? 'step' : undefined} onClick={() => onGo(one.step)}>
              <i aria-hidden="true">{nth + 1}</i>
              <span>
                <b>{t.steps[one.step]}</b>
                <span>{says[one.step]}</span>
                <em>{whose(one)}</em>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
};
