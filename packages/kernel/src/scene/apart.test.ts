import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closeLog, enter, openSession, type Session, seededDice } from '../log.js';
import type { Result } from '../result.js';
import * as shape from '../shape.js';
import { contractTests, sitDown } from '../testing/index.js';
import { type Road, road, type Way } from '../testing/roadScene.js';
import { verify } from '../verify.js';
import { type AnyRules, gestures, type SceneRules } from './contract.js';
import { forecastOf } from './forecast.js';
import { awaitedSeen } from './innermost.js';
import type { Input } from './scene.js';
import { knowersOf } from './state.js';

const SEATS = ['ana', 'bo', 'cy'];
const THREE = { seats: SEATS, days: 2 };
const plan = (way: Way) => ({ choose: 'plan', way });
const word = (n: number) => ({ choose: 'word', word: n });
const steps = (agenda: readonly { readonly step: string }[]): readonly string[] => agenda.map(({ step }) => step);

contractTests(road, {
  starts: fc.record({
    setup: fc.record({
      seats: fc.integer({ min: 2, max: 4 }).map((n) => ['ana', 'bo', 'cy', 'di'].slice(0, n)),
      days: fc.integer({ min: 1, max: 3 }),
    }),
  }),
  games: 40,
});

describe('what is asked apart', () => {
  test('each sees itself asked alone, whoever else is', () => {
    const start = sitDown(road, THREE);
    expect(start.run.awaits).toMatchObject({ need: 'answers', asked: SEATS.map((seat) => ({ seat, as: seat })) });
    const own = (seat: string) => ({ step: 'plan', seenBy: [seat], apart: true });
    for (const seat of SEATS) expect(start.run.view(seat).agenda).toEqual([{ step: 'day' }, own(seat)]);
    expect(start.run.view(null).agenda).toEqual([{ step: 'day' }]);
    const planned = start.answer('ana', plan('walk'));
    expect(planned.heard.at(-1)).toEqual({ to: ['ana'], depth: 0, event: { event: 'planned', way: 'walk' } });
    expect(planned.run.view('bo')).toEqual(start.run.view('bo'));
    expect(planned.run.view('ana').agenda).toEqual([{ step: 'day' }]);
    expect(awaitedSeen(planned.run, 'bo')).toMatchObject({ asked: [{ seat: 'bo', as: 'bo' }] });
    for (const seat of ['ana', null]) expect(awaitedSeen(planned.run, seat)).toEqual({ need: 'nothing' });
  });

  test('a refusal tells nobody who else is asked', () => {
    const start = sitDown(road, THREE);
    const refused = (table: typeof start, seat: string) =>
      table.refusal({ input: 'answer', seat, as: 'di', choice: plan('walk') });
    expect(refused(start, 'ana')).toEqual({ code: 'NOT_AWAITED', seat: 'ana', as: 'di', awaited: ['ana'] });
    const planned = start.answer('ana', plan('walk'));
    expect(refused(planned, 'ana')).toEqual({ code: 'NOT_AWAITED', seat: 'ana', as: 'di', awaited: [] });
  });

  test('a forecast follows no dice of which its seat may not know', () => {
    const last = sitDown(road, THREE).answer('ana', plan('walk')).answer('cy', plan('walk'));
    const seen = forecastOf(road, last.run.view('bo'), { seat: 'bo', as: 'bo' }, plan('scout'));
    if (!seen.ok) throw new Error(seen.refusal.code);
    expect(seen.value.throws).toHaveLength(1);
    expect(seen.value.prospects).toHaveLength(20);
  });
});

describe('a hidden throw', () => {
  const scouting = () =>
    sitDown(road, THREE).answer('ana', plan('walk')).answer('cy', plan('walk')).answer('bo', plan('scout')).dice(11);

  test('is shown to those whom its result makes aware, and to nobody else', () => {
    const thrown = scouting().dice(1);
    expect(thrown.thrown).toMatchObject({ seenBy: [], awaitedBy: [] });
    const found = thrown.dice(4);
    expect(found.thrown).toMatchObject({ seenBy: ['bo'], awaitedBy: [] });
    expect(steps(found.run.view('bo').agenda)).toEqual(['day', 'strike']);
    const missed = thrown.dice(3);
    expect(missed.thrown).toMatchObject({ seenBy: [], awaitedBy: [] });
    for (const seat of SEATS) expect(missed.run.view(seat).agenda).toEqual([{ step: 'day' }]);
  });
});

