import { chance, either, exact, NEVER } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { MANEUVERS, type Maneuver } from '../battle/maneuvers.table.js';
import type { SortieSight } from '../battle/sortie.js';
import { sightOf } from '../testing/sights.js';
import { arrowsOf, SHOTS, targetsOf } from './arrows.js';
import { type Cell, matrixOf } from './matrix.js';
import { type Change, cameOf, type Meaning, meansOf } from './means.js';

interface Bids {
  readonly bid?: number;
  readonly theirBid?: number;
}

const meaningsOf = (sight: SortieSight, mine: Maneuver, theirs: Maneuver, { bid = 0, theirBid = 0 }: Bids = {}) => {
  const supposed = { unit: 0, enemy: 1, bid, theirBid };
  const cell = matrixOf(sight, supposed).find((one) => one.mine === mine && one.theirs === theirs) as Cell;
  return meansOf(sight, supposed, cell);
};

/** What a change says, in short: `+1`, `-2`, `finished`, `flanked`, `away 1`. */
const told = ({ dice, flanked, freed, fate, away }: Change): string =>
  [
    dice > 0 ? `+${dice}` : dice < 0 ? `${dice}` : '',
    flanked ? 'flanked' : '',
    freed ? 'freed' : '',
    fate ?? '',
    away > 0 ? `away ${away}` : '',
  ]
    .filter((word) => word !== '')
    .join(' ');

const toldOf = (meanings: readonly Meaning[]) =>
  Object.fromEntries(meanings.map(({ part, mine, theirs }) => [part ?? 'free', `${told(mine)} | ${told(theirs)}`]));

/** The table of effects, for a loser with three penalty dice: winner and loser of Win, +4 and ×2. */
const BLOCKS: Readonly<Record<Maneuver, readonly (readonly [winner: string, loser: string])[]>> = {
  attack: [
    ['', '-1'],
    ['+1', '-2'],
    ['+1', 'finished'],
  ],
  defend: [
    ['+1', ''],
    ['+2', '-1'],
    ['+3', '-2'],
  ],
  retreat: [
    ['away 1', ''],
    ['away 2', ''],
    ['away 2', '-1'],
  ],
  charge: [
    ['', '-3'],
    ['', 'finished'],
    ['', 'destroyed'],
  ],
  flank: [
    ['', ''],
    ['', 'flanked'],
    ['', '-2 flanked'],
  ],
};

