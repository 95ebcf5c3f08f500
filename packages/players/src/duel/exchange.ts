import { type Asked, type Awaited, Impossible, square, type Throw } from '@warmoot/kernel';
import { likeliest, outlooks } from '../chances.js';
import type { Budget } from '../player.js';
import { guardFor } from './guard.js';
import { apart, type DuelChoice, type DuelSight, type DuelStep, sideOf, sightOf, topStep } from './sight.js';
import type { Thinking, World } from './world.js';
import { type Reach, worthOf } from './worth.js';

type Question = Extract<Awaited, { need: 'answers' }>;

/**
 * The thinking about one exchange: worlds are played on to the end of the round, dice with their exact odds, people by
 * what suits them best. It counts the worlds it makes and remembers what people would do, so that this is worked out
 * once and not in every world.
 */
export class Exchange implements Thinking {
  nodes = 0;
  /** For whom worth is reckoned. */
  readonly side: 1 | 2;
  readonly budget: Budget;
  reach: Reach = () => 0;
  /** Defences by the action they answer. */
  readonly guards = new Map<string, DuelChoice>();
  private readonly rankings = new Map<string, readonly (string | null)[]>();
  private readonly distances = new Map<string, number>();
  private readonly round: number;

  constructor(world: World, side: 1 | 2, budget: Budget) {
    this.side = side;
    this.budget = budget;
    this.round = sightOf(world.state).open.round;
  }

  get spent(): boolean {
    return this.nodes >= this.budget.nodes || (this.budget.spent?.() ?? false);
  }

  fork(world: World): World {
    this.nodes++;
    return world.fork();
  }

  /** A copy of the world in which these answers have been given; everybody else answers as suits them. */
  after(world: World, answers: ReadonlyMap<string, unknown>): World {
    const next = this.fork(world);
    const { awaits } = next;
    if (awaits.need !== 'answers') throw new Impossible('answers when none are awaited', awaits.need);
    this.answerAll(next, awaits, answers);
    return next;
  }

  worth(world: World): number {
    return worthOf(sightOf(world.state), this.side, this.reach);
  }

  private over(world: World): boolean {
    const { open } = sightOf(world.state);
    return open.ending !== null || open.round !== this.round || world.awaits.need === 'nothing';
  }

