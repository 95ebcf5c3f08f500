import { type Chance, chance, either, exact, NEVER } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { MANEUVERS, type Maneuver } from '../battle/maneuvers.table.js';
import type { SortieSight } from '../battle/sortie.js';
import { SORTIES } from '../testing/printed.table.js';
import { sightOf } from '../testing/sights.js';
import { type Cell, matrixOf, type Supposed } from './matrix.js';
import { marginsOf, oddsBetween, PARTS, type Part } from './odds.js';

const NONE = { 'sortie.ties': 'none' } as const;

describe('the odds of one sortie', () => {
  const odds = (a: number, b: number) => oddsBetween({ nets: [a, b], options: NONE, maneuvers: ['attack', 'attack'] });

  test.each(SORTIES)(
    'SORTIE-POOL-010, SORTIE-EFFECT-001 to SORTIE-EFFECT-004: net %i against %i is as printed',
    (a, b, wins, win, plus4, double, tie, loses, ahead) => {
      const { parts, wins: won } = odds(a, b);
      expect([exact(won[0]), exact(won[1])]).toEqual([wins, loses]);
      expect([parts.mineWin, parts.minePlus4, parts.mineDouble, parts.equal].map(exact)).toEqual([
        win,
        plus4,
        double,
        tie,
      ]);
      const by4 = marginsOf(a, b).filter(({ by }) => by >= 4);
      expect(exact(by4.map((one) => one.chance).reduce(either, NEVER))).toBe(ahead);
      // The same from the other side.
      const mirror = odds(b, a).parts;
      expect([mirror.theirsWin, mirror.theirsPlus4, mirror.theirsDouble].map(exact)).toEqual([win, plus4, double]);
    },
  );

  test('SORTIE-POOL-007: +1 against 0 wins as often as 0 against −1, but is twice as much less often', () => {
    expect(exact(odds(1, 0).wins[0])).toBe(exact(odds(0, -1).wins[0]));
    expect(exact(odds(1, 0).parts.mineDouble)).not.toBe(exact(odds(0, -1).parts.mineDouble));
  });

  test('SORTIE-POOL-010: the first round of the sample fight: Red wins in 0.521703', () => {
    const { ways, of } = odds(7, 5).wins[0];
    expect((Number(ways) / Number(of)).toFixed(6)).toBe('0.521703');
  });
});

/** In how many ways a pool of this net comes to each total, by showing every face of every die. */
const enumerated = new Map<number, readonly number[]>();
const enumerate = (net: number): readonly number[] => {
  const known = enumerated.get(net);
  if (known !== undefined) return known;
  const count = 3 + Math.abs(net);
  const ways = Array.from({ length: 19 }, () => 0);
  for (let roll = 0; roll < 6 ** count; roll++) {
    // How many dice show each face, and then three of them from the end that counts.
    const shown = [0, 0, 0, 0, 0, 0];
    for (let rest = roll, die = 0; die < count; die++) {
      (shown[rest % 6] as number)++;
      rest = Math.floor(rest / 6);
    }
    let [total, kept] = [0, 0];
    for (let nth = 0; nth < 6; nth++) {
      const face = net > 0 ? 5 - nth : nth;
      const some = Math.min(3 - kept, shown[face] as number);
      total += some * (face + 1);
      kept += some;
    }
    (ways[total] as number)++;
  }
  enumerated.set(net, ways);
  return ways;
};

const bruteParts = (a: number, b: number): Readonly<Record<Part, Chance>> => {
  const [mine, theirs] = [enumerate(a), enumerate(b)];
  const sums = Object.fromEntries(PARTS.map((part) => [part, 0n])) as Record<Part, bigint>;
  for (let my = 3; my <= 18; my++)
    for (let their = 3; their <= 18; their++) {
      const [high, low] = [Math.max(my, their), Math.min(my, their)];
      const degree = high / low >= 2 ? 'Double' : high - low > 3 ? 'Plus4' : 'Win';
      const part = my === their ? 'equal' : (`${my > their ? 'mine' : 'theirs'}${degree}` as const);
      sums[part] += BigInt(mine[my] as number) * BigInt(theirs[their] as number);
    }
  const of = 6n ** BigInt(6 + Math.abs(a) + Math.abs(b));
  return Object.fromEntries(PARTS.map((part) => [part, chance(sums[part], of)])) as Record<Part, Chance>;
};

/** The dice of the comparison for the first of two maneuvers; null where nobody rolls. */
const COMPARED: Readonly<Record<Maneuver, Readonly<Record<Maneuver, number | null>>>> = {
  attack: { attack: 0, defend: 0, retreat: 0, charge: 2, flank: 0 },
  defend: { attack: 1, defend: 0, retreat: null, charge: 3, flank: 2 },
  retreat: { attack: 2, defend: null, retreat: null, charge: 1, flank: 2 },
  charge: { attack: 0, defend: 0, retreat: 0, charge: 0, flank: 0 },
  flank: { attack: 1, defend: 0, retreat: 0, charge: 3, flank: null },
};

interface Pair {
  readonly title: string;
  readonly sight: SortieSight;
  readonly bids: readonly [number, number];
  /** The dice that both have whatever they do, and for each maneuver. */
  readonly base: readonly [number, number];
  readonly own: readonly [Partial<Record<Maneuver, number>>, Partial<Record<Maneuver, number>>];
}

