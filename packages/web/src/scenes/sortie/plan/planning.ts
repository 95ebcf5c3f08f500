import type { sortie } from '@warmoot/rules';
import type { Choice, SortieView, Unit } from '../model.js';

export type PlanChoice = Extract<Choice, { readonly choose: 'plan' }>;

/** A roll to come that floating dice may be staked on: a sortie, the unit's own shot, or what an enemy shoots at it. */
export interface Roll {
  readonly kind: 'sortie' | 'shot' | 'arrows';
  readonly enemy: Unit;
  /** Where a plan has the dice for it. */
  readonly slot: 'bids' | 'arrows';
  /** SORTIE-ARCHER-011: a table may let no more than three dice count against arrows. */
  readonly most: number;
}

const fightsIn = ({ open }: Pick<SortieView, 'open'>, unit: Unit): readonly number[] =>
  open.meetings.flatMap(({ a, b }) => (a === unit.index ? [b] : b === unit.index ? [a] : []));

/** Every roll that a unit has before it in this round, in the order of the lists of the enemy. */
export const rollsOf = (view: SortieView, units: readonly Unit[], unit: Unit): readonly Roll[] => {
  const named = (index: number): readonly Unit[] => units.filter((one) => one.index === index);
  const { shots } = view.open;
  const cap = view.given.options['sortie.archeryBonusCap'];
  const own = shots.filter(({ archers }) => archers === unit.index).map(({ target }) => target);
  const roll =
    (kind: Roll['kind']) =>
    (index: number): readonly Roll[] =>
      named(index).map((enemy) => ({
        kind,
        enemy,
        // Where two shoot at each other the bid is for the own shot.
        slot: kind === 'arrows' && own.includes(index) ? 'arrows' : 'bids',
        most: kind === 'arrows' && cap !== 'none' ? cap : Number.POSITIVE_INFINITY,
      }));
  return [
    ...fightsIn(view, unit).flatMap(roll('sortie')),
    ...own.flatMap(roll('shot')),
    ...shots
      .filter(({ target }) => target === unit.index)
      .map(({ archers }) => archers)
      .flatMap(roll('arrows')),
  ];
};

export const fightsOf = (rolls: readonly Roll[]): readonly Unit[] =>
  rolls.filter(({ kind }) => kind === 'sortie').map(({ enemy }) => enemy);

/** The name of a roll within a plan. */
export const rollKey = ({ slot, enemy }: Pick<Roll, 'slot' | 'enemy'>): string => `${slot} ${enemy.name}`;

/** What a unit may stake in all: none while its pool is below 0. */
export const inHand = ({ floating }: Pick<Unit, 'floating'>): number => Math.max(0, floating);

export const stakeOn = (plan: PlanChoice, { slot, enemy }: Pick<Roll, 'slot' | 'enemy'>): number =>
  plan[slot]?.[enemy.name] ?? 0;

/** The most that may lie on a roll, with so many dice kept. */
export const mostOn = (plan: PlanChoice, roll: Roll, kept: number): number =>
  Math.min(stakeOn(plan, roll) + kept, roll.most);

export const stakedIn = (plan: PlanChoice, rolls: readonly Roll[]): number =>
  rolls.reduce((sum, roll) => sum + stakeOn(plan, roll), 0);

/** A plan that stakes nothing, and has its maneuver still to be picked where it needs one. */
export const emptyPlan = (rolls: readonly Roll[]): PlanChoice => {
  const of = (slot: Roll['slot']): Readonly<Record<string, number>> =>
    Object.fromEntries(rolls.filter((roll) => roll.slot === slot).map(({ enemy }) => [enemy.name, 0]));
  const arrows = of('arrows');
  return { choose: 'plan', bids: of('bids'), ...(Object.keys(arrows).length > 0 && { arrows }) };
};

/** The plan with so many dice on a roll, and never more in all than there are in hand. */
export const withStake = (
  plan: PlanChoice,
  rolls: readonly Roll[],
  roll: Roll,
  dice: number,
  most: number,
): PlanChoice => {
  const others = stakedIn(plan, rolls) - stakeOn(plan, roll);
  const stake = Math.min(Math.max(0, dice), most - others, roll.most);
  return { ...plan, [roll.slot]: { ...plan[roll.slot], [roll.enemy.name]: stake } };
};

export const withManeuver = (plan: PlanChoice, maneuver: sortie.Maneuver): PlanChoice => ({ ...plan, maneuver });

/** Whether nothing is left to be picked for it. */
export const isWhole = (plan: PlanChoice, rolls: readonly Roll[]): boolean =>
  plan.maneuver !== undefined || fightsOf(rolls).length === 0;

/** The dice that were moved: for each die the tray in which it lies, so that as few as can be change their place. */
export const trayed = (
  before: readonly string[],
  counts: readonly (readonly [tray: string, dice: number])[],
): readonly string[] => {
  const room = new Map(counts);
  const all = counts.reduce((sum, [, dice]) => sum + dice, 0);
  const stays = Array.from({ length: all }, (_, nth): string | null => {
    const at = before[nth];
    const left = at === undefined ? 0 : (room.get(at) ?? 0);
    if (at === undefined || left <= 0) return null;
    room.set(at, left - 1);
    return at;
  });
  const free = counts.flatMap(([tray]) => Array.from({ length: room.get(tray) ?? 0 }, () => tray));
  let next = 0;
  return stays.map((at) => at ?? (free[next++] as string));
};
