import { saga } from '@warmoot/rules';
import { UnitName } from '../../../design/lit/lit.js';
import { SceneTitle } from '../../shared/SceneHead.js';
import type { Unit } from '../model.js';
import { UnitPicture } from '../troops.js';
import type { BattleWords } from '../words.js';

const Stat = ({ n, word }: { readonly n: number; readonly word: string }) => (
  <div>
    <b>{n}</b>
    <span className="lab">{word}</span>
  </div>
);

/** The unit that is picked: what it is, how many are left, how strong and how fast. */
export const UnitHead = ({ unit, t }: { readonly unit: Unit; readonly t: BattleWords }) => {
  const { strength, movement, range } = saga.battle.TROOPS[unit.troop];
  const men = unit.left === unit.size ? t.strong({ men: unit.size }) : t.ofMen({ men: unit.left, size: unit.size });
  return (
    <div className="unit-head">
      <UnitPicture side={unit.side} troop={unit.troop} size={56} />
      <div className="unit-who">
        <SceneTitle>
          <UnitName unit={unit} />
        </SceneTitle>
        <p className="soft">
          {t.troops[unit.troop]}, {men}
          {unit.pinned ? `, ${t.pinned}` : ''}
        </p>
      </div>
      <div className="unit-stats">
        <Stat n={strength} word={t.strength} />
        <Stat n={movement} word={t.moves} />
        {range > 0 ? <Stat n={range} word={t.range} /> : null}
      </div>
    </div>
  );
};
