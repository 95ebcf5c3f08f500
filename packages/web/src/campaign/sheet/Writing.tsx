import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../design/forms/Button.js';
import { Form } from '../../design/forms/Form.js';
import { useSpoken } from '../../words/speech.js';
import { SHEET } from './words.js';

interface LinesProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly long?: boolean;
  readonly most: number;
  readonly quiet?: boolean;
  /** Whether writing begins here at once. */
  readonly begin?: boolean;
}

/** Puts the focus where somebody has asked to write. */
const beginHere = (field: HTMLElement | null): void => field?.focus();

/** A line or a page to write on, with its name. */
export const Lines = ({ label, value, onValue, long, most, quiet, begin }: LinesProps) => {
  const id = useId();
  const common = { id, value, maxLength: most, className: 'text-input', ref: begin ? beginHere : undefined };
  return (
    <div className="field">
      <label htmlFor={id} className={quiet ? 'vh' : 'lab'}>
        {label}
      </label>
      {long ? (
        <textarea {...common} rows={5} onChange={({ target }) => onValue(target.value)} />
      ) : (
        <input {...common} onChange={({ target }) => onValue(target.value)} />
      )}
    </div>
  );
};

interface WritingFormProps {
  readonly onSend: () => unknown;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** What is written in place: kept, or left as it was. */
export const WritingForm = ({ onSend, onLeave, children }: WritingFormProps) => {
  const { t } = useSpoken(SHEET);
  const leave = (
    <Button kind="quiet" small onClick={onLeave}>
      {t.cancel}
    </Button>
  );
  return (
    <Form className="writing" kind="ink" small act={t.save} foot="writing-acts" beside={leave} onSend={onSend}>
      {children}
    </Form>
  );
};

interface WrittenProps {
  readonly label: string;
  readonly text: string;
  /** What is said where nothing is written. */
  readonly empty: string;
  readonly may: boolean;
  readonly long?: boolean;
  readonly most: number;
  readonly onSave: (text: string) => Promise<boolean>;
  readonly className?: string;
  /** Something that stands before the text. */
  readonly lead?: ReactNode;
}

/** Text that its owner writes in place. It is text and nothing else: no markup is read in it. */
export const Written = ({ label, text, empty, may, long, most, onSave, className = '', lead }: WrittenProps) => {
  const { t } = useSpoken(SHEET);
  const [draft, setDraft] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const leave = (): void => {
    flushSync(() => setDraft(null));
    place.current?.querySelector('button')?.focus();
  };
  if (draft === null) {
    return (
      <div className="written" ref={place}>
        <p className={text === '' ? 'soft' : className}>
          {lead}
          {text === '' ? empty : text}
        </p>
        {may ? (
          <Button kind="quiet" small aria-label={t.writeWhat({ what: label })} onClick={() => setDraft(text)}>
            {t.write}
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <WritingForm onLeave={leave} onSend={async () => (await onSave(draft.trim())) && leave()}>
      <Lines label={label} quiet begin value={draft} onValue={setDraft} most={most} {...(long && { long })} />
    </WritingForm>
  );
};

interface AskingProps {
  readonly act: string;
  /** Why it cannot be sent yet. */
  readonly off?: string | null;
  readonly onSend: () => Promise<boolean>;
  readonly children?: ReactNode;
}

/** A small form in a panel; the panel closes when it was taken. */
export const AskingForm = ({ act, off = null, onSend, children }: AskingProps) => (
  <Form
    className="asking"
    kind="ink"
    small
    act={act}
    off={off}
    onSend={async (form) => {
      // Closes the panel in which the form stands.
      if (await onSend()) form.closest<HTMLElement>('[popover]')?.hidePopover();
    }}
  >
    {children}
  </Form>
);
