import type { Note, RuleId } from '@warmoot/kernel';
import { ALL_GROUNDS, FRONTS, type Fronts, type Ground } from '../battle/kinds.table.js';
import { MANEUVERS, type Maneuver } from '../battle/maneuvers.table.js';

/** Why a pool has a die more or less, by the key of its words. The page shows an emblem for each on the die. */
const POOL_REASONS = [
  // Strengths and weaknesses of the unit. `strength` is noted with the commander's name where there is one.
  'sortie.armour',
  'sortie.strength',
  'sortie.moved',
  'sortie.fought',
  'sortie.illPrepared',
  'sortie.noLeader',
  'sortie.stranger',
  'sortie.language',
  // Circumstances. `larger` is noted with both sizes: "400 : 300".
  'sortie.larger',
  'sortie.weapons',
  'sortie.walls',
  'sortie.higher',
  'sortie.retreatHeavy',
  'sortie.retreatLight',
  'sortie.chargeMounted',
  'sortie.flankHeavier',
  'sortie.flankLighter',
  'sortie.flanked',
  // The floating pool. `mercenary` is the second half of what a mercenary unit plays.
  'sortie.initiative',
  'sortie.surprise',
  'sortie.ambush',
  'sortie.bid',
  'sortie.penalty',
  'sortie.mercenary',
] as const;

/** What a round does to F, from what it was before. `sortie.bid` and `sortie.mercenary` are the same as in a roll. */
const HAND_REASONS = [
  'sortie.before',
  'sortie.won.attack',
  'sortie.won.defend',
  'sortie.lost.attack',
  'sortie.lost.defend',
  'sortie.lost.retreat',
  'sortie.lost.flank',
  'sortie.doublePenalty',
  'sortie.pinned',
  'sortie.arrows',
  'sortie.arrowsGain',
] as const;

/** How F comes about at the start. */
const FLOATING_REASONS = [
  'sortie.level',
  'sortie.commander',
  'sortie.specialBonus',
  'sortie.specialPenalty',
  'sortie.mercenary',
] as const;

/** What makes the number that arrows must pass: the 11, and what the target's dice make of it. */
const TARGET_REASONS = ['sortie.target', 'sortie.targetDice'] as const;

/** What a battle has cost a unit: the injured and the dead, by what they are counted from. */
const TOLL_REASONS = [
  'sortie.recordDice',
  'sortie.record',
  'sortie.noQuarter',
  'sortie.defeat',
  'sortie.nobodyLeft',
  'sortie.allKilled',
] as const;

export type Reason =
  | (typeof POOL_REASONS)[number]
  | (typeof HAND_REASONS)[number]
  | (typeof FLOATING_REASONS)[number]
  | (typeof TARGET_REASONS)[number]
  | (typeof TOLL_REASONS)[number]
  | `sortie.ground.${Ground}`
  | `sortie.fronts.${Fronts}`
  /** Dice that the comparison gives to who uses this maneuver. */
  | `sortie.maneuver.${Maneuver}`;

/** Every key under which a line of this rule set's sums has its words. */
export const REASONS: readonly Reason[] = [
  ...new Set<Reason>([
    ...POOL_REASONS,
    ...ALL_GROUNDS.map((ground) => `sortie.ground.${ground}` as const),
    ...(Object.keys(FRONTS) as Fronts[]).map((fronts) => `sortie.fronts.${fronts}` as const),
    ...MANEUVERS.map((maneuver) => `sortie.maneuver.${maneuver}` as const),
    ...HAND_REASONS,
    ...FLOATING_REASONS,
    ...TARGET_REASONS,
    ...TOLL_REASONS,
  ]),
];

/** What a rule of this set adds its lines to. */
export interface DiceSum {
  add(by: number, what: Reason, why: RuleId, note?: Note): void;
}
