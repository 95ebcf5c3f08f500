import { approx, chanceThat, counted } from '@warmoot/kernel';
import { byTier } from '@warmoot/kernel/testing';
import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { captain } from '../captain.js';
import { chases } from '../contests.js';
import { recruit } from '../recruit.js';
import { tournament, wilson } from '../tournament.js';

const edition = saga.EDITIONS.saga;
const { AWAY, LEGS_TO_A_BREATH, WAYS, breathThrow, legMatrix } = saga.chase;
type Position = saga.chase.Position;
type Side = saga.chase.Side;

/** So often somebody runs out of breath at most: pursuits are over long before. */
const MOST_SPENT = 7;
const ROUNDS = 400;

const { kinds, start } = chases();

const positionOf = (kind: string): Omit<Position, 'spent'> => {
  const parsed = saga.chase.chaseScene(edition).setup.parse(start(kind, 0, '').setup);
  if (!parsed.ok) throw new Error('a contest that is no pursuit');
  return parsed.value as saga.chase.ChaseSetup;
};

/** Who plays how: as the solution has it, or each way and each guess as often as the others. */
type Manner = 'solution' | 'evenly' | 'bestReply';

/** The chance that the gap widens in a leg where the two play like this, counted over the table of the leg. */
const legChance = (position: Position, quarry: Manner, pursuers: Manner): number => {
  const { ways } = legMatrix(edition, position);
  const share = (manner: Manner, at: number, best: 'taken' | 'guessed'): number =>
    manner === 'evenly' ? 1 / WAYS.length : approx((ways[at] as (typeof ways)[number])[best]);
  const against = (way: number, guess: number): number =>
    approx((ways[way] as (typeof ways)[number]).against[WAYS[guess] as saga.chase.Way]);
  const byWay = WAYS.map((_, way) =>
    WAYS.reduce((sum, _guess, at) => sum + share(pursuers, at, 'guessed') * against(way, at), 0),
  );
  const byGuess = WAYS.map((_, at) =>
    WAYS.reduce((sum, _way, way) => sum + share(quarry, way, 'taken') * against(way, at), 0),
  );
  if (quarry === 'bestReply') return Math.max(...byWay);
  if (pursuers === 'bestReply') return Math.min(...byGuess);
  return byWay.reduce((sum, chance, way) => sum + share(quarry, way, 'taken') * chance, 0);
};

/** The chance of getting away, by going over all places of a pursuit until nothing changes. */
const awayFrom = (kind: string, gap: number, quarry: Manner, pursuers: Manner): number => {
  const known = positionOf(kind);
  const spents = Array.from({ length: MOST_SPENT + 1 }, (_, at) => at);
  const at = (q: number, p: number): Position => ({ ...known, spent: { quarry: q, pursuers: p } });
  const table = <A>(of: (q: number, p: number) => A): readonly (readonly A[])[] =>
    spents.map((q) => spents.map((p) => of(q, p)));
  const leg = table((q, p) => legChance(at(q, p), quarry, pursuers));
  const fresh = (side: Side) =>
    table((q, p) => approx(chanceThat(breathThrow(edition, counted, at(q, p), { side, isLed: false }), 'success')));
  const [quarryFresh, pursuersFresh] = [fresh('quarry'), fresh('pursuers')];
  const size = MOST_SPENT + 1;
  const index = (g: number, l: number, q: number, p: number): number =>
    ((g * LEGS_TO_A_BREATH + l) * size + q) * size + p;
  let worth = new Float64Array(AWAY * LEGS_TO_A_BREATH * size * size).fill(0.5);
  const read = (g: number, l: number, q: number, p: number): number => {
    if (g <= 0) return 0;
    return g >= AWAY ? 1 : (worth[index(g, l, Math.min(q, MOST_SPENT), Math.min(p, MOST_SPENT))] as number);
  };
  /** After a leg: on to the next, or first to draw breath. */
  const after = (g: number, l: number, q: number, p: number): number => {
    if (g <= 0 || g >= AWAY || l < LEGS_TO_A_BREATH - 1) return read(g, l + 1, q, p);
    const own = quarryFresh[q]?.[p] as number;
    const theirs = (spent: number): number => pursuersFresh[spent]?.[p] as number;
    const next = (spent: number): number =>
      theirs(Math.min(spent, MOST_SPENT)) * read(g, 0, spent, p) +
      (1 - theirs(Math.min(spent, MOST_SPENT))) * read(g, 0, spent, p + 1);
    return own * next(q) + (1 - own) * next(q + 1);
  };
  for (let round = 0; round < ROUNDS; round++) {
    const now = new Float64Array(worth.length);
    for (let g = 1; g < AWAY; g++)
      for (let l = 0; l < LEGS_TO_A_BREATH; l++)
        for (const q of spents)
          for (const p of spents) {
            const chance = leg[q]?.[p] as number;
            now[index(g, l, q, p)] = chance * after(g + 1, l, q, p) + (1 - chance) * after(g - 1, l, q, p);
          }
    worth = now;
  }
  return read(gap, 0, 0, 0);
};

const GAPS = [2, 1] as const;

/** The share of pursuits that one wins who plays like this on both sides in turn, against somebody who plays evenly. */
const shareOf = (manner: Manner): number => {
  const shares = kinds.flatMap((kind) =>
    GAPS.map((gap) => {
      const runs = awayFrom(kind, gap, manner, 'evenly');
      const hunts = 1 - awayFrom(kind, gap, 'evenly', manner);
      return (runs + hunts) / 2;
    }),
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
};

describe('the captain in a pursuit', () => {
  test('the solution is the one that is solved leg by leg', () => {
    for (const kind of kinds) {
      const solved = saga.chase.solve(edition, positionOf(kind));
      for (const gap of GAPS) {
        const lead = { quarry: false, pursuers: false };
        const { away } = solved.best({ gap, leg: 1, spent: { quarry: 0, pursuers: 0 }, lead });
        expect(away).toBeCloseTo(awayFrom(kind, gap, 'solution', 'solution'), 3);
      }
    }
  });

  test('what the dice leave: nobody wins more than so much against a recruit, and the captain wins what the solution does', () => {
    const [solution, bound] = [shareOf('solution'), shareOf('bestReply')];
    // However well one guesses, a recruit who does not guess at all is beaten by little: the dice decide.
    expect(bound).toBeLessThan(0.7);
    expect(solution).toBeGreaterThan(0.5);
    expect(bound).toBeGreaterThanOrEqual(solution);
    const fights = byTier(32, 160);
    const { all } = tournament(chases(), [captain, recruit], { fights, seed: 'bound' });
    const [low, high] = wilson(all.won, fights);
    expect(low).toBeLessThan(bound);
    expect(high).toBeGreaterThan(solution);
  });

  test('a recruit takes any way and any guess, and runs to the end', () => {
    const { all } = tournament(chases(['walkers']), [recruit, recruit], { fights: 20, seed: 'recruits' });
    expect(all.won + all.lost).toBe(20);
  });
});
