import { approx, both, exact } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { first } from '../../saga-1e/edition.js';
import { withWound } from '../duel/blows/wounds.js';
import { saga } from '../edition.js';
import { barsTo, checksFor, dailyChance, expectedDays, type PatientDay, successBrings } from './healing.js';
import type { Care, PatientWound } from './model.js';

const GOOD: Care = {
  materials: ['bandages', 'splints'],
  food: true,
  water: true,
  sleep: true,
  dry: true,
  clean: true,
  spent: 'inBed',
  armsUsed: [],
};

const wound = (part: PatientWound['part'], severity: PatientWound['severity'], more: Partial<PatientWound> = {}) => ({
  part,
  severity,
  marks: 0,
  kind: 'cut' as const,
  day: 1,
  becameMinor: null,
  ...more,
});

/** The rules that bar a wound on day 2, with the best of care but for what is said. */
const bars = (one: PatientWound, care: Partial<Care> = {}, today: Partial<PatientDay> = {}): readonly string[] =>
  barsTo(one, [one], { day: 2, by: 'helper', ...today, care: { ...GOOD, ...care } });

const scratch = wound('leftArm', 'minor');

describe('which wounds may heal', () => {
  test('SAGA-DUEL-HEAL-001 a helper or the victim may treat a wound, and with nobody it does not heal', () => {
    expect(bars(scratch)).toEqual([]);
    expect(bars(scratch, {}, { by: 'self' })).toEqual([]);
    expect(bars(scratch, {}, { by: 'nobody' })).toEqual(['SAGA-DUEL-HEAL-001']);
  });

  test('SAGA-DUEL-HEAL-002 bandages are for cuts, splints for bones', () => {
    const broken = wound('leftArm', 'major', { kind: 'bone' });
    expect(bars(scratch, { materials: ['bandages'] })).toEqual([]);
    expect(bars(broken, { materials: ['splints'] })).toEqual([]);
    expect(bars(broken, { materials: ['bandages'] })).toEqual(['SAGA-DUEL-HEAL-002']);
    for (const materials of [['splints'], []] as const) {
      expect(bars(scratch, { materials })).toEqual(['SAGA-DUEL-HEAL-002']);
    }
  });

  test('SAGA-DUEL-HEAL-010 a wound that became Minor is first rolled for on the next day', () => {
    const eased = wound('body', 'minor', { becameMinor: 9 });
    expect(bars(eased, {}, { day: 9 })).toEqual(['SAGA-DUEL-HEAL-010']);
    expect(bars(eased, {}, { day: 10 })).toEqual([]);
  });

  test('SAGA-DUEL-HEAL-013 the first check is made on the day after the wound', () => {
    expect(bars(scratch, {}, { day: 1 })).toEqual(['SAGA-DUEL-HEAL-013']);
    expect(bars(scratch, {}, { day: 2 })).toEqual([]);
  });

  test('SAGA-DUEL-HEAL-014 with a Major head wound one treats none of their wounds, while a helper can', () => {
    const head = wound('head', 'major');
    const all = [scratch, head];
    const self: PatientDay = { day: 2, by: 'self', care: GOOD };
    for (const one of all) expect(barsTo(one, all, self)).toEqual(['SAGA-DUEL-HEAL-014']);
    for (const one of all) expect(barsTo(one, all, { ...self, by: 'helper' })).toEqual([]);
    for (const part of ['head', 'body'] as const) {
      const severity = part === 'head' ? 'minor' : 'major';
      expect(bars(wound(part, severity), {}, { by: 'self' })).toEqual([]);
    }
  });

  test('SAGA-DUEL-HEAL-016 SAGA-DUEL-HEAL-017 hunger, thirst, a sleepless night, wet and dirt bar every wound', () => {
    for (const one of [scratch, wound('body', 'major')]) {
      for (const lack of ['food', 'water', 'sleep'] as const) {
        expect(bars(one, { [lack]: false })).toEqual(['SAGA-DUEL-HEAL-016']);
      }
      for (const lack of ['dry', 'clean'] as const)
        expect(bars(one, { [lack]: false })).toEqual(['SAGA-DUEL-HEAL-017']);
      expect(bars(one, { food: false, dry: false })).toEqual(['SAGA-DUEL-HEAL-016', 'SAGA-DUEL-HEAL-017']);
    }
  });

  test('SAGA-DUEL-HEAL-018 SAGA-DUEL-HEAL-019 a Major Wound on head or body needs the bed, a Minor one does not', () => {
    for (const part of ['head', 'body'] as const) {
      expect(bars(wound(part, 'major'))).toEqual([]);
      for (const spent of ['carried', 'riding', 'walking'] as const) {
        expect(bars(wound(part, 'major'), { spent })).toEqual(['SAGA-DUEL-HEAL-019']);
        expect(bars(wound(part, 'minor'), { spent })).toEqual([]);
      }
    }
  });

  test('SAGA-DUEL-HEAL-018 SAGA-DUEL-HEAL-020 a Major leg wound bears no walking, but riding and being carried', () => {
    for (const part of ['leftLeg', 'rightLeg'] as const) {
      expect(bars(wound(part, 'major'), { spent: 'walking' })).toEqual(['SAGA-DUEL-HEAL-020']);
      expect(bars(wound(part, 'minor'), { spent: 'walking' })).toEqual([]);
      for (const spent of ['inBed', 'carried', 'riding'] as const) {
        expect(bars(wound(part, 'major'), { spent })).toEqual([]);
      }
    }
  });

  test('SAGA-DUEL-HEAL-018 SAGA-DUEL-HEAL-021 an arm with a Major Wound may not be used; the other may', () => {
    for (const [arm, other] of [
      ['leftArm', 'rightArm'],
      ['rightArm', 'leftArm'],
    ] as const) {
      expect(bars(wound(arm, 'major'), { armsUsed: [arm] })).toEqual(['SAGA-DUEL-HEAL-021']);
      expect(bars(wound(arm, 'major'), { armsUsed: [other], spent: 'walking' })).toEqual([]);
      expect(bars(wound(arm, 'minor'), { armsUsed: [arm] })).toEqual([]);
    }
  });
});

