import { saga } from '@warmoot/rules';
import { nameIn } from '@warmoot/words';
import { useMemo } from 'react';
import { Icon } from '../../design/base/Icon.js';
import { UnitSign } from '../../design/lit/lit.js';
import { rollName } from '../../scenes/battle/rollName.js';
import { TROOP_ICONS } from '../../scenes/battle/troops.js';
import { ableNames } from '../../table/army/names.js';
import { UnitNames } from '../../table/army/UnitNames.js';
import { useTroopTable } from '../../table/setup/battle/troopTable.js';
import { useCampaignIn } from '../useCampaign.js';
import { WEALTH } from './words.js';

const SCENE = 'saga/battle';
const NO_NAMES: saga.battle.UnitNames = {};

type Housed = Pick<saga.campaign.Unit, 'id' | 'name' | 'region' | 'troops'> & {
  readonly names: saga.battle.UnitNames;
};

interface ArmyNamesProps {
  readonly unit: Housed;
  readonly onChange: (names: saga.battle.UnitNames) => void;
}

/** Where the army of a house is at home, and the units that it would muster. */
const useUnits = ({ id, name, region, troops, names }: Housed) => {
  const { seen } = useCampaignIn(WEALTH);
  const homes = useMemo(() => saga.campaign.homesOf(seen, { id, name, region }), [seen, id, name, region]);
  const units = useMemo(
    () => saga.battle.rollCall([{ troops, homes, names: ableNames(names) as saga.battle.UnitNames }]),
    [troops, homes, names],
  );
  return { homes, units };
};

/** The units of a house's army by name. */
export const ArmyCalled = ({ unit }: { readonly unit: saga.campaign.Unit }) => {
  const { words } = useCampaignIn(WEALTH);
  const { units } = useUnits({ ...unit, names: unit.names ?? NO_NAMES });
  if (units.length === 0) return null;
  return (
    <ul className="army-called small">
      {units.map(({ name, called, sign }) => (
        <li key={name}>
          <UnitSign sign={sign} />
          {nameIn(words, SCENE, called)}
        </li>
      ))}
    </ul>
  );
};

/** What the units of a house's army are called; they keep their names from battle to battle. */
export const ArmyNames = ({ unit, onChange }: ArmyNamesProps) => {
  const table = useTroopTable();
  const { homes, units } = useUnits(unit);
  if (units.length === 0) return null;
  return (
    <UnitNames
      scene={SCENE}
      table={table}
      units={units}
      names={unit.names}
      roll={(one, taken) => rollName(one, taken, homes)}
      picture={({ troop }) => <Icon name={TROOP_ICONS[troop]} size={24} />}
      onChange={(next) => onChange(next as saga.battle.UnitNames)}
    />
  );
};