describe('what comes of a sortie', () => {
  const weak = { level: -0.6 };

  test('SORTIE-EFFECT-006 to SORTIE-EFFECT-016, SORTIE-MATRIX-001: the block of the winner’s maneuver, in all pairs that roll', () => {
    const sight = sightOf([weak], [weak]);
    for (const mine of MANEUVERS)
      for (const theirs of MANEUVERS) {
        const meanings = meaningsOf(sight, mine, theirs);
        if (meanings.length === 1) continue;
        const [won, lost] = [BLOCKS[mine], BLOCKS[theirs]];
        const parts = ['Win', 'Plus4', 'Double'].flatMap((degree, nth) => [
          [`mine${degree}`, won[nth]?.join(' | ')],
          [`theirs${degree}`, `${lost[nth]?.[1]} | ${lost[nth]?.[0]}`],
        ]);
        expect(toldOf(meanings)).toEqual({ ...Object.fromEntries(parts), equal: ' | ' });
      }
  });

  test('SORTIE-MATRIX-004, SORTIE-MATRIX-005, SORTIE-MATRIX-006: what happens without a roll', () => {
    const sight = sightOf([{}], [{}]);
    expect(toldOf(meaningsOf(sight, 'retreat', 'defend'))).toEqual({ free: 'away 2 | ' });
    expect(toldOf(meaningsOf(sight, 'defend', 'retreat'))).toEqual({ free: ' | away 2' });
    expect(toldOf(meaningsOf(sight, 'retreat', 'retreat'))).toEqual({ free: 'away 2 | away 2' });
    expect(toldOf(meaningsOf(sight, 'flank', 'flank'))).toEqual({ free: ' | ' });
    const half = sightOf([{}], [{}], { options: { 'sortie.freeRetreat': 'half' } });
    expect(toldOf(meaningsOf(half, 'retreat', 'defend'))).toEqual({ free: 'away 1 | ' });
    expect(toldOf(meaningsOf(half, 'retreat', 'retreat'))).toEqual({ free: 'away 2 | away 2' });
  });

  const partIn = (meanings: readonly Meaning[], part: string) => meanings.find((one) => one.part === part);

  test('SORTIE-FLOAT-016, SORTIE-FLOAT-019: stakes are gone after a roll, also after a tie, and not without one', () => {
    const sight = sightOf([{ level: 2 }], [{ level: 1 }]);
    const staked = { bid: 3, theirBid: 1 };
    const rolled = meaningsOf(sight, 'attack', 'attack', staked);
    expect(partIn(rolled, 'equal')?.mine.floating).toBe(1);
    expect(partIn(rolled, 'minePlus4')?.mine.floating).toBe(2);
    expect(partIn(rolled, 'minePlus4')?.theirs.floating).toBe(-2);
    const [free] = meaningsOf(sight, 'flank', 'flank', staked);
    expect([free?.mine.floating, free?.theirs.floating]).toEqual([4, 1]);
  });

  test('SORTIE-EFFECT-017, SORTIE-EFFECT-019: a Charge doubles the penalty dice that are there (third example)', () => {
    const charged = (level: number) =>
      partIn(meaningsOf(sightOf([{}], [{ level }]), 'charge', 'attack'), 'mineWin')?.theirs.floating;
    expect([charged(-0.6), charged(1), charged(0)]).toEqual([-6, 1, 0]);
  });

  test('SORTIE-EFFECT-002, SORTIE-EFFECT-009: Attack 14 against Defend 10, and the other way round (first example)', () => {
    const meanings = meaningsOf(sightOf([{}], [{}]), 'attack', 'defend');
    expect(toldOf(meanings)).toMatchObject({ minePlus4: '+1 | -2', theirsPlus4: '-1 | +2' });
  });

  test('SORTIE-STATE-019: who wins by Flank is free of the one that had flanked it', () => {
    const sight = sightOf([{}], [{}], { open: { flankedBy: [[1], []] } });
    expect(toldOf(meaningsOf(sight, 'flank', 'attack'))).toMatchObject({
      mineWin: ' | ',
      minePlus4: 'freed | flanked',
    });
  });

  test('SORTIE-POOL-011: equal totals mean nothing of their own where they go to who defends', () => {
    const sight = sightOf([{}], [{}], { options: { 'sortie.ties': 'defender' } });
    expect(meaningsOf(sight, 'defend', 'attack').map(({ part }) => part)).not.toContain('equal');
    expect(meaningsOf(sight, 'defend', 'defend').map(({ part }) => part)).toContain('equal');
  });
});