const LIGHT = { retreat: 1 } as const;
const PAIRS: readonly Pair[] = [
  {
    title: 'medium infantry against medium infantry',
    sight: sightOf([{ weight: 'medium' }], [{ weight: 'medium' }]),
    bids: [0, 0],
    base: [1, 1],
    own: [{}, {}],
  },
  {
    title: 'raw levies against light infantry that stakes a die',
    sight: sightOf([{ level: -0.4 }], [{ level: 1 }]),
    bids: [0, 1],
    base: [-2, 1],
    own: [LIGHT, LIGHT],
  },
  {
    title: 'heavy infantry against tired light horse',
    sight: sightOf([{ weight: 'heavy' }], [{ mount: 'cavalry', heads: 50, moved: 'all' }]),
    bids: [0, 0],
    base: [2, -2],
    own: [
      { retreat: -1, flank: -1 },
      { retreat: 1, charge: 1, flank: 1 },
    ],
  },
];

describe('all 25 pairs of maneuvers', () => {
  test.each(PAIRS)(
    'SORTIE-MANEUVER-001, SORTIE-MATRIX-001, SORTIE-MATRIX-007: $title',
    ({ sight, bids, base, own }) => {
      const cells = matrixOf(sight, { unit: 0, enemy: 1, bid: bids[0], theirBid: bids[1] });
      expect(cells.map(({ mine, theirs }) => `${mine} ${theirs}`)).toEqual(
        MANEUVERS.flatMap((mine) => MANEUVERS.map((theirs) => `${mine} ${theirs}`)),
      );
      for (const { mine, theirs, nets, noRoll, odds } of cells) {
        const [my, their] = [COMPARED[mine][theirs], COMPARED[theirs][mine]];
        if (my === null || their === null) {
          expect([noRoll === null, odds]).toEqual([false, null]);
          continue;
        }
        const net = [base[0] + (own[0][mine] ?? 0) + my, base[1] + (own[1][theirs] ?? 0) + their] as const;
        expect([mine, theirs, nets[0].total, nets[1].total]).toEqual([mine, theirs, ...net]);
        expect(odds?.parts).toEqual(bruteParts(...net));
      }
    },
  );

  test('SORTIE-MATRIX-004, SORTIE-MATRIX-005, SORTIE-MATRIX-006: four cells need no roll', () => {
    const cells = matrixOf(sightOf([{}], [{}]), { unit: 0, enemy: 1, bid: 0, theirBid: 0 });
    const free = cells.flatMap(({ mine, theirs, noRoll }) => (noRoll === null ? [] : [`${mine} ${theirs} ${noRoll}`]));
    expect(free).toEqual([
      'defend retreat retreaterSucceeds',
      'retreat defend retreaterSucceeds',
      'retreat retreat bothSucceed',
      'flank flank bothFail',
    ]);
  });

  test('SORTIE-POOL-011: where ties go to who defends, they are in its Win', () => {
    const supposed = { unit: 0, enemy: 1, bid: 0, theirBid: 0 };
    const [none, defender] = (['none', 'defender'] as const).map((ties) =>
      matrixOf(sightOf([{}], [{}], { options: { 'sortie.ties': ties } }), supposed),
    ) as [readonly Cell[], readonly Cell[]];
    none.forEach(({ mine, theirs, odds }, nth) => {
      const then = defender[nth]?.odds;
      if (odds === null || then === null || then === undefined) return;
      const isWon = (mine === 'defend') !== (theirs === 'defend');
      const part = mine === 'defend' ? 'mineWin' : 'theirsWin';
      expect(then.parts.equal).toEqual(isWon ? NEVER : odds.parts.equal);
      if (isWon) expect(then.parts[part]).toEqual(either(odds.parts[part], odds.parts.equal));
    });
  });

  test('SORTIE-ROUND-004: what is shut at a distance, to who opens and not to who answers', () => {
    const open = (a: object, b: object, apart: number, more: Partial<Supposed> = {}) => {
      const far = [
        [0, apart],
        [apart, 0],
      ];
      const cells = matrixOf(sightOf([a], [b], { open: { apart: far } }), {
        unit: 0,
        enemy: 1,
        bid: 0,
        theirBid: 0,
        ...more,
      });
      const left = (side: 0 | 1) =>
        new Set(cells.flatMap((cell) => (cell.shut[side] ? [] : [[cell.mine, cell.theirs][side]])));
      return [[...left(0)].join(' '), left(1).size];
    };
    const [horse, heavy] = [{ mount: 'cavalry' }, { mount: 'cavalry', weight: 'heavy' }];
    expect(open({}, {}, 0)).toEqual(['attack defend retreat charge flank', 5]);
    expect(open({}, {}, 1)).toEqual(['charge', 5]);
    expect(open(horse, {}, 1)).toEqual(['attack defend retreat charge flank', 5]);
    expect(open(horse, heavy, 2)).toEqual(['charge', 5]);
    expect(open(heavy, horse, 2)).toEqual(['', 5]);
    expect(open({}, {}, 2)).toEqual(['', 5]);
    expect(open(horse, {}, 3)).toEqual(['', 5]);
  });

  test('SORTIE-ROUND-009: once they have met, who engaged over a distance is bound by it, whoever looks', () => {
    const sight = sightOf([{}], [{}], { open: { meetings: [{ a: 0, b: 1, openedBy: [1], from: 1 }] } });
    const cells = matrixOf(sight, { unit: 0, enemy: 1, bid: 0, theirBid: 0 });
    expect(cells.every(({ shut }) => shut[0] === null)).toBe(true);
    expect(cells.flatMap(({ shut, theirs }) => (shut[1] === null ? [theirs] : []))).toEqual(Array(5).fill('charge'));
    expect(cells.find(({ theirs }) => theirs === 'attack')?.shut[1]).toBe('SORTIE-ROUND-004');
  });
});
