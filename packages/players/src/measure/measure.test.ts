import { stream } from '@warmoot/kernel';
import { manifestsOf } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { recruit } from '../recruit.js';
import { figuresOf, quartiles, type Scored } from './figures.js';
import { GAME_KINDS, gameOf } from './games.js';
import { evenShare, minutesOf, notchesOf, secondsAChoice } from './mapping.js';
import { measure } from './measure.js';
import { SECONDS, SHOWN } from './pace.table.js';
import { played } from './played.js';
import { Counting, sizeOf } from './seatCount.js';
import { ALL_WAYS, warOf } from './ways.js';

const QUICK = { budget: { nodes: 30 } };
const DRAWN = { seed: 'seed', dice: 'own' } as const;
const NO_CHOICES = { two: 0, few: 0, many: 0, written: 0 };

describe('what a seat goes through', () => {
  test('the third throw in a row is quick, and one’s own choice ends the row', () => {
    const one = new Counting();
    for (const _ of [1, 2, 3]) one.threw();
    expect(one.counted().shown).toBeCloseTo(2 * SHOWN.full + SHOWN.quick);
    one.own('few');
    one.threw();
    expect(one.counted()).toMatchObject({ throws: 4, choices: { ...NO_CHOICES, few: 1 } });
    expect(one.counted().shown).toBeCloseTo(3 * SHOWN.full + SHOWN.quick);
  });

  test('what others do takes 0.8 seconds each, and no more than six in one go but for the rests', () => {
    const shown = (acts: number): number => {
      const one = new Counting();
      for (let act = 0; act < acts; act++) one.other();
      return one.counted().shown;
    };
    expect([1, 5, 20, 50].map(shown)).toEqual([0.8, 4, 6, 10]);
  });

  test('a choice is as large as the list, and an appeal is written', () => {
    expect([1, 2, 3, 9, 10, null].map((open) => sizeOf({ choose: 'move' }, open))).toEqual([
      ...['two', 'two', 'few', 'few', 'many', 'many'],
    ]);
    expect(sizeOf({ choose: 'appeal' }, 2)).toBe('written');
  });
});

describe('what many games come to', () => {
  const game = (seat: 'one' | 'two' | null, better: 'one' | 'two', choices: number): Scored => ({
    rounds: choices,
    seats: {
      one: { choices: { ...NO_CHOICES, two: choices }, throws: 1, shown: 10 },
      two: { choices: NO_CHOICES, throws: 1, shown: 99 },
    },
    won: seat === null ? null : { seat, side: seat === 'one' ? 0 : 1 },
    better,
  });

  test('a draw is half a win, pairs are told apart, and who was never asked does not count', () => {
    const games = [
      // The better player wins from both sides; then the first side wins, whoever plays it; then nobody wins.
      ...[game('one', 'one', 1), game('two', 'two', 2)],
      ...[game('one', 'one', 3), game('one', 'two', 4)],
      ...[game(null, 'one', 5), game('one', 'two', 6)],
    ];
    expect(figuresOf(games, DRAWN, true)).toEqual({
      ...{ games: 6, ...DRAWN, rounds: [2, 4, 5], choices: [2, 4, 5], sizes: { ...NO_CHOICES, two: 21 } },
      ...{ throws: [1, 1, 1], shown: [10, 10, 10] },
      better: { wins: 3.5, of: 6 },
      first: { wins: 4.5, of: 6 },
      pairs: { player: 1, side: 1, of: 3 },
    });
    expect(figuresOf(games, DRAWN, false)).toMatchObject({ better: null, first: null, pairs: null });
  });

  test('quartiles', () => {
    expect(quartiles([5, 1, 4, 2, 3])).toEqual([2, 3, 4]);
    expect(quartiles([7])).toEqual([7, 7, 7]);
  });

  test('minutes are choices by their size and what is shown: whole ones below ten, then by five', () => {
    const sizes = { ...NO_CHOICES, two: 1, many: 3 };
    expect(secondsAChoice({ sizes })).toBe((SECONDS.two + 3 * SECONDS.many) / 4);
    const minutes = (choices: number, shown: number) =>
      minutesOf({ sizes: { ...NO_CHOICES, many: 1 }, choices: [choices, 0, 2 * choices], shown: [shown, 0, shown] });
    expect(SECONDS.many).toBe(20);
    expect(minutes(0, 5)).toEqual([1, 1]);
    expect(minutes(9, 60)).toEqual([4, 7]);
    expect(minutes(60, 160)).toEqual([25, 45]);
  });

  /** So many pairs that the better player won twice, the weaker one twice, and one side twice, whoever played it. */
  const pairsOf = (mine: number, theirs: number, side: number) => {
    const of = mine + theirs + side;
    return { better: { wins: 2 * mine + side, of: 2 * of }, pairs: { player: mine + theirs, side, of } };
  };

  test('what unequal sides win is taken out: twice from both sides with odds of four is two to one on equal sides', () => {
    for (const side of [0, 100, 900]) {
      const { share, from, to } = evenShare(pairsOf(399.5, 99.5, side)) ?? { share: 0, from: 0, to: 0 };
      expect(share).toBeCloseTo(2 / 3);
      expect([from < share, share < to, to - from < 0.06]).toEqual([true, true, true]);
    }
    expect(evenShare({ better: null, pairs: null })).toBe(null);
  });

  test('games thrown by a coin with loaded sides give the players’ own odds back', () => {
    // Three to one for the better player, and sides of every strength.
    const source = stream('coins');
    const won = (odds: number): boolean => source.below(1_000_000) < (1_000_000 * odds) / (1 + odds);
    let [mine, theirs, side] = [0, 0, 0];
    for (let pair = 0; pair < 4000; pair++) {
      const strength = [0.1, 0.5, 1, 3, 20][pair % 5] as number;
      const first = won(3 * strength);
      const second = won(3 / strength);
      if (first && second) mine++;
      else if (first || second) side++;
      else theirs++;
    }
    const { from, to } = evenShare(pairsOf(mine, theirs, side)) ?? { from: 0, to: 0 };
    expect(from).toBeLessThan(0.75);
    expect(to).toBeGreaterThan(0.75);
    expect(to - from).toBeLessThan(0.05);
  });

  test('a draw is half of either', () => {
    const drawn = { better: { wins: 200, of: 400 }, pairs: { player: 0, side: 0, of: 200 } };
    expect(evenShare(drawn)?.share).toBeCloseTo(0.5);
  });

  test('notches are five equal parts of the way from a coin’s toss to always', () => {
    const notches = (share: number): number | null => {
      const odds = (share / (1 - share)) ** 2;
      return notchesOf(pairsOf((10_000 * odds) / (1 + odds), 10_000 / (1 + odds), 0));
    };
    expect([0.3, 0.5, 0.599, 0.601, 0.7001, 0.799, 0.801, 0.89, 0.901].map(notches)).toEqual([
      ...[1, 1, 1, 2, 3, 3, 4, 4, 5],
    ]);
    expect(notchesOf({ better: null, pairs: null })).toBe(null);
  });
});

