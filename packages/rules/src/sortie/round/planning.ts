import { brokenRule, type Refusal, type Stream } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { nameOf, unitNamed } from '../../war/roster/roster.js';
import { isEngaged } from '../battle/fights.js';
import type { Maneuver } from '../battle/maneuvers.table.js';
import type { Plan } from '../battle/model.js';
import { calledBy, unitNames } from '../battle/names.js';
import type { ChoiceOf, SortieSight } from '../battle/sortie.js';
import { maneuversLeft } from '../pool/reach.js';

export type PlanChoice = ChoiceOf<'plan'>;

/** A roll to come that a unit may stake dice on: a sortie, its own shot, or that of its dice against an enemy's arrows. */
export interface Roll {
  readonly enemy: UnitIndex;
  readonly kind: 'sortie' | 'shot' | 'arrows';
  /** Where a plan has the dice for it: of two who shoot at each other, those against arrows stand apart. */
  readonly slot: 'bids' | 'arrows';
  /** The most dice that may lie on it. */
  readonly most: number;
}

/** SORTIE-FLOAT-016: the bonus dice that a unit may spend. */
export const purseOf = ({ open }: SortieSight, unit: UnitIndex): number => Math.max(0, open.floating[unit] as number);

/** SORTIE-ARCHER-011: the most dice that count against one unit's arrows. */
const mostAgainstArrows = ({ given }: SortieSight): number => {
  const cap = given.options['sortie.archeryBonusCap'];
  return cap === 'none' ? Number.POSITIVE_INFINITY : cap;
};

/** SORTIE-ROUND-002: the rolls to come of a unit, in the order of their dice. */
export const rollsOf = (sight: SortieSight, unit: UnitIndex): readonly Roll[] => {
  const { shots, meetings } = sight.open;
  const rolls: Roll[] = [];
  const purse = purseOf(sight, unit);
  const isShotAt = (enemy: UnitIndex): boolean =>
    shots.some(({ archers, target }) => archers === unit && target === enemy);
  const own = (kind: 'sortie' | 'shot', enemy: UnitIndex): void => {
    rolls.push({ enemy, kind, slot: 'bids', most: purse });
  };
  for (const { archers, target } of shots) {
    if (archers === unit) own('shot', target);
    if (target !== unit) continue;
    const most = Math.min(purse, mostAgainstArrows(sight));
    rolls.push({ enemy: archers, kind: 'arrows', slot: isShotAt(archers) ? 'arrows' : 'bids', most });
  }
  for (const { a, b } of meetings) {
    if (a === unit) own('sortie', b);
    if (b === unit) own('sortie', a);
  }
  return rolls;
};

/** Whether a unit has anything to plan: a maneuver, or dice for a roll. */
export const hasToPlan = (sight: SortieSight, unit: UnitIndex): boolean =>
  isEngaged(sight, unit) || (purseOf(sight, unit) > 0 && rollsOf(sight, unit).length > 0);

/** The choice that stakes these dice, by roll. */
const planWith = (
  sight: SortieSight,
  rolls: readonly Roll[],
  maneuver: Maneuver | null,
  dice: readonly number[],
): PlanChoice => {
  const bids: Record<string, number> = {};
  let arrows: Record<string, number> | null = null;
  for (let nth = 0; nth < rolls.length; nth++) {
    const roll = rolls[nth] as Roll;
    const staked = dice[nth] as number;
    if (roll.slot === 'arrows') {
      arrows ??= {};
      arrows[nameOf(sight, roll.enemy)] = staked;
    } else bids[nameOf(sight, roll.enemy)] = staked;
  }
  if (maneuver === null) return arrows === null ? { choose: 'plan', bids } : { choose: 'plan', bids, arrows };
  return arrows === null ? { choose: 'plan', maneuver, bids } : { choose: 'plan', maneuver, bids, arrows };
};

/** A choice as the facts hold it. */
export const readPlan = (sight: SortieSight, unit: UnitIndex, { maneuver, bids, arrows }: PlanChoice): Plan => {
  const own: Record<number, number> = {};
  const against: Record<number, number> = {};
  for (const { enemy, kind, slot } of rollsOf(sight, unit)) {
    const key = nameOf(sight, enemy);
    const staked = (slot === 'arrows' ? arrows?.[key] : bids[key]) ?? 0;
    if (staked > 0) (kind === 'arrows' ? against : own)[enemy] = staked;
  }
  return { maneuver: maneuver ?? null, bids: own, arrows: against };
};

