import { Icon } from '../../design/base/Icon.js';
import { costIn, menIn } from '../../table/army/army.js';
import { TroopRows } from '../../table/army/TroopRows.js';
import { useTroopTable } from '../../table/setup/battle/troopTable.js';
import { useSpoken } from '../../words/speech.js';
import type { TroopCount } from './ledger.js';
import { WEALTH } from './words.js';

interface ArmyProps {
  readonly troops: TroopCount;
  /** What the wealth supports; null while the land is built. */
  readonly budget: number | null;
  /** What there was before, where that is to be seen beside it. */
  readonly was?: TroopCount;
  readonly onChange?: (troops: TroopCount) => void;
}

/** An army by type of troop, with what it costs and may cost. */
export const Army = ({ troops, budget, was = troops, onChange }: ArmyProps) => {
  const { t } = useSpoken(WEALTH);
  const table = useTroopTable();
  const cost = costIn(table, troops);
  if (onChange === undefined && menIn(troops) === 0) return <p className="small soft">{t.noArmy}</p>;
  return (
    <div className="army">
      <TroopRows
        table={table}
        troops={troops}
        was={was}
        most={1_000_000}
        picture={(icon) => <Icon name={icon} size={24} />}
        onChange={onChange ?? null}
      />
      <p className="army-sum" data-over={budget !== null && cost > budget ? '' : undefined}>
        <span>{t.armyCost}</span> <b className="fig">{budget === null ? cost : t.costOf({ cost, budget })}</b>
      </p>
    </div>
  );
};
