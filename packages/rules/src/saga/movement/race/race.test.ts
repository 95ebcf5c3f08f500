import {
  approx,
  type Chance,
  closeLog,
  enter,
  exact,
  type Input,
  openSession,
  type Result,
  verify,
} from '@warmoot/kernel';
import { setupRefusal, sitDown, type TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { first as firstEdition } from '../../../saga-1e/edition.js';
import { saga } from '../../edition.js';
import { partyShape } from '../party/setup.js';
import { legOdds, raceChance, solveRace } from './forecast.js';
import { raceManifest } from './manifest.js';
import { matrixGame } from './matrixGame.js';
import type { Race } from './model.js';
import { effortOf, type Runners } from './ratings.js';
import { raceScene } from './scene.js';

const races = raceScene(saga);
const firstRaces = raceScene(firstEdition);
const EDITIONS = [
  ['saga', races],
  ['saga-1e', firstRaces],
] as const;

type Track = TestTable<Race>;
type Some = Readonly<Record<string, unknown>>;

const racer = (name: string, seat: string, skills: object = {}, more: object = {}) => ({
  name,
  seats: [seat],
  members: [{ name, skills, ...more }],
});
const ANN = racer('Ann', 'ana', { run: 3, endurance: 3 });
const BEN = racer('Ben', 'bo', { run: 3, endurance: 3 });

const track = (more: Some = {}, rules = races): Track => {
  const { options = {}, ...setup } = more;
  return sitDown(rules, { seats: ['ana', 'bo'], racers: [ANN, BEN], ...setup }, options);
};
const long = (more: Some = {}, rules = races): Track => track({ legs: 3, ...more }, rules);

const stake = (table: Track, one: number, other: number): Track =>
  table.answer('ana', { choose: 'stake', effort: one }, 'Ann').answer('bo', { choose: 'stake', effort: other }, 'Ben');
/** 14 and no more: enough where both are equal, and one short where the other has staked one more. */
const EVEN = [7, 7, 0] as const;
const LOW = [1, 1, 0] as const;

const runnersOf = (...parties: readonly object[]): Runners => {
  const racers = parties.map((one) => {
    const parsed = partyShape.parse(one);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
    return parsed.value;
  });
  return { racers, onWater: false } as unknown as Runners;
};
const chances = (odds: Chance, legs: number): readonly Chance[] => Array.from({ length: legs }, () => odds);

const tally = ({ run: { awaits } }: Track) => {
  if (awaits.need !== 'dice') throw new Error('no dice are awaited');
  const told = (lines: readonly { readonly what: string; readonly by: number }[] = []) =>
    lines.map(({ what, by }) => `${what} ${by}`);
  return { plus: told(awaits.throw.tally?.plus), against: told(awaits.throw.tally?.against) };
};

describe('a dash', () => {
  test('SAGA-MOVE-032 is a single check of movement skills, and nothing is staked', () => {
    for (const [, rules] of EDITIONS) {
      const dash = track({}, rules);
      expect(dash.run.awaits).toMatchObject({ need: 'dice', by: 'ana' });
      expect(tally(dash).plus).toEqual(['skill.run 3']);
    }
    const won = track().dice(...EVEN);
    expect(won.run.outcome()).toEqual({
      winner: 0,
      first: 'Ann',
      won: [1, 0],
      legs: [{ leg: 1, stakes: [0, 0], winner: 0 }],
      effort: [0, 0],
    });
    expect(
      track()
        .dice(...LOW)
        .run.outcome(),
    ).toMatchObject({ winner: 1, first: 'Ben' });
  });

  test('SAGA-MOVE-032 SAGA-MOVE-011 each by how it goes, and less where it is weary', () => {
    const racers = [racer('Ann', 'ana', { ride: 5 }, { mounted: true }), { ...BEN, weary: 2 }];
    expect(tally(track({ racers }))).toEqual({
      plus: ['skill.ride 5'],
      against: ['base 14', 'skill.run 3', 'move.weary -2'],
    });
    const wet = racers.map((one, at) => ({ ...one, boats: at === 0 }));
    expect(tally(track({ racers: wet, onWater: true }))).toMatchObject({ plus: ['skill.sail 2'] });
  });
});

describe('a long race', () => {
  test('SAGA-MOVE-033 effort points equal to Endurance, of which 0, 1 or 2 are staked in secret before each leg', () => {
    for (const [, rules] of EDITIONS) {
      const begun = long({}, rules);
      expect(begun.run.state.open.effort).toEqual([3, 3]);
      const sealed = begun.answer('ana', { choose: 'stake', effort: 2 }, 'Ann');
      expect(sealed.run.view('bo').open).toEqual(begun.run.view('bo').open);
      const both = sealed.answer('bo', { choose: 'stake', effort: 0 }, 'Ben');
      expect(both.last).toEqual([{ event: 'staked', stakes: [2, 0] }]);
      expect(both.run.state.open.effort).toEqual([1, 3]);
      expect(tally(both).plus).toEqual(['skill.run 3', 'move.stake 2']);
    }
    expect(effortOf(runnersOf({ ...ANN, weary: 2 }, BEN).racers[0])).toBe(3);
  });

  test('SAGA-MOVE-033 nobody stakes more than is left, and who has nothing left is not asked', () => {
    const one = stake(long(), 2, 0).dice(...EVEN);
    expect(one.run.choices({ seat: 'ana', as: 'Ann' })).toEqual([
      { choose: 'stake', effort: 0 },
      { choose: 'stake', effort: 1 },
    ]);
    expect(
      one.refusal({ input: 'answer', seat: 'ana', as: 'Ann', choice: { choose: 'stake', effort: 2 } }),
    ).toMatchObject({
      code: 'BROKEN_RULE',
      rule: 'SAGA-MOVE-033',
    });
    const two = stake(one, 1, 2).dice(...LOW);
    expect(two.run.awaits).toMatchObject({ need: 'answers', asked: [{ as: 'Ben' }] });
    const last = two.answer('bo', { choose: 'stake', effort: 1 }, 'Ben');
    expect(last.run.awaits).toMatchObject({ need: 'dice', by: 'ana' });
    const bare = long({ racers: [racer('Ann', 'ana', { endurance: 0 }), racer('Ben', 'bo', { endurance: 0 })] });
    expect(bare.run.awaits.need).toBe('dice');
  });

  test('SAGA-MOVE-033 whoever wins more legs wins, and it is over when nobody can overtake', () => {
    const two = stake(stake(long(), 0, 0).dice(...LOW), 0, 0).dice(...LOW);
    expect(two.run.outcome()).toMatchObject({ winner: 1, first: 'Ben', won: [0, 2] });
    const five = [EVEN, LOW, EVEN, LOW, EVEN].reduce(
      (table, faces) => stake(table, 0, 0).dice(...faces),
      long({ legs: 5 }),
    );
    expect(five.run.outcome()).toMatchObject({ winner: 0, won: [3, 2] });
    expect(five.run.outcome().legs.map(({ winner }) => winner)).toEqual([0, 1, 0, 1, 0]);
    expect(setupRefusal(races, { seats: ['ana', 'bo'], racers: [ANN, BEN], legs: 4 }).code).toBe('BAD_SHAPE');
  });

  test('SAGA-MOVE-033 a race replayed: what was staked where it was lost, and won without', () => {
    const value = <A>(result: Result<A>): A => {
      if (!result.ok) throw new Error(JSON.stringify(result.refusal));
      return result.value;
    };
    const ann = (effort: number): Input => ({
      input: 'answer',
      seat: 'ana',
      as: 'Ann',
      choice: { choose: 'stake', effort },
    });
    const ben = (effort: number): Input => ({
      input: 'answer',
      seat: 'bo',
      as: 'Ben',
      choice: { choose: 'stake', effort },
    });
    const dice = (...faces: readonly number[]): Input => ({ input: 'dice', faces, from: 'table' });
    const inputs = [
      // Run 3 and 2 and 14 are 19 against 14 + 3 + 1 = 18.
      ...[ann(2), ben(1), dice(7, 7, 0)],
      // 3 and 14 are 17 against 14 + 3 + 2 = 19.
      ...[ann(0), ben(2), dice(7, 7, 0)],
      // She has 1 left and stakes it, he has none: 3 and 1 and 13 are 17 against 17.
      ...[ann(1), dice(7, 6, 0)],
    ];
    const setup = { seats: ['ana', 'bo'], racers: [ANN, BEN], legs: 3 };
    let session = value(openSession(races, { setup, options: {} }, null));
    for (const input of inputs) session = value(enter(session, input));
    expect(value(verify(races, closeLog(session, null))).entries).toBe(inputs.length + 1);
    expect(session.run.outcome()).toEqual({
      winner: 0,
      first: 'Ann',
      won: [2, 1],
      legs: [
        { leg: 1, stakes: [2, 1], winner: 0 },
        { leg: 2, stakes: [0, 2], winner: 1 },
        { leg: 3, stakes: [1, 0], winner: 0 },
      ],
      effort: [0, 0],
    });
  });
});

describe('without the draft rules', () => {
  test('SAGA-MOVE-049 the table says who is first', () => {
    const free = track({ options: { 'saga.move.rules': 'freeForm' } });
    const said = free.answer('bo', { choose: 'propose', value: 1 }).answer('ana', { choose: 'agree' });
    expect(said.run.outcome()).toMatchObject({ winner: 1, first: 'Ben', legs: [] });
  });
});

describe('the odds', () => {
  const even = runnersOf(ANN, BEN);

  test('SAGA-MOVE-033 three legs, Run 3 each, no stakes left on either side: 1/2', () => {
    const [none] = legOdds(saga, even);
    expect(exact(none?.[0] as Chance)).toBe('1/2');
    expect(exact(raceChance(chances(none?.[0] as Chance, 3)))).toBe('1/2');
    const solved = solveRace(saga, even, 3)({ won: [0, 0], effort: [0, 0] });
    expect(solved.first).toBeCloseTo(0.5, 12);
  });

  test('SAGA-MOVE-033 one racer staking 1 in each leg against 0: 75/128 a leg, 658125/1048576 the race', () => {
    const odds = legOdds(saga, even)[1]?.[0] as Chance;
    expect(exact(odds)).toBe('75/128');
    expect(exact(raceChance(chances(odds, 3)))).toBe('658125/1048576');
    expect(approx(raceChance(chances(odds, 5)))).toBeGreaterThan(approx(raceChance(chances(odds, 3))));
  });

  test('SAGA-MOVE-033 equal racers with equal effort are equal, and more effort is better', () => {
    for (const [edition, runners] of [
      [saga, even],
      [firstEdition, even],
    ] as const) {
      const best = solveRace(edition, runners, 5);
      const from = (one: number, other: number): number => best({ won: [0, 0], effort: [one, other] }).first;
      expect(from(3, 3)).toBeCloseTo(0.5, 9);
      expect(from(4, 3)).toBeGreaterThan(from(3, 3));
      expect(from(4, 3)).toBeCloseTo(1 - from(3, 4), 9);
      const { stakes } = best({ won: [0, 0], effort: [3, 3] });
      for (const mix of stakes) expect(mix.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    }
  });

  test('small games of two: rock, paper, scissors, a saddle, and one that is mixed', () => {
    const game = matrixGame([
      [0.5, 0, 1],
      [1, 0.5, 0],
      [0, 1, 0.5],
    ]);
    expect(game.value).toBeCloseTo(0.5, 12);
    for (const share of [...game.rows, ...game.columns]) expect(share).toBeCloseTo(1 / 3, 12);
    expect(
      matrixGame([
        [0.3, 0.6],
        [0.2, 0.1],
      ]),
    ).toMatchObject({ rows: [1, 0], columns: [1, 0] });
    expect(
      matrixGame([
        [1, 0],
        [0, 0.5],
      ]).value,
    ).toBeCloseTo(1 / 3, 12);
    expect(matrixGame([[0.25]]).value).toBeCloseTo(0.25, 12);
  });
});

describe('the manifest', () => {
  const { worth, stages, part } = raceManifest(saga);
  const worthTo = (table: Track, seat: string): number =>
    (worth as NonNullable<typeof worth>)(table.run.view(seat) as never, seat);

  test('SAGA-MOVE-033 what a race is worth, and which leg is run', () => {
    expect(worthTo(long(), 'ana')).toBeCloseTo(0, 9);
    const ahead = stake(long(), 0, 0).dice(...EVEN);
    expect(worthTo(ahead, 'ana')).toBeGreaterThan(0);
    expect(worthTo(ahead, 'bo')).toBeCloseTo(-worthTo(ahead, 'ana'), 12);
    expect(worthTo(track({ seats: ['ana', 'bo', 'cy'] }), 'cy')).toBe(0);
    expect(worthTo(track().dice(...LOW), 'ana')).toBe(-1);
    expect(worthTo(track({ options: { 'saga.move.rules': 'freeForm' } }), 'ana')).toBe(0);
    expect([part(ahead.run.state.open), stages(ahead.run.view('ana') as never)]).toEqual([
      2,
      [
        { stage: 'stake', state: 'now' },
        { stage: 'run', state: 'ahead' },
      ],
    ]);
    expect(stages(track().run.view('ana') as never)).toEqual([]);
  });
});
