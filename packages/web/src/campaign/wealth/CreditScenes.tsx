import type { saga } from '@warmoot/rules';
import { useState } from 'react';
import { Form } from '../../design/forms/Form.js';
import { Choose } from '../../design/forms/Select.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useCampaignIn } from '../useCampaign.js';
import { creditable } from './ledger.js';
import { WEALTH } from './words.js';

const MOST = 8;

const CreditForm = ({ entry }: { readonly entry: saga.campaign.Entry }) => {
  const { t, seen, act, nameOf } = useCampaignIn(WEALTH);
  const [to, setTo] = useState({ raise: '', lower: '' });
  const units = Object.values(seen.open.units).map(({ id, name }) => ({ key: id, label: name }));
  const [raise, lower] = [to.raise || null, to.lower || null];
  const side = (kind: 'raise' | 'lower', label: string) => {
    const given = entry.credited?.[kind] ?? null;
    if (given !== null)
      return (
        <p className="field">
          <span className="lab">{label}</span> <b>{nameOf(given)}</b>
        </p>
      );
    const options = units.filter(({ key }) => key !== entry.credited?.[kind === 'raise' ? 'lower' : 'raise']);
    return (
      <Choose
        label={label}
        at={to[kind]}
        none={t.nobodys}
        options={options}
        onPick={(key) => setTo({ ...to, [kind]: key })}
      />
    );
  };
  return (
    <Form
      className="unit-row"
      small
      act={t.propose}
      off={raise === null && lower === null ? t.pickOne : null}
      onSend={() => act({ deed: 'credit', entry: entry.id, raise, lower })}
    >
      {side('raise', t.raises)}
      {side('lower', t.lowers)}
    </Form>
  );
};

/** Finished scenes that may still count for or against a political unit. */
export const CreditScenes = () => {
  const { t, seen, plays, dateText } = useCampaignIn(WEALTH);
  const scenes = creditable(seen).slice(0, MOST);
  return (
    <section className="credit-scenes">
      <h2>{t.credit}</h2>
      <p className="small soft">
        {t.creditNote} <RuleRef id="SAGA-WEALTH-011" />
      </p>
      {scenes.length === 0 ? <p>{t.nothingToCredit}</p> : null}
      <ul>
        {scenes.map((entry) => (
          <li key={entry.id}>
            <p>
              <b>{entry.title}</b> <span className="small soft">{dateText(entry.day)}</span>
            </p>
            {plays ? <CreditForm key={JSON.stringify(entry.credited)} entry={entry} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
};