describe('arrows ahead', () => {
  const shot = { archers: 0, target: 1 };

  /** What three dice of archers do to a target, by showing every face of the target’s dice and of theirs. */
  const brute = (targetDice: number, worth: readonly number[]) => {
    const counts = [0, 0, 0, 0];
    for (let roll = 0; roll < 6 ** (3 + targetDice); roll++) {
      const faces = Array.from({ length: 3 + targetDice }, (_, die) => Math.floor(roll / 6 ** die) % 6);
      const needs = faces.slice(3).reduce((sum, face) => sum + (worth[face] as number), 11);
      const total = faces.slice(0, 3).reduce((sum, face) => sum + face + 1, 0);
      const nth = total <= needs ? 0 : total >= 2 * needs ? 3 : total - needs >= 4 ? 2 : 1;
      (counts[nth] as number)++;
    }
    return counts.map((ways) => exact(chance(ways, 6 ** (3 + targetDice))));
  };

  const oddsOf = (sight: SortieSight, bid: number, stake = 0) => {
    const row = arrowsOf(sight, shot, bid)[stake];
    return SHOTS.map((what) => exact(row?.odds[what] ?? NEVER));
  };

  test('SORTIE-ARCHER-010, SORTIE-ARCHER-015: over every number that staked dice may make', () => {
    const sight = sightOf([{ archers: true }], [{ level: 2 }]);
    for (const bid of [0, 1, 2, 3]) expect(oddsOf(sight, bid)).toEqual(brute(bid, [0, 0, 0, 0, 1, 2]));
  });

  test('SORTIE-ARCHER-007, SORTIE-ARCHER-009: and that penalty dice may', () => {
    for (const dice of [1, 2, 3])
      expect(oddsOf(sightOf([{ archers: true }], [{ level: -0.2 * dice }]), 0)).toEqual(
        brute(dice, [-2, -1, 0, 0, 0, 0]),
      );
  });

  test('SORTIE-ARCHER-004, SORTIE-ARCHER-012: a row for each stake of the archers, and each adds up to one', () => {
    const sight = sightOf([{ archers: true, level: 2 }], [{ level: -0.4 }]);
    const rows = arrowsOf(sight, shot, 0);
    expect(rows.map(({ stake, net }) => [stake, net.total])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    for (const { odds } of rows) expect(exact(SHOTS.map((what) => odds[what]).reduce(either, NEVER))).toBe('1');
    expect(targetsOf(sight, shot, 0).map(({ result }) => result)).toEqual([7, 8, 9, 10, 11]);
  });

  test('SORTIE-FLOAT-016, SORTIE-FLOAT-018: archers with penalty dice have nothing to stake', () => {
    expect(arrowsOf(sightOf([{ archers: true, level: -1 }], [{}]), shot, 0)).toHaveLength(1);
  });
});

describe('what came of each sortie and shot of a round', () => {
  const attack = (enemy: number, bid: number) => ({ maneuver: 'attack' as const, bids: { [enemy]: bid }, arrows: {} });
  const retreat = { maneuver: 'retreat' as const, bids: {}, arrows: {} };

  test('SORTIE-EFFECT-008 SORTIE-ARCHER-007: each has done its own to the two, and the others of the round have not', () => {
    // A1 attacks B1 and loses by 2; the arrows of A2 cost B1 two dice.
    const sight = sightOf([{ level: 2 }, { archers: true }], [{ level: 1 }], {
      open: {
        meetings: [{ a: 0, b: 2, openedBy: [0], from: 0 }],
        fought: [{ totals: [11, 13], winner: 2, degree: 'win' }],
        shots: [{ archers: 1, target: 2 }],
        shooting: [{ target: 11, total: 16, result: 'plus4' }],
        plans: [attack(2, 3), null, attack(0, 1)],
      },
    });
    expect(cameOf(sight, 'sortie', 0).map(told)).toEqual(['-1', '']);
    expect(cameOf(sight, 'shot', 0).map(told)).toEqual(['', '-2']);
    // Before they fall arrows do nothing.
    const aimed = sightOf([{ archers: true }], [{ level: 1 }], {
      open: { shots: [{ archers: 0, target: 1 }], shooting: [null], plans: [null, null] },
    });
    expect(cameOf(aimed, 'shot', 0).map(told)).toEqual(['', '']);
    // Four dice in hand, of which three were staked, and one is lost.
    expect(cameOf(sight, 'sortie', 0)[0].floating).toBe(0);
  });

  test('SORTIE-MULTI-013: who retreats from two and wins against one of them only has got away from neither', () => {
    const round = (second: 'won' | 'lost' | 'to come') =>
      sightOf([{}], [{}, {}], {
        open: {
          meetings: [
            { a: 0, b: 1, openedBy: [1], from: 0 },
            { a: 0, b: 2, openedBy: [2], from: 0 },
          ],
          fought: [
            { totals: [14, 10], winner: 0, degree: 'plus4' },
            second === 'to come'
              ? null
              : second === 'won'
                ? { totals: [11, 10], winner: 0, degree: 'win' }
                : { totals: [10, 11], winner: 2, degree: 'win' },
          ],
          plans: [retreat, attack(0, 0), attack(0, 0)],
        },
      });
    expect(cameOf(round('won'), 'sortie', 0).map(told)).toEqual(['away 1', '']);
    expect(cameOf(round('lost'), 'sortie', 0).map(told)).toEqual(['', '']);
    // Nor has it before the dice of the second have fallen.
    expect(cameOf(round('to come'), 'sortie', 0).map(told)).toEqual(['', '']);
  });
});
