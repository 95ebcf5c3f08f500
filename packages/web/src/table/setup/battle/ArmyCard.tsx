import type { SeatId } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { useId } from 'react';
import { CounterPicture } from '../../../boards/counter/Counter.js';
import { Arms } from '../../../design/base/Arms.js';
import { Button } from '../../../design/forms/Button.js';
import { Select } from '../../../design/forms/Select.js';
import { rollName } from '../../../scenes/battle/rollName.js';
import { TROOP_ICONS } from '../../../scenes/battle/troops.js';
import { useSpoken } from '../../../words/speech.js';
import { costIn, type TroopTable } from '../../army/army.js';
import { ChampionsFold } from '../../army/ChampionsFold.js';
import { TroopRows } from '../../army/TroopRows.js';
import { UnitNames } from '../../army/UnitNames.js';
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
            otherwise={commanding ?? t.nobodyYet}
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

const BY_HAND = 'byHand';
const BATTLE = 'saga/battle';

/** An army: what it is called, who commands it, its troops with what they cost, and its champions. */
export const ArmyCard = ({ side, table, army, budget, units, seats, onChange }: ArmyCardProps) => {
  const { t } = useSpoken(BATTLE_SETUP);
  const { t: plain } = useSpoken(SETUP);
  const id = useId();
  const troops = troopsFor(army, budget);
  const cost = costIn(table, troops);
  const { muster } = army;
  return (
    <section
      className="army-card"
      data-tincture={side === 0 ? 'gules' : 'azure'}
      aria-label={side === 0 ? t.attacker : t.defender}
    >
      <header>
        <Arms colour={side} shape={side === 0 ? 'eared' : 'pavise'} size={22} />
        <h3>{side === 0 ? t.attacker : t.defender}</h3>
      </header>
      <div className="army-fields">
        <label className="lab" htmlFor={`${id}-name`}>
          {t.name}
        </label>
        <input
          id={`${id}-name`}
          maxLength={40}
          value={army.name}
          onChange={({ target }) => onChange({ ...army, name: target.value })}
        />
        <label className="lab" htmlFor={`${id}-seat`}>
          {t.commandedBy}
        </label>
        <Select
          id={`${id}-seat`}
          options={seats.map(({ seat, name }) => ({ key: seat, label: name }))}
          at={army.commander}
          none={army.commander === '' ? plain.nobodyYet : null}
          onPick={(key) => onChange({ ...army, commander: key })}
        />
        <label className="lab" htmlFor={`${id}-kind`}>
          {t.army}
        </label>
        <Select
          id={`${id}-kind`}
          options={table.readyMade.map(({ kind, name }) => ({ key: kind, label: name }))}
          at={muster.from === 'readyMade' ? muster.kind : BY_HAND}
          onPick={(key) =>
            onChange({
              ...army,
              muster: key === BY_HAND ? { from: 'hand', troops } : { from: 'readyMade', kind: key },
            })
          }
        >
          <option value={BY_HAND}>{t.byHand}</option>
        </Select>
      </div>
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
    </section>
  );
};
