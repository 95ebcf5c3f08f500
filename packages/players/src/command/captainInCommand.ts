import { answered, type Considered, imaginedRun, isUsedUp, type PlayerAnswer, type Question } from '../player.js';
import { frontFirst } from './front.js';
import { asWorld, Search, type World } from './search.js';
import { sensible } from './sensible.js';
import { type Choice, commandView, type Sight, sideNamed } from './sight.js';
import { WON } from './worth.js';

const NAME = 'captain';
/** As much worth as decides a battle. */
const DECISIVE = 12;
/** Worlds looked at for one answer at most: well within a fifth of a second. */
const NODES = 300;
const MOST_TOLD = 8;
const ALIKE = 1e-9;

interface Weighed {
  readonly choice: Choice;
  readonly worth: number;
}

const byWorth = (a: Weighed, b: Weighed): number => b.worth - a.worth;

const scaled = (worth: number): number => (Math.abs(worth) >= WON ? Math.sign(worth) : Math.tanh(worth / DECISIVE));

const best = (weighed: readonly Weighed[], nodes: number): PlayerAnswer => {
  const sorted = [...weighed].sort(byWorth);
  const top = sorted[0] as Weighed;
  const options = sorted
    .slice(0, MOST_TOLD)
    .map((one): Considered => ({ choice: one.choice, value: scaled(one.worth), chance: one === top ? 1 : 0 }));
  return answered(NAME, top.choice, { why: 'bestExpectation', value: scaled(top.worth), options, nodes });
};

const habit = (choice: Choice): PlayerAnswer => answered(NAME, choice, { why: 'habit' });

/** Every choice with what it is worth after the best answers to it. */
const weigh = (world: World, { asked }: Question, search: Search, choices: readonly Choice[]): readonly Weighed[] => {
  const weighed: Weighed[] = [];
  let alpha = -Infinity;
  for (const choice of choices) {
    if (weighed.length > 0 && isUsedUp(search.budget, search.nodes)) break;
    const worth = search.after(world, asked, choice, null, alpha, Infinity);
    // Of choices that are no better than the best one only so much is known.
    weighed.push({ choice, worth: worth > alpha + ALIKE ? worth : worth - ALIKE });
    alpha = Math.max(alpha, worth);
  }
  return weighed;
};

/** What captain does in a battle by command points; null where it has no opinion. */
export const captainInCommand = (question: Question): PlayerAnswer | null => {
  const { step, asked } = question;
  const view = commandView(question.view);
  const side = sideNamed(view, asked.as);
  const listed = question.choices as readonly Choice[] | null;
  if (listed === null || listed.length === 0) return null;
  if (listed.length === 1) return answered(NAME, listed[0], { why: 'onlyChoice' });
  switch (step) {
    case 'takeTurns':
      return habit({ choose: 'goSecond' });
    case 'deploy':
      return habit(listed[0] as Choice);
    case 'challenge':
      return habit({ choose: 'goOn' });
    case 'takeUp':
      return habit({ choose: 'accept' });
    case 'quarter':
      return habit({ choose: 'takePrisoners' });
    default: {
      const world = asWorld(imaginedRun(question));
      const open = (world.choices(asked) ?? []) as readonly Choice[];
      const search = new Search(world, side, { ...question.budget, nodes: Math.min(NODES, question.budget.nodes) });
      const orders = sensible(step, open);
      const looked = step === 'movement' ? frontFirst(world.state as unknown as Sight, side, orders) : orders;
      return best(weigh(world, question, search, looked), search.nodes);
    }
  }
};
