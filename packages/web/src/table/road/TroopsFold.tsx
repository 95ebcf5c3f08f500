import type { saga } from '@warmoot/rules';
import { Icon } from '../../design/base/Icon.js';
import { useSpoken } from '../../words/speech.js';
import { menIn, type TroopTable } from '../army/army.js';
import { TroopRows } from '../army/TroopRows.js';
import { ROAD } from './words.js';

type Troops = Readonly<Record<saga.battle.Troop, number>>;

interface TroopsFoldProps {
  readonly table: TroopTable<saga.battle.Troop>;
  readonly troops: Troops;
  /** Null where they are only shown. */
  readonly onChange: ((troops: Troops) => void) | null;
}

/** The troops without names who go with a party, by their kind. */
export const TroopsFold = ({ table, troops, onChange }: TroopsFoldProps) => {
  const { t } = useSpoken(ROAD);
  return (
    <details className="road-fold">
      <summary>{t.troops({ n: menIn(troops) })}</summary>
      <TroopRows
        table={table}
        troops={troops}
        most={99_999}
        className="road-troops"
        picture={(icon) => <Icon name={icon} size={20} />}
        onChange={onChange}
      />
    </details>
  );
};
