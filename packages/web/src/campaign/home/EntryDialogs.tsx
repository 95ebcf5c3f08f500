import type { saga } from '@warmoot/rules';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/forms/Button.js';
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
  const close = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await act({ deed: 'close', entry: entry.id, text, ...(days === entry.days ? {} : { days }) });
    onDone();
  };
  return (
    <form className="plan-form" onSubmit={(event) => void close(event)}>
      <label className="field">
        <span className="lab">{t.cameOfIt}</span>
        <textarea rows={6} maxLength={20_000} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      {entry.days > 1 ? (
        <label className="field">
          <span className="lab">{t.took}</span>
          <input
            type="number"
            min={1}
            max={100_000}
            value={days}
            onChange={({ target }) => setDays(Math.max(1, target.valueAsNumber || 1))}
          />
        </label>
      ) : null}
      <p className="plan-acts">
        <Button kind="act" type="submit">
          {t.ways.close}
        </Button>
      </p>
    </form>
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
