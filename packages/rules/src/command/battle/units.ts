import type { RuleId, Sum } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { nameOf, unitAt } from '../../war/roster/roster.js';
import type { CommandSight } from './command.js';
import type { CommandOptions } from './model.js';
import {
  ARCHER_SCORES,
  BROKEN_AT,
  BROKEN_SURVIVORS,
  CLASSES,
  type ClassRow,
  GRADES,
  type Grade,
  HEALTH,
  POINTS,
  SCORE_RULES,
  SCORES,
  type Scores,
  type UnitClass,
} from './units.table.js';

/** COMMAND-UNIT-003: the class decides what a unit may do. COMMAND-UNIT-009: it never changes. */
export const classOf = (sight: CommandSight, unit: UnitIndex): ClassRow => CLASSES[unitAt(sight, unit).class];

/** COMMAND-GRADE-002: strictly lower. */
export const isLower = (grade: Grade, than: Grade): boolean => GRADES.indexOf(grade) > GRADES.indexOf(than);

/** COMMAND-POINTS-004: what a unit begins with, by its grade and by the quality of its leader. */
export const startingPoints = (grade: Grade, quality: number): number =>
  Math.min(POINTS[grade].base + quality, POINTS[grade].greatest);

/** COMMAND-POINTS-001, COMMAND-POINTS-008: what a unit does is paid in full, from its own points. COMMAND-POINTS-009: what costs nothing can always be paid. */
export const canPay = ({ open }: CommandSight, unit: UnitIndex, cost: number): boolean =>
  (open.points[unit] as number) >= cost;

/** Support and Assault of a fresh unit. COMMAND-SCORE-009, COMMAND-SCORE-010: a table may have others for its archers. */
export const scoresFor = (
  of: UnitClass,
  grade: Grade,
  archers: CommandOptions['command.archerScores'] = ARCHER_SCORES,
): Scores => (of === 'AR' || of === 'HA' ? archers[of][grade] : SCORES[of][grade]);

const freshScores = ({ given, open }: CommandSight, unit: UnitIndex): Scores => {
  const { class: of, grade } = unitAt({ open }, unit);
  return scoresFor(of, grade, given.options['command.archerScores']);
};

const penaltyFor = (damage: number): number => HEALTH[Math.min(damage, BROKEN_AT - 1)]?.penalty ?? 0;

const scoreOf = (sight: CommandSight, unit: UnitIndex, score: keyof Scores): number => {
  const left = freshScores(sight, unit)[score] - penaltyFor(sight.open.damage[unit] as number);
  return sight.given.options['command.scoreFloor'] === 'zero' ? Math.max(0, left) : left;
};

/** COMMAND-SCORE-001: what a unit lends when it helps another. COMMAND-SCORE-011: as it stands now. */
export const supportOf = (sight: CommandSight, unit: UnitIndex): number => scoreOf(sight, unit, 'support');

/** COMMAND-SCORE-002: what a unit brings when it leads an attack or is attacked. */
export const assaultOf = (sight: CommandSight, unit: UnitIndex): number => scoreOf(sight, unit, 'assault');

/** Adds a score with where it comes from: the table, COMMAND-SCORE-003 the damage, and COMMAND-HEALTH-006 the floor. */
export const addScore = (sum: Sum, sight: CommandSight, unit: UnitIndex, score: keyof Scores): void => {
  const fresh = freshScores(sight, unit)[score];
  const penalty = penaltyFor(sight.open.damage[unit] as number);
  const floored = scoreOf(sight, unit, score) - (fresh - penalty);
  const why: RuleId = SCORE_RULES[unitAt(sight, unit).class];
  const note = nameOf(sight, unit);
  sum.add(fresh, `command.${score}`, why, note);
  if (penalty > 0) sum.add(-penalty, 'command.damage', 'COMMAND-HEALTH-005', note);
  if (floored > 0) sum.add(floored, 'command.floor', 'COMMAND-HEALTH-006', note);
};

/** COMMAND-HEALTH-003: damage that no unit bears. */
export const isBroken = ({ open }: CommandSight, unit: UnitIndex): boolean =>
  (open.damage[unit] as number) >= BROKEN_AT;

/** COMMAND-END-007: the survivors of a unit, in a hundred. */
export const survivorsOf = ({ open }: CommandSight, unit: UnitIndex): number => {
  if (open.fate[unit] === 'slaughtered') return 0;
  return HEALTH[open.damage[unit] as number]?.survivors ?? BROKEN_SURVIVORS;
};