describe('games that are played', () => {
  test.each(GAME_KINDS)('%s begins as the first page begins it', (kind) => {
    const { start, seats } = gameOf(kind);
    expect(start('a').setup).toEqual(manifestsOf(kind)[0]?.atOnce?.setup(seats, 'a', (key) => key));
  });

  test.each(['discussion', 'chase', 'march', 'race', 'duel'] as const)('in %s everybody is asked something', (kind) => {
    const { seats, won } = played(gameOf(kind), [recruit, recruit, recruit], { seed: 'a', dice: 'a', ...QUICK });
    for (const { choices } of Object.values(seats)) expect(Math.max(...Object.values(choices))).toBeGreaterThan(0);
    expect(won === null || seats[won.seat] !== undefined).toBe(true);
  });

  test('of two who race, run or fight the one has won whom the outcome names', () => {
    const wonIn = (kind: 'race' | 'chase' | 'march' | 'duel', outcome: object, setup: object) => {
      const { sides } = gameOf(kind);
      const side = sides?.won(outcome, setup) ?? null;
      return side === null ? null : sides?.seats(setup)[side];
    };
    const party = (name: string, seat: string) => ({ name, seats: [seat] });
    const [ella, joris] = [party('Ella', 'two'), party('Joris', 'one')];
    const chase = { quarry: ella, pursuers: joris };
    const ends = ['away', 'gaveUp', 'caught', 'atBay', 'stopped'];
    expect(ends.map((end) => wonIn('chase', { end }, chase))).toEqual(['two', 'two', 'one', 'one', 'one']);
    expect(wonIn('race', { winner: 1 }, { racers: [ella, joris] })).toBe('one');
    const march = (...states: string[]) =>
      wonIn('march', { parties: states.map((state) => ({ state })) }, { parties: [ella, joris] });
    expect([march('got', 'stopped'), march('gaveUp', 'got'), march('stopped', 'gaveUp')]).toEqual(['two', 'one', null]);
    const duel = { side1: [{ seat: 'two' }], side2: [{ seat: 'one' }] };
    expect(['side1', 'side2', 'none'].map((ending) => wonIn('duel', { ending }, duel))).toEqual(['two', 'one', null]);
  });

  test.each(ALL_WAYS)('a battle of a saga by %s has two sides, and a winner by name', (way) => {
    const { start, sides } = warOf(way);
    const { setup } = start('b');
    expect(sides?.seats(setup)).toEqual(['one', 'two']);
    const winner = { holder: 'Blue', winner: 'Blue' };
    expect(sides?.won(winner, setup)).toBe(1);
    expect(sides?.won({ holder: null, winner: null }, setup)).toBe(null);
  });

  test('preparations are put to no player', () => {
    const battle = gameOf('battle');
    const asked: string[] = [];
    const watched = {
      name: 'watched',
      answer: (question: Parameters<typeof recruit.answer>[0]) => {
        asked.push(question.step);
        return recruit.answer(question);
      },
    };
    played(battle, [watched, watched], { seed: 'c', dice: 'c', ...QUICK });
    expect(asked).not.toContain('place');
    expect(asked).toContain('move');
  });

  const seedsOf = (kind: 'race' | 'check'): readonly string[] => {
    const seeds: string[] = [];
    const { start, ...game } = gameOf(kind);
    const noted = (seed: string) => {
      seeds.push(seed);
      return start(seed);
    };
    measure({ ...game, start: noted }, { games: 4, seed: 'd', ...QUICK });
    return seeds;
  };

  test('the same seed counts the same; games come in pairs with the players exchanged', () => {
    const once = () => measure(gameOf('race'), { games: 4, seed: 'd', ...QUICK });
    expect(once()).toEqual(once());
    expect(once()).toMatchObject({ games: 4, dice: 'own', better: { of: 4 }, pairs: { of: 2 } });
    expect(measure(gameOf('race'), { games: 4, seed: 'd', sameDice: true, ...QUICK }).dice).toBe('same');
    expect(seedsOf('race')).toEqual(['d 0', 'd 0', 'd 1', 'd 1']);
  });

  test('where nobody wins every game is another', () => {
    expect(seedsOf('check')).toEqual(['d 0', 'd 1', 'd 2', 'd 3']);
    const figures = measure(gameOf('check'), { games: 4, seed: 'd', ...QUICK });
    expect(figures).toMatchObject({ games: 4, better: null, choices: [1, 1, 1], throws: [1, 1, 1] });
  });
});
