import { approx, keptUnderKey } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import { type MatrixSolution, solveMatrix } from '../matrix.js';
import type { Sight } from './sight.js';
import { worthAfter, worthNow } from './worth.js';

/** One way to meet an enemy: a maneuver, and the dice that are staked on it. */
export interface Way {
  readonly maneuver: sortie.Maneuver;
  readonly bid: number;
}

/** A sortie as a game of one way against another: what each pair is worth to this unit, on average, exactly. */
export interface Game {
  readonly mine: readonly Way[];
  readonly theirs: readonly Way[];
  readonly worth: readonly (readonly number[])[];
}

type Odds = readonly number[];
const oddsOf = keptUnderKey(
  'the odds of two pools as plain numbers: a game asks for the same ones hundreds of times',
  ({ nets, ties }: { readonly nets: readonly [number, number]; readonly ties: string }) =>
    `${nets[0]} ${nets[1]} ${ties}`,
  ({ nets, ties }): Odds => {
    const { parts } = sortie.oddsBetween({ nets, ...TIED[ties as keyof typeof TIED] });
    return sortie.PARTS.map((part) => approx(parts[part]));
  },
);

/** Who wins ties, as a pair of maneuvers says it under an option. */
const TIED = {
  none: { options: { 'sortie.ties': 'none' }, maneuvers: ['attack', 'attack'] },
  mine: { options: { 'sortie.ties': 'defender' }, maneuvers: ['defend', 'attack'] },
  theirs: { options: { 'sortie.ties': 'defender' }, maneuvers: ['attack', 'defend'] },
} as const;

const tiesIn = (sight: Sight, { mine, theirs }: sortie.Cell): keyof typeof TIED => {
  if (sight.given.options['sortie.ties'] === 'none' || (mine === 'defend') === (theirs === 'defend')) return 'none';
  return mine === 'defend' ? 'mine' : 'theirs';
};

/**
 * What the parts of every cell do. Where dice are rolled that hangs on the winner's maneuver alone (SORTIE-EFFECT-006), so it is
 * asked of those cells only in which one side attacks.
 */
const meaningsIn = (
  sight: Sight,
  supposed: sortie.Supposed,
  cells: readonly sortie.Cell[],
): ((cell: sortie.Cell) => readonly sortie.Meaning[]) => {
  const known = new Map<string, readonly sortie.Meaning[]>();
  const of = (mine: sortie.Maneuver, theirs: sortie.Maneuver): readonly sortie.Meaning[] => {
    const key = `${mine} ${theirs}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const cell = cells.find((one) => one.mine === mine && one.theirs === theirs) as sortie.Cell;
    const means = sortie.meansOf(sight, supposed, cell);
    known.set(key, means);
    return means;
  };
  return (cell) => {
    if (cell.noRoll !== null) return of(cell.mine, cell.theirs);
    const won = of(cell.mine, 'attack').filter(({ part }) => part?.startsWith('mine') === true);
    const lost = of('attack', cell.theirs).filter(({ part }) => part?.startsWith('mine') === false);
    return [...won, ...lost];
  };
};

/** What every part of a cell is worth by the dice that both stake. Where nobody rolls, nothing is spent. */
const cellWorth = (
  sight: Sight,
  cell: sortie.Cell,
  means: readonly sortie.Meaning[],
  weight: number,
): ((bid: number, theirBid: number) => number) => {
  if (cell.noRoll !== null) {
    const { mine, theirs } = means[0] as sortie.Meaning;
    const worth = worthAfter(mine, 0, 'mine') - weight * worthAfter(theirs, 0, 'theirs');
    return () => worth;
  }
  const ties = tiesIn(sight, cell);
  const [mine, theirs] = [cell.nets[0].total, cell.nets[1].total];
  return (bid, theirBid) => {
    const odds = oddsOf({ nets: [mine + bid, theirs + theirBid], ties });
    let sum = 0;
    for (const one of means) {
      const chance = odds[sortie.PARTS.indexOf(one.part as sortie.Part)] as number;
      if (chance === 0) continue;
      sum += chance * (worthAfter(one.mine, bid, 'mine') - weight * worthAfter(one.theirs, theirBid, 'theirs'));
    }
    return sum;
  };
};

/** Stakes that are looked at: none, few, and then ever coarser up to all. */
const stakesUpTo = (most: number, fine: boolean): readonly number[] => {
  if (most <= 0) return [0];
  if (!fine) return [...new Set([0, Math.ceil(most / 2), most])];
  const some = [0, 1, 2, 3, 4, 6, 8, 11, 15].filter((bid) => bid < most);
  return [...some, most];
};

export interface Meeting {
  readonly unit: number;
  readonly enemy: number;
  /** The most dice that each may stake. */
  readonly most: number;
  readonly theirMost: number;
  readonly fine: boolean;
}

/** The game of two units that meet, from what is open to both. */
export const gameOf = (sight: Sight, { unit, enemy, most, theirMost, fine }: Meeting): Game => {
  const cells = sortie.matrixOf(sight, { unit, enemy, bid: 0, theirBid: 0 });
  const [bids, theirBids] = [stakesUpTo(most, fine), stakesUpTo(theirMost, fine)];
  const open = (at: 0 | 1, name: 'mine' | 'theirs'): readonly sortie.Maneuver[] =>
    sortie.MANEUVERS.filter((maneuver) => cells.some((cell) => cell[name] === maneuver && cell.shut[at] === null));
  const ways = (maneuvers: readonly sortie.Maneuver[], stakes: readonly number[]): readonly Way[] =>
    maneuvers.flatMap((maneuver) => stakes.map((bid) => ({ maneuver, bid })));
  const [mine, theirs] = [ways(open(0, 'mine'), bids), ways(open(1, 'theirs'), theirBids)];
  const now = worthNow(sight, unit) - worthNow(sight, enemy);
  const meansFor = meaningsIn(sight, { unit, enemy, bid: 0, theirBid: 0 }, cells);
  const worths = new Map(
    cells.flatMap((cell) =>
      cell.shut.some((rule) => rule !== null)
        ? []
        : [[`${cell.mine} ${cell.theirs}`, cellWorth(sight, cell, meansFor(cell), 1)] as const],
    ),
  );
  const worth = mine.map((my) =>
    theirs.map((their) => (worths.get(`${my.maneuver} ${their.maneuver}`)?.(my.bid, their.bid) ?? 0) - now),
  );
  return { mine, theirs, worth };
};

/** Both sides' best mixed strategies in a game. */
export const solved = ({ worth }: Game): MatrixSolution => solveMatrix(worth);
