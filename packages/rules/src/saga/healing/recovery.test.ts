import { either, exact, forecast, NEVER } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { drive, fight } from '../duel/testing/fight.js';
import {
  awaitedTally,
  days,
  FAILURE,
  gash,
  marks,
  morten,
  roll,
  type Some,
  SUCCESS,
  scratch,
  sick,
  wanda,
} from './testing/sick.js';

describe('day after day', () => {
  test('SAGA-DUEL-HEAL-007 SAGA-DUEL-HEAL-011 four successes, not in a row, heal a Minor Wound; failures cost nothing', () => {
    const start = sick([scratch]);
    const over = roll(start, SUCCESS, FAILURE, SUCCESS, FAILURE, FAILURE, SUCCESS, SUCCESS);
    expect(over.last.map(({ event }) => event)).toEqual(['checkSucceeded', 'healed', 'recovered']);
    expect(over.run.outcome()).toEqual({
      patient: 'Morten',
      wounds: [],
      successes: [2, 4, 7, 8].map((day) => ({ day, healer: 'Wanda', severity: 'minor', parts: ['leftArm'] })),
      through: 8,
      recovered: 8,
    });
    expect(marks(roll(start, SUCCESS, SUCCESS, FAILURE))).toEqual([2]);
  });

  test('SAGA-DUEL-HEAL-003 worked example 3: healed after four days with chance 1/16, after five with 3/16', () => {
    for (const [lasting, chance] of [
      [3, '0'],
      [4, '1/16'],
      [5, '3/16'],
    ] as const) {
      const { prospects } = forecast(sick([scratch], { days: [{ lasting }] }).run);
      const healed = prospects.filter(({ after }) => after.outcome().recovered !== null);
      expect(exact(healed.reduce((sum, course) => either(sum, course.chance), NEVER))).toBe(chance);
    }
  });

  test('SAGA-DUEL-HEAL-007 SAGA-DUEL-HEAL-010 a Major Wound takes two stages; the Minor one is rolled for from the next day', () => {
    const fourth = roll(sick([gash, { ...scratch, marks: 3 }]), SUCCESS, SUCCESS, SUCCESS, SUCCESS, SUCCESS);
    expect(fourth.last[1]).toEqual({ event: 'becameMinor', wound: 0, day: 5 });
    expect(fourth.run.state.open.wounds[0]).toMatchObject({ severity: 'minor', marks: 0, becameMinor: 5 });
    expect(fourth.last.at(-1)).toMatchObject({ event: 'dayBegan', day: 6, barred: [] });
    expect(awaitedTally(fourth).difficulty).toMatchObject({ by: 3 });
    expect(roll(fourth, SUCCESS, SUCCESS, SUCCESS, SUCCESS).run.outcome()).toMatchObject({ wounds: [], recovered: 9 });
    const again = sick([{ ...gash, severity: 'minor', becameMinor: 5 }], { from: 5, days: [{}] });
    expect(again.last[0]).toMatchObject({ barred: [{ wound: 0, why: ['SAGA-DUEL-HEAL-010'] }] });
    expect(again.run.over).toBe(true);
  });

  test('SAGA-DUEL-HEAL-013 the first check is on the day after the wound, which is where the days begin', () => {
    expect(sick([{ ...scratch, day: 40 }]).last[0]).toMatchObject({ event: 'dayBegan', day: 41 });
    expect(sick([scratch, { ...scratch, becameMinor: 50 }]).last[0]).toMatchObject({ event: 'dayBegan', day: 51 });
    const early = sick([scratch, { part: 'head', severity: 'minor', day: 3 }], { from: 3, days: [{}, {}] });
    expect(early.last[0]).toMatchObject({ day: 3, barred: [{ wound: 1, why: ['SAGA-DUEL-HEAL-013'] }] });
    expect(marks(roll(early, SUCCESS, SUCCESS))).toEqual([2, 1]);
  });

  test('SAGA-DUEL-HEAL-014 with a Major head wound one cannot treat oneself, until it has become Minor', () => {
    const head = { part: 'head', severity: 'major', marks: 3 };
    const start = sick([head, scratch], {
      healer: morten,
      days: [{ lasting: 2 }, { healer: wanda }, {}],
    });
    const why = ['SAGA-DUEL-HEAL-014'];
    expect(start.last.slice(0, 2)).toMatchObject([2, 3].map((day) => ({ day, barred: [{ why }, { why }] })));
    expect(start.run.awaits).toMatchObject({ by: 'ana' });
    const later = roll(start, FAILURE, SUCCESS);
    expect(later.run.awaits).toMatchObject({ by: 'bo' });
    expect(marks(later.dice(...SUCCESS))).toEqual([1, 1]);
  });

  test('SAGA-DUEL-HEAL-015 Minor Wounds produced by healing never combine', () => {
    const bruise = { part: 'body', severity: 'minor' };
    const after = roll(sick([{ ...gash, marks: 3 }, bruise, bruise], { days: [{}, {}] }), FAILURE, SUCCESS, SUCCESS);
    expect(after.run.outcome().wounds.map(({ severity, marks }) => [severity, marks])).toEqual([
      ['minor', 1],
      ['minor', 1],
      ['minor', 1],
    ]);
  });

  test('SAGA-DUEL-HEAL-016 SAGA-DUEL-HEAL-017 SAGA-DUEL-HEAL-022 a bad day brings no roll and takes no mark', () => {
    for (const lack of ['food', 'water', 'sleep', 'dry', 'clean']) {
      const start = sick([scratch, gash], { days: [{}, { [lack]: false, lasting: 2 }, {}] });
      const later = roll(start, SUCCESS, SUCCESS);
      expect(days(later)).toEqual([2, 3, 4, 5]);
      expect(marks(later)).toEqual([1, 1]);
      expect(
        roll(later, SUCCESS, SUCCESS)
          .run.outcome()
          .successes.map(({ day }) => day),
      ).toEqual([2, 2, 5, 5]);
    }
  });

  test('SAGA-DUEL-HEAL-018 SAGA-DUEL-HEAL-019 SAGA-DUEL-HEAL-020 SAGA-DUEL-HEAL-021 SAGA-DUEL-HEAL-022 only the Major Wounds that were spared get a mark', () => {
    const majors = ['leftArm', 'rightArm', 'leftLeg', 'body', 'head'].map((part) => ({ part, severity: 'major' }));
    const after = (care: Some) => marks(roll(sick(majors, { days: [care] }), SUCCESS));
    expect(after({})).toEqual([1, 1, 1, 1, 1]);
    expect(after({ spent: 'carried' })).toEqual([1, 1, 1, 0, 0]);
    expect(after({ spent: 'riding', armsUsed: ['rightArm'] })).toEqual([1, 0, 1, 0, 0]);
    expect(after({ spent: 'walking' })).toEqual([1, 1, 0, 0, 0]);
    const active = { spent: 'walking', armsUsed: ['leftArm', 'rightArm'] };
    expect(sick(majors, { days: [active] }).run.over).toBe(true);
    expect(marks(roll(sick([...majors, scratch], { days: [active] }), SUCCESS))).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test('SAGA-DUEL-HEAL-024 Minor Wounds that turn into a Major one lose their tallies; other wounds keep theirs', () => {
    const bruises = [3, 2].map((marks) => ({ part: 'body', severity: 'minor', marks }));
    const start = fight({}, { wounds: [...bruises, { ...scratch, marks: 1 }] }, { distance: 'sword' });
    const struck = drive(drive(start, {}), {
      dice: [
        [7, 7, 0],
        [8, 8, 9],
      ],
      acts: { Ella: { act: 'quickAttack', target: 'Morten', with: 'right' } },
      parts: { Morten: ['head'], Ella: ['body'] },
    });
    const [, victim] = struck.answer('ana', { choose: 'spare' }, 'side 1').run.outcome().fighters;
    const patient = sick(victim?.wounds.map((wound) => ({ ...wound, day: 7 })) ?? []);
    expect(patient.run.state.open.wounds.map(({ part, severity, marks }) => [part, severity, marks])).toEqual([
      ['leftArm', 'minor', 1],
      ['body', 'major', 0],
      ['body', 'minor', 0],
    ]);
    expect(marks(roll(patient, SUCCESS, SUCCESS))).toEqual([2, 1, 1]);
  });

  test('SAGA-DUEL-HEAL-024 the Minor Wound that stays beside the new Major one starts at 0 though there was one before', () => {
    const start = fight({}, { wounds: [{ part: 'body', severity: 'minor', marks: 3 }] }, { distance: 'sword' });
    const struck = drive(drive(start, {}), {
      dice: [[7, 7, 0], [8, 8, 9], [1], [5]],
      acts: { Ella: { act: 'viciousAttack', target: 'Morten', with: 'right' } },
    });
    const [, victim] = struck.answer('ana', { choose: 'spare' }, 'side 1').run.outcome().fighters;
    const fresh = [
      { part: 'body', severity: 'major', marks: 0 },
      { part: 'body', severity: 'minor', marks: 0 },
    ];
    expect(victim?.wounds).toEqual(fresh);
    expect(victim?.taken).toEqual(fresh);
  });
});
