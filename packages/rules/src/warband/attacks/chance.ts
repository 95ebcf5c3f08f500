import type { Sum } from '@warmoot/kernel';
import { idleWounds, suffers } from '../figures/ailments.js';
import { isNearest } from '../figures/aiming.js';
import { techniqueBonus } from '../figures/duelling.js';
import { figureOf, isFlagged, rowOf, sideOf } from '../figures/figures.js';
import { hasDagger, isDisarmed, isImprovised } from '../figures/hands.js';
import { armourAgainst, isRanged, placeOf } from '../figures/ratings.js';
import { isAbove } from '../ground/heights.js';
import type { Row } from '../model/attacking.js';
import type { FigureIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';

/** WARBAND-MELEE-004: the chance before armour. WARBAND-RANGED-003: from afar it is the same. */
const BASE = 8;

/** What the chance of a row hangs on. */
export type Aim = Pick<Row, 'by' | 'target' | 'way' | 'subdue' | 'formation'>;

/** WARBAND-ROUND-001, WARBAND-ROUND-005: whether the attacker's side has surprise in this round. */
export const hasSurprise = ({ open }: SkirmishSight, side: number): boolean => open.surprise && open.priority === side;

/** WARBAND-ROUND-002, WARBAND-MOD-001: one bonus, named in two places, never counted twice. */
const surpriseLine = (sight: SkirmishSight, { by, way }: Aim, sum: Sum): void => {
  const applies = !isRanged(way) || sight.given.options['warband.surpriseAppliesTo'] === 'all';
  if (applies && hasSurprise(sight, sideOf(sight, by))) sum.add(1, 'warband.chance.surprise', 'WARBAND-MOD-001');
};

/** WARBAND-MOD-016, WARBAND-MOD-024: high ground, or what else the referee sees as an advantage (WARBAND-CORE-006); once. */
const advantageLine = (sight: SkirmishSight, { by, target, way }: Aim, sum: Sum): void => {
  const { at, advantage } = figureOf(sight, by);
  if (way !== 'grapple' && isAbove(sight.given.field, at, figureOf(sight, target).at))
    sum.add(1, 'warband.chance.highGround', 'WARBAND-MOD-016');
  else if (advantage) sum.add(1, 'warband.chance.advantage', 'WARBAND-MOD-016');
};

/** WARBAND-GRAPPLE-034: in a grapple only a dagger or what nature gave serves; with anything else it is bare hands. */
const isBareInGrapple = (sight: SkirmishSight, by: FigureIndex): boolean =>
  !hasDagger(sight, by) && !isFlagged(sight, by, 'naturalWeapons');

/** WARBAND-MOD-027: a figure is disarmed or makes do, never both. */
const handLine = (sight: SkirmishSight, { by, way }: Aim, sum: Sum): void => {
  const bare = way === 'grapple' ? isBareInGrapple(sight, by) : isDisarmed(sight, by);
  if (bare) sum.add(-1, 'warband.chance.disarmed', 'WARBAND-MOD-014');
  else if (way === 'melee' && isImprovised(sight, by)) sum.add(-1, 'warband.chance.improvised', 'WARBAND-MOD-013');
};

/** WARBAND-MOD-028: what touches blows alone. */
const meleeLines = (sight: SkirmishSight, aim: Aim, sum: Sum): void => {
  const { by, target, way, formation } = aim;
  if (way === 'melee' && (formation?.place ?? placeOf(sight, by, target)) === 'flank')
    sum.add(1, 'warband.chance.flank', 'WARBAND-MOD-002');
  if (figureOf(sight, by).prone) sum.add(-1, 'warband.chance.prone', 'WARBAND-MOD-008');
  handLine(sight, aim, sum);
  const { chance } = techniqueBonus(sight, by);
  if (chance !== 0) sum.add(chance, 'warband.chance.feint', 'WARBAND-DUEL-005');
};

/** What touches shots and throws alone. */
const rangedLines = (sight: SkirmishSight, { by, target, formation }: Aim, sum: Sum): void => {
  if (!(formation?.nearest ?? isNearest(sight, by, target)))
    sum.add(-1, 'warband.chance.notNearest', 'WARBAND-RANGED-008');
  if (suffers(sight, by, 'eye')) sum.add(-1, 'warband.chance.eye', 'WARBAND-WOUND-016');
  const { aim } = rowOf(sight, by);
  if (aim !== 0) sum.add(aim, 'warband.chance.aim', 'WARBAND-SAGA-005');
};

/** WARBAND-WOUND-020: Wounds that mean nothing to an NPC are openings for whoever fights it, or for player characters alone. */
const openingsLine = (sight: SkirmishSight, { by, target }: Aim, sum: Sum): void => {
  if (sight.given.options['warband.npcWoundBonusFor'] === 'pcs' && !rowOf(sight, by).pc) return;
  const openings = idleWounds(sight, target);
  if (openings > 0) sum.add(openings, 'warband.chance.openings', 'WARBAND-WOUND-006');
};

/**
 * WARBAND-MELEE-004, WARBAND-MELEE-005, WARBAND-RANGED-003: the chance of one die: 8 less the target's armour, and every
 * modifier with a line of its own. WARBAND-MOD-024: they add up.
 */
export const chanceOf =
  (sight: SkirmishSight, aim: Aim) =>
  (sum: Sum): void => {
    const { by, target, way, subdue } = aim;
    sum.add(BASE, 'warband.chance.base', 'WARBAND-MELEE-004');
    armourAgainst(sight, target, { by, way })({ add: (armour, what, why, note) => sum.add(-armour, what, why, note) });
    surpriseLine(sight, aim, sum);
    advantageLine(sight, aim, sum);
    if (isRanged(way)) rangedLines(sight, aim, sum);
    else meleeLines(sight, aim, sum);
    if (subdue) sum.add(-1, 'warband.chance.subdue', 'WARBAND-SUBDUE-002');
    openingsLine(sight, aim, sum);
    const { dazed } = rowOf(sight, by);
    if (dazed !== 0) sum.add(-dazed, 'warband.chance.dazed', 'WARBAND-SAGA-011');
  };
