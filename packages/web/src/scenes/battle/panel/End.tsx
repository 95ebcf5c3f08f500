import type { saga } from '@warmoot/rules';
import { told } from '@warmoot/words/say';
import { tinctureOf } from '../../../boards/counter/Counter.js';
import { SceneHead } from '../../shared/SceneHead.js';
import type { BattleRun, BattleView, Unit } from '../model.js';
import { unitTitle } from '../naming.js';
import { UnitPicture } from '../troops.js';
import type { BattleWords } from '../words.js';
import { Champions } from './Champions.js';

/** SAGA-BATTLE-END-003: whom a surrender has left to the enemy, until terms are settled. */
const Prisoners = ({ army, t }: { readonly army: saga.battle.ArmyOutcome; readonly t: BattleWords }) => {
  const taken = Object.values(army.prisoners).reduce((sum, soldiers) => sum + soldiers, 0);
  return taken === 0 ? null : <span className="lab">{t.prisoners({ n: taken })}</span>;
};

/** How the battle ended: who holds the field, and what stays lost. */
export const End = ({
  run,
  view,
  units,
  t,
}: {
  readonly run: BattleRun;
  readonly view: BattleView;
  readonly units: readonly Unit[];
  readonly t: BattleWords;
}) => {
  const { ending, holder, armies } = run.outcome();
  const beaten = (holder === null ? null : armies.find(({ name }) => name !== holder)?.name) ?? t.anArmy;
  return (
    <div className="battle-body">
      <SceneHead title={t.over} />
      <p className="scene-lead">
        {told(t.endings[ending], { who: beaten })} {holder === null ? t.nobodyHolds : t.holds({ army: holder })}
      </p>
      <section className="armies">
        {armies.map((army, side) => (
          <div key={army.name} data-tincture={tinctureOf(side === 0 ? 0 : 1)}>
            <header>
              <h3>{army.name}</h3>
              <span className="lab">{t.lasting({ n: army.units.reduce((sum, { losses }) => sum + losses, 0) })}</span>
              <Prisoners army={army} t={t} />
            </header>
            <ul>
              {army.units.map(({ unit, troop, size, losses, fate }) => {
                const shown = units.find(({ name }) => name === unit);
                return (
                  <li key={unit}>
                    <span className="end-unit">
                      <UnitPicture side={side === 0 ? 0 : 1} troop={troop} gone={fate === 'lost'} size={24} />
                      <b>{shown === undefined ? t.troops[troop] : unitTitle(t, shown)}</b>
                      <span className="men">
                        <b>{size - losses}</b>
                        {losses > 0 ? <span className="soft"> / {size}</span> : null}
                      </span>
                    </span>
                  </li>
                );
              })}
            </ul>
            <Champions view={view} side={side === 0 ? 0 : 1} t={t} />
          </div>
        ))}
      </section>
    </div>
  );
};
