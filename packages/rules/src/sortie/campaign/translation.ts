import type { Fixed, RuleId } from '@warmoot/kernel';
import type { Troops } from '../../saga/battle/model.js';
import { ALL_TROOPS, type Troop } from '../../saga/battle/troops.table.js';
import type { Side } from '../../war/roster/sides.js';
import type { Strength } from '../battle/model.js';
import { SIDE_KEYS } from '../battle/setup.js';
import type { SagaOptions, SortieArmyPlan } from './plan.js';
import type { TroopRow } from './troops.table.js';

/** A unit of a saga as it stands in a battle here. */
export interface TranslatedUnit extends Omit<TroopRow, 'level'> {
  /** Its key: `A1`, `A2`, … or `B1`, … */
  readonly unit: string;
  readonly troop: Troop;
  readonly heads: number;
  readonly level: number;
  /** Why it has its level: a rule, and the level after it. The first is that of its troop type. */
  readonly why: readonly { readonly rule: RuleId; readonly level: number }[];
  /** Which of the units of its troop type it is: 0, or 1 where they are divided. */
  readonly nth: 0 | 1;
}

type Divided = Pick<SortieArmyPlan, 'divided'>;

/** SORTIE-SAGA-002: the heads of a troop type: one unit, or two where its owner divides it. */
const headsOf = (soldiers: number, troop: Troop, { divided }: Divided): readonly number[] => {
  const second = divided.find((one) => one.troop === troop)?.heads ?? 0;
  return second === 0 ? [soldiers] : [soldiers - second, second];
};

/** SORTIE-SAGA-003, SORTIE-SAGA-004: the level step by step; a shift by nothing is left out. */
const levelsOf = (ordinary: number, shift: number): TranslatedUnit['why'] => [
  { rule: 'SORTIE-SAGA-003', level: ordinary },
  ...(shift === 0 ? [] : [{ rule: 'SORTIE-SAGA-004', level: ordinary + shift } as const]),
];

/** SORTIE-SAGA-002: an army of the saga in units of this rule set, in the order of the troop table. */
export const translated = (
  side: Side,
  { troops, divided }: { readonly troops: Fixed<Troops> } & Divided,
  { 'sortie.sagaTroops': table, 'sortie.sagaLevel': shifts }: SagaOptions,
): readonly TranslatedUnit[] => {
  const units = ALL_TROOPS.filter((troop) => troops[troop] > 0).flatMap((troop) =>
    headsOf(troops[troop], troop, { divided }).map((heads, nth) => ({ troop, heads, nth: nth as 0 | 1 })),
  );
  return units.map((unit, at) => {
    const row = table[unit.troop];
    const why = levelsOf(row.level, shifts[SIDE_KEYS[side]]);
    return { ...row, ...unit, why, level: (why.at(-1) as { level: number }).level, unit: `${'AB'[side]}${at + 1}` };
  });
};

/** A character as far as leading soldiers goes. */
export interface OfTheCast {
  readonly lead: number;
  readonly tactics: number;
  readonly wounds: readonly { readonly severity: string }[];
}

/** SORTIE-SAGA-005: from so much on Lead or Tactics is a Strength. SORTIE-SAGA-006: and from so much on somebody is trained. */
const STRONG = 6;
const TRAINED = 3;
const HIGHEST_LEVEL = 3;
const MANY_MINOR = 3;

/** SORTIE-SAGA-012: a Major Wound, or three Minor ones. */
const isWounded = ({ wounds }: OfTheCast): boolean =>
  wounds.some(({ severity }) => severity === 'major') ||
  wounds.filter(({ severity }) => severity === 'minor').length >= MANY_MINOR;

/** SORTIE-SAGA-005: a third of Tactics, rounded down, at most 3. */
export const commanderLevel = ({ tactics }: Pick<OfTheCast, 'tactics'>): number =>
  Math.min(HIGHEST_LEVEL, Math.floor(tactics / 3));

const strengthsOf = ({ lead, tactics }: OfTheCast): readonly Strength[] => [
  ...(lead >= STRONG ? ['command' as const] : []),
  ...(tactics >= STRONG ? ['tactics' as const] : []),
];

/** SORTIE-SAGA-005, SORTIE-SAGA-006, SORTIE-SAGA-012: a unit's commander; null where who is placed with it is no trained leader. */
export const commanding = (
  who: OfTheCast,
): { readonly level: number; readonly strengths: readonly Strength[] } | null => {
  if (who.lead < TRAINED && who.tactics < TRAINED) return null;
  return isWounded(who) ? { level: 0, strengths: [] } : { level: commanderLevel(who), strengths: strengthsOf(who) };
};

/** SORTIE-SAGA-006: a unit without a named character is led by its nameless captain. */
export const CAPTAIN = { level: 0, strengths: [] } as const;
