import { type ReactNode, useEffect, useId, useState } from 'react';
import { useWords } from '../../words/WordsProvider.js';
import { Icon } from '../base/Icon.js';
import { goRound } from './goRound.js';
import './popover.css';
import { Within } from './within.js';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** The native dialog: it holds the focus, closes by Escape, and gives the focus back. */
export const Dialog = ({ open, onClose, title, children }: DialogProps) => {
  const { ui } = useWords();
  const id = useId();
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    if (open) dialog?.showModal();
    else dialog?.close();
  }, [dialog, open]);
  return (
    <dialog ref={setDialog} className="dialog" aria-labelledby={id} onClose={onClose} onKeyDown={goRound}>
      <header className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" onClick={() => dialog?.close()}>
          <Icon name="ui-object" label={ui.plain.close} />
        </button>
      </header>
      <Within value={dialog}>{open ? children : null}</Within>
    </dialog>
  );
};
