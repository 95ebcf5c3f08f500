import { square } from '@warmoot/kernel';
import { chanceOf } from '../chances.js';
import { actsAgainst, type Line, lineOf } from './clash.js';
import type { Exchange } from './exchange.js';
import { type DuelChoice, type DuelSight, foesOf, one, sightOf } from './sight.js';
import { untilActs } from './untilActs.js';
import type { World } from './world.js';

/** A square to move to, standing for all that are as far from every foe. */
export interface Footing {
  readonly choice: DuelChoice;
  readonly value: number;
}

const MOST_KINDS = 8;
const MOST_LINES = 4;

/** Room before the edge of the board, as far as it matters to a dodger. */
const room = ({ open }: DuelSight, { x, y }: square.Square): number =>
  Math.min(2, x, y, open.width - 1 - x, open.height - 1 - y);

/** One square for each way of standing to the foes: the roomiest, of equals the first. */
const kindsOf = (sight: DuelSight, choices: readonly DuelChoice[], foes: readonly number[]): readonly DuelChoice[] => {
  const kinds = new Map<string, DuelChoice>();
  for (const choice of choices) {
    const to = choice.to as square.Square;
    const key = foes.map((foe) => Math.min(4, square.separation(to, one(sight, foe)))).join();
    const known = kinds.get(key);
    if (known === undefined || room(sight, to) > room(sight, known.to as square.Square)) kinds.set(key, choice);
  }
  return [...kinds.values()].slice(0, MOST_KINDS);
};

/** The chance of an act in this world; null where it is not open. */
const chanceIn = (exchange: Exchange, world: World, who: number, choice: DuelChoice): number | null => {
  const { given } = sightOf(world.state);
  const name = given.fighters[who]?.name as string;
  const { awaits } = world;
  const asked = awaits.need === 'answers' ? awaits.asked.find(({ as }) => as === name) : undefined;
  const listed = asked && world.choices(asked)?.includes(choice);
  if (!listed) return null;
  const check = exchange.upToCheck(exchange.after(world, new Map([[name, choice]])));
  return check === null ? null : chanceOf(check, 'success');
};

/** How much an act's best use moves the worth of things, with the chances it has in another world. */
const swing = (
  exchange: Exchange,
  world: World,
  { who, lines, still, sign }: { who: number; lines: readonly Line[]; still: number; sign: 1 | -1 },
): number => {
  let best = 0;
  for (const { choice, strong, weak } of lines) {
    const chance = chanceIn(exchange, world, who, choice);
    if (chance === null) continue;
    best = Math.max(best, sign * (chance * strong + (1 - chance) * weak - still));
  }
  return sign * best;
};

/**
 * Squares by what the exchange that follows is worth from there: my best act and each foe's, with their exact chances
 * at that distance. Acts do not hinder one another within a round, so their effects are added up.
 */
export const footings = (
  exchange: Exchange,
  world: World,
  who: number,
  choices: readonly DuelChoice[],
): readonly Footing[] => {
  const sight = sightOf(world.state);
  const foes = foesOf(sight, who);
  const person = sight.given.fighters[who]?.name as string;
  const worlds = kindsOf(sight, choices, foes).flatMap((choice) => {
    const next = exchange.after(world, new Map([[person, choice]]));
    return untilActs(next) ? [{ choice, world: next }] : [];
  });
  const known = new Map<string, readonly Line[]>();
  const still = new Map<number, number>();
  const linesOf = (one_: number, foe: number, sign: 1 | -1): readonly Line[] => {
    const key = `${one_} ${foe}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    // The world where most can be done shows what each act is worth.
    const richest = worlds.map(({ world: there }) => ({ there, acts: actsAgainst(there, one_, foe) }));
    const { there, acts } = richest.reduce((a, b) => (b.acts.length > a.acts.length ? b : a));
    const lines = acts.map((choice) => lineOf(exchange, there, one_, choice));
    still.set(one_, lines.find(({ choice }) => choice.act === 'pass')?.value ?? 0);
    const best = lines.filter(({ choice }) => 'target' in choice).toSorted((a, b) => sign * (b.value - a.value));
    known.set(key, best.slice(0, MOST_LINES));
    return best.slice(0, MOST_LINES);
  };
  return worlds.map(({ choice, world: there }) => {
    let mine = 0;
    let theirs = 0;
    for (const foe of foes) {
      const lines = linesOf(who, foe, 1);
      mine = Math.max(mine, swing(exchange, there, { who, lines, still: still.get(who) ?? 0, sign: 1 }));
      const back = linesOf(foe, who, -1);
      theirs += swing(exchange, there, { who: foe, lines: back, still: still.get(foe) ?? 0, sign: -1 });
    }
    return { choice, value: mine + theirs };
  });
};
