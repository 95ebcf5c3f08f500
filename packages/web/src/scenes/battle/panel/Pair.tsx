import { UnitName } from '../../../design/lit/lit.js';
import type { Unit } from '../model.js';
import { UnitPicture } from '../troops.js';
import type { BattleWords } from '../words.js';

interface PairProps {
  readonly pair: readonly [thrower: number, enemy: number];
  readonly units: readonly Unit[];
  readonly t: BattleWords;
}

/** Who throws against whom: whose throw it is stands at the left. */
export const Pair = ({ pair, units, t }: PairProps) => {
  const [thrower, enemy] = pair.map((unit) => units[unit]);
  if (thrower === undefined || enemy === undefined) return null;
  return (
    <p className="throw-pair">
      <UnitPicture side={thrower.side} troop={thrower.troop} size={26} />
      <UnitName unit={thrower} />
      <span className="soft">{t.againstWord}</span>
      <UnitName unit={enemy} />
      <UnitPicture side={enemy.side} troop={enemy.troop} size={26} />
    </p>
  );
};
