import { describe, expect, test } from 'vitest';
import type { CalendarEntry } from './agenda.js';
import { nextEntry } from './agenda.js';
import { pausedAfter, refusesToBegin, refusesToPause, resumed } from './running.js';
import { entry } from './testing/entries.js';

const paused = (one: CalendarEntry, doneThrough: number): CalendarEntry => {
  const result = pausedAfter(one, doneThrough);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

describe('pausing', () => {
  const march = entry('march', 5, { days: 10, scene: 'movement', characters: ['D', 'E'], state: 'running' });
  const duel = entry('duel', 8, { scene: 'duel', characters: ['C'] });

  test('SAGA-CAL-004 worked example 2: paused after day 7, the duel is played, the march goes on at day 8', () => {
    const waiting = paused(march, 7);
    expect(waiting).toMatchObject({ state: 'paused', pausedOn: 8, day: 5, days: 10 });
    expect(nextEntry([waiting, duel])?.id).toBe('duel');
    expect(refusesToBegin([waiting, duel], duel)).toBeNull();
    // SAGA-MOVE-037: it may be paused for what stands on its morning, and need not.
    expect(refusesToBegin([waiting, duel], waiting)).toBeNull();
    const before = { ...duel, day: 7 };
    expect(refusesToBegin([waiting, before], waiting)).toMatchObject({ what: 'calendar.earlierFirst' });
    // What its own people were to play earlier they cannot before it is over: it bars nothing.
    expect(refusesToBegin([waiting, { ...before, characters: ['D'] }], waiting)).toBeNull();
    const after = [waiting, { ...duel, state: 'done' } as const];
    expect(nextEntry(after)?.id).toBe('march');
    expect(refusesToBegin(after, waiting)).toBeNull();
    expect(resumed(waiting)).toEqual({ ...march, pausedOn: null });
  });

  test('SAGA-CAL-004 paused before its first day is done, or past its planned end, it goes on where it stopped', () => {
    expect(paused(march, 3).pausedOn).toBe(5);
    expect(paused(march, 20)).toMatchObject({ pausedOn: 21, days: 17 });
  });

  test('SAGA-CAL-012 a scene of exactly one day cannot be paused', () => {
    expect(refusesToPause({ ...march, days: 1 })).toMatchObject({
      rule: 'SAGA-CAL-012',
      what: 'calendar.notPausable',
      facts: { title: 'march' },
    });
    expect(refusesToPause({ ...march, days: 2 })).toBeNull();
    expect(pausedAfter({ ...march, days: 1 }, 4)).toMatchObject({ ok: false });
    // What was thought to take a day, and has taken it without an end, takes longer.
    expect(pausedAfter({ ...march, days: 1 }, 5)).toMatchObject({ ok: true, value: { pausedOn: 6, days: 2 } });
  });

  test('SAGA-CAL-004 only what is being played can be paused', () => {
    expect(refusesToPause({ ...march, state: 'planned' })).toMatchObject({ what: 'calendar.notRunning' });
    expect(refusesToPause({ ...march, kind: 'happening' })).toMatchObject({ what: 'calendar.notPausable' });
  });
});

describe('beginning', () => {
  const ella = { characters: ['Ella'] };
  const bo = { characters: ['Bo'] };

  test('SAGA-CAL-003 what comes earlier is played first', () => {
    const [early, late] = [entry('early', 3, bo), entry('late', 4, ella)];
    expect(refusesToBegin([early, late], early)).toBeNull();
    expect(refusesToBegin([early, late], late)).toMatchObject({
      rule: 'SAGA-CAL-003',
      what: 'calendar.earlierFirst',
      facts: { title: 'early', day: 3 },
    });
    const same = entry('same day', 3, { ...ella, order: 2 });
    expect(refusesToBegin([early, same], same)).toMatchObject({ what: 'calendar.earlierFirst' });
  });

  test('SAGA-CAL-003 where it is a character’s own earlier entry, that is said', () => {
    const late = entry('late', 4, ella);
    const entries = [entry('first', 2, bo), entry('hers', 3, { characters: ['Bo', 'Ella'] }), late];
    expect(refusesToBegin(entries, late, { names: { Ella: 'Ella the Fair' } })).toMatchObject({
      rule: 'SAGA-CAL-003',
      what: 'calendar.ownEarlierFirst',
      facts: { character: 'Ella the Fair', title: 'hers', day: 3 },
    });
  });

  test('SAGA-CAL-011 nobody is in two scenes at a time; the others may be ahead', () => {
    const march = entry('march', 5, { days: 10, ...ella, state: 'running' });
    for (const state of ['running', 'paused'] as const) {
      const outer = { ...march, state, pausedOn: state === 'paused' ? 30 : null };
      for (const day of [5, 9, 14, 15, 20]) {
        const scene = entry('scene', day, ella);
        expect(refusesToBegin([outer, scene], scene)).toMatchObject({
          rule: 'SAGA-CAL-011',
          what: 'calendar.inAnotherScene',
          facts: { character: 'Ella', title: 'march', day: 5 },
        });
        expect(refusesToBegin([outer, scene], { ...scene, ...bo })).toBeNull();
      }
      const before = entry('before', 4, ella);
      expect(refusesToBegin([outer, before], before)).toBeNull();
    }
  });

  test('SAGA-CAL-011 nobody enters a scene dated before the last one they have completed', () => {
    const march = entry('march', 5, { days: 10, ...ella, state: 'done' });
    const at = (day: number) => entry('scene', day, ella);
    expect(refusesToBegin([march, at(13)], at(13))).toMatchObject({
      rule: 'SAGA-CAL-011',
      what: 'calendar.completedLater',
      facts: { character: 'Ella', day: 14 },
    });
    expect(refusesToBegin([march, at(14)], at(14))).toBeNull();
    expect(refusesToBegin([march, at(2)], { ...at(2), ...bo })).toBeNull();
    expect(refusesToBegin([at(14)], at(14), { through: { Ella: 15 } })).toMatchObject({ facts: { day: 15 } });
  });

  test('SAGA-CAL-011 a scene inside another counts as part of it', () => {
    const battle = entry('battle', 5, { ...ella, state: 'running' });
    const inner = entry('single combat', 5, { ...ella, inside: 'battle', order: 2 });
    const deeper = entry('words', 5, { ...ella, inside: 'single combat', order: 3 });
    expect(refusesToBegin([battle, inner], inner)).toBeNull();
    expect(refusesToBegin([battle, { ...inner, state: 'running' }, deeper], deeper)).toBeNull();
    // Nor does it wait for its turn among others.
    expect(refusesToBegin([entry('early', 3, bo), battle, inner], inner)).toBeNull();
    // Whoever comes to it from another scene is in two.
    const elsewhere = entry('elsewhere', 4, { characters: ['Cy'], state: 'running' });
    const joined = { ...inner, characters: ['Ella', 'Cy'] };
    expect(refusesToBegin([battle, elsewhere, joined], joined)).toMatchObject({ facts: { character: 'Cy' } });
    // And the outer one is not barred by the inner one that is done.
    const done = { ...inner, day: 7, state: 'done' } as const;
    const outer = { ...battle, days: 9, state: 'paused', pausedOn: 6 } as const;
    expect(refusesToBegin([outer, done], outer)).toBeNull();
  });

  test('SAGA-CAMPAIGN-010 a scene inside another needs the outer one to be in play', () => {
    const inner = entry('inner', 5, { inside: 'battle' });
    expect(refusesToBegin([entry('battle', 5), inner], inner)).toMatchObject({
      rule: 'SAGA-CAMPAIGN-010',
      what: 'calendar.outerNotPlayed',
      facts: { title: 'inner', outer: 'battle' },
    });
    expect(refusesToBegin([inner], inner)).toMatchObject({ facts: { outer: null } });
  });

  test('SAGA-CAL-014 whether aid came in time is settled before any other scene of that character', () => {
    const scene = entry('scene', 5, ella);
    expect(refusesToBegin([scene], scene, { dying: ['Ella'] })).toMatchObject({
      rule: 'SAGA-CAL-014',
      what: 'calendar.aidFirst',
      facts: { character: 'Ella' },
    });
    expect(refusesToBegin([scene], scene, { dying: ['Bo'] })).toBeNull();
  });

  test('SAGA-CAL-005 what is no scene takes its turn and binds nobody', () => {
    const march = entry('march', 5, { days: 10, ...ella, state: 'running' });
    const ships = entry('ships', 9, { kind: 'happening', scene: null, ...ella });
    expect(refusesToBegin([march, ships], ships, { dying: ['Ella'] })).toBeNull();
    const early = entry('early', 8, bo);
    expect(refusesToBegin([early, ships], ships)).toMatchObject({ what: 'calendar.earlierFirst' });
  });

  test.each(['running', 'done', 'dropped'] as const)('what is %s does not begin', (state) => {
    const scene = entry('scene', 5, { state });
    expect(refusesToBegin([scene], scene)).toMatchObject({ what: 'calendar.notWaiting' });
  });
});
