import { chanceOf } from '../chances.js';
import { type SolvedGame, solveLazily } from '../oracle.js';
import type { Exchange } from './exchange.js';
import { type ActChoice, aimedAt, armsOneself, isArmed, nameOf, one, sightOf, type World } from './sight.js';

/** An act that somebody might choose, and what it comes to if nobody else does anything. */
export interface Line {
  readonly choice: ActChoice;
  /** The chance of its check; 1 where there is none. */
  readonly chance: number;
  /** What the end of the round is worth after its success and after its failure. */
  readonly strong: number;
  readonly weak: number;
  readonly value: number;
}

const FREEING = ['pass', 'standUp', 'breakHold', 'breakTackle'];

/** The acts open to a fighter in a world where acts are chosen. */
export const actsOpen = (world: World, who: number): readonly ActChoice[] => {
  const { awaits } = world;
  const name = nameOf(sightOf(world), who);
  const asked = awaits.need === 'answers' ? awaits.asked.find(({ as }) => as === name) : undefined;
  return asked === undefined ? [] : (world.choices(asked) as readonly ActChoice[]);
};

/** Acts worth a thought: those against this foe, not with bare hands when armed; freeing or arming oneself. */
export const actsAgainst = (world: World, who: number, foe: number): readonly ActChoice[] => {
  const sight = sightOf(world);
  const target = nameOf(sight, foe);
  const armed = isArmed(one(sight, who));
  const bare = (choice: ActChoice): boolean => 'with' in choice && choice.with === 'bare';
  return actsOpen(world, who).filter(
    (choice) =>
      FREEING.includes(choice.act) ||
      (aimedAt(choice, target) && !(armed && bare(choice))) ||
      (!armed && armsOneself(choice)),
  );
};

/** What an act comes to while everybody else passes. */
const lineOf = (exchange: Exchange, world: World, who: number, choice: ActChoice): Line => {
  const next = exchange.after(world, new Map([[nameOf(sightOf(world), who), choice]]));
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

/** All lines of one against another, the most promising first. */
export const linesOf = (exchange: Exchange, world: World, who: number, foe: number): readonly Line[] => {
  const sign = sightOf(world).given.fighters[who]?.side === exchange.side ? 1 : -1;
  return actsAgainst(world, who, foe)
    .map((choice) => lineOf(exchange, world, who, choice))
    .sort((a, b) => sign * (b.value - a.value));
};

export interface Clash {
  readonly mine: readonly Line[];
  readonly theirs: readonly Line[];
  /** The game of my lines against theirs; its values are mine. */
  readonly game: SolvedGame;
}

/** The table of my acts against theirs, solved. Everybody else passes. */
export const clash = (exchange: Exchange, world: World, me: number, foe: number): Clash => {
  const [mine, theirs] = [linesOf(exchange, world, me, foe), linesOf(exchange, world, foe, me)];
  const sight = sightOf(world);
  const cell = (row: number, column: number): number => {
    const acts = new Map([
      [nameOf(sight, me), mine[row]?.choice],
      [nameOf(sight, foe), theirs[column]?.choice],
    ]);
    return exchange.expect(exchange.after(world, acts));
  };
  const game = solveLazily({ rows: mine.length, columns: theirs.length, cell, spent: () => exchange.spent });
  return { mine, theirs, game };
};
