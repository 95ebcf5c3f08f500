import { type saga, sortie } from '@warmoot/rules';
import { NumberField } from '../../design/forms/NumberField.js';
import { Choose } from '../../design/forms/Select.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { Tick, Ticks } from '../../table/setup/sortie/Ticks.js';
import { SORTIE_SETUP } from '../../table/setup/sortie/words.js';
import '../../table/setup/sortie/sortie-setup.css';
import { useSpoken } from '../../words/speech.js';
import { capital } from '../../words/text.js';
import { useCampaignIn } from '../useCampaign.js';
import { PLAN } from './words.js';

type Table = sortie.SagaOptions['sortie.sagaTroops'];
type Row = Table[saga.battle.Troop];

interface SortieTroopsProps {
  /** The troop types of both armies, in the order of the troop table. */
  readonly troops: readonly saga.battle.Troop[];
  readonly table: Table;
  readonly onChange: (table: Table) => void;
}

/** SORTIE-SAGA-003: what the troops of the saga are here, as far as some march; the table may say otherwise. */
export const SortieTroops = ({ troops, table, onChange }: SortieTroopsProps) => {
  const { t, words } = useCampaignIn(PLAN);
  const { t: setup } = useSpoken(SORTIE_SETUP);
  const { mounts, weights } = words.sortie;
  const groups = (['everyone', 'infantry', 'cavalry'] as const).map((key) => ({ key, label: setup.superiors[key] }));
  return (
    <details className="plan-champions">
      <summary>{t.troopsAre}</summary>
      <p className="small soft">
        {t.troopsAreHint} <RuleRef id="SORTIE-SAGA-003" />
      </p>
      {troops.map((troop) => {
        const row = table[troop];
        const say = (some: Partial<Row>): void => onChange({ ...table, [troop]: { ...row, ...some } });
        return (
          <fieldset key={troop} className="plan-part">
            <legend className="plan-unit">{capital(words.campaign.troops[troop])}</legend>
            <div className="sortie-fields">
              <Choose
                label={setup.mount}
                options={sortie.MOUNTS.map((key) => ({ key, label: mounts[key] }))}
                at={row.mount}
                onPick={(mount) => say({ mount })}
              />
              <Choose
                label={setup.weight}
                options={sortie.WEIGHTS.map((key) => ({ key, label: weights[key] }))}
                at={row.weight}
                onPick={(weight) => say({ weight })}
              />
              <NumberField
                label={setup.level}
                value={row.level}
                {...sortie.LEVELS}
                hundredths={1}
                onNumber={(level) => say({ level })}
              />
              <Tick label={setup.archers} at={row.archers} onChange={(archers) => say({ archers })} />
              <Ticks
                legend={setup.superior}
                all={groups}
                at={row.superiorTo}
                onChange={(superiorTo) => say({ superiorTo })}
              />
            </div>
          </fieldset>
        );
      })}
    </details>
  );
};
