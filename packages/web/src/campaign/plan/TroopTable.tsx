import type { saga } from '@warmoot/rules';
import type { ReactNode } from 'react';
import { RuleRef } from '../../design/rules/RuleRef.js';
import '../../table/setup/sortie/sortie-setup.css';
import { capital } from '../../words/text.js';
import { useCampaignIn } from '../useCampaign.js';
import { PLAN } from './words.js';

interface TroopTableProps<R> {
  /** The troop types of both armies, in the order of the troop table. */
  readonly troops: readonly saga.battle.Troop[];
  readonly table: Readonly<Record<saga.battle.Troop, R>>;
  readonly hint: string;
  readonly rule: string;
  readonly onChange: (table: Readonly<Record<saga.battle.Troop, R>>) => void;
  /** The fields of one row. */
  readonly fields: (row: R, say: (some: Partial<R>) => void) => ReactNode;
}

/** What the troops of the saga are in a game of war, as far as some march; the table may say otherwise. */
export const TroopTable = <R extends object>(props: TroopTableProps<R>) => {
  const { troops, table, hint, rule, onChange, fields } = props;
  const { t, words } = useCampaignIn(PLAN);
  return troops.length === 0 ? null : (
    <details className="plan-champions">
      <summary>{t.troopsAre}</summary>
      <p className="small soft">
        {hint} <RuleRef id={rule} />
      </p>
      {troops.map((troop) => {
        const row = table[troop];
        return (
          <fieldset key={troop} className="plan-part">
            <legend className="plan-unit">{capital(words.campaign.troops[troop])}</legend>
            <div className="sortie-fields">
              {fields(row, (some) => onChange({ ...table, [troop]: { ...row, ...some } }))}
            </div>
          </fieldset>
        );
      })}
    </details>
  );
};
