import { type Asked, type Awaited, Impossible, type Throw } from '@warmoot/kernel';
import { likeliest, outlooks } from '../chances.js';
import type { Budget } from '../player.js';
import { guardFor } from './guard.js';
import { type ActChoice, give, sightOf, type World } from './sight.js';
import { Squares } from './squares.js';
import { type Reach, worthOf } from './worth.js';
import { WoundPlaces } from './woundPlaces.js';

type Questions = Extract<Awaited, { need: 'answers' }>;

/** Worlds that one expectation may branch into: two fighters need no more. */
const MOST_BRANCHES = 2500;

/**
 * The thinking about one exchange. Worlds are played on to the end of the round: dice with their exact odds, people by
 * what suits them best. It counts the worlds it makes, and remembers what people would do, so that this is worked out
 * once and not in every world.
 */
export class Exchange {
  nodes = 0;
  /** For whom worth is reckoned. */
  readonly side: 1 | 2;
  reach: Reach = () => 0;
  readonly guards = new Map<string, string>();
  private readonly wounds = new WoundPlaces(this);
  private readonly squares = new Squares(this);
  private readonly budget: Budget;
  private readonly round: number;

  constructor(world: World, side: 1 | 2, budget: Budget) {
    this.side = side;
    this.budget = budget;
    this.round = sightOf(world).open.round;
  }

  /** Worlds that may still be imagined. */
  get left(): number {
    return this.budget.spent?.() ? 0 : Math.max(0, this.budget.nodes - this.nodes);
  }

  get spent(): boolean {
    return this.left === 0;
  }

  fork(world: World): World {
    this.nodes++;
    return world.fork();
  }

  /** A copy of the world in which these answers have been given, by name; everybody else answers as suits them. */
  after(world: World, answers: ReadonlyMap<string, unknown>): World {
    const next = this.fork(world);
    const { awaits } = next;
    if (awaits.need !== 'answers') throw new Impossible('answers when none are awaited', awaits.need);
    this.answerAll(next, awaits, answers);
    return next;
  }

  private over(world: World): boolean {
    const { open } = world.state;
    return open.ending !== null || open.round !== this.round || world.awaits.need === 'nothing';
  }

  private worth(world: World): number {
    return worthOf(sightOf(world), this.side, this.reach);
  }

  /**
   * The expectation at the end of the exchange: exact, unless so many throw that there are more ways for the dice to
   * fall than `most`; what is beyond is then glimpsed. The world is used up.
   */
  expect(world: World, most = this.left): number {
    return this.branch(world, Math.min(most, MOST_BRANCHES));
  }

  private branch(world: World, most: number): number {
    for (;;) {
      if (this.over(world)) return this.worth(world);
      const { awaits } = world;
      if (awaits.need === 'nothing') throw new Impossible('nothing is awaited in a fight that goes on');
      if (awaits.need === 'answers') {
        this.answerAll(world, awaits);
        continue;
      }
      const all = outlooks(awaits.throw);
      if (all.length > most) return this.glimpse(world);
      const last = all.length - 1;
      let sum = 0;
      for (let i = 0; i < last; i++) {
        const { result, chance } = all[i] as (typeof all)[number];
        const next = this.fork(world);
        next.fall(result);
        sum += chance * this.branch(next, most / all.length);
      }
      const { result, chance } = all[last] as (typeof all)[number];
      world.fall(result);
      if (last > 0) return sum + chance * this.branch(world, most / all.length);
    }
  }

  /** What the exchange comes to if every throw falls as is likeliest: enough to tell which of two choices is better. */
  glimpse(world: World): number {
    for (;;) {
      if (this.over(world)) return this.worth(world);
      const { awaits } = world;
      if (awaits.need === 'answers') this.answerAll(world, awaits);
      else if (awaits.need === 'dice') world.fall(likeliest(awaits.throw));
    }
  }

  /** Lets people answer until a check is awaited: its throw, or null where the exchange ends without one. */
  upToCheck(world: World): Throw | null {
    for (;;) {
      if (this.over(world)) return null;
      const { awaits } = world;
      if (awaits.need === 'dice') return awaits.step === 'check' ? awaits.throw : null;
      if (awaits.need === 'answers') this.answerAll(world, awaits);
    }
  }

  private answerAll(world: World, { asked, together, step }: Questions, given?: ReadonlyMap<string, unknown>): void {
    const { sealed } = world.state;
    for (const person of together ? asked : asked.slice(0, 1)) {
      if (Object.hasOwn(sealed, person.as)) continue;
      give(world, person, given?.get(person.as) ?? this.suits(world, step, person));
    }
  }

  /** What somebody would answer. */
  private suits(world: World, step: string, asked: Asked): unknown {
    switch (step) {
      case 'chooseActs':
        return (world.choices(asked) as readonly ActChoice[]).find(({ act }) => act === 'pass');
      case 'defend':
      case 'openDefence':
        return guardFor(this, world, asked);
      case 'protect':
        return this.wounds.toProtect(world, asked);
      case 'place':
        return this.wounds.toWound(world, asked);
      case 'goTo':
        return this.squares.toGoTo(world, asked);
      default:
        return world.choices(asked)?.[0];
    }
  }
}