describe('the checks of a day', () => {
  const wounds = [
    wound('head', 'major'),
    wound('leftLeg', 'minor', { day: 5 }),
    wound('body', 'minor'),
    wound('leftLeg', 'minor', { day: 3 }),
    wound('leftArm', 'major'),
    wound('leftLeg', 'minor', { day: 5 }),
  ];
  const all = wounds.map((_, at) => at);

  test('SAGA-DUEL-HEAL-008 one check for all Minor Wounds, then one for all Major Wounds', () => {
    expect(checksFor(wounds, all, 'perSeverity')).toEqual([
      { severity: 'minor', wounds: [3, 1, 5, 2] },
      { severity: 'major', wounds: [4, 0] },
    ]);
  });

  test('SAGA-DUEL-HEAL-025 under perWound first Minor, then Major, part by part, older before newer', () => {
    const checks = checksFor(wounds, all, 'perWound');
    expect(checks.map(({ severity }) => severity)).toEqual(['minor', 'minor', 'minor', 'minor', 'major', 'major']);
    expect(checks.flatMap((check) => check.wounds)).toEqual([3, 1, 5, 2, 4, 0]);
  });

  test('SAGA-DUEL-HEAL-022 a check for wounds that are all barred is not rolled', () => {
    expect(checksFor(wounds, [2], 'perSeverity')).toEqual([{ severity: 'minor', wounds: [2] }]);
    for (const rolls of ['perSeverity', 'perWound'] as const) {
      expect(checksFor(wounds, [4], rolls)).toEqual([{ severity: 'major', wounds: [4] }]);
      expect(checksFor(wounds, [], rolls)).toEqual([]);
    }
  });
});

describe('four successes', () => {
  test('SAGA-DUEL-HEAL-007 SAGA-DUEL-HEAL-010 the fourth ends a Minor Wound and makes a Major one Minor', () => {
    for (const marks of [0, 1, 2]) {
      for (const severity of ['minor', 'major'] as const) {
        expect(successBrings(wound('body', severity, { marks }))).toBe('marked');
      }
    }
    expect(successBrings(wound('body', 'minor', { marks: 3 }))).toBe('healed');
    expect(successBrings(wound('body', 'major', { marks: 3 }))).toBe('becameMinor');
  });

  test('SAGA-DUEL-HEAL-015 three Minor Wounds left by healing turn only when a new one is inflicted', () => {
    const healedTo = { minors: 3, major: false };
    expect(withWound(healedTo, 'minor', true)).toMatchObject({ major: true, turned: true });
  });
});

describe('chances', () => {
  const minor = (heal: number, by: 'self' | 'helper' = 'helper') => dailyChance(saga, { heal, by }, 'minor');
  const major = (heal: number) => dailyChance(saga, { heal, by: 'helper' }, 'major');

  test('SAGA-DUEL-HEAL-003 SAGA-DUEL-HEAL-005 worked example 3: Heal 3 against 3 is 1/2, in 8 days', () => {
    const daily = minor(3);
    expect(exact(daily)).toBe('1/2');
    expect(exact(both(both(daily, daily), both(daily, daily)))).toBe('1/16');
    expect(exact(expectedDays(daily))).toBe('8');
    expect(exact(expectedDays(daily, 3))).toBe('2');
  });

  test('SAGA-DUEL-HEAL-004 worked example 3: treating oneself 53/128, in 512/53 days', () => {
    expect(exact(minor(3, 'self'))).toBe('53/128');
    expect(approx(minor(3, 'self')).toFixed(6)).toBe('0.414063');
    expect(exact(expectedDays(minor(3, 'self')))).toBe('512/53');
    expect(approx(expectedDays(minor(3, 'self'))).toFixed(6)).toBe('9.660377');
  });

  test('SAGA-DUEL-HEAL-006 worked example 4: Major Wounds 3/16 in 64/3 days, with Heal 5 53/160 in 640/53', () => {
    expect([exact(major(3)), exact(expectedDays(major(3)))]).toEqual(['3/16', '64/3']);
    expect(approx(expectedDays(major(3))).toFixed(6)).toBe('21.333333');
    expect([exact(major(5)), exact(expectedDays(major(5)))]).toEqual(['53/160', '640/53']);
    expect(approx(expectedDays(major(5))).toFixed(6)).toBe('12.075472');
  });

  test('the first edition throws its own dice: Heal 5 against 7 needs four dice without a hit', () => {
    expect(exact(dailyChance(first, { heal: 5, by: 'helper' }, 'major'))).toBe('81/256');
    expect(exact(dailyChance(first, { heal: 4, by: 'self' }, 'minor'))).toBe('1/2');
  });
});
