import type { Asked, Run, SceneTypes } from '@warmoot/kernel';
import type { command, war } from '@warmoot/rules';
import { type Budget, isUsedUp } from '../player.js';
import { type Choice, type Sight, sideNamed } from './sight.js';
import { worthOf } from './worth.js';

export type World = Run<command.Command>;

/** So many Attacks are searched one after the other, with every support and every answer to the end of the turn. */
export const DEPTH = 3;

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

  constructor(root: World, side: war.Side, budget: Budget) {
    this.side = side;
    this.budget = budget;
    this.turn = this.turnOf(root);
  }

  private turnOf({ state: { open } }: World): string {
    return `${open.round} ${open.active}`;
  }

  /** What a choice is worth once it has been answered in the best way, and that answer too. */
  after(world: World, asked: Asked, choice: Choice, depth: number, alpha: number, beta: number): number {
    const run = world.fork();
    this.nodes++;
    if (run.answer(asked, choice) !== null) return Number.NaN;
    return this.value(run, depth, alpha, beta);
  }

  worth(run: World): number {
    return worthOf(run.state as unknown as Sight, this.side);
  }

  private value(run: World, depth: number, alpha: number, beta: number): number {
    const { awaits } = run;
    if (awaits.need !== 'answers' || this.turnOf(run) !== this.turn) return this.worth(run);
    // Volleys and moves to come are part of the worth.
    if (awaits.step === 'volleys' || awaits.step === 'movement') return this.worth(run);
    const asked = awaits.asked[0] as Asked;
    const choices = (run.choices(asked) ?? []) as readonly Choice[];
    const [open, deeper] = this.toLookAt(awaits.step, choices, depth);
    // A fight that is half fought says nothing: with the budget used up it is played on in the likeliest way.
    const looked = isUsedUp(this.budget, this.nodes) ? open.slice(0, 1) : open;
    if (looked.length === 0) return this.worth(run);
    const mine = sideNamed(run.state as unknown as Sight, asked.as) === this.side;
    let [low, high] = [alpha, beta];
    let best = mine ? -Infinity : Infinity;
    for (const choice of looked) {
      const value = this.after(run, asked, choice, deeper(choice), low, high);
      if (mine ? value > best : value < best) best = value;
      if (mine) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (low >= high || isUsedUp(this.budget, this.nodes)) break;
    }
    return best;
  }

  /** What is looked at where somebody is asked, the likeliest first, and how much deeper orders are looked at after it. */
  private toLookAt(
    step: string,
    choices: readonly Choice[],
    depth: number,
  ): readonly [readonly Choice[], (choice: Choice) => number] {
    const same = (): number => depth;
    switch (step) {
      case 'attacks': {
        // Whoever can help helps; a further Attack is looked at while there is depth.
        const attacks = depth > 0 ? byWord(choices, 'attack') : [];
        const rest = orElse(supports(choices, 'supportAttack'), byWord(choices, 'endStage'));
        const forced = orElse([...rest, ...attacks], byWord(choices, 'attack', 'rout'));
        return [forced, ({ choose }) => (choose === 'attack' ? depth - 1 : 0)];
      }
      case 'defences':
        return [orElse(supports(choices, 'supportDefense'), byWord(choices, 'endStage')), same];
      case 'combats':
        return [choices.slice(0, 3), same];
      case 'attacked':
        return [byWord(choices, 'defend', 'feint'), same];
      case 'volleyed':
        return [byWord(choices, 'endureMissiles', 'takeDamage'), same];
      case 'charged':
      case 'lost':
        return [choices, same];
      case 'check':
        return [ofFirst(choices).slice(0, 1), same];
      case 'survivors':
        return [byWord(choices, 'allowEscape', 'slaughter'), same];
      case 'left':
        return [byWord(choices, 'pursue', 'allowDisengagement'), same];
      case 'shaken':
        return [choices.slice(0, 1), same];
      default:
        return [[], same];
    }
  }
}

export const asWorld = (run: Run<SceneTypes>): World => run as unknown as World;
