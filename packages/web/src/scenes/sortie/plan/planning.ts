import { sortie } from '@warmoot/rules';
import type { Choice, SortieView, Unit } from '../model.js';

export type PlanChoice = Extract<Choice, { readonly choose: 'plan' }>;

/** A roll to come that floating dice may be staked on, with the enemy as this page knows it. */
export interface Roll extends Omit<sortie.Roll, 'enemy'> {
  readonly enemy: Unit;
}

const KINDS: readonly Roll['kind'][] = ['sortie', 'shot', 'arrows'];

/** Every roll that a unit has before it in this round: its sorties, its own shot, then what others shoot at it. */
export const rollsOf = (view: SortieView, units: readonly Unit[], unit: Unit): readonly Roll[] =>
  sortie
    .rollsOf(view, unit.index)
    .flatMap((roll): readonly Roll[] =>
      units.filter(({ index }) => index === roll.enemy).map((enemy) => ({ ...roll, enemy })),
    )
    .sort((one, two) => KINDS.indexOf(one.kind) - KINDS.indexOf(two.kind));

export const fightsOf = (rolls: readonly Roll[]): readonly Unit[] =>
  rolls.filter(({ kind }) => kind === 'sortie').map(({ enemy }) => enemy);

/** The name of a roll within a plan. */
export const rollKey = ({ slot, enemy }: Pick<Roll, 'slot' | 'enemy'>): string => `${slot} ${enemy.name}`;

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
