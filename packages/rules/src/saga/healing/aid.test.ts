import { both, CERTAIN, chanceThat, exact, otherwise } from '@warmoot/kernel';
import { setupRefusal, sitDown, type TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { first } from '../../saga-1e/edition.js';
import { saga } from '../edition.js';
import type { Aid } from './aid.js';
import { aidScene } from './aidScene.js';

const scene = aidScene(saga);
const AID = { choose: 'aid' };
const WAIT = { choose: 'wait' };
const HEAL7 = { 'saga.duel.aid': 'heal7' };

type Some = Readonly<Record<string, unknown>>;
const wanda = { name: 'Wanda', seat: 'ana', heal: 3 };
const joris = { name: 'Joris', seat: 'ana', heal: 5 };

const setupWith = (helpers: readonly Some[], more: Some = {}): Some => ({
  seats: ['ana', 'bo'],
  victim: { name: 'Morten', seat: 'bo' },
  helpers,
  ...more,
});
const dying = (helpers: readonly Some[], { options = {}, ...more }: Some = {}): TestTable<Aid> =>
  sitDown(scene, setupWith(helpers, more), options);

const asked = (table: TestTable<Aid>) => {
  const { awaits } = table.run;
  return awaits.need === 'answers' ? awaits.asked.map(({ as }) => as) : awaits.need;
};
const died = { victim: 'Morten', result: 'dies', minute: 60, by: null };

describe('the hour of a Major head wound', () => {
  test('SAGA-DUEL-WOUND-018 SAGA-DUEL-WOUND-020 without aid the victim dies when 60 minutes have passed', () => {
    const alone = dying([]);
    expect(alone.said).toEqual([
      ...[10, 20, 30, 40, 50].map((minute) => ({ event: 'timePassed', minute })),
      { event: 'died', minute: 60 },
    ]);
    expect(alone.run.outcome()).toEqual(died);
    let idle = dying([wanda]);
    for (const minute of [0, 10, 20, 30, 40, 50]) {
      expect(idle.run.state.open.minute).toBe(minute);
      idle = idle.answer('ana', WAIT, 'Wanda');
    }
    expect(idle.run.outcome()).toEqual(died);
  });

  test('SAGA-DUEL-WOUND-018 SAGA-DUEL-WOUND-020 aid in the last ten minutes is in time, and help at the end is not', () => {
    const late = dying([{ ...wanda, from: 59 }]);
    expect(late.run.state.open.minute).toBe(50);
    expect(late.answer('ana', AID, 'Wanda').run.outcome()).toMatchObject({ result: 'saved', minute: 59 });
    expect(dying([{ ...wanda, from: 60 }]).run.outcome()).toEqual(died);
    const running = dying([wanda], { minute: 45 });
    expect(running.answer('ana', AID, 'Wanda').run.outcome()).toMatchObject({ result: 'saved', minute: 45 });
    expect(running.answer('ana', WAIT, 'Wanda').answer('ana', WAIT, 'Wanda').run.outcome()).toEqual(died);
  });

  test('SAGA-DUEL-WOUND-021 automatic: aid by anyone with materials stops the clock without a check', () => {
    const unskilled = dying([{ name: 'Ella', seat: 'bo' }]);
    expect(unskilled.answer('bo', AID, 'Ella').run.outcome()).toEqual({
      victim: 'Morten',
      result: 'saved',
      minute: 0,
      by: 'Ella',
    });
    expect(dying([{ ...wanda, materials: false }]).run.outcome()).toEqual(died);
  });

  test('SAGA-DUEL-WOUND-021 any helper who is there may be the one, or nobody', () => {
    const start = dying([wanda, joris, { name: 'Ella', seat: 'bo', from: 12 }]);
    expect(asked(start)).toEqual(['Wanda', 'Joris']);
    const waited = start.answer('ana', WAIT, 'Joris');
    expect(asked(waited)).toEqual(['Wanda']);
    const later = waited.answer('ana', WAIT, 'Wanda');
    expect(later.last.at(-1)).toEqual({ event: 'timePassed', minute: 10 });
    expect(asked(later)).toEqual(['Wanda', 'Joris', 'Ella']);
    expect(later.answer('bo', AID, 'Ella').run.outcome()).toMatchObject({ minute: 12, by: 'Ella' });
  });

  test('SAGA-DUEL-WOUND-021 heal7: a Heal check against 7, once per ten minutes and helper', () => {
    const start = dying([wanda, joris], { options: HEAL7 });
    const trying = start.answer('ana', AID, 'Wanda');
    expect(trying.run.awaits).toMatchObject({ need: 'dice', by: 'ana' });
    const saved = trying.dice(8, 8, 2);
    expect(saved.thrown).toMatchObject({ score: 21, result: 'success' });
    expect(saved.thrown?.throw.tally).toMatchObject({
      plus: [{ by: 3, what: 'skill.heal', why: 'SAGA-DUEL-WOUND-021', note: 'Wanda' }],
      against: [{ by: 14 }, { by: 7, what: 'difficulty', why: 'SAGA-DUEL-WOUND-021' }],
    });
    expect(saved.run.outcome()).toMatchObject({ result: 'saved', by: 'Wanda' });
    const failed = trying.dice(8, 8, 1);
    expect(failed.last).toEqual([{ event: 'aidFailed', helper: 'Wanda', minute: 0 }]);
    expect(asked(failed)).toEqual(['Joris']);
    const next = failed.answer('ana', AID, 'Joris').dice(1, 1, 0);
    expect(next.run.state.open.minute).toBe(10);
    expect(asked(next)).toEqual(['Wanda', 'Joris']);
  });

  test('SAGA-DUEL-WOUND-021 heal7: one helper has six tries in the hour; Heal 3 saves with 1 − (13/16)⁶', () => {
    let table = dying([wanda], { options: HEAL7 });
    let dies = CERTAIN;
    let tries = 0;
    while (!table.run.over) {
      const trying = table.answer('ana', AID, 'Wanda');
      const { awaits } = trying.run;
      if (awaits.need !== 'dice') throw new Error('dice');
      expect(exact(chanceThat(awaits.throw, 'success'))).toBe('3/16');
      dies = both(dies, otherwise(chanceThat(awaits.throw, 'success')));
      table = trying.dice(1, 1, 0);
      tries += 1;
    }
    expect(tries).toBe(6);
    expect(table.run.outcome()).toEqual(died);
    expect(exact(otherwise(dies))).toBe('11950407/16777216');
  });

  test('SAGA-DUEL-WOUND-021 heal7 in the first edition: its own dice', () => {
    const start = sitDown(aidScene(first), setupWith([joris]), HEAL7).answer('ana', AID, 'Joris');
    expect(start.dice(1, 2, 3, 6).run.outcome().result).toBe('saved');
    expect(start.dice(1, 2, 3, 7).run.over).toBe(false);
  });

  test('SAGA-DUEL-WOUND-029 SAGA-DUEL-HEAL-014 the victim, incapable, is no helper', () => {
    expect(setupRefusal(scene, setupWith([{ name: 'Morten', seat: 'bo' }]))).toMatchObject({
      code: 'BROKEN_RULE',
      rule: 'SAGA-DUEL-HEAL-014',
    });
  });

  test('only those who are there, have materials and have not had their turn can answer', () => {
    const start = dying([wanda, { ...joris, materials: false }]);
    expect(start.refusal({ input: 'answer', seat: 'ana', as: 'Joris', choice: AID })).toMatchObject({
      code: 'NOT_AWAITED',
      awaited: ['Wanda'],
    });
    expect(start.refusal({ input: 'answer', seat: 'ana', as: 'Wanda', choice: { choose: 'pray' } })).toMatchObject({
      code: 'BAD_SHAPE',
      path: 'choice.choose',
    });
  });

  test.each([
    [{ seats: ['ana'] }, { code: 'UNKNOWN_SEAT', seat: 'bo' }],
    [{ helpers: [{ ...wanda, seat: 'cy' }] }, { code: 'UNKNOWN_SEAT', seat: 'cy' }],
    [{ helpers: [wanda, wanda] }, { code: 'BAD_SHAPE', path: 'setup.helpers' }],
    [{ seats: ['ana', 'bo', 'bo'] }, { code: 'BAD_SHAPE', path: 'setup.seats' }],
    [{ minute: 60 }, { code: 'BAD_SHAPE', path: 'setup.minute' }],
    [{ helpers: [{ ...wanda, heal: -1 }] }, { code: 'BAD_SHAPE', path: 'setup.helpers[0].heal' }],
  ])('refuses %j', (more, refusal) => {
    expect(setupRefusal(scene, setupWith([wanda], more))).toMatchObject(refusal);
  });

  test('refuses options that there are not', () => {
    expect(setupRefusal(scene, setupWith([wanda]), { 'saga.duel.aid': 'prayer' })).toMatchObject({
      code: 'BAD_SHAPE',
      path: 'options.saga.duel.aid',
    });
  });
});
