import { setupRefusal, sitDown, type TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { first } from '../../saga-1e/edition.js';
import type { Healing } from './model.js';
import { healingScene } from './scene.js';
import {
  awaitedTally,
  days,
  FAILURE,
  gash,
  marks,
  morten,
  roll,
  SUCCESS,
  scene,
  scratch,
  setupWith,
  sick,
  wanda,
} from './testing/sick.js';

describe('a day of healing', () => {
  test('SAGA-DUEL-HEAL-001 SAGA-DUEL-HEAL-003 the healer throws once each day, with their Heal', () => {
    const start = sick([scratch]);
    expect(start.run.awaits).toMatchObject({ need: 'dice', by: 'ana' });
    expect(awaitedTally(start).plus).toEqual([{ by: 3, what: 'skill.heal', why: 'SAGA-DUEL-HEAL-003', note: 'Wanda' }]);
    expect(days(roll(start, FAILURE, FAILURE))).toEqual([2, 3, 4]);
    const self = sick([scratch], { healer: morten });
    expect(self.run.awaits).toMatchObject({ need: 'dice', by: 'bo' });
    const nobody = sick([scratch], { healer: null });
    expect(nobody.run.over).toBe(true);
    expect(nobody.said[0]).toEqual({
      event: 'dayBegan',
      day: 2,
      healer: null,
      barred: [{ wound: 0, why: ['SAGA-DUEL-HEAL-001'] }],
    });
  });

  test('SAGA-DUEL-HEAL-004 SAGA-DUEL-HEAL-023 treating oneself gives −1, and a head wound takes nothing off Heal', () => {
    const self = sick([{ part: 'head', severity: 'minor' }], { healer: morten });
    expect(awaitedTally(self).plus).toEqual([
      { by: 3, what: 'skill.heal', why: 'SAGA-DUEL-HEAL-003', note: 'Morten' },
      { by: -1, what: 'treatingOneself', why: 'SAGA-DUEL-HEAL-004' },
    ]);
    expect(self.dice(8, 6, 0).last).toContainEqual({ event: 'checkFailed', day: 2, severity: 'minor', wounds: [0] });
    expect(marks(self.dice(8, 7, 0))).toEqual([1]);
  });

  test('SAGA-DUEL-HEAL-005 SAGA-DUEL-HEAL-006 dice and Heal must reach 17 for Minor and 21 for Major Wounds', () => {
    const small = sick([scratch]);
    expect(awaitedTally(small).difficulty).toMatchObject({ by: 3, why: 'SAGA-DUEL-HEAL-005' });
    expect([marks(small.dice(8, 6, 0)), marks(small.dice(8, 5, 0))]).toEqual([[1], [0]]);
    expect(small.dice(8, 6, 0).thrown).toMatchObject({ score: 17, result: 'success' });
    const large = sick([gash]);
    expect(awaitedTally(large).difficulty).toMatchObject({ by: 7, why: 'SAGA-DUEL-HEAL-006' });
    expect([marks(large.dice(8, 8, 2)), marks(large.dice(8, 8, 1))]).toEqual([[1], [0]]);
    expect(large.dice(8, 8, 2).thrown).toMatchObject({ score: 21, result: 'success' });
  });

  test('SAGA-DUEL-HEAL-002 without suited materials there is no roll', () => {
    expect(sick([scratch], { days: [{ materials: [] }] }).run.over).toBe(true);
    const two = sick([scratch, { ...gash, kind: 'bone' }], { days: [{ materials: ['bandages'] }] });
    expect(two.last).toContainEqual({
      event: 'dayBegan',
      day: 2,
      healer: 'Wanda',
      barred: [{ wound: 1, why: ['SAGA-DUEL-HEAL-002'] }],
    });
    expect(
      two
        .dice(...SUCCESS)
        .run.outcome()
        .wounds.map((wound) => wound.marks),
    ).toEqual([1, 0]);
  });

  test('SAGA-DUEL-HEAL-008 under perSeverity one throw against 3 for all Minor Wounds, then one against 7', () => {
    const start = sick([gash, scratch, scratch], { days: [{}] });
    const second = start.dice(...SUCCESS);
    expect(marks(second)).toEqual([0, 1, 1]);
    expect(awaitedTally(second).difficulty).toMatchObject({ by: 7 });
    const over = second.dice(...SUCCESS);
    expect(marks(over)).toEqual([1, 1, 1]);
    expect(over.run.over).toBe(true);
  });

  test('SAGA-DUEL-HEAL-008 SAGA-DUEL-HEAL-025 under perWound each has its own throw, in order', () => {
    const options = { 'saga.duel.healRolls': 'perWound' };
    const start = sick([gash, { part: 'head', severity: 'minor' }, scratch], { days: [{}], options });
    const thrown = [start.dice(...SUCCESS)];
    thrown.push((thrown[0] as TestTable<Healing>).dice(...FAILURE));
    thrown.push((thrown[1] as TestTable<Healing>).dice(...SUCCESS));
    expect(thrown.map(marks)).toEqual([
      [0, 0, 1],
      [0, 0, 1],
      [1, 0, 1],
    ]);
    expect(thrown[2]?.run.over).toBe(true);
  });

  test('SAGA-DUEL-HEAL-009 every wound has its own tally: a new one does not ride on an old one', () => {
    const after = sick([
      { ...scratch, marks: 3 },
      { part: 'head', severity: 'minor' },
    ]).dice(...SUCCESS);
    expect(after.last).toContainEqual({ event: 'healed', wound: 0, day: 2 });
    expect(after.last).toContainEqual({ event: 'marked', wound: 1, marks: 1 });
    expect(after.run.over).toBe(false);
  });

  test('SAGA-DUEL-HEAL-012 one healer a day; on another day another, and one healer for many patients', () => {
    expect(setupRefusal(scene, setupWith([scratch], { days: [{ healer: [wanda, morten] }] }))).toMatchObject({
      code: 'BAD_SHAPE',
      path: 'setup.days[0].healer',
    });
    const handover = sick([scratch], { days: [{ healer: morten }, {}, { healer: null }] });
    expect(handover.run.awaits).toMatchObject({ by: 'bo' });
    const second = handover.dice(...SUCCESS);
    expect(second.run.awaits).toMatchObject({ by: 'ana' });
    expect(
      second
        .dice(...SUCCESS)
        .run.outcome()
        .successes.map(({ day, healer }) => [day, healer]),
    ).toEqual([
      [2, 'Morten'],
      [3, 'Wanda'],
    ]);
    for (const name of ['Ella', 'Joris']) {
      const other = sitDown(scene, setupWith([], { patient: { name, seat: 'bo', wounds: [scratch] } }));
      expect(other.run.awaits).toMatchObject({ by: 'ana' });
    }
  });
});

describe('the scene', () => {
  test('what is left can be taken up where it was left', () => {
    const { wounds, through, recovered } = roll(sick([gash], { days: [{}, {}] }), SUCCESS, SUCCESS).run.outcome();
    expect([through, recovered]).toEqual([3, null]);
    const again = roll(sick(wounds, { from: through + 1 }), SUCCESS, SUCCESS);
    expect(again.last[1]).toEqual({ event: 'becameMinor', wound: 0, day: 5 });
  });

  test('the first edition throws its own dice', () => {
    const start = sitDown(healingScene(first), setupWith([gash], { healer: { ...wanda, heal: 5 }, days: [{}] }));
    expect(start.dice(1, 6, 6, 6).run.outcome().wounds[0]?.marks).toBe(1);
    expect(start.dice(1, 6, 6, 7).run.outcome().wounds[0]?.marks).toBe(0);
  });

  test.each([
    [{ seats: ['bo'] }, { code: 'UNKNOWN_SEAT', seat: 'ana' }],
    [{ seats: ['ana'] }, { code: 'UNKNOWN_SEAT', seat: 'bo' }],
    [{ days: [{ healer: { ...wanda, seat: 'cy' } }] }, { code: 'UNKNOWN_SEAT', seat: 'cy' }],
    [{ seats: ['ana', 'bo', 'bo'] }, { code: 'BAD_SHAPE', path: 'setup.seats' }],
    [{ healer: { ...morten, seat: 'ana' } }, { code: 'BAD_SHAPE', path: 'setup.healer.seat' }],
    [{ days: [{ healer: { ...morten, seat: 'ana' } }] }, { code: 'BAD_SHAPE', path: 'setup.days[0].healer.seat' }],
    [{ healer: { ...wanda, heal: 11 } }, { code: 'BAD_SHAPE', path: 'setup.healer.heal' }],
    [{ days: [] }, { code: 'BAD_SHAPE', path: 'setup.days' }],
    [{ days: [{ lasting: 0 }] }, { code: 'BAD_SHAPE', path: 'setup.days[0].lasting' }],
    [{ days: [{ spent: 'swimming' }] }, { code: 'BAD_SHAPE', path: 'setup.days[0].spent' }],
    [{ from: 0 }, { code: 'BAD_SHAPE', path: 'setup.from' }],
  ])('refuses %j', (more, refusal) => {
    expect(setupRefusal(scene, setupWith([scratch], more))).toMatchObject(refusal);
  });

  test.each([
    [[], { code: 'BAD_SHAPE', path: 'setup.patient.wounds' }],
    [[gash, gash], { code: 'BROKEN_RULE', rule: 'SAGA-DUEL-WOUND-006', facts: { part: 'body' } }],
    [[scratch, { ...gash, marks: 4 }], { code: 'BAD_SHAPE', path: 'setup.patient.wounds[1].marks' }],
    [[{ ...gash, becameMinor: 4 }], { code: 'BAD_SHAPE', path: 'setup.patient.wounds[0].becameMinor' }],
    [[{ ...scratch, day: 4, becameMinor: 4 }], { code: 'BAD_SHAPE', path: 'setup.patient.wounds[0].becameMinor' }],
  ])('refuses the wounds %j', (wounds, refusal) => {
    expect(setupRefusal(scene, setupWith(wounds))).toMatchObject(refusal);
  });

  test('refuses options that there are not', () => {
    expect(setupRefusal(scene, setupWith([scratch]), { 'saga.duel.healRolls': 'never' })).toMatchObject({
      code: 'BAD_SHAPE',
      path: 'options.saga.duel.healRolls',
    });
  });
});
