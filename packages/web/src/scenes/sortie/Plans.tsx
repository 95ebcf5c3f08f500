import { type Json, sameJson } from '@warmoot/kernel';
import { useEffect, useRef, useState } from 'react';
import { focusOn } from '../../browser/focusing.js';
import { useSpoken } from '../../words/speech.js';
import { capital } from '../../words/text.js';
import { Sealed } from '../shared/Deciding.js';
import { Foot } from '../shared/Foot.js';
import { SHARED } from '../shared/words.js';
import { armyName, type Unit, unitNamed } from './model.js';
import { bySeat } from './orders/bySeat.js';
import { PlanUnit } from './plan/Plan.js';
import { emptyPlan, fightsOf, isWhole, type PlanChoice, type Roll, rollsOf, stakeOn } from './plan/planning.js';
import { PLAN, type PlanWords } from './plan/words.js';
import type { AskProps } from './types.js';

/** A unit that is asked for its plan. */
interface Planned {
  readonly as: string;
  readonly unit: Unit;
  readonly rolls: readonly Roll[];
  readonly plan: PlanChoice;
  /** It has been looked at, and nothing is left to be picked. */
  readonly isDone: boolean;
}

/** "Attack, 2 and 1 staked" */
const planText = (t: PlanWords, plan: PlanChoice, rolls: readonly Roll[]): string => {
  const dice = rolls.map((roll) => stakeOn(plan, roll)).filter((n) => n > 0);
  const stakes = dice.length === 0 ? t.nothingStaked : t.staked({ dice: dice.map(String) });
  if (fightsOf(rolls).length === 0) return capital(stakes);
  const maneuver = plan.maneuver === undefined ? t.noManeuver : t.maneuvers[plan.maneuver];
  return dice.length === 0 && plan.maneuver === undefined ? maneuver : t.planTold({ maneuver, stakes });
};

/** Plans in secret, unit after unit; then all of them are sealed. */
export const Plans = (props: AskProps) => {
  const { view, units, people, busy, open, seal, side, news } = props;
  const { t } = useSpoken(PLAN);
  const { t: shared } = useSpoken(SHARED);
  const [isChanging, setChanging] = useState(false);
  const { asking, asked, by } = open;
  // Who goes on to the next unit stands at its head, and not at the foot of a page that has changed.
  const isNext = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another unit is planned
  useEffect(() => {
    const head = isNext.current ? document.querySelector<HTMLElement>('.sortie .stakes h2') : null;
    isNext.current = false;
    if (head === null) return;
    focusOn(head);
    head.scrollIntoView({ block: 'nearest' });
  }, [asked.as]);
  const all = asking.mine.flatMap(({ as }): readonly Planned[] => {
    const unit = unitNamed(units, as);
    if (unit === null) return [];
    const rolls = rollsOf(view, units, unit);
    const told = (by[as] ?? asking.sealed[as] ?? null) as PlanChoice | null;
    const plan = told ?? emptyPlan(rolls);
    return [{ as, unit, rolls, plan, isDone: told !== null && isWhole(plan, rolls) }];
  });
  const now = all.find(({ as }) => as === asked.as);
  const others = all.filter((one) => one !== now);
  const of = { asking: bySeat(asking, people), asked, people, busy };
  if (all.every(({ as }) => asking.made.has(as)) && !isChanging) {
    return (
      <>
        {news}
        <Sealed
          asking={of.asking}
          asked={asked}
          people={people}
          named={() => armyName(view, side)}
          told={all
            .map(({ unit, plan, rolls }) => t.unitPlan({ who: unit.called, plan: planText(t, plan, rolls) }))
            .join('; ')}
          onChange={() => setChanging(true)}
        />
      </>
    );
  }
  if (now === undefined) return null;
  // SORTIE-FLOAT-017: where the table has it so, the other side hears of it before it plans.
  const isSecret = asking.step === 'plans';
  const whole = isWhole(now.plan, now.rolls);
  const left = others.filter(({ isDone }) => !isDone);
  const [next] = left;
  const onPlan = (plan: PlanChoice): void => open.onPick(plan);
  const go = (): void => {
    if (!whole || busy) return;
    open.onPick(now.plan);
    const to = asking.mine.find(({ as }) => as === next?.as);
    if (to !== undefined) {
      isNext.current = true;
      open.onWhom(to);
      return;
    }
    // What is answered already and not changed stays as it is.
    const fresh = all.filter(({ as, plan }) => !sameJson((asking.sealed[as] ?? null) as Json, plan as unknown as Json));
    open.onWhom(asked);
    setChanging(false);
    seal(fresh.map(({ as, plan }) => ({ as, choice: plan })));
  };
  const done = others.filter(({ isDone }) => isDone).map(({ unit }) => unit.called);
  return (
    <>
      <PlanUnit
        key={now.as}
        view={view}
        people={people}
        unit={now.unit}
        rolls={now.rolls}
        plan={now.plan}
        isSecret={isSecret}
        onPlan={onPlan}
        onAgain={go}
        news={news}
      />
      <Foot
        of={of}
        title={planText(t, now.plan, now.rolls)}
        note={
          done.length > 0
            ? t.planned({ who: done })
            : left.length > 0
              ? t.notPlanned({ who: left.map(({ unit }) => unit.called) })
              : ''
        }
        act={next === undefined ? (isSecret ? shared.sealIt : shared.decide) : t.nextUnit({ who: next.unit.called })}
        off={whole ? null : t.pickManeuver}
        onAct={go}
        made={asking.made.has(asked.as)}
      />
    </>
  );
};
