import type { Fixed, RuleId } from '@warmoot/kernel';
import type { Troops } from '../../saga/battle/model.js';
import { soldiersIn, unitsToBe } from '../../saga/battle/muster/muster.js';
import type { Troop } from '../../saga/battle/troops.table.js';
import { SIDES, type Side } from '../../war/roster/sides.js';
import { qualityByLead } from '../battle/beginning.js';
import { SIDE_NAMES } from '../battle/setup.js';
import { startingPoints } from '../battle/units.js';
import { GRADES, type Grade, type UnitClass } from '../battle/units.table.js';
import type { SagaOptions } from './plan.js';

/** An army of a saga: its soldiers, and the Lead of whoever is appointed to lead it; null where nobody is. */
export interface ArmyOfSaga {
  readonly troops: Fixed<Troops>;
  readonly lead: number | null;
}

/** Why a unit has its grade: a rule, and the grade after it. The first is that of its troop type. */
export interface GradeStep {
  readonly rule: RuleId;
  readonly grade: Grade;
}

/** A unit of a saga as it stands in a battle here, with every step that led to its grade. */
export interface TranslatedUnit {
  /** Its key: `N1`, `N2`, … or `S1`, … */
  readonly unit: string;
  readonly troop: Troop;
  readonly soldiers: number;
  readonly class: UnitClass;
  readonly grade: Grade;
  readonly why: readonly GradeStep[];
  readonly points: number;
}

/** So many grades better, never beyond A or E. */
const shifted = (grade: Grade, better: number): Grade =>
  GRADES[Math.max(0, Math.min(GRADES.length - 1, GRADES.indexOf(grade) - better))] as Grade;

/** COMMAND-SAGA-005: fewer than half the mean unit of both armies together, compared exactly. */
const isSmall = (size: number, units: readonly { readonly size: number }[]): boolean =>
  2 * units.length * size < units.reduce((sum, unit) => sum + unit.size, 0);

/** COMMAND-SAGA-004, COMMAND-SAGA-005: the grade step by step; a step that changes nothing is left out. */
const gradesOf = (ordinary: Grade, quality: number, small: boolean): readonly GradeStep[] => {
  const seasoned = shifted(ordinary, quality);
  const last = shifted(seasoned, small ? -1 : 0);
  return [
    { rule: 'COMMAND-SAGA-003', grade: ordinary },
    ...(seasoned === ordinary ? [] : [{ rule: 'COMMAND-SAGA-004', grade: seasoned } as const]),
    ...(last === seasoned ? [] : [{ rule: 'COMMAND-SAGA-005', grade: last } as const]),
  ];
};

/** COMMAND-SAGA-006: half of Lead; nobody appointed, 0. */
const sagaQualityOf = ({ lead }: Pick<ArmyOfSaga, 'lead'>): number => (lead === null ? 0 : qualityByLead(lead));

const keyOf = (side: Side, at: number): string => `${side === 0 ? 'N' : 'S'}${at + 1}`;

/** COMMAND-SAGA-002: both armies as the saga's mustering divides them, the attacking one first; north is the attacker. */
export const translated = (
  armies: readonly [ArmyOfSaga, ArmyOfSaga],
  { 'command.sagaTroops': table, 'command.sagaQuality': quality }: SagaOptions,
): readonly [readonly TranslatedUnit[], readonly TranslatedUnit[]] => {
  const mustered = SIDES.map((side) => (soldiersIn(armies[side].troops) === 0 ? [] : unitsToBe(armies, side)));
  const units = (side: Side): readonly TranslatedUnit[] =>
    (mustered[side] ?? []).map(({ troop, size }, at) => {
      const why = gradesOf(table[troop].grade, quality[SIDE_NAMES[side]], isSmall(size, mustered.flat()));
      const { grade } = why.at(-1) as GradeStep;
      const points = startingPoints(grade, sagaQualityOf(armies[side]));
      return { unit: keyOf(side, at), troop, soldiers: size, class: table[troop].class, grade, why, points };
    });
  return [units(0), units(1)];
};
