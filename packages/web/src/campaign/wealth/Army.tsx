import { ALL_TROOPS, costOf, TROOPS, type Troop } from '@warmoot/rules';
import { type ReactElement, useId } from 'react';
import { TROOP_ICONS } from '../../boards/counter/Counter.js';
import { Icon } from '../../design/base/Icon.js';
import { battleWords } from '../../scenes/battle/words.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
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

const whole = (text: string): number => Math.min(1_000_000, Math.max(0, Math.floor(Number(text) || 0)));

/** An army by type of troop, with what it costs and may cost. */
export const Army = ({ troops, budget, was, onChange }: ArmyProps): ReactElement => {
  const { t } = useSpoken(WEALTH);
  const { language } = useWords();
  const { troops: names } = battleWords(language);
  const id = useId();
  const cost = costOf(troops);
  const shown = ALL_TROOPS.filter((troop) => onChange !== undefined || troops[troop] > 0);
  if (shown.length === 0) return <p className="small soft">{t.noArmy}</p>;
  const written = (troop: Troop): ReactElement =>
    onChange === undefined ? (
      <b className="fig">{troops[troop]}</b>
    ) : (
      <input
        id={`${id}-${troop}`}
        type="number"
        min={0}
        value={troops[troop]}
        onChange={({ target }) => onChange({ ...troops, [troop]: whole(target.value) })}
      />
    );
  return (
    <div className="army">
      <ul>
        {shown.map((troop) => (
          <li key={troop}>
            <Icon name={TROOP_ICONS[troop]} size={24} />
            {onChange === undefined ? (
              <span>{names[troop]}</span>
            ) : (
              <label htmlFor={`${id}-${troop}`}>{names[troop]}</label>
            )}
            <span className="small soft">{t.each(TROOPS[troop].cost)}</span>
            <s className="fig soft">{was === undefined || was[troop] === troops[troop] ? '' : was[troop]}</s>
            {written(troop)}
          </li>
        ))}
      </ul>
      <p className="army-sum" data-over={budget !== null && cost > budget ? '' : undefined}>
        <span>{t.armyCost}</span> <b className="fig">{budget === null ? cost : t.costOf(cost, budget)}</b>
      </p>
    </div>
  );
};
