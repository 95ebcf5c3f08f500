import type { ReactNode } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { useSpoken } from '../../../words/speech.js';
import { SHARED } from '../../shared/words.js';

interface FootProps {
  /** What it comes to in all. */
  readonly sum?: string | null;
  readonly children: ReactNode;
}

/** The foot of a decision: what it comes to, and the buttons. */
export const FootBar = ({ sum = null, children }: FootProps) => {
  const { t } = useSpoken(SHARED);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn by other laws
    <div className="scene-foot field-foot command-foot" role="group" aria-label={t.yourAnswer}>
      {sum === null ? null : <p className="command-sum command-total">{sum}</p>}
      {children}
    </div>
  );
};

interface CommandFootProps {
  readonly act: string;
  /** Why it cannot be pressed yet. */
  readonly off: string | null;
  readonly busy: boolean;
  readonly onAct: () => void;
  readonly sum?: string | null;
  readonly others?: ReactNode;
}

/** The one gold button, what it comes to, and what else may be done. */
export const CommandFoot = ({ act, off, busy, onAct, sum = null, others }: CommandFootProps) => (
  <FootBar sum={sum}>
    <Button kind="act" off={off} busy={busy} onClick={onAct} className="foot-act">
      {act}
    </Button>
    {others}
  </FootBar>
);
