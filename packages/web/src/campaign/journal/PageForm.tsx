import type { saga } from '@warmoot/rules';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { DateFields } from '../plan/DateFields.js';
import '../plan/plan.css';
import { useCampaignIn } from '../useCampaign.js';
import { JOURNAL } from './words.js';

interface PageFormProps {
  /** The page that is changed; null for a new one. */
  readonly page: saga.campaign.Page | null;
  readonly onDone: () => void;
}

/** A page of the journal: its day, a heading, and plain text. */
export const PageForm = ({ page, onDone }: PageFormProps) => {
  const { t, act, calendar, seen } = useCampaignIn(JOURNAL);
  const announce = useAnnounce();
  const [day, setDay] = useState(page?.day ?? seen.open.today);
  const [title, setTitle] = useState(page?.title ?? '');
  const [text, setText] = useState(page?.text ?? '');
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '' || busy) return;
    setBusy(true);
    const refusal = await act({ deed: 'page', ...(page !== null && { id: page.id }), day, title: title.trim(), text });
    setBusy(false);
    if (refusal !== null) return;
    announce(t.written);
    onDone();
  };
  const remove = async (): Promise<void> => {
    if (page !== null && (await act({ deed: 'remove', from: 'pages', id: page.id })) === null) onDone();
  };
  return (
    <form className="plan-form" onSubmit={(event) => void save(event)}>
      <div className="plan-row">
        <DateFields calendar={calendar} day={day} onChange={setDay} />
        <Field
          label={t.heading}
          maxLength={120}
          value={title}
          className="field-wide"
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
      <label className="field">
        <span className="lab">{t.text}</span>
        <textarea
          rows={10}
          maxLength={20_000}
          className="journal-text"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <span className="small soft">{t.textHint}</span>
      </label>
      <p className="plan-acts">
        <Button kind="act" type="submit" busy={busy} off={text.trim() === '' ? t.needsText : null}>
          {t.save}
        </Button>
        {page === null ? null : (
          <Button kind="quiet" onClick={() => void remove()}>
            {t.remove}
          </Button>
        )}
      </p>
    </form>
  );
};
