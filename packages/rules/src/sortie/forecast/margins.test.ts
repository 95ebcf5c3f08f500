import { approx, CERTAIN, type Chance, chance, either, exact, NEVER } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { bestAnswers, type Cell } from './matrix.js';
import { marginsOf, oddsBetween } from './odds.js';

const sum = (all: readonly Chance[]): Chance => all.reduce(either, NEVER);

describe('margins of a sortie', () => {
  test('SORTIE-EFFECT-002 SORTIE-EFFECT-003 SORTIE-EFFECT-005: are cut by degree, and come to the odds of the parts', () => {
    const margins = marginsOf(0, 0);
    expect(sum(margins.map((one) => one.chance))).toEqual(CERTAIN);
    // 6 against 3 alone is ahead by 3 and twice as much: 10 ways against 1, out of 216 each.
    const three = margins.find(({ by }) => by === 3);
    expect(three?.cut.find(({ degree }) => degree === 'double')?.chance).toEqual(chance(10, 216 * 216));
    const degree = (of: string): Chance =>
      sum(
        margins
          .flatMap(({ by, cut }) => (by > 0 ? cut.filter((one) => one.degree === of) : []))
          .map((one) => one.chance),
      );
    // As the ledger has it: of which Win, +4 and ×2.
    expect(['win', 'plus4', 'double'].map((of) => exact(degree(of)))).toEqual([
      '2887/11664',
      '6485/46656',
      '1043/15552',
    ]);
    expect(margins.find(({ by }) => by === 0)).toEqual({ by: 0, chance: chance(361, 3888), cut: [] });
  });

  test('SORTIE-MATRIX-001: the best answer leaves the least chance to win, among those that are open and rolled for', () => {
    const options = { 'sortie.ties': 'none' } as const;
    const cell = (theirs: Cell['theirs'], net: number, more: Partial<Cell> = {}): Cell => {
      const odds = oddsBetween({ nets: [0, net], options, maneuvers: ['attack', theirs] });
      const none = { total: 0, lines: null };
      return { mine: 'attack', theirs, nets: [none, none], noRoll: null, odds, shut: [null, null], ...more };
    };
    const cells = [
      cell('attack', 1),
      cell('defend', 2),
      cell('retreat', 3, { noRoll: 'retreaterSucceeds', odds: null }),
      cell('charge', 2),
      cell('flank', 3, { shut: [null, 'SORTIE-ROUND-004'] }),
    ];
    expect(bestAnswers(cells, 'attack')).toEqual(['defend', 'charge']);
    expect(approx(cells[1]?.odds?.wins[0] ?? NEVER)).toBeCloseTo(0.193673, 6);
  });
});
