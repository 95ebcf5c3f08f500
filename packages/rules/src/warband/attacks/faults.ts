import { brokenRule, type Refusal } from '@warmoot/kernel';
import { isSpentShooting } from '../figures/aiming.js';
import { areBeside, areFoes, figureNamed, figureOf, isHere, keyOf } from '../figures/figures.js';
import { countsAsProne } from '../figures/grappling.js';
import type { Moment } from '../model/acts.js';
import type { AttackChoice } from '../model/attacking.js';
import type { FigureIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { type Division, isEven, isOptional, poolOf } from './divisions.js';
import { isCrowdedOut } from './narrow.js';
import { aimsOf, strikesFirst, strikesPast, targetsOf, unawareOf } from './reach.js';

/** WARBAND-MELEE-028: dice that were kept are rolled as they were divided, or not at all. */
export const sameDice = (
  sight: SkirmishSight,
  by: FigureIndex,
  choice: AttackChoice,
  kept: Division,
): Refusal | null => {
  const wanted = Object.entries(choice.dice).filter(([, some]) => some > 0);
  const isSame =
    wanted.length === kept.size &&
    wanted.length > 0 &&
    wanted.every(([key, some]) => kept.get(figureNamed(sight, key)) === some) &&
    (choice.subdue ?? false) === figureOf(sight, by).keptSubdue;
  return isSame ? null : brokenRule('WARBAND-MELEE-028', 'warband.otherDiceKept', { figure: keyOf(sight, by) });
};

/** Why somebody is not among those over whom attacks are spread. */
const targetFault = (sight: SkirmishSight, by: FigureIndex, target: FigureIndex): Refusal => {
  const facts = { figure: keyOf(sight, by), target: keyOf(sight, target) };
  const isReached = areBeside(sight, by, target) || strikesPast(sight, by, target);
  if (!areFoes(sight, by, target) || !isHere(sight, target) || !isReached)
    return brokenRule('WARBAND-MELEE-002', 'warband.notInReach', facts);
  if (isCrowdedOut(sight, by, target)) return brokenRule('WARBAND-MOD-017', 'warband.narrowTaken', facts);
  const others = targetsOf(sight, by);
  const standing = [...others, ...unawareOf(sight, by)].some((foe) => !countsAsProne(sight, foe, by));
  if (standing && countsAsProne(sight, target, by))
    return brokenRule('WARBAND-MOD-004', 'warband.standingFirst', facts);
  if (others.length > 0 && figureOf(sight, target).hp <= 0)
    return brokenRule('WARBAND-MELEE-026', 'warband.dyingSpared', facts);
  return brokenRule('WARBAND-MELEE-002', 'warband.notInReach', facts);
};

/** WARBAND-VANQUISH-009: who falls upon somebody unaware does nothing else. */
const ambushFault = (sight: SkirmishSight, by: FigureIndex, dice: Division): Refusal | null => {
  const [target, some] = [...dice][0] as [FigureIndex, number];
  const pool = poolOf(sight, by, [target]);
  return dice.size === 1 && some === pool
    ? null
    : brokenRule('WARBAND-VANQUISH-009', 'warband.allOnUnaware', { figure: keyOf(sight, by), dice: pool });
};

/** WARBAND-MELEE-001, WARBAND-MELEE-025: all its attacks, as evenly as can be over those in reach. */
const spreadFault = (sight: SkirmishSight, by: FigureIndex, dice: Division): Refusal | null => {
  const spread = targetsOf(sight, by).filter((target) => dice.has(target) || !isOptional(sight, by, target));
  const [pool, given] = [poolOf(sight, by, spread), [...dice.values()].reduce((sum, some) => sum + some, 0)];
  const facts = { figure: keyOf(sight, by), dice: pool, given };
  if (given !== pool) return brokenRule('WARBAND-MELEE-001', 'warband.allAttacks', facts);
  return isEven(spread.map((target) => dice.get(target) ?? 0))
    ? null
    : brokenRule('WARBAND-MELEE-001', 'warband.unevenAttacks', facts);
};

/** Why attacks may not be divided like this; null where they may. */
export const attackFault = (
  sight: SkirmishSight,
  by: FigureIndex,
  choice: AttackChoice,
  moment: Moment,
): Refusal | null => {
  const figure = keyOf(sight, by);
  if (isSpentShooting(sight, by)) return brokenRule('WARBAND-RANGED-011', 'warband.hasShot', { figure });
  const dice = new Map<FigureIndex, number>();
  for (const [key, some] of Object.entries(choice.dice)) {
    if (some === 0) continue;
    const target = figureNamed(sight, key);
    if (target < 0) return { code: 'NO_SUCH', what: 'figure', id: key };
    dice.set(target, some);
  }
  if (dice.size === 0) return brokenRule('WARBAND-MELEE-001', 'warband.noAttacks', { figure });
  const { targets: spread, unaware } = aimsOf(sight, by);
  const targets = [...spread, ...unaware];
  for (const target of dice.keys()) if (!targets.includes(target)) return targetFault(sight, by, target);
  if (moment === 'strikes' && ![...dice.keys()].some((target) => strikesFirst(sight, by, target)))
    return brokenRule('WARBAND-MELEE-015', 'warband.noFirstStrike', { figure });
  const isAmbush = [...dice.keys()].some((target) => unaware.includes(target));
  return isAmbush ? ambushFault(sight, by, dice) : spreadFault(sight, by, dice);
};
