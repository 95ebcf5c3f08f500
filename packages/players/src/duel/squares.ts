import { type Asked, square } from '@warmoot/kernel';
import {
  apart,
  give,
  type MoveChoice,
  one,
  sideOf,
  sightOf,
  type Thinking,
  type World,
  waiting,
  whoIs,
} from './sight.js';

/** Chooses a square when an action moves somebody: one at the separation that suits the mover best. */
export class Squares {
  private readonly thinking: Thinking;
  private readonly wanted = new Map<string, number>();

  constructor(thinking: Thinking) {
    this.thinking = thinking;
  }

  toGoTo(world: World, asked: Asked): MoveChoice {
    const { move, who, other } = waiting(world, 'goTo');
    const sight = sightOf(world);
    const listed = world.choices(asked) as readonly MoveChoice[];
    const from = one(sight, other);
    const kinds = new Map<number, MoveChoice>();
    for (const choice of listed) {
      const separation = square.separation(choice.to, from);
      if (!kinds.has(separation)) kinds.set(separation, choice);
    }
    if (kinds.size === 1 || this.thinking.spent) return listed[0] as MoveChoice;
    const key = `${move} ${who} ${other} ${apart(sight, who, other)}`;
    const known = kinds.get(this.wanted.get(key) ?? -1);
    if (known !== undefined) return known;
    const best = this.best(world, asked, kinds);
    this.wanted.set(key, best);
    return kinds.get(best) as MoveChoice;
  }

  private best(world: World, asked: Asked, kinds: ReadonlyMap<number, MoveChoice>): number {
    const sight = sightOf(world);
    const sign = sideOf(sight, whoIs(sight, asked.as)) === this.thinking.side ? 1 : -1;
    let [best, most] = [-1, Number.NEGATIVE_INFINITY];
    for (const [separation, choice] of kinds) {
      const next = this.thinking.fork(world);
      give(next, asked, choice);
      const value = sign * this.thinking.glimpse(next);
      if (value > most) [best, most] = [separation, value];
    }
    return best;
  }
}
