import type { SeatId } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { CounterPicture } from '../../../boards/counter/Counter.js';
import { Button } from '../../../design/forms/Button.js';
import { rollName } from '../../../scenes/battle/rollName.js';
import { TROOP_ICONS } from '../../../scenes/battle/troops.js';
import { useSpoken } from '../../../words/speech.js';
import { ArmyFrame, BY_HAND } from '../../army/ArmyFrame.js';
import { costIn, type TroopTable } from '../../army/army.js';
import { ChampionsFold } from '../../army/ChampionsFold.js';
import { TroopRows } from '../../army/TroopRows.js';
import { UnitNames } from '../../army/UnitNames.js';
import { TABLE } from '../../words.js';
import { FighterCard } from '../FighterCard.js';
import type { Chosen } from '../fighters.js';
import { SETUP } from '../setupWords.js';
import { BATTLE_SETUP } from './battleSetupWords.js';
import { MOST_CHAMPIONS, newChampion, type SeatedArmy, troopsFor } from './battleStart.js';

type Seats = readonly { readonly seat: SeatId; readonly name: string }[];

interface ChampionsProps {
  readonly side: 0 | 1;
  readonly champions: readonly Chosen[];
  /** Who plays them unless somebody else is named. */
  readonly commander: SeatId;
  readonly seats: Seats;
  readonly onChange: (champions: readonly Chosen[]) => void;
}

/** SAGA-BATTLE-008: the leaders of an army, each with who plays them. */
const Champions = ({ side, champions, commander, seats, onChange }: ChampionsProps) => {
  const { t } = useSpoken(SETUP);
  const { t: atTable } = useSpoken(TABLE);
  const commanding = seats.find(({ seat }) => seat === commander)?.name;
  const others = seats.filter(({ seat }) => seat !== commander);
  return (
    <ChampionsFold className="army-champions" count={champions.length}>
      <ul>
        {champions.map((one, nth) => (
          <FighterCard
            // biome-ignore lint/suspicious/noArrayIndexKey: names are being typed here; the place is what stays.
            key={nth}
            one={one}
            side={side}
            seats={others}
            otherwise={commanding ?? atTable.nobodyYet}
            onChange={(next) => onChange(champions.with(nth, next))}
            onRemove={() => onChange(champions.toSpliced(nth, 1))}
          />
        ))}
      </ul>
      {champions.length < MOST_CHAMPIONS ? (
        <Button small onClick={() => onChange([...champions, newChampion(side, champions)])}>
          {t.add}
        </Button>
      ) : null}
    </ChampionsFold>
  );
};

interface ArmyCardProps {
  readonly side: 0 | 1;
  readonly table: TroopTable<saga.battle.Troop>;
  readonly army: SeatedArmy;
  readonly budget: number;
  /** The units of both armies as they will be. */
  readonly units: readonly saga.battle.UnitToBe[];
  readonly seats: readonly { readonly seat: SeatId; readonly name: string }[];
  readonly onChange: (army: SeatedArmy) => void;
}

const BATTLE = 'saga/battle';

/** An army: what it is called, who commands it, its troops with what they cost, and its champions. */
export const ArmyCard = ({ side, table, army, budget, units, seats, onChange }: ArmyCardProps) => {
  const { t } = useSpoken(BATTLE_SETUP);
  const troops = troopsFor(army, budget);
  const cost = costIn(table, troops);
  const { muster } = army;
  return (
    <ArmyFrame
      side={side}
      title={side === 0 ? t.attacker : t.defender}
      name={army.name}
      commander={army.commander}
      seats={seats}
      readyMade={table.readyMade}
      kind={muster.from === 'readyMade' ? muster.kind : BY_HAND}
      onName={(name) => onChange({ ...army, name })}
      onCommander={(commander) => onChange({ ...army, commander })}
      onKind={(kind) =>
        onChange({ ...army, muster: kind === BY_HAND ? { from: 'hand', troops } : { from: 'readyMade', kind } })
      }
    >
      <TroopRows
        table={table}
        troops={troops}
        most={99_999}
        step={10}
        className="army-troops"
        picture={(icon) => <CounterPicture side={side} icon={icon} size={24} />}
        onChange={
          muster.from === 'hand' ? (next) => onChange({ ...army, muster: { from: 'hand', troops: next } }) : null
        }
      />
      <p className="army-cost" data-over={cost > budget ? '' : undefined}>
        <b className="fig">{t.cost({ cost, budget })}</b>
      </p>
      <UnitNames
        scene={BATTLE}
        table={table}
        units={units.filter((unit) => unit.side === side)}
        names={army.names ?? {}}
        others={units.flatMap((unit) => (unit.side === side ? [] : [unit.called]))}
        roll={rollName}
        picture={({ troop }) => <CounterPicture side={side} icon={TROOP_ICONS[troop]} size={24} />}
        onChange={(names) => onChange({ ...army, names })}
      />
      <Champions
        side={side}
        champions={army.champions}
        commander={army.commander}
        seats={seats}
        onChange={(champions) => onChange({ ...army, champions })}
      />
    </ArmyFrame>
  );
};
