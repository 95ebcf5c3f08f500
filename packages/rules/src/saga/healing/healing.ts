import { type Chance, chance, chanceThat, listed, type RuleId, type Sum } from '@warmoot/kernel';
import type { CheckEdition } from '../check/check.js';
import { PARTS, type Part } from '../duel/model.js';
import { isIncapable } from './mobility.js';
import {
  type Care,
  type CareOptions,
  type HealCheck,
  type Healer,
  MATERIALS,
  type PatientWound,
  SUCCESSES_NEEDED,
  type WoundIndex,
} from './model.js';

/** SAGA-DUEL-HEAL-001: the victim or a helper. */
export type TreatedBy = 'nobody' | 'self' | 'helper';

export const treatedBy = (patient: { readonly name: string }, healer: Healer | null): TreatedBy => {
  if (healer === null) return 'nobody';
  return healer.name === patient.name ? 'self' : 'helper';
};

/** One day of one patient. */
export interface PatientDay {
  readonly day: number;
  readonly care: Care;
  readonly by: TreatedBy;
}

// SAGA-DUEL-HEAL-018: a Major Wound does not heal if its part is used. For head and body that is to leave the bed.
const isUsed = (part: Part, { spent, armsUsed }: Care): boolean => {
  switch (part) {
    case 'head':
    case 'body':
      return spent !== 'inBed';
    case 'leftLeg':
    case 'rightLeg':
      return spent === 'walking';
    case 'leftArm':
    case 'rightArm':
      return armsUsed.includes(part);
  }
};

/** Which rule forbids the use of a part with a Major Wound. */
const USE_FORBIDDEN_BY = {
  leftArm: 'SAGA-DUEL-HEAL-021',
  rightArm: 'SAGA-DUEL-HEAL-021',
  leftLeg: 'SAGA-DUEL-HEAL-020',
  rightLeg: 'SAGA-DUEL-HEAL-020',
  body: 'SAGA-DUEL-HEAL-019',
  head: 'SAGA-DUEL-HEAL-019',
} as const satisfies Record<Part, RuleId>;

/** The rules that bar a wound from healing on this day; none where it may heal. */
export const barsTo = (
  wound: PatientWound,
  all: readonly PatientWound[],
  { day, care, by }: PatientDay,
): readonly RuleId[] => {
  const bars: readonly (readonly [RuleId, boolean])[] = [
    ['SAGA-DUEL-HEAL-001', by === 'nobody'],
    ['SAGA-DUEL-HEAL-002', !care.materials.includes(MATERIALS[wound.kind])],
    ['SAGA-DUEL-HEAL-010', wound.becameMinor !== null && day <= wound.becameMinor],
    ['SAGA-DUEL-HEAL-013', day <= wound.day],
    ['SAGA-DUEL-HEAL-014', by === 'self' && isIncapable(all)],
    ['SAGA-DUEL-HEAL-016', !(care.food && care.water && care.sleep)],
    ['SAGA-DUEL-HEAL-017', !(care.dry && care.clean)],
    [USE_FORBIDDEN_BY[wound.part], wound.severity === 'major' && isUsed(wound.part, care)],
  ];
  return bars.filter(([, barred]) => barred).map(([rule]) => rule);
};

// SAGA-DUEL-HEAL-025: the parts in the order of SAGA-DUEL-ACT-021, older before newer on the same part.
const inOrder = (wounds: readonly PatientWound[], among: readonly WoundIndex[]): readonly WoundIndex[] =>
  [...among].sort((a, b) => {
    const [before, after] = [wounds[a] as PatientWound, wounds[b] as PatientWound];
    return PARTS.indexOf(before.part) - PARTS.indexOf(after.part) || before.day - after.day;
  });

// SAGA-DUEL-HEAL-008, SAGA-DUEL-HEAL-022, SAGA-DUEL-HEAL-025: the checks of a day: Minor Wounds first, then Major ones,
// with one check for all of a severity or one for each wound.
export const checksFor = (
  wounds: readonly PatientWound[],
  mayHeal: readonly WoundIndex[],
  rolls: CareOptions['saga.duel.healRolls'],
): readonly HealCheck[] =>
  (['minor', 'major'] as const).flatMap((severity) => {
    const those = inOrder(
      wounds,
      mayHeal.filter((at) => wounds[at]?.severity === severity),
    );
    if (rolls === 'perWound') return those.map((at) => ({ severity, wounds: [at] }));
    return those.length === 0 ? [] : [{ severity, wounds: those }];
  });

// holds by: SAGA-DUEL-HEAL-015 follows from SAGA-DUEL-HEAL-010: healing changes one wound, and only a blow counts
// Minors.
// SAGA-DUEL-HEAL-007, SAGA-DUEL-HEAL-010: with the fourth a Minor Wound is gone and a Major one becomes Minor.
export const successBrings = ({ severity, marks }: PatientWound): 'marked' | 'becameMinor' | 'healed' => {
  if (marks + 1 < SUCCESSES_NEEDED) return 'marked';
  return severity === 'major' ? 'becameMinor' : 'healed';
};

// SAGA-DUEL-HEAL-003, SAGA-DUEL-HEAL-004, SAGA-DUEL-HEAL-023: the rating is Heal, less one for treating oneself. No
// modifier of Hand-to-Hand counts.
export const healRating =
  ({ name, heal }: Healer, by: TreatedBy) =>
  (sum: Sum): void => {
    sum.add(heal, 'skill.heal', 'SAGA-DUEL-HEAL-003', name);
    if (by === 'self') sum.add(-1, 'treatingOneself', 'SAGA-DUEL-HEAL-004');
  };

/** What a Heal check is made against. */
const DIFFICULTY = {
  minor: { rating: 3, rule: 'SAGA-DUEL-HEAL-005' },
  major: { rating: 7, rule: 'SAGA-DUEL-HEAL-006' },
} as const satisfies Record<HealCheck['severity'], { rating: number; rule: RuleId }>;

export const healDifficulty =
  (severity: HealCheck['severity']) =>
  (sum: Sum): void =>
    sum.add(DIFFICULTY[severity].rating, 'difficulty', DIFFICULTY[severity].rule);

/** The exact chance of a success on one day. */
export const dailyChance = (
  edition: CheckEdition,
  { heal, by }: { readonly heal: number; readonly by: TreatedBy },
  severity: HealCheck['severity'],
): Chance => {
  const roller = listed(healRating({ name: 'healer', seat: 'healer', heal }, by));
  return chanceThat(edition.check({ roller, opposing: listed(healDifficulty(severity)) }), 'success');
};

/** The expected days of unbroken care until the fourth success. */
export const expectedDays = ({ ways, of }: Chance, marks = 0): Chance =>
  chance(BigInt(SUCCESSES_NEEDED - marks) * of, ways);