describe('a scene inside that few may know of', () => {
  const meeting = () =>
    sitDown(road, THREE).answer('ana', plan('meet')).answer('cy', plan('meet')).answer('bo', plan('walk')).dice(1);

  test('is shown to these alone, with all that is heard and thrown in it', () => {
    const inside = meeting();
    expect(knowersOf(inside.run.state)).toEqual(['ana', 'cy']);
    expect(inside.run.view('ana').inner?.scene).toBe('parley');
    expect(inside.run.view('bo')).toMatchObject({ agenda: [{ step: 'day' }], inner: null });
    expect(inside.run.view(null).inner).toBeNull();
    const said = inside.answer('ana', word(1)).answer('cy', word(2));
    expect(said.heard.at(-1)).toMatchObject({ to: ['ana', 'cy'], depth: 1, event: { event: 'said' } });
    const tossed = said.dice(3);
    expect(tossed.thrown).toMatchObject({ seenBy: ['ana', 'cy'], awaitedBy: ['ana', 'cy'] });
    expect(tossed.heard).toContainEqual({ to: ['ana'], depth: 1, event: { event: 'tossed', number: 3 } });
    expect(tossed.heard.filter(({ to }) => to === null || to.includes('bo'))).toEqual(
      inside.heard.filter(({ to }) => to === null || to.includes('bo')),
    );
  });

  test('takes gestures of these alone: to others it is as if there were none', () => {
    const parley = road.scenes.parley as AnyRules;
    const speaking = {
      ...parley,
      gestures: gestures({
        shape: shape.record({}),
        refuses: () => null,
        says: () => ({ event: 'said', words: [] }) as never,
        voices: () => ['a voice'],
      }),
    };
    const loud: SceneRules<Road> = { ...road, scenes: { parley: speaking } };
    const inside = sitDown(loud, THREE)
      .answer('ana', plan('meet'))
      .answer('cy', plan('meet'))
      .answer('bo', plan('walk'))
      .dice(1);
    const silent = meeting();
    const gesture = { input: 'gesture', seat: 'bo', gesture: {} } as const;
    expect(inside.refusal(gesture)).toEqual(silent.refusal(gesture));
    expect([inside.run.voices('bo'), inside.run.voices('ana')]).toEqual([[], ['a voice']]);
  });
});

describe('the dice of a road', () => {
  const SEED = 's3cret';
  const must = <A>(result: Result<A>): A => {
    if (!result.ok) throw new Error(result.refusal.code);
    return result.value;
  };
  const fallen = (session: Session<Road>): Session<Road> => {
    const dice = seededDice(session, SEED);
    return dice === null ? session : fallen(must(enter(session, dice)));
  };
  const put = (session: Session<Road>, ...inputs: readonly Input[]): Session<Road> =>
    inputs.reduce((now, input) => fallen(must(enter(now, input))), session);
  const planned = (seat: string, way: Way): Input => ({ input: 'answer', seat, choice: plan(way) });

  test('a throw is drawn by who knew of it before it fell, shown or not, and so verified', () => {
    const start = fallen(must(openSession(road, { setup: THREE }, SEED)));
    let session = put(start, planned('ana', 'scout'), planned('bo', 'scout'), planned('cy', 'scout'));
    for (let n = 0; n < 8 && session.run.awaits.need === 'answers'; n++) {
      const [asked] = session.run.awaits.asked;
      if (asked === undefined || session.run.awaits.step === 'plan') break;
      session = put(session, { input: 'answer', ...asked, choice: { choose: 'strike', yes: false } });
    }
    const hidden = session.entries.filter(({ thrown }) => (thrown?.awaitedBy ?? thrown?.seenBy)?.length === 0);
    const shown = hidden.filter(({ thrown }) => thrown?.seenBy?.length === 1);
    expect([hidden.length, shown.length > 0]).toEqual([5, true]);
    // Named by their number among those behind the screen, no two are drawn by one name.
    const names = new Set(hidden.map(({ input }) => JSON.stringify(input)));
    expect(names.size).toBeGreaterThan(2);
    expect(verify(road, closeLog(session, SEED))).toMatchObject({ ok: true, value: { unchecked: 0 } });
  });

  test('dice in a scene that few may know of are drawn apart, and take nobody’s share', () => {
    const start = fallen(must(openSession(road, { setup: THREE }, SEED)));
    const met = put(
      start,
      planned('ana', 'meet'),
      planned('bo', 'walk'),
      planned('cy', 'meet'),
      { input: 'answer', seat: 'ana', choice: word(1) },
      { input: 'answer', seat: 'cy', choice: word(1) },
    );
    expect(met.entries.some(({ thrown }) => thrown?.seenBy?.length === 2)).toBe(true);
    expect(verify(road, closeLog(met, SEED)).ok).toBe(true);
  });
});
