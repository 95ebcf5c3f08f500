import { sortie } from '@warmoot/rules';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import './plan.css';
import type { IconName } from '../../../design/base/Icon.js';
import { useAnnounce } from '../../../design/states/LiveRegion.js';
import { chargeOf } from '../../../people/tinctures.js';
import { useSpoken } from '../../../words/speech.js';
import { TabLine } from '../../shared/TabLine.js';
import { apartOf, type SortieView, type Unit } from '../model.js';
import type { SortieProps } from '../types.js';
import { useLetters } from '../useLetters.js';
import { cellAt, type Looked, Matrix } from './Matrix.js';
import { Arrows } from './PlanArrows.js';
import { Detail } from './PlanDetail.js';
import { Suppose } from './PlanSuppose.js';
import { PoolRow } from './Pools.js';
import { fightsOf, type PlanChoice, type Roll, rollKey, stakeOn, withManeuver } from './planning.js';
import { Stakes, trayText } from './Stakes.js';
import { PLAN } from './words.js';

/** What dice in the hand of a unit bear: the charge of whose it is. */
const chargeBy = ({ people, view }: Pick<SortieProps, 'people' | 'view'>, { side }: Unit): IconName =>
  `ch-${chargeOf(people[view.given.armies[side]?.seat ?? '']?.colour ?? side)}`;

/** A plan that lies open already, where bids are open. */
const openPlan = ({ open }: SortieView, enemy: Unit): sortie.Plan | null => open.plans[enemy.index] ?? null;

/** The pair to look at as long as nobody has pointed at one: what is picked, against the answer that is best for him. */
const firstLook = (
  cells: readonly sortie.Cell[],
  mine: sortie.Maneuver | null,
  known: sortie.Maneuver | null,
): Looked => {
  const row = mine ?? cells.find(({ shut }) => shut[0] === null)?.mine ?? 'attack';
  return { mine: row, theirs: known ?? sortie.bestAnswers(cells, row)[0] ?? 'attack' };
};

interface PlanProps extends Pick<SortieProps, 'view' | 'people'> {
  readonly unit: Unit;
  readonly rolls: readonly Roll[];
  readonly plan: PlanChoice;
  readonly isSecret: boolean;
  readonly onPlan: (plan: PlanChoice) => void;
  /** The picked maneuver is pressed once more. */
  readonly onAgain: () => void;
  readonly news: ReactNode;
}

/** What one unit stakes and does: its dice, the maneuvers, the pools and the arrows. */
export const PlanUnit = (props: PlanProps) => {
  const { view, unit, rolls, plan, isSecret, onPlan, onAgain, news } = props;
  const { t, words } = useSpoken(PLAN);
  const announce = useAnnounce();
  const box = useRef<HTMLDivElement>(null);
  const enemies = fightsOf(rolls);
  const [facing, setFacing] = useState<string | null>(null);
  const [supposedBy, setSupposed] = useState<Readonly<Record<string, number>>>({});
  const [lookedBy, setLooked] = useState<Looked | null>(null);
  const enemy = enemies.find(({ name }) => name === facing) ?? enemies[0] ?? null;
  const roll = rolls.find((one) => one.kind === 'sortie' && one.enemy === enemy) ?? null;
  const theirsOn = (of: Unit): number =>
    openPlan(view, of)?.bids[unit.index] ?? supposedBy[of.name] ?? Math.min(1, of.purse);
  const bid = roll === null ? 0 : stakeOn(plan, roll);
  const theirBid = enemy === null ? 0 : theirsOn(enemy);
  const supposed = useMemo(
    () => (enemy === null ? null : { unit: unit.index, enemy: enemy.index, bid, theirBid }),
    [unit.index, enemy, bid, theirBid],
  );
  const cells = useMemo(() => (supposed === null ? [] : sortie.matrixOf(view, supposed)), [view, supposed]);
  const picked = plan.maneuver ?? null;
  const known = enemy === null ? null : (openPlan(view, enemy)?.maneuver ?? null);
  const looked = lookedBy ?? firstLook(cells, picked, known);
  const cell = cellAt(cells, looked);
  const apart = enemy === null ? 0 : apartOf(view, unit.index, enemy.index);
  useLetters(box, {
    d: () =>
      announce(
        words.sortie
          .dice(view, unit.index)
          .concat(rolls.map((one) => t.stakeSpoken({ tray: trayText(t, rolls, one), n: stakeOn(plan, one) })))
          .join(', '),
        'echo',
      ),
    o: () => {
      if (cell !== null) announce(words.sortie.cell(cell), 'echo');
    },
    t: () => {
      if (cell === null || enemy === null) return;
      const [mine, theirs] = cell.nets;
      const sums = [
        words.sortie.sum(view, unit.index, enemy.index, mine),
        words.sortie.sum(view, enemy.index, unit.index, theirs),
      ];
      announce(sums.join(' '), 'echo');
    },
  });
  const onPick = (maneuver: sortie.Maneuver): void => {
    onPlan(withManeuver(plan, maneuver));
    if (lookedBy !== null) setLooked({ ...lookedBy, mine: maneuver });
  };
  return (
    <div ref={box} className="plan" data-fights={enemies.length}>
      <Stakes unit={unit} rolls={rolls} plan={plan} charge={chargeBy(props, unit)} onPlan={onPlan} />
      {enemy === null || supposed === null ? null : (
        <section className="plan-maneuvers">
          <header>
            <h2>{isSecret ? t.maneuver : t.maneuverOpen}</h2>
            <span className="lab plan-percent">{t.percentNote}</span>
            {known === null ? (
              <Suppose
                most={enemy.purse}
                at={theirBid}
                onSuppose={(n) => setSupposed({ ...supposedBy, [enemy.name]: n })}
              />
            ) : null}
          </header>
          <TabLine
            label={t.opponents}
            at={enemy.name}
            onGo={setFacing}
            tabs={enemies.map(({ name, called }) => ({ key: name, long: called, short: called }))}
          />
          <Matrix
            {...{ cells, picked, looked, apart, onPick, onAgain, onLook: setLooked }}
            side={unit.side}
            caption={t.percentNote}
          />
          {cell === null ? null : <Detail view={view} supposed={supposed} cell={cell} side={unit.side} apart={apart} />}
        </section>
      )}
      <div className="plan-pools">
        {cell === null || enemy === null ? null : (
          <>
            <PoolRow title={unit.called} unit={unit} net={cell.nets[0]} charge={chargeBy(props, unit)} />
            <PoolRow
              title={t.poolTheirs({
                who: enemy.called,
                maneuver: (known === null ? t.ifThey : t.theyUse)({ maneuver: t.maneuvers[cell.theirs] }),
              })}
              unit={enemy}
              net={cell.nets[1]}
              charge={chargeBy(props, enemy)}
              supposed={known === null}
            />
          </>
        )}
        {rolls
          .filter(({ kind }) => kind !== 'sortie')
          .map((one) => (
            <Arrows
              key={`${one.kind} ${rollKey(one)}`}
              view={view}
              unit={unit}
              roll={one}
              stake={stakeOn(plan, one)}
              theirs={theirsOn(one.enemy)}
            />
          ))}
        {news}
      </div>
    </div>
  );
};
