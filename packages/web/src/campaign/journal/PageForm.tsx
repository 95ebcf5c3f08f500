import type { saga } from '@warmoot/rules';
import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Form } from '../../design/forms/Form.js';
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
  const save = async (): Promise<void> => {
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
    <Form
      className="plan-form"
      kind="act"
      act={t.save}
      busy={busy}
      off={text.trim() === '' ? t.needsText : null}
      foot="plan-acts"
      beside={
        page === null ? null : (
          <Button kind="quiet" onClick={() => void remove()}>
            {t.remove}
          </Button>
        )
      }
      onSend={save}
    >
      <div className="plan-row">
        <DateFields calendar={calendar} day={day} onChange={setDay} />
        <Field label={t.heading} maxLength={120} value={title} className="field-wide" onText={setTitle} />
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
    </Form>
  );
};
