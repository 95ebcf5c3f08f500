import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../../words/WordsProvider.js';
import { Icon } from '../base/Icon.js';
import './popover.css';

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
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <header className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          <Icon name="ui-object" label={ui.plain.close} />
        </button>
      </header>
      {open ? children : null}
    </dialog>
  );
};
