import { type BattleChoice, type BattleSight, groundOf, hexAt } from '@warmoot/rules';
import { answered, type Considered, type PlayerAnswer, type Question } from '../player.js';
import { Board } from './board.js';
import { placement, rowsToName } from './deploying.js';
import { fieldsToPick } from './fields.js';
import { declarations } from './giving.js';
import { aiming, clusterings, clusterOrder, pressing, stepping, type Weighed } from './melee.js';
import { type Plan, planMoves } from './planning.js';
import { Position } from './position.js';
import { quickUnits } from './quick.js';
import { battleView, numberOf, type Side, sideNamed, waiting } from './sight.js';

const NAME = 'captain';

/** As much worth as decides a battle. */
const DECISIVE = 20;

/** Worth on the board as a value from −1 to 1. */
const valueOf = (worth: number): number => Math.tanh(worth / DECISIVE);

/** The choice with the highest worth; of equals the first. */
const best = (weighed: readonly Weighed[], nodes = weighed.length): PlayerAnswer => {
  const top = weighed.reduce((a, b) => (b.worth > a.worth + 1e-9 ? b : a));
  const options = weighed.map(
    (one): Considered => ({ choice: one.choice, value: valueOf(one.worth), chance: one === top ? 1 : 0 }),
  );
  return answered(NAME, top.choice, { why: 'bestExpectation', value: valueOf(top.worth), options, nodes });
};

const habit = (choice: BattleChoice): PlayerAnswer => answered(NAME, choice, { why: 'habit' });

const MOST_TOLD = 6;

/** The moves that were looked at for the unit that goes first, as choices; the best come first. */
const movesLooked = (choices: readonly BattleChoice[], sight: BattleSight, plan: Plan, unit: number): Weighed[] => {
  const ground = groundOf(sight);
  const own = choices.filter((choice) => choice.choose === 'move' && numberOf(sight, choice.unit) === unit);
  const found = (plan.looked.get(unit) ?? []).flatMap(({ way, worth }): Weighed[] => {
    const choice = own.find((one) => 'to' in one && one.to !== null && hexAt(ground, one.to) === way.to);
    return choice === undefined || way.spaces === 0 ? [] : [{ choice, worth }];
  });
  return found.sort((a, b) => b.worth - a.worth).slice(0, MOST_TOLD);
};

/** All units that may move now are thought of together; the first of those that are to move goes, then it thinks again. */
const move = ({ choices, budget }: Question, sight: BattleSight, side: Side): PlayerAnswer | null => {
  const all = choices as readonly BattleChoice[];
  const position = new Position(new Board(sight), side);
  const plan = planMoves(position, budget);
  const [first] = [...plan.ways].find(([, { spaces }]) => spaces > 0) ?? [];
  const done = all.find(({ choose }) => choose === 'done') as BattleChoice;
  if (first === undefined) return best([{ choice: done, worth: plan.worth }], position.nodes);
  const looked = movesLooked(all, sight, plan, first);
  return looked.length === 0 ? null : best(looked, position.nodes);
};

/** What captain does in a battle; null where it has no opinion. */
export const inBattle = (question: Question): PlayerAnswer | null => {
  const { step, asked } = question;
  const view = battleView(question.view);
  const side = sideNamed(view, asked.as);
  if (step === 'quick') return habit({ choose: 'quick', units: quickUnits(view, side) });
  if (step === 'place') return placement(question, view, side, best);
  const choices = question.choices as readonly BattleChoice[] | null;
  if (choices === null || choices.length < 2) return null;
  switch (step) {
    case 'pickField':
      return best(fieldsToPick(choices, view, side));
    case 'manner':
      return habit({ choose: 'insist' });
    case 'nameLine':
      return best(rowsToName(choices, view));
    case 'declare':
      return best(declarations(choices, view, side));
    case 'move':
      return move(question, view, side);
    case 'cluster':
      return best(clusterings(choices, view, side));
    case 'aim':
      return best(aiming(choices, view, waiting(view, 'aim').unit));
    case 'nextCluster':
      return best(clusterOrder(choices, view, side));
    case 'press':
      return best(pressing(choices, view, side));
    case 'fallBackChoice':
    case 'lightStep': {
      const { weighed, nodes } = stepping(choices, view, side);
      return best(weighed, nodes);
    }
    case 'challenge':
      return habit({ choose: 'goOn' });
    case 'takeUp':
      return habit({ choose: 'accept' });
    default:
      return null;
  }
};
