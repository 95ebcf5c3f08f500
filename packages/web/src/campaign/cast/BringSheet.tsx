import type { saga } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { useId, useState } from 'react';
import { Choose } from '../../design/forms/Select.js';
import { Popover } from '../../design/panels/Popover.js';
import { Refused } from '../../design/rules/Refused.js';
import { useSpoken } from '../../words/speech.js';
import { useWriting } from '../sheet/useWriting.js';
import { AskingForm } from '../sheet/Writing.js';
import { useOwners } from './AddCharacter.js';
import { type ReadSheet, readSheet } from './sheetFile.js';
import { CAST } from './words.js';

const BringForm = () => {
  const { t, words } = useSpoken(CAST);
  const { write } = useWriting();
  const owners = useOwners();
  const id = useId();
  const [owner, setOwner] = useState('');
  const [read, setRead] = useState<ReadSheet | null>(null);
  const take = async (file: File | undefined): Promise<void> =>
    setRead(file === undefined ? null : readSheet(await file.text()));
  const fault = read === null || read.ok ? null : read.refusal === null ? t.notJson : refusalText(words, read.refusal);
  const send = async (): Promise<boolean> => {
    if (!read?.ok) return false;
    const deed: saga.campaign.CampaignDeed = { deed: 'bring', owner: owner === '' ? null : owner, sheet: read.sheet };
    return write(deed);
  };
  return (
    <AskingForm act={t.propose} off={read?.ok ? null : t.needFile} onSend={send}>
      <p className="small soft">{t.bringNote}</p>
      <div className="field">
        <label htmlFor={id} className="lab">
          {t.file}
        </label>
        <input
          id={id}
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </div>
      {fault === null ? null : <Refused why={fault} />}
      {read?.ok ? <p>{t.brings({ name: read.sheet.name })}</p> : null}
      <Choose label={t.owner} options={owners} at={owner} onPick={setOwner} />
    </AskingForm>
  );
};

/** S1E-SCOPE-005: a sheet from another campaign, by a decision of the table. */
export const BringSheet = () => {
  const { t } = useSpoken(CAST);
  return (
    <Popover label={t.bring} trigger={t.bring} triggerClass="btn btn-quiet">
      <h3>{t.bring}</h3>
      <BringForm />
    </Popover>
  );
};