/** Ways of staking dice that people think of: none, one, half or all on one roll, and the same on each. */
const spreads = (rolls: readonly Roll[], purse: number): readonly (readonly number[])[] => {
  const on = (nth: number, dice: number): readonly number[] =>
    rolls.map(({ most }, i) => (i === nth ? Math.min(dice, most) : 0));
  const each = Math.floor(purse / Math.max(1, rolls.length));
  const all = [
    rolls.map(() => 0),
    ...rolls.flatMap((_roll, nth) => [1, Math.ceil(purse / 2), purse].map((dice) => on(nth, Math.min(dice, purse)))),
    rolls.map(({ most }) => Math.min(each, most)),
  ];
  const texts = all.map(String);
  return all.filter((_, i) => texts.indexOf(texts[i] as string) === i);
};

const NO_MANEUVER: readonly null[] = [null];

const maneuversOf = (sight: SortieSight, unit: UnitIndex): readonly (Maneuver | null)[] =>
  isEngaged(sight, unit) ? maneuversLeft(sight, unit) : NO_MANEUVER;

/** Plans that are worth a look: every maneuver with some ways of staking dice. */
export const plansFor = (sight: SortieSight, unit: UnitIndex): readonly PlanChoice[] => {
  const rolls = rollsOf(sight, unit);
  const ways = spreads(rolls, purseOf(sight, unit));
  return maneuversOf(sight, unit).flatMap((maneuver) => ways.map((dice) => planWith(sight, rolls, maneuver, dice)));
};

/** A plan at random: some of the dice, each of them on any roll. */
export const planAtRandom = (sight: SortieSight, unit: UnitIndex, source: Stream): PlanChoice => {
  const maneuvers = maneuversOf(sight, unit);
  const rolls = rollsOf(sight, unit);
  const purse = purseOf(sight, unit);
  const dice: number[] = rolls.map(() => 0);
  for (let left = purse === 0 ? 0 : source.below(purse + 1); left > 0; left--) {
    const nth = source.below(rolls.length);
    if ((dice[nth] as number) < (rolls[nth] as Roll).most) (dice[nth] as number) += 1;
  }
  return planWith(sight, rolls, maneuvers[source.below(maneuvers.length)] as Maneuver | null, dice);
};

const maneuverFault = (sight: SortieSight, unit: UnitIndex, maneuver: Maneuver | null): Refusal | null => {
  const facts = { unit: unitNames(sight)[unit] as string, maneuver };
  const left = maneuversOf(sight, unit);
  if (left.includes(maneuver)) return null;
  if (!isEngaged(sight, unit)) return brokenRule('SORTIE-ARCHER-003', 'sortie.noManeuver', facts);
  if (maneuver === null) return brokenRule('SORTIE-MANEUVER-001', 'sortie.maneuverNeeded', facts);
  return brokenRule('SORTIE-ROUND-009', 'sortie.notOverThisDistance', { ...facts, left: left as readonly string[] });
};

/** Dice on rolls that do not come. */
const keyFault = (
  sight: SortieSight,
  unit: UnitIndex,
  staked: Readonly<Record<string, number>>,
  isRoll: (enemy: UnitIndex) => boolean,
): Refusal | null => {
  const stray = Object.keys(staked).find((key) => !isRoll(unitNamed(sight, key)));
  return stray === undefined
    ? null
    : brokenRule('SORTIE-ROUND-014', 'sortie.noRollAgainst', {
        unit: unitNames(sight)[unit] as string,
        target: calledBy(sight, stray),
      });
};

const sum = (dice: Readonly<Record<string, number>>): number => Object.values(dice).reduce((all, one) => all + one, 0);

/** Why a plan is refused; null where it may be made. */
export const planFault = (sight: SortieSight, unit: UnitIndex, choice: PlanChoice): Refusal | null => {
  const { maneuver = null, bids, arrows = {} } = choice;
  const rolls = rollsOf(sight, unit);
  const has =
    (slot: Roll['slot']) =>
    (enemy: UnitIndex): boolean =>
      rolls.some((roll) => roll.enemy === enemy && roll.slot === slot);
  const fault =
    maneuverFault(sight, unit, maneuver) ??
    keyFault(sight, unit, bids, has('bids')) ??
    keyFault(sight, unit, arrows, has('arrows'));
  if (fault !== null) return fault;
  const facts = { unit: unitNames(sight)[unit] as string, dice: sum(bids) + sum(arrows), has: purseOf(sight, unit) };
  // SORTIE-FLOAT-016, SORTIE-MULTI-008: no more than there are, and each in one roll.
  if (facts.dice > facts.has) return brokenRule('SORTIE-FLOAT-016', 'sortie.tooManyDice', facts);
  const most = mostAgainstArrows(sight);
  const against = Object.values(readPlan(sight, unit, choice).arrows);
  return against.some((dice) => dice > most)
    ? brokenRule('SORTIE-ARCHER-011', 'sortie.tooManyAgainstArrows', { ...facts, most })
    : null;
};
