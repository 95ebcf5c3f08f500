import type { saga } from '@warmoot/rules';
import { useState } from 'react';
import { Area } from '../../design/forms/Area.js';
import { Field } from '../../design/forms/Field.js';
import { Form } from '../../design/forms/Form.js';
import { Dialog } from '../../design/panels/Dialog.js';
import { useSpoken } from '../../words/speech.js';
import { useCampaignIn } from '../useCampaign.js';
import { CheckForm } from './CheckForm.js';
import { CHECK } from './checkWords.js';
import type { Wish } from './useWays.js';
import { HOME } from './words.js';

const CloseForm = ({ entry, onDone }: { readonly entry: saga.campaign.Entry; readonly onDone: () => void }) => {
  const { t, act } = useCampaignIn(HOME);
  const [text, setText] = useState(entry.text);
  const [days, setDays] = useState(entry.days);
  const close = async (): Promise<void> => {
    await act({ deed: 'close', entry: entry.id, text, ...(days === entry.days ? {} : { days }) });
    onDone();
  };
  return (
    <Form className="plan-form" kind="act" act={t.ways.close} foot="plan-acts" onSend={close}>
      <Area label={t.cameOfIt} rows={6} value={text} onChange={setText} />
      {entry.days > 1 ? (
        <Field
          label={t.took}
          type="number"
          min={1}
          max={100_000}
          value={days}
          onText={(text) => setDays(Math.max(1, Number(text) || 1))}
        />
      ) : null}
    </Form>
  );
};

/** What is said when a scene is closed, and a check within it. */
export const EntryDialogs = ({ wish, onDone }: { readonly wish: Wish; readonly onDone: () => void }) => {
  const { t } = useSpoken(HOME);
  const { t: check } = useSpoken(CHECK);
  const title = wish?.entry.title ?? '';
  return (
    <Dialog
      open={wish !== null}
      onClose={onDone}
      title={wish?.way === 'check' ? check.title({ title }) : t.closeTitle({ title })}
    >
      {wish?.way === 'close' ? <CloseForm entry={wish.entry} onDone={onDone} /> : null}
      {wish?.way === 'check' ? <CheckForm entry={wish.entry} onDone={onDone} /> : null}
    </Dialog>
  );
};
