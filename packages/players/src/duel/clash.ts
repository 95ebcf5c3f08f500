import type { Asked } from '@warmoot/kernel';
import { chanceOf } from '../chances.js';
import { type MatrixSolution, solveMatrix } from '../matrix.js';
import type { Exchange } from './exchange.js';
import { type DuelChoice, isArmed, one, sightOf } from './sight.js';
import type { World } from './world.js';

/** An act that somebody might choose, and what it comes to if nobody else does anything. */
export interface Line {
  readonly choice: DuelChoice;
  /** The chance of its check; 1 where there is none. */
  readonly chance: number;
  /** The worth of the round's end after its success and after its failure. */
  readonly strong: number;
  readonly weak: number;
  readonly value: number;
}

const nameOf = (world: World, who: number): string => sightOf(world.state).given.fighters[who]?.name as string;

const askedFor = (world: World, who: number): Asked | undefined => {
  const { awaits } = world;
  return awaits.need === 'answers' ? awaits.asked.find(({ as }) => as === nameOf(world, who)) : undefined;
};

/** Hands that hold at least one thing to strike with. */
const arms = ({ left, right }: DuelChoice): boolean =>
  [left, right].some((item) => item !== null && item !== undefined && item !== 'shield');

/** Acts worth a thought: those against this foe, those that free oneself, and arming where one is unarmed. */
export const actsAgainst = (world: World, who: number, foe: number): readonly DuelChoice[] => {
  const asked = askedFor(world, who);
  if (asked === undefined) return [];
  const target = nameOf(world, foe);
  const unarmed = !isArmed(one(sightOf(world.state), who));
  return ((world.choices(asked) ?? []) as readonly DuelChoice[]).filter((choice) => {
    switch (choice.act) {
      case 'kill':
      case 'flee':
        return false;
      case 'ready':
        return unarmed && arms(choice);
      case 'pass':
      case 'standUp':
      case 'breakHold':
      case 'breakTackle':
        return true;
      default:
        return choice.target === target;
    }
  });
};

/** What an act comes to while everybody else passes. */
export const lineOf = (exchange: Exchange, world: World, who: number, choice: DuelChoice): Line => {
  const next = exchange.after(world, new Map([[nameOf(world, who), choice]]));
  const check = exchange.upToCheck(next);
  if (check === null) {
    const value = exchange.expect(next);
    return { choice, chance: 1, strong: value, weak: value, value };
  }
  const chance = chanceOf(check, 'success');
  const success = exchange.fork(next);
  success.fall('success');
  next.fall('failure');
  const [strong, weak] = [exchange.expect(success), exchange.expect(next)];
  return { choice, chance, strong, weak, value: chance * strong + (1 - chance) * weak };
};

/** Lines that could matter: the best ones for whoever would choose them. */
const promising = (lines: readonly Line[], sign: 1 | -1): readonly Line[] => {
  const sorted = lines.toSorted((a, b) => sign * (b.value - a.value));
  const best = sorted[0]?.value ?? 0;
  return sorted.filter(({ value }, i) => i < LEAST_LINES || (i < MOST_LINES && sign * (best - value) < MARGIN));
};

const LEAST_LINES = 3;
const MOST_LINES = 6;
const MARGIN = 0.3;

export interface Clash {
  readonly mine: readonly Line[];
  readonly theirs: readonly Line[];
  /** Worth to me of each of my lines against each of theirs. */
  readonly table: readonly (readonly number[])[];
  readonly solution: MatrixSolution;
}

/** Works out the table of my acts against theirs, the promising ones first, as far as the budget goes. */
export const clash = (exchange: Exchange, world: World, me: number, foe: number): Clash => {
  const linesOf = (who: number, other: number): readonly Line[] =>
    actsAgainst(world, who, other).map((choice) => lineOf(exchange, world, who, choice));
  const mine = promising(linesOf(me, foe), 1);
  const theirs = promising(linesOf(foe, me), -1);
  const [myName, foeName] = [nameOf(world, me), nameOf(world, foe)];
  const cell = (a: Line, b: Line): number => {
    const both = new Map([
      [myName, a.choice],
      [foeName, b.choice],
    ]);
    return exchange.expect(exchange.after(world, both));
  };
  const table: number[][] = [];
  const size = Math.max(mine.length, theirs.length);
  for (let n = 0; n < size && (n === 0 || !exchange.spent); n++) {
    const added = mine[n];
    if (added !== undefined) table.push(theirs.slice(0, n).map((b) => cell(added, b)));
    const against = theirs[n];
    if (against !== undefined) table.forEach((row, i) => row.push(cell(mine[i] as Line, against)));
  }
  const used = { mine: mine.slice(0, table.length), theirs: theirs.slice(0, table[0]?.length ?? 0) };
  return { ...used, table, solution: solveMatrix(table) };
};
