import { sameJson, square } from '@warmoot/kernel';
import { chanceOf } from '../chances.js';
import { actsAgainst, actsOpen, type Line, linesOf } from './clash.js';
import type { Exchange } from './exchange.js';
import { apart, foesOf, type MoveChoice, nameOf, one, room, type Sight, sightOf, type World } from './sight.js';
import { untilActs } from './untilActs.js';

/** A square to move to, standing for all that are as far from every foe. */
export interface Footing {
  readonly choice: MoveChoice;
  readonly value: number;
}

const MOST_KINDS = 8;
const MOST_LINES = 4;
const FARTHEST = 3;

/** The cost of each square beyond fighting distance, multiplied by the number of quiet rounds. */
const IMPATIENCE = 0.015;

/** One square for each way of standing to the foes: the roomiest, of equals the first. */
export const kindsOf = (
  sight: Sight,
  choices: readonly MoveChoice[],
  foes: readonly number[],
): readonly MoveChoice[] => {
  const kinds = new Map<string, MoveChoice>();
  for (const choice of choices) {
    const key = foes.map((foe) => square.separation(choice.to, one(sight, foe))).join();
    const known = kinds.get(key);
    if (known === undefined || room(sight, choice.to) > room(sight, known.to)) kinds.set(key, choice);
  }
  return [...kinds.values()].slice(0, MOST_KINDS);
};

/** The lines of one against another and what comes of doing nothing. */
interface Prospects {
  readonly lines: readonly Line[];
  readonly idle: number;
}

/** What each act is worth, from the world in which most can be done. */
const prospectsOf = (exchange: Exchange, worlds: readonly World[], who: number, foe: number): Prospects => {
  const richest = worlds.reduce((a, b) => (actsAgainst(b, who, foe).length > actsAgainst(a, who, foe).length ? b : a));
  const all = linesOf(exchange, richest, who, foe);
  const idle = all.find(({ choice }) => choice.act === 'pass')?.value ?? 0;
  return { lines: all.filter(({ choice }) => 'with' in choice).slice(0, MOST_LINES), idle };
};

/** How far the best act open in a world moves the worth of things, with the chances it has there. */
const swing = (exchange: Exchange, world: World, who: number, { lines, idle }: Prospects): number => {
  const name = nameOf(sightOf(world), who);
  const open = actsOpen(world, who);
  const sign = sightOf(world).given.fighters[who]?.side === exchange.side ? 1 : -1;
  let best = 0;
  for (const { choice, strong, weak } of lines) {
    // The same act is listed anew in each world.
    if (!open.some((one) => one.act === choice.act && sameJson(one, choice))) continue;
    const check = exchange.upToCheck(exchange.after(world, new Map([[name, choice]])));
    if (check === null) continue;
    const chance = chanceOf(check, 'success');
    best = Math.max(best, sign * (chance * strong + (1 - chance) * weak - idle));
  }
  return sign * best;
};

/** The cost of keeping away. It grows with every quiet round, so that two fighters do not avoid each other for ever. */
const shirking = (sight: Sight, to: square.Square, foes: readonly number[]): number => {
  const nearest = Math.min(...foes.map((foe) => square.separation(to, one(sight, foe))));
  return IMPATIENCE * Math.max(0, nearest - FARTHEST) * (1 + sight.open.quiet);
};

/**
 * Squares by what the exchange that follows is worth from there: my best act and each foe's, with their exact chances
 * at that distance. Acts do not hinder one another within a round, so what they bring about is added up.
 */
export const footings = (
  exchange: Exchange,
  world: World,
  who: number,
  choices: readonly MoveChoice[],
): readonly Footing[] => {
  const sight = sightOf(world);
  const foes = foesOf(sight, who);
  const footholds = kindsOf(sight, choices, foes).flatMap((choice) => {
    const next = exchange.after(world, new Map([[nameOf(sight, who), choice]]));
    return untilActs(next) ? [{ choice, world: next }] : [];
  });
  if (footholds.length === 0) return [];
  const worlds = footholds.map((foothold) => foothold.world);
  const nearest = foes.toSorted((a, b) => apart(sight, who, a) - apart(sight, who, b));
  const known = nearest.flatMap((foe, i) => {
    if (i > 0 && exchange.spent) return [];
    const [mine, theirs] = [prospectsOf(exchange, worlds, who, foe), prospectsOf(exchange, worlds, foe, who)];
    return [{ foe, mine, theirs }];
  });
  return footholds.map(({ choice, world: there }) => {
    let [mine, theirs] = [0, 0];
    for (const prospects of known) {
      mine = Math.max(mine, swing(exchange, there, who, prospects.mine));
      theirs += swing(exchange, there, prospects.foe, prospects.theirs);
    }
    return { choice, value: mine + theirs - shirking(sight, choice.to, foes) };
  });
};
