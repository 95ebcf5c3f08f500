import { stream } from '@warmoot/kernel';
import { type Clash, clash } from './duel/clash.js';
import { Exchange } from './duel/exchange.js';
import { footings } from './duel/footing.js';
import { guardKinds } from './duel/guard.js';
import { reachFrom } from './duel/reach.js';
import { type DuelChoice, type DuelSight, foesOf, isDuel, sideOf, sightOf, whoIs } from './duel/sight.js';
import type { World } from './duel/world.js';
import { answered, type Considered, imaginedRun, type Player, type PlayerAnswer, type Question } from './player.js';
import { recruit } from './recruit.js';

const NAME = 'captain';

/** Draws one by its chance. */
const drawn = (options: readonly Considered[], seed: string): unknown => {
  const fine = 1 << 30;
  let left = stream(`${seed} ${NAME}`).below(fine) / fine;
  for (const { choice, chance } of options) {
    left -= chance;
    if (left < 0) return choice;
  }
  return options.toSorted((a, b) => b.chance - a.chance)[0]?.choice;
};

const considered = (lines: Clash['mine'], chances: readonly number[], values: readonly number[]): Considered[] =>
  lines.map(({ choice }, i) => ({ choice, chance: chances[i] as number, value: values[i] as number }));

const times = (chances: readonly number[], values: readonly number[]): number =>
  chances.reduce((sum, chance, i) => sum + chance * (values[i] as number), 0);

/** The clash with each foe; the one in which acting gains most over doing nothing is the one to fight. */
const bestClash = (exchange: Exchange, world: World, who: number, foes: readonly number[]): Clash => {
  let best: Clash | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const foe of foes) {
    const found = clash(exchange, world, who, foe);
    const idle = found.mine.find(({ choice }) => choice.act === 'pass')?.value ?? 0;
    const gain = Math.max(...found.mine.map(({ value }) => value)) - idle;
    if (gain > most) [best, most] = [found, gain];
  }
  return best as Clash;
};

const act = (question: Question, world: World, who: number, foes: readonly number[]): PlayerAnswer => {
  const exchange = new Exchange(world, sideOf(sightOf(world.state), who), question.budget);
  exchange.reach = reachFrom(
    exchange,
    world,
    foes.map((foe) => [who, foe]),
  );
  const { mine, theirs, table, solution } = bestClash(exchange, world, who, foes);
  const options = considered(
    mine,
    solution.rows,
    table.map((row) => times(solution.columns, row)),
  );
  const against = considered(
    theirs,
    solution.columns,
    theirs.map((_, j) =>
      times(
        solution.rows,
        table.map((row) => row[j] as number),
      ),
    ),
  );
  const { nodes } = exchange;
  return answered(NAME, drawn(options, question.seed), {
    why: 'mixedStrategy',
    value: solution.value,
    options,
    against,
    nodes,
  });
};

const best = (options: readonly { readonly choice: unknown; readonly value: number }[], nodes: number): PlayerAnswer => {
  const top = options.reduce((a, b) => (b.value > a.value + 1e-9 ? b : a));
  const all = options.map(({ choice, value }) => ({ choice, value, chance: choice === top.choice ? 1 : 0 }));
  return answered(NAME, top.choice, { why: 'bestExpectation', value: top.value, options: all, nodes });
};

const move = (question: Question, world: World, who: number): PlayerAnswer | null => {
  const sight = sightOf(world.state);
  const choices = (question.choices as readonly DuelChoice[]).filter(({ choose }) => choose === 'move');
  if (foesOf(sight, who).length === 0 || choices.length === 0) return null;
  const exchange = new Exchange(world, sideOf(sight, who), question.budget);
  const found = footings(exchange, world, who, choices);
  return found.length === 0 ? null : best(found, exchange.nodes);
};

/** The answer after which the exchange is worth most, whatever the others do that suits them. */
const bestAnswer = (
  question: Question,
  world: World,
  side: 1 | 2,
  choices: readonly DuelChoice[],
): PlayerAnswer => {
  const exchange = new Exchange(world, side, question.budget);
  const options = choices.map((choice) => ({
    choice,
    value: exchange.expect(exchange.after(world, new Map([[question.asked.as, choice]]))),
  }));
  return best(options, exchange.nodes);
};

const sideOfAsked = (sight: DuelSight, as: string): 1 | 2 => {
  const found = sight.given.fighters.find(({ name }) => as === name || as.startsWith(`${name} against `));
  return found?.side ?? 1;
};

const inDuel = (question: Question): PlayerAnswer | null => {
  const { step, asked } = question;
  const choices = question.choices as readonly DuelChoice[] | null;
  if (choices === null || choices.length < 2) return null;
  const world = imaginedRun(question);
  const sight = sightOf(world.state);
  const who = whoIs(sight, asked.as);
  const side = sideOfAsked(sight, asked.as);
  switch (step) {
    case 'chooseActs': {
      const foes = foesOf(sight, who);
      return foes.length === 0 ? null : act(question, world, who, foes);
    }
    case 'move':
      return move(question, world, who);
    case 'defend':
    case 'openDefence':
      return bestAnswer(question, world, side, guardKinds(sight, choices));
    case 'protect':
    case 'place':
    case 'goTo':
      return bestAnswer(question, world, side, choices);
    default:
      return null;
  }
};

/**
 * Solves the table of its acts against the enemy's, one exchange ahead and with exact chances, and plays the mixed
 * answer. What it does not think about it leaves to the recruit in it.
 */
export const captain: Player = {
  name: NAME,
  answer: (question) => {
    const thought = isDuel(question.rules.scene) ? inDuel(question) : null;
    if (thought !== null) return thought;
    const { choice, reasons } = recruit.answer(question);
    return { choice, reasons: { ...reasons, player: NAME } };
  },
};
