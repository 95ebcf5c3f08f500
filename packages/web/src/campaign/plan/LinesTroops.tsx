import { type saga, warband } from '@warmoot/rules';
import { NumberField } from '../../design/forms/NumberField.js';
import { Choose, Select } from '../../design/forms/Select.js';
import { Tick } from '../../table/setup/sortie/Ticks.js';
import { capital } from '../../words/text.js';
import { useCampaignIn } from '../useCampaign.js';
import { TroopTable } from './TroopTable.js';
import { PLAN } from './words.js';

type Table = warband.SagaOptions['warband.sagaTroops'];

interface LinesTroopsProps {
  readonly troops: readonly saga.battle.Troop[];
  readonly table: Table;
  readonly onChange: (table: Table) => void;
}

/** WARBAND-SAGA-008: what one figure of a saga's troops is in battle lines. */
export const LinesTroops = ({ troops, table, onChange }: LinesTroopsProps) => {
  const { t, words } = useCampaignIn(PLAN);
  const { items, grades, ratings } = words.skirmish;
  const weapons = warband.ALL_WEAPONS.map((key) => ({ key, label: capital(items[key]) }));
  return (
    <TroopTable<Table[saga.battle.Troop]>
      {...{ troops, table, onChange }}
      hint={t.figuresAreHint}
      rule="WARBAND-SAGA-008"
      fields={(row, say) => {
        const [inHand, besides, ...others] = row.weapons;
        return (
          <>
            <NumberField
              label={ratings.might}
              value={row.might}
              {...warband.SAGA_TROOP_LIMITS.might}
              onNumber={(might) => say({ might })}
            />
            <NumberField
              label={ratings.armour}
              value={row.armour}
              {...warband.SAGA_TROOP_LIMITS.armour}
              onNumber={(armour) => say({ armour })}
            />
            <NumberField
              label={ratings.capture}
              value={row.capture}
              {...warband.SAGA_TROOP_LIMITS.capture}
              onNumber={(capture) => say({ capture })}
            />
            <Choose label={ratings.grade} options={grades} at={row.grade} onPick={(grade) => say({ grade })} />
            <Select
              label={t.inHand}
              options={weapons}
              at={inHand ?? ''}
              onPick={(key) => say({ weapons: [key, ...row.weapons.slice(1)] })}
            />
            <Select
              label={t.besides}
              options={weapons}
              at={besides ?? ''}
              none={t.nothingBesides}
              onPick={(key) =>
                say({
                  weapons: [...row.weapons.slice(0, 1), ...((key as string) === '' ? [] : [key]), ...others],
                })
              }
            />
            <Tick label={capital(items.shield)} at={row.shield} onChange={(shield) => say({ shield })} />
            <Tick label={capital(items.helmet)} at={row.helmet} onChange={(helmet) => say({ helmet })} />
            <Tick label={t.mounted} at={row.mounted} onChange={(mounted) => say({ mounted })} />
          </>
        );
      }}
    />
  );
};
