import type { ReactNode } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { useSpoken } from '../../../words/speech.js';
import { SHARED } from '../../shared/words.js';

interface FootProps {
  readonly act: string;
  /** Why it cannot be pressed yet. */
  readonly off: string | null;
  readonly busy: boolean;
  readonly onAct: () => void;
  /** What else may be done. */
  readonly children?: ReactNode;
}

/** The one gold button, and what else may be done. */
export const SkirmishFoot = ({ act, off, busy, onAct, children }: FootProps) => {
  const { t } = useSpoken(SHARED);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn by other laws
    <div className="scene-foot field-foot" role="group" aria-label={t.yourAnswer}>
      <Button kind="act" off={off} busy={busy} onClick={onAct} className="foot-act">
        {act}
      </Button>
      {children}
    </div>
  );
};
