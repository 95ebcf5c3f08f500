import { stream } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { answered, type Considered, imaginedRun, type PlayerAnswer, type Question } from '../player.js';
import { type Clash, clash, type Line } from './clash.js';
import { Exchange } from './exchange.js';
import { footings } from './footing.js';
import { guardKinds } from './guard.js';
import { reachFrom } from './reach.js';
import {
  areTermsOpen,
  type Choice,
  type DefendChoice,
  defenceIn,
  foesOf,
  give,
  sideOf,
  sightOf,
  type World,
  whoIs,
} from './sight.js';
import { untilActs } from './untilActs.js';
import { NO_WINNER } from './worth.js';

const NAME = 'captain';
const FINE = 2 ** 30;

/** Draws one by its chance. */
const drawn = (options: readonly Considered[], seed: string): unknown => {
  let left = stream(`${seed} ${NAME}`).below(FINE) / FINE;
  for (const { choice, chance } of options) {
    left -= chance;
    if (left < 0) return choice;
  }
  return options.toSorted((a, b) => b.chance - a.chance)[0]?.choice;
};

const considered = (
  lines: readonly Line[],
  chances: readonly number[],
  values: readonly (number | null)[],
): readonly Considered[] =>
  lines.map(({ choice }, i) => ({ choice, chance: chances[i] as number, value: values[i] as number | null }));

/** How much the best act gains over doing nothing, as long as the foe does nothing either. */
const gainOf = ({ mine }: Clash): number =>
  (mine[0]?.value ?? 0) - (mine.find(({ choice }) => choice.act === 'pass')?.value ?? 0);

/** The table with each foe is solved; the foe against whom acting gains most is the one to fight. */
const solved = ({ budget }: Question, world: World, who: number): { clash: Clash; nodes: number } | null => {
  const sight = sightOf(world);
  const foes = foesOf(sight, who);
  if (foes.length === 0) return null;
  const exchange = new Exchange(world, sideOf(sight, who), budget);
  exchange.reach = reachFrom(exchange, world, who, foes);
  const clashes = foes.map((foe) => clash(exchange, world, who, foe));
  return { clash: clashes.reduce((a, b) => (gainOf(b) > gainOf(a) ? b : a)), nodes: exchange.nodes };
};

const act = (question: Question, world: World, who: number): PlayerAnswer | null => {
  const found = solved(question, world, who);
  if (found === null) return null;
  const { mine, theirs, game } = found.clash;
  const options = considered(mine, game.rows, game.rowValues);
  return answered(NAME, drawn(options, question.seed), {
    why: 'mixedStrategy',
    value: game.value,
    options,
    against: considered(theirs, game.columns, game.columnValues),
    nodes: found.nodes,
  });
};

const best = (options: readonly { readonly choice: Choice; readonly value: number }[], nodes: number): PlayerAnswer => {
  const top = options.reduce((a, b) => (b.value > a.value + 1e-9 ? b : a));
  const all = options.map(({ choice, value }) => ({ choice, value, chance: choice === top.choice ? 1 : 0 }));
  return answered(NAME, top.choice, { why: 'bestExpectation', value: top.value, options: all, nodes });
};

const FIGHT_ON = { choose: 'fightOn' } as const;
const BREAK_OFF = { choose: 'breakOff' } as const;

/** Terms that are offered are taken where the exchange that would follow is worth less to it than no winner. */
const declare = (question: Question, world: World, who: number): PlayerAnswer => {
  const habit = answered(NAME, FIGHT_ON, { why: 'habit' });
  if (!areTermsOpen(sightOf(world)) || world.awaits.need !== 'answers') return habit;
  for (const asked of world.awaits.asked)
    if (!Object.hasOwn(world.state.sealed, asked.as)) give(world, asked, FIGHT_ON);
  const found = untilActs(world) ? solved(question, world, who) : null;
  if (found === null) return habit;
  const options = [
    { choice: FIGHT_ON, value: found.clash.game.value },
    { choice: BREAK_OFF, value: NO_WINNER },
  ];
  return best(options, found.nodes);
};

/** Footwork: the square from which the exchange that follows is worth most. */
const move = (question: Question, world: World, who: number): PlayerAnswer | null => {
  const sight = sightOf(world);
  const choices = (question.choices as readonly Choice[]).filter((choice) => choice.choose === 'move');
  if (foesOf(sight, who).length === 0) return null;
  const exchange = new Exchange(world, sideOf(sight, who), question.budget);
  const found = footings(exchange, world, who, choices);
  return found.length === 0 ? null : best(found, exchange.nodes);
};

/** Anything else in an exchange: the answer after which it is worth most, with the others doing what suits them. */
const bestAnswer = (
  { asked, budget }: Question,
  world: World,
  who: number,
  choices: readonly Choice[],
): PlayerAnswer => {
  const [only, ...others] = choices;
  if (others.length === 0) return answered(NAME, only, { why: 'onlyChoice' });
  const exchange = new Exchange(world, sideOf(sightOf(world), who), budget);
  const fair = budget.nodes / choices.length;
  const options = choices.map((choice) => ({
    choice,
    value: exchange.expect(exchange.after(world, new Map([[asked.as, choice]])), fair),
  }));
  return best(options, exchange.nodes);
};

/**
 * Solves the table of its acts against the enemy's, one exchange ahead and with exact chances, and plays the mixed
 * answer. Null for what it does not think about.
 */
export const captainInDuel = (question: Question): PlayerAnswer | null => {
  const { step, asked } = question;
  const choices = question.choices as readonly Choice[] | null;
  if (choices === null || choices.length < 2) return null;
  const world = imaginedRun<saga.duel.Duel>(question);
  const sight = sightOf(world);
  switch (step) {
    case 'declare':
      return declare(question, world, whoIs(sight, asked.as));
    case 'chooseActs':
      return act(question, world, whoIs(sight, asked.as));
    case 'move':
      return move(question, world, whoIs(sight, asked.as));
    case 'defend':
    case 'openDefence': {
      const { victim } = defenceIn(sight, asked.as);
      return bestAnswer(question, world, victim, guardKinds(sight, choices as readonly DefendChoice[]));
    }
    case 'protect':
    case 'place':
    case 'goTo':
      return bestAnswer(question, world, whoIs(sight, asked.as), choices);
    default:
      return null;
  }
};
