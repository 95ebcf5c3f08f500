import { type saga, sortie } from '@warmoot/rules';
import { NumberField } from '../../design/forms/NumberField.js';
import { Choose } from '../../design/forms/Select.js';
import { Tick, Ticks } from '../../table/setup/sortie/Ticks.js';
import { SORTIE_SETUP } from '../../table/setup/sortie/words.js';
import { useSpoken } from '../../words/speech.js';
import { useCampaignIn } from '../useCampaign.js';
import { TroopTable } from './TroopTable.js';
import { PLAN } from './words.js';

type Table = sortie.SagaOptions['sortie.sagaTroops'];

interface SortieTroopsProps {
  readonly troops: readonly saga.battle.Troop[];
  readonly table: Table;
  readonly onChange: (table: Table) => void;
}

/** SORTIE-SAGA-003: what the troops of the saga are in sorties. */
export const SortieTroops = ({ troops, table, onChange }: SortieTroopsProps) => {
  const { t, words } = useCampaignIn(PLAN);
  const { t: setup } = useSpoken(SORTIE_SETUP);
  const { mounts, weights } = words.sortie;
  const groups = (['everyone', 'infantry', 'cavalry'] as const).map((key) => ({ key, label: setup.superiors[key] }));
  return (
    <TroopTable<Table[saga.battle.Troop]>
      {...{ troops, table, onChange }}
      hint={t.troopsAreHint}
      rule="SORTIE-SAGA-003"
      fields={(row, say) => (
        <>
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
        </>
      )}
    />
  );
};
