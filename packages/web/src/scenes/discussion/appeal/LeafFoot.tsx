import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../design/forms/Button.js';
import { useDraft } from './draft.js';

interface LeafFootProps {
  /** What it is the foot of. */
  readonly label: string;
  readonly act: string;
  readonly off?: string | null;
  readonly busy: boolean;
  readonly onAct: () => void;
  /** Whether it stands at the right of a wide page, below the odds. */
  readonly beside?: boolean;
  /** What can be done instead. */
  readonly children?: ReactNode;
}

/** The foot of the leaf: the one gold button, and what can be done instead. On a phone it is always in sight. */
export const LeafFoot = ({ label, act, off = null, busy, onAct, beside = false, children }: LeafFootProps) => {
  const { foot } = useDraft();
  const drawn = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn by other laws
    <div className="scene-foot leaf-foot" role="group" aria-label={label}>
      {children}
      <Button kind="act" className="foot-act" off={off} busy={busy} onClick={onAct}>
        {act}
      </Button>
    </div>
  );
  return beside && foot !== null ? createPortal(drawn, foot) : drawn;
};
