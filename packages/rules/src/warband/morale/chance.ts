import type { Die, Rated, RuleId, Sum, Throw } from '@warmoot/kernel';
import { GRADES, type Grade } from '../model/profiles.table.js';

const GRADE_RULES = {
  weak: 'WARBAND-MORALE-011',
  average: 'WARBAND-MORALE-012',
  strong: 'WARBAND-MORALE-013',
} as const satisfies Record<Grade, RuleId>;

/** WARBAND-MORALE-014: how far circumstances go, either way. */
export const MOST_CIRCUMSTANCES = 2;
/** WARBAND-MORALE-023 */
const LEAST_CHANCE = 1;
const MOST_CHANCE = 11;

/** What has a rule and a size of its own: rallying, and of units a leader, a banner, a duel that was lost. */
export interface NamedModifier {
  readonly by: number;
  readonly what: string;
  readonly why: RuleId;
}

/** WARBAND-MELEE-021 */
export const RALLIED: NamedModifier = { by: 2, what: 'warband.morale.rally', why: 'WARBAND-MELEE-021' };

export interface MoraleCase {
  readonly grade: Grade;
  /** What the referee says. */
  readonly circumstances: number;
  readonly named: readonly NamedModifier[];
  /** WARBAND-MORALE-022: whether the limit binds what is named, too. */
  readonly capsNamed: boolean;
}

const within = (least: number, number: number, most: number): number => Math.max(least, Math.min(most, number));

/** WARBAND-MORALE-011 to WARBAND-MORALE-014, WARBAND-MORALE-022, WARBAND-MORALE-023: the chance to hold, line by line. */
export const moraleChance =
  ({ grade, circumstances, named, capsNamed }: MoraleCase) =>
  (sum: Sum): void => {
    sum.add(GRADES[grade], `warband.grade.${grade}`, GRADE_RULES[grade]);
    let total: number = GRADES[grade];
    const add = (by: number, what: string, why: RuleId): void => {
      if (by === 0) return;
      sum.add(by, what, why);
      total += by;
    };
    const capped = within(-MOST_CIRCUMSTANCES, circumstances, MOST_CIRCUMSTANCES);
    add(capped, 'warband.morale.circumstances', 'WARBAND-MORALE-014');
    for (const { by, what, why } of named) add(by, what, why);
    const moved = total - GRADES[grade];
    if (capsNamed)
      add(within(-MOST_CIRCUMSTANCES, moved, MOST_CIRCUMSTANCES) - moved, 'warband.limit', 'WARBAND-MORALE-022');
    add(within(LEAST_CHANCE, total, MOST_CHANCE) - total, 'warband.limit', 'WARBAND-MORALE-023');
  };

export type MoraleResult = 'holds' | 'fails' | 'disorder';

const D12: Die = { sides: 12, low: 1, step: 1 };

/** WARBAND-MORALE-009, WARBAND-MORALE-010, WARBAND-MORALE-018: one d12 for all of them; a 12 is disorder whatever the chance. */
export const moraleThrow = ({ total, lines }: Rated): Throw => ({
  dice: [D12],
  reading: {
    read: 'together',
    keep: null,
    worth: { worth: 'face' },
    plus: 0,
    rows: {
      rows: 'bands',
      bands: [
        { upTo: total, result: 'holds' },
        { upTo: MOST_CHANCE, result: 'fails' },
        { upTo: null, result: 'disorder' },
      ],
    },
  },
  tally: lines === null ? null : { plus: [], against: lines },
});
