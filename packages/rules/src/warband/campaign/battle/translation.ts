import type { Fixed, RuleId } from '@warmoot/kernel';
import type { Troops } from '../../../saga/battle/model.js';
import { soldiersIn } from '../../../saga/battle/muster/muster.js';
import { ALL_TROOPS, type Troop } from '../../../saga/battle/troops.table.js';
import type { Side } from '../../../war/roster/sides.js';
import type { RankedSetup } from '../../battle/model/battle.js';
import { FULL_UNIT, MOST_IN_RANK } from '../../battle/model/setup.js';
import { WEAPONS } from '../../model/gear.table.js';
import type { GivenItem } from '../gear.js';
import type { SagaOptions } from './plan.js';
import type { TroopRow } from './troops.table.js';

/** WARBAND-SAGA-009: three full units are a battle that a table can hold. */
const FIGURES = 3 * FULL_UNIT;

/** How many soldiers a figure stands for, and how that came about: `soldiers` of the larger army divided by `by`, rounded up. */
export interface Scale {
  readonly soldiers: number;
  readonly by: number;
  readonly is: number;
  /** Whether the table has set it. */
  readonly set: boolean;
  readonly why: RuleId;
}

/** WARBAND-SAGA-009: the same for both armies. */
export const scaleOf = (
  armies: readonly [Fixed<Troops>, Fixed<Troops>],
  { 'warband.sagaScale': set }: Pick<SagaOptions, 'warband.sagaScale'>,
): Scale => {
  const soldiers = Math.max(...armies.map(soldiersIn));
  const is = set ?? Math.max(1, Math.ceil(soldiers / FIGURES));
  return { soldiers, by: FIGURES, is, set: set !== null, why: 'WARBAND-SAGA-009' };
};

/** The figures of a troop type: `soldiers` divided by `scale`, rounded to the nearest, at least 1. */
export interface TroopFigures {
  readonly troop: Troop;
  readonly soldiers: number;
  readonly scale: number;
  readonly figures: number;
  readonly why: RuleId;
}

/** WARBAND-SAGA-009: halves are rounded up. */
const figuresOf = (soldiers: number, scale: number): number =>
  Math.max(1, Math.floor((2 * soldiers + scale) / (2 * scale)));

/** The soldiers of an army of the saga as figures, type by type. */
export const troopsOf = (troops: Fixed<Troops>, scale: number): readonly TroopFigures[] =>
  ALL_TROOPS.filter((troop) => troops[troop] > 0).map((troop) => ({
    troop,
    soldiers: troops[troop],
    scale,
    figures: figuresOf(troops[troop], scale),
    why: 'WARBAND-SAGA-009',
  }));

/** So many in full portions, and what is left over in the last. */
const portions = (many: number, most: number): readonly number[] =>
  Array.from({ length: Math.ceil(many / most) }, (_none, nth) => Math.min(most, many - nth * most));

/** WARBAND-UNIT-004, WARBAND-UNIT-008: figures as ranks of five. */
export const ranksOf = (figures: number): readonly number[] => portions(figures, MOST_IN_RANK);

/** A unit of a saga's troops. */
export interface TranslatedUnit {
  /** Its key in the plan: `A1`, `A2`, … of the attacker, `B1`, … of the defender. */
  readonly unit: string;
  readonly troop: Troop;
  /** Which of the units of its troop type it is. */
  readonly nth: number;
  readonly figures: number;
}

/** WARBAND-SAGA-009, WARBAND-UNIT-009: an army in units of one troop type, in the order of the saga's table. */
export const unitsOf = (side: Side, troops: readonly TroopFigures[]): readonly TranslatedUnit[] =>
  troops
    .flatMap(({ troop, figures }) => portions(figures, FULL_UNIT).map((some, nth) => ({ troop, nth, figures: some })))
    .map((unit, at) => ({ unit: `${'AB'[side]}${at + 1}`, ...unit }));

const handsFor = (row: TroopRow, nth: number): number => WEAPONS[row.weapons[nth] ?? 'sword'].hands;

/**
 * WARBAND-SAGA-008: what a figure carries: the first weapon in the right hand or in both, a shield in the left one. Ours: with a
 * hand free a second weapon is in it, so that whoever has thrown one has the other (WARBAND-RANGED-011).
 */
const gearOf = (row: TroopRow): readonly GivenItem[] => {
  const both = handsFor(row, 0) === 2;
  const hand = (nth: number): GivenItem['kept'] => {
    if (nth === 0) return both ? 'both' : 'right';
    return nth === 1 && !both && !row.shield && handsFor(row, 1) === 1 ? 'left' : 'worn';
  };
  return [
    ...row.weapons.map((item, nth) => ({ item, kept: hand(nth) })),
    ...(row.shield ? [{ item: 'shield', kept: both ? 'worn' : 'left' } as const] : []),
    ...(row.helmet ? [{ item: 'helmet', kept: 'worn' } as const] : []),
  ];
};

/** WARBAND-SAGA-008: one figure of a troop type as a setup takes it. */
export const figureOf = (
  row: TroopRow,
): Pick<RankedSetup, 'might' | 'armour' | 'capture' | 'grade' | 'mounted'> & {
  readonly gear: readonly GivenItem[];
} => {
  const { might, armour, capture, grade, mounted } = row;
  return { might, armour, capture, grade, mounted, gear: gearOf(row) };
};
