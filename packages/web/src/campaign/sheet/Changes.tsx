import type { saga } from '@warmoot/rules';
import { campaignNames } from '@warmoot/words';
import { useMemo, useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useCampaignIn } from '../useCampaign.js';
import { historyOf } from './history.js';
import { SHEET } from './words.js';

const FIRST = 8;

/** Every change of the sheet with its day, its reason and its rules; the last one first. */
export const Changes = ({ who }: { readonly who: saga.campaign.Character }) => {
  const { t, words, dateText, seen, people } = useCampaignIn(SHEET);
  const names = useMemo(() => campaignNames(words, seen, (seat) => people[seat]?.name ?? seat), [words, seen, people]);
  const [whole, setWhole] = useState(false);
  const groups = useMemo(() => historyOf(words, t, who.history), [words, t, who.history]);
  const shown = whole ? groups : groups.slice(0, FIRST);
  return (
    <section className="history">
      <h2>{t.history}</h2>
      {groups.length === 0 ? <p className="soft">{t.noHistory}</p> : null}
      <ol>
        {shown.map(({ key, day, what, reason, rules, entry }) => (
          <li key={key}>
            <span className="lab">{dateText(day)}</span>
            <div>
              <b>{what.join(', ')}</b>
              <p className="small soft">
                {reason}
                {entry === null ? null : `, ${words.campaign.history.after({ title: names.entry(entry) })}`}{' '}
                {rules.map((rule) => (
                  <RuleRef key={rule} id={rule} />
                ))}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {shown.length < groups.length ? (
        <Button kind="quiet" small onClick={() => setWhole(true)}>
          {t.earlier({ count: groups.length - shown.length })}
        </Button>
      ) : null}
    </section>
  );
};
