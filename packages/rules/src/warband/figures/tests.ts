import { d, FACE, type Rated, type Sum, type Throw } from '@warmoot/kernel';
import type { FigureIndex } from '../model/model.js';
import type { Save, Test } from '../model/profiles.table.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { IDLE_FOR_NPCS, type WoundRow } from '../model/wounds.table.js';
import { suffers } from './ailments.js';
import { rowOf } from './figures.js';
import { withinLimits } from './limits.js';
import { inSix } from './picking.js';

/** WARBAND-TEST-002: what difficulty adds to the target. */
export const DIFFICULTIES = { easy: 2, normal: 0, hard: -2, veryHard: -4 } as const;
export type Difficulty = keyof typeof DIFFICULTIES;

/** What is saved or tested with. First aid is a Finesse test that may have a number of its own: WARBAND-SAGA-003. */
export type Tested = Save | Test | 'firstAid';

/** WARBAND-WOUND-011, WARBAND-WOUND-012, WARBAND-WOUND-013, WARBAND-WOUND-015: which Wound takes 1 from which save or test. */
const HURT_BY: Readonly<Record<Tested, WoundRow>> = {
  // WARBAND-WOUND-023: saves, not tests.
  capture: 'chest',
  death: 'chest',
  agility: 'leg',
  vigor: 'guts',
  finesse: 'head',
  firstAid: 'head',
};
const WOUND_RULES = {
  chest: 'WARBAND-WOUND-015',
  leg: 'WARBAND-WOUND-011',
  guts: 'WARBAND-WOUND-012',
  head: 'WARBAND-WOUND-013',
} as const;

/** WARBAND-WOUND-019: some Wounds mean nothing for an NPC, and hinder it in nothing. */
const isHinderedBy = (sight: SkirmishSight, figure: FigureIndex, row: WoundRow): boolean =>
  (rowOf(sight, figure).pc || !IDLE_FOR_NPCS.has(row)) && suffers(sight, figure, row);

/**
 * WARBAND-TEST-001 to WARBAND-TEST-003: what must not be passed on a d12: the target of the profile, shifted by difficulty
 * and by a Wound, and only then limited.
 */
export const testTarget = (
  sight: SkirmishSight,
  figure: FigureIndex,
  tested: Tested,
  difficulty: Difficulty = 'normal',
): ((sum: Sum) => void) =>
  withinLimits(sight.given.options, (sum) => {
    const isSave = tested === 'capture' || tested === 'death';
    const why = isSave ? 'WARBAND-FIGURE-007' : 'WARBAND-FIGURE-008';
    sum.add(rowOf(sight, figure)[tested], `warband.${tested}`, why);
    const shift = DIFFICULTIES[difficulty];
    if (shift !== 0) sum.add(shift, `warband.${difficulty}`, 'WARBAND-TEST-002');
    const wound = HURT_BY[tested];
    if (isHinderedBy(sight, figure, wound))
      sum.add(-1, `warband.wound.${wound}`, WOUND_RULES[wound as keyof typeof WOUND_RULES]);
  });

/** WARBAND-TEST-001: one d12, at or below the target. */
export const testThrow = ({ total, lines }: Rated): Throw => ({
  dice: [d(12)],
  reading: { read: 'together', keep: null, worth: FACE, plus: 0, rows: { rows: 'atMost', target: total } },
  tally: lines === null ? null : { plus: [], against: lines },
});

/** WARBAND-TEST-004, WARBAND-WOUND-008: X of the X-in-6 with which a figure bashes doors and the like. */
export const bashingOdds =
  (sight: SkirmishSight, figure: FigureIndex) =>
  (sum: Sum): void => {
    const { bash } = rowOf(sight, figure);
    sum.add(bash, 'warband.bash', 'WARBAND-TEST-004');
    if (bash > 0 && isHinderedBy(sight, figure, 'shoulder')) sum.add(-1, 'warband.wound.shoulder', 'WARBAND-WOUND-008');
  };

/** WARBAND-TEST-004 */
export const bashThrow = ({ total }: Rated): Throw => inSix(total);
