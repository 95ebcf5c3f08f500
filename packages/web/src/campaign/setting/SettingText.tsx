import { type FormEvent, useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import '../../design/panels/leaf.css';
import { Area } from '../../design/forms/Area.js';
import { useCampaignIn } from '../useCampaign.js';
import { SETTING } from './words.js';

/** What the table wrote about its world: text, paragraph by paragraph, and nothing else. */
export const SettingText = () => {
  const { t, seen, plays, act } = useCampaignIn(SETTING);
  const [draft, setDraft] = useState<string | null>(null);
  const { setting } = seen.open;
  const keep = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (draft !== null && (await act({ deed: 'setting', text: draft.trim() })) === null) setDraft(null);
  };
  return (
    <section className="world-text leaf">
      <header className="world-head">
        <h2>{t.setting}</h2>
        {plays && draft === null ? (
          <Button small aria-label={t.writeSetting} onClick={() => setDraft(setting)}>
            {t.write}
          </Button>
        ) : null}
      </header>
      {draft === null ? (
        <div className="story prose">{setting === '' ? <p className="note">{t.settingEmpty}</p> : setting}</div>
      ) : (
        <form className="world-form" onSubmit={(event) => void keep(event)}>
          <Area label={t.writeSetting} rows={12} value={draft} onChange={setDraft} />
          <p className="row">
            <Button kind="ink" type="submit">
              {t.keep}
            </Button>
            <Button kind="quiet" onClick={() => setDraft(null)}>
              {t.leave}
            </Button>
          </p>
        </form>
      )}
    </section>
  );
};
