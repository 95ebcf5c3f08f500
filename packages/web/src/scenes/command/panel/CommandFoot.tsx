import type { ReactNode } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { useSpoken } from '../../../words/speech.js';
import { SHARED } from '../../shared/words.js';

interface CommandFootProps {
  readonly act: string;
  /** Why it cannot be pressed yet. */
  readonly off: string | null;
  readonly busy: boolean;
  readonly onAct: () => void;
  /** What it comes to in all. */
  readonly sum?: string | null;
  readonly others?: ReactNode;
}

/** The foot of a decision: the one gold button, what it comes to, and what else may be done. */
export const CommandFoot = ({ act, off, busy, onAct, sum = null, others }: CommandFootProps) => {
  const { t } = useSpoken(SHARED);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn by other laws
    <div className="scene-foot command-foot" role="group" aria-label={t.yourAnswer}>
      {sum === null ? null : <p className="command-sum">{sum}</p>}
      <Button kind="act" off={off} busy={busy} onClick={onAct} className="foot-act">
        {act}
      </Button>
      {others}
    </div>
  );
};
