import type { Asked, Run, SceneTypes } from '@warmoot/kernel';
import type { command, war } from '@warmoot/rules';
import { type Budget, isUsedUp } from '../player.js';
import { nextOf, type Plan, planOf } from './plans.js';
import { type Choice, type Sight, sideNamed } from './sight.js';
import { stillToCome, worthOf } from './worth.js';

export type World = Run<command.Command>;

const byWord = (choices: readonly Choice[], ...words: readonly Choice['choose'][]): readonly Choice[] =>
  choices.filter(({ choose }) => words.includes(choose));

const ofFirst = (choices: readonly Choice[]): readonly Choice[] => {
  const [first] = choices;
  return choices.filter((one) => 'unit' in one && first !== undefined && 'unit' in first && one.unit === first.unit);
};

/** Supports are given unit by unit: the order of them changes nothing. */
const supports = (choices: readonly Choice[], word: 'supportAttack' | 'supportDefense'): readonly Choice[] =>
  ofFirst(byWord(choices, word));

const orElse = (some: readonly Choice[], others: readonly Choice[]): readonly Choice[] =>
  some.length > 0 ? some : others;

/** Looks ahead by the rules themselves, within the turn that is played. */
export class Search {
  nodes = 0;
  private readonly side: war.Side;
  readonly budget: Budget;
  private readonly turn: string;
  /** Whether declarations are played out, or reckoned as part of the worth: they are when it comes to them. */
  private readonly toTheEnd: boolean;

  constructor(root: World, side: war.Side, budget: Budget) {
    this.side = side;
    this.budget = budget;
    this.turn = this.turnOf(root);
    this.toTheEnd = root.state.open.stage >= 3;
  }

  private turnOf({ state: { open } }: World): string {
    return `${open.round} ${open.active}`;
  }

  /** What a choice is worth once it has been answered in the best way, and that answer too. */
  after(world: World, asked: Asked, choice: Choice, plan: Plan | null, alpha: number, beta: number): number {
    const run = world.fork();
    this.nodes++;
    if (run.answer(asked, choice) !== null) return Number.NaN;
    return this.value(run, plan, alpha, beta);
  }

  worth(run: World): number {
    return worthOf(run.state as unknown as Sight, this.side);
  }

  private value(run: World, meant: Plan | null, alpha: number, beta: number): number {
    const { awaits } = run;
    if (awaits.need !== 'answers' || this.turnOf(run) !== this.turn) return this.worth(run);
    // Volleys and moves to come are part of the worth.
    if (awaits.step === 'volleys' || awaits.step === 'movement') return this.worth(run);
    if (awaits.step === 'attacks' && !this.toTheEnd) return this.worth(run);
    const asked = awaits.asked[0] as Asked;
    const sight = run.state as unknown as Sight;
    const choices = (run.choices(asked) ?? []) as readonly Choice[];
    const plan = awaits.step === 'attacks' ? (meant ?? planOf(sight, stillToCome(sight), sight.open.active)) : meant;
    const open = toLookAt(awaits.step, choices, plan, sight);
    // A fight that is half fought says nothing: with the budget used up it is played on in the likeliest way.
    const looked = isUsedUp(this.budget, this.nodes) ? open.slice(0, 1) : open;
    if (looked.length === 0) return this.worth(run);
    const mine = sideNamed(sight, asked.as) === this.side;
    let [low, high] = [alpha, beta];
    let best = mine ? -Infinity : Infinity;
    for (const choice of looked) {
      const value = this.after(run, asked, choice, plan, low, high);
      if (mine ? value > best : value < best) best = value;
      if (mine) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (low >= high || isUsedUp(this.budget, this.nodes)) break;
    }
    return best;
  }
}

/** What is looked at where somebody is asked, the likeliest first. */
const toLookAt = (step: string, choices: readonly Choice[], plan: Plan | null, sight: Sight): readonly Choice[] => {
  switch (step) {
    case 'attacks': {
      const next = plan === null ? undefined : nextOf(plan, sight, choices);
      return next === undefined ? byWord(choices, 'attack', 'rout').slice(0, 1) : [next];
    }
    case 'defences':
      return orElse(supports(choices, 'supportDefense'), byWord(choices, 'endStage'));
    case 'combats':
      return choices.slice(0, 1);
    case 'attacked':
      return byWord(choices, 'defend', 'feint').slice(0, 3);
    case 'volleyed':
      return byWord(choices, 'endureMissiles', 'takeDamage');
    case 'charged':
    case 'lost':
      return choices;
    case 'check':
      return ofFirst(choices).slice(0, 1);
    case 'survivors':
      return byWord(choices, 'allowEscape', 'slaughter');
    case 'left':
      return byWord(choices, 'pursue', 'allowDisengagement');
    case 'shaken':
      return choices.slice(0, 1);
    default:
      return [];
  }
};

export const asWorld = (run: Run<SceneTypes>): World => run as unknown as World;
