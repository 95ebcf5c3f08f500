import type { SeatId } from '@warmoot/kernel';
import { ALL_TROOPS, costOf, TROOPS } from '@warmoot/rules';
import { type ReactElement, useId } from 'react';
import { UnitPicture } from '../../../boards/counter/Counter.js';
import { Arms } from '../../../design/base/Arms.js';
import { battleWords } from '../../../scenes/battle/words.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import { BATTLE_SETUP } from './battleSetupWords.js';
import { ARMY_KINDS, type ArmyWish, troopsFor } from './battleStart.js';
import { Champions } from './Champions.js';

interface ArmyCardProps {
  readonly side: 0 | 1;
  readonly army: ArmyWish;
  readonly budget: number;
  readonly seats: readonly { readonly seat: SeatId; readonly name: string }[];
  readonly onChange: (army: ArmyWish) => void;
}

/** An army: what it is called, who commands it, its troops with what they cost, and its champions. */
export const ArmyCard = ({ side, army, budget, seats, onChange }: ArmyCardProps): ReactElement => {
  const { t } = useSpoken(BATTLE_SETUP);
  const { language } = useWords();
  const { troops: names } = battleWords(language);
  const id = useId();
  const troops = troopsFor(army, budget);
  const cost = costOf(troops);
  const byHand = army.kind === 'byHand';
  const shown = byHand ? ALL_TROOPS : ALL_TROOPS.filter((troop) => troops[troop] > 0);
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
        <select
          id={`${id}-seat`}
          value={army.seat}
          onChange={({ target }) => onChange({ ...army, seat: target.value })}
        >
          {seats.map(({ seat, name }) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
        <label className="lab" htmlFor={`${id}-kind`}>
          {t.army}
        </label>
        <select
          id={`${id}-kind`}
          value={army.kind}
          onChange={({ target }) => onChange({ ...army, kind: target.value as ArmyWish['kind'], troops })}
        >
          {ARMY_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t.kinds[kind]}
            </option>
          ))}
          <option value="byHand">{t.byHand}</option>
        </select>
      </div>
      <ul className="army-troops">
        {shown.map((troop) => (
          <li key={troop}>
            <UnitPicture side={side} troop={troop} size={24} />
            <label htmlFor={`${id}-${troop}`}>{names[troop]}</label>
            <span className="small soft">{t.each(TROOPS[troop].cost)}</span>
            {byHand ? (
              <input
                id={`${id}-${troop}`}
                type="number"
                min={0}
                max={99999}
                step={10}
                value={troops[troop]}
                onChange={({ target }) =>
                  onChange({
                    ...army,
                    troops: { ...troops, [troop]: Math.max(0, Math.floor(Number(target.value) || 0)) },
                  })
                }
              />
            ) : (
              <output id={`${id}-${troop}`} className="fig">
                {troops[troop]}
              </output>
            )}
          </li>
        ))}
      </ul>
      <p className="army-cost" data-over={cost > budget ? '' : undefined}>
        <b className="fig">{t.cost(cost, budget)}</b>
      </p>
      <Champions
        side={side}
        champions={army.champions}
        commander={army.seat}
        seats={seats}
        onChange={(champions) => onChange({ ...army, champions })}
      />
    </section>
  );
};