  /** The exact expectation at the end of the exchange. The world is used up. */
  expect(world: World): number {
    for (;;) {
      if (this.over(world)) return this.worth(world);
      const { awaits } = world;
      if (awaits.need === 'answers') {
        this.answerAll(world, awaits);
        continue;
      }
      if (awaits.need === 'nothing') throw new Impossible('nothing is awaited in a fight that goes on');
      const all = outlooks(awaits.throw);
      const last = all.length - 1;
      let sum = 0;
      for (let i = 0; i < last; i++) {
        const { result, chance } = all[i] as (typeof all)[number];
        const next = this.fork(world);
        next.fall(result);
        sum += chance * this.expect(next);
      }
      const { result, chance } = all[last] as (typeof all)[number];
      world.fall(result);
      if (last === 0) continue;
      return sum + chance * this.expect(world);
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

  /** What the exchange comes to if every throw falls as is likeliest: enough to tell which of two choices is better. */
  glimpse(world: World): number {
    for (;;) {
      if (this.over(world)) return this.worth(world);
      const { awaits } = world;
      if (awaits.need === 'answers') this.answerAll(world, awaits);
      else if (awaits.need === 'dice') world.fall(likeliest(awaits.throw));
    }
  }

  private answerAll(world: World, { asked, together }: Question, given?: ReadonlyMap<string, unknown>): void {
    const sealed = world.state.sealed;
    for (const person of together ? asked : asked.slice(0, 1)) {
      if (Object.hasOwn(sealed, person.as)) continue;
      const choice = given?.get(person.as) ?? this.suits(world, person);
      const refusal = world.answer(person, choice);
      if (refusal !== null) throw new Impossible('an imagined answer that is refused', { choice, refusal });
    }
  }

  /** What somebody would answer. */
  private suits(world: World, asked: Asked): unknown {
    const step = topStep(world.state);
    const listed = world.choices(asked) as readonly DuelChoice[];
    switch (step.step) {
      case 'chooseActs':
        return listed.find(({ act }) => act === 'pass');
      case 'defend':
      case 'openDefence':
        return guardFor(this, world, asked);
      case 'protect':
        return this.likedBy(world, listed, { ...step, severity: 'minor' }, 'attacker');
      case 'place':
        return this.likedBy(world, listed, step, step.by === step.attacker ? 'attacker' : 'victim');
      case 'goTo':
        return this.wayFor(world, listed, step, asked);
      case 'move':
        return listed[0];
      default:
        return listed[0];
    }
  }

  /** The part that the attacker, or the victim, would like the wound to be on. */
  private likedBy(
    world: World,
    listed: readonly DuelChoice[],
    step: DuelStep,
    whose: 'attacker' | 'victim',
  ): DuelChoice | undefined {
    const ranking = this.partsFor(world, listed, step);
    const order = whose === 'attacker' ? ranking : ranking.toReversed();
    const part = order.find((name) => listed.some((choice) => choice.part === name));
    return listed.find((choice) => choice.part === part) ?? listed[0];
  }

  /** The parts a wound can go to, the best for the attacker first. */
  private partsFor(world: World, listed: readonly DuelChoice[], step: DuelStep): readonly (string | null)[] {
    const { open } = sightOf(world.state);
    const attacker = step.attacker as number;
    const there = open.turn.landed.map(({ victim, part }) => `${victim}${part}`).join();
    const key = `${attacker} ${step.severity} ${there}`;
    const known = this.rankings.get(key);
    if (known !== undefined) return known;
    const whole = step.step === 'protect' || open.turn.shielded === null;
    const sign = sideOf(sightOf(world.state), attacker) === this.side ? 1 : -1;
    const parts = listed.filter(({ part }) => part !== null);
    const valued = parts.map((choice) => ({ part: choice.part as string, value: sign * this.wounded(world, choice) }));
    const ranking = valued.sort((a, b) => b.value - a.value).map(({ part }) => part);
    if (whole) this.rankings.set(key, ranking);
    return ranking;
  }

  /** The worth of the world once this part is wounded. Where it is asked what to protect, nothing is. */
  private wounded(world: World, choice: DuelChoice): number {
    const next = this.fork(world);
    if (topStep(next.state).step === 'protect') {
      this.say(next, { choose: 'part', part: null });
      if (topStep(next.state)?.step !== 'place') return this.glimpse(next);
      const { awaits } = next;
      const open = next.choices((awaits as Question).asked[0] as Asked) as readonly DuelChoice[];
      if (!open.some(({ part }) => part === choice.part)) return -1;
    }
    this.say(next, choice);
    return this.glimpse(next);
  }

  private say(world: World, choice: DuelChoice): void {
    const { awaits } = world;
    const refusal = world.answer((awaits as Question).asked[0] as Asked, choice);
    if (refusal !== null) throw new Impossible('an imagined answer that is refused', { choice, refusal });
  }

  /** A square to go to: one at the separation that suits the mover best. */
  private wayFor(world: World, listed: readonly DuelChoice[], step: DuelStep, asked: Asked): DuelChoice {
    const sight = sightOf(world.state);
    const other = sight.open.combatants[step.other as number] as square.Square;
    const at = (choice: DuelChoice): number => square.separation(choice.to as square.Square, other);
    const all = [...new Set(listed.map(at))];
    if (all.length === 1) return listed[0] as DuelChoice;
    const key = `${step.move} ${step.who} ${step.other} ${apart(sight, step.who as number, step.other as number)}`;
    let wanted = this.distances.get(key);
    if (wanted === undefined || !all.includes(wanted)) {
      const sign = ownSide(sight, asked) === this.side ? 1 : -1;
      let best = Number.NEGATIVE_INFINITY;
      for (const separation of all) {
        const next = this.fork(world);
        this.say(next, listed.find((choice) => at(choice) === separation) as DuelChoice);
        const value = sign * this.glimpse(next);
        if (value > best) [best, wanted] = [value, separation];
      }
      this.distances.set(key, wanted as number);
    }
    return listed.find((choice) => at(choice) === wanted) as DuelChoice;
  }
}

const ownSide = (sight: DuelSight, { as }: Asked): 1 | 2 | undefined =>
  sight.given.fighters.find(({ name }) => name === as)?.side;
