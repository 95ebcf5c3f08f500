import { brokenRule, type Refusal, type Stream } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { nameOf, unitNamed } from '../../war/roster/roster.js';
import type { Maneuver } from '../battle/maneuvers.table.js';
import type { Plan } from '../battle/model.js';
import { calledBy, unitNames } from '../battle/names.js';
import type { ChoiceOf, SortieSight } from '../battle/sortie.js';
import { maneuversLeft } from '../pool/reach.js';

export type PlanChoice = ChoiceOf<'plan'>;

/** A roll to come that a unit may stake dice on: its own against an enemy, or that of its dice against arrows. */
interface Roll {
  readonly enemy: UnitIndex;
  readonly of: 'own' | 'arrows';
}

/** SORTIE-ROUND-002: the rolls to come of a unit, in the order of their dice. */
const rollsOf = ({ open }: SortieSight, unit: UnitIndex): readonly Roll[] => {
  const rolls: Roll[] = [];
  for (const { archers, target } of open.shots) {
    if (archers === unit) rolls.push({ enemy: target, of: 'own' });
    if (target === unit) rolls.push({ enemy: archers, of: 'arrows' });
  }
  for (const { a, b } of open.meetings) {
    if (a === unit) rolls.push({ enemy: b, of: 'own' });
    if (b === unit) rolls.push({ enemy: a, of: 'own' });
  }
  return rolls;
};

const isInSortie = ({ open }: SortieSight, unit: UnitIndex): boolean => {
  for (const { a, b } of open.meetings) if (a === unit || b === unit) return true;
  return false;
};

/** SORTIE-FLOAT-016: the bonus dice that a unit may spend. */
const purseOf = ({ open }: SortieSight, unit: UnitIndex): number => Math.max(0, open.floating[unit] as number);

/** Whether a unit has anything to plan: a maneuver, or dice for a roll. */
export const hasToPlan = (sight: SortieSight, unit: UnitIndex): boolean =>
  isInSortie(sight, unit) || (purseOf(sight, unit) > 0 && rollsOf(sight, unit).length > 0);

/** SORTIE-ARCHER-011: the most dice that count against one unit's arrows. */
const mostAgainstArrows = ({ given }: SortieSight): number => {
  const cap = given.options['sortie.archeryBonusCap'];
  return cap === 'none' ? Number.POSITIVE_INFINITY : cap;
};

/** Whether a unit and an enemy shoot at each other: dice against its arrows then stand apart from those for the own shot. */
const isMutual = (rolls: readonly Roll[], { enemy, of }: Roll): boolean =>
  of === 'arrows' && rolls.some((roll) => roll.of === 'own' && roll.enemy === enemy);

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
    if (isMutual(rolls, roll)) {
      arrows ??= {};
      arrows[nameOf(sight, roll.enemy)] = staked;
    } else bids[nameOf(sight, roll.enemy)] = staked;
  }
  return {
    choose: 'plan',
    ...(maneuver === null ? {} : { maneuver }),
    bids,
    ...(arrows === null ? {} : { arrows }),
  };
};

/** A choice as the facts hold it. */
export const readPlan = (sight: SortieSight, unit: UnitIndex, { maneuver, bids, arrows }: PlanChoice): Plan => {
  const own: Record<number, number> = {};
  const against: Record<number, number> = {};
  const rolls = rollsOf(sight, unit);
  for (const roll of rolls) {
    const key = nameOf(sight, roll.enemy);
    const staked = (isMutual(rolls, roll) ? arrows?.[key] : bids[key]) ?? 0;
    if (staked > 0) (roll.of === 'own' ? own : against)[roll.enemy] = staked;
  }
  return { maneuver: maneuver ?? null, bids: own, arrows: against };
};

const mostOn = (sight: SortieSight, { of }: Roll, purse: number): number =>
  of === 'own' ? purse : Math.min(purse, mostAgainstArrows(sight));

/** Ways of staking dice that people think of: none, one, half or all on one roll, and the same on each. */
const spreads = (sight: SortieSight, rolls: readonly Roll[], purse: number): readonly (readonly number[])[] => {
  const on = (nth: number, dice: number): readonly number[] =>
    rolls.map((roll, i) => (i === nth ? Math.min(dice, mostOn(sight, roll, purse)) : 0));
  const each = Math.floor(purse / Math.max(1, rolls.length));
  const all = [
    rolls.map(() => 0),
    ...rolls.flatMap((_roll, nth) => [1, Math.ceil(purse / 2), purse].map((dice) => on(nth, Math.min(dice, purse)))),
    rolls.map((roll) => mostOn(sight, roll, each)),
  ];
  const texts = all.map(String);
  return all.filter((_, i) => texts.indexOf(texts[i] as string) === i);
};

const NO_MANEUVER: readonly null[] = [null];

const maneuversOf = (sight: SortieSight, unit: UnitIndex): readonly (Maneuver | null)[] =>
  isInSortie(sight, unit) ? maneuversLeft(sight, unit) : NO_MANEUVER;

/** Plans that are worth a look: every maneuver with some ways of staking dice. */
export const plansFor = (sight: SortieSight, unit: UnitIndex): readonly PlanChoice[] => {
  const rolls = rollsOf(sight, unit);
  const ways = spreads(sight, rolls, purseOf(sight, unit));
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
    if ((dice[nth] as number) < mostOn(sight, rolls[nth] as Roll, purse)) (dice[nth] as number) += 1;
  }
  return planWith(sight, rolls, maneuvers[source.below(maneuvers.length)] as Maneuver | null, dice);
};

const maneuverFault = (sight: SortieSight, unit: UnitIndex, maneuver: Maneuver | null): Refusal | null => {
  const facts = { unit: unitNames(sight)[unit] as string, maneuver };
  const left = maneuversOf(sight, unit);
  if (left.includes(maneuver)) return null;
  if (!isInSortie(sight, unit)) return brokenRule('SORTIE-ARCHER-003', 'sortie.noManeuver', facts);
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
  const plain = (enemy: UnitIndex): boolean => rolls.some((roll) => roll.enemy === enemy && !isMutual(rolls, roll));
  const mutual = (enemy: UnitIndex): boolean => rolls.some((roll) => roll.enemy === enemy && isMutual(rolls, roll));
  const fault =
    maneuverFault(sight, unit, maneuver) ?? keyFault(sight, unit, bids, plain) ?? keyFault(sight, unit, arrows, mutual);
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
