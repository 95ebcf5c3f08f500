import { saga, war } from '@warmoot/rules';
import { answered, type Considered, type PlayerAnswer, type Question } from '../player.js';
import { Board } from './board.js';
import { placement, rowsToName } from './deploying.js';
import { fieldsToPick } from './fields.js';
import { declarations } from './giving.js';
import { aiming, clusterings, clusterOrder, pressing, stepping, type Weighed } from './melee.js';
import { planMoves, type Way } from './planning.js';
import { Position } from './position.js';
import { quickUnits } from './quick.js';
import { battleView, type Choice, type Sight, waiting } from './sight.js';

const NAME = 'captain';

/** As much worth as decides a battle. */
const DECISIVE = 20;

/** Worth on the board as a value from −1 to 1. */
const scaled = (worth: number, decisive = DECISIVE): number => Math.tanh(worth / decisive);

/** The choice with the highest worth; of equals the first. */
const best = (weighed: readonly Weighed[], nodes = weighed.length, decisive = DECISIVE): PlayerAnswer => {
  const top = weighed.reduce((a, b) => (b.worth > a.worth + 1e-9 ? b : a));
  const options = weighed.map(
    (one): Considered => ({ choice: one.choice, value: scaled(one.worth, decisive), chance: one === top ? 1 : 0 }),
  );
  return answered(NAME, top.choice, { why: 'bestExpectation', value: scaled(top.worth, decisive), options, nodes });
};

const habit = (choice: Choice): PlayerAnswer => answered(NAME, choice, { why: 'habit' });

const MOST_TOLD = 6;

/** A way of a unit as the choice to go there. */
const choiceFor = (choices: readonly Choice[], sight: Sight, unit: number, { to, spaces }: Way) => {
  const { name } = war.unitAt(sight, unit);
  const { row, column } = war.placeOf(saga.battle.groundOf(sight), to);
  if (spaces === 0) return choices.find(({ choose }) => choose === 'done');
  return choices.find(
    (one) => one.choose === 'move' && one.unit === name && one.to.row === row && one.to.column === column,
  );
};

/** All units that may move now are thought of together; the first of those that are to move goes, then it thinks again. */
const move = ({ choices, budget }: Question, sight: Sight, side: war.Side): PlayerAnswer | null => {
  const all = choices as readonly Choice[];
  const position = new Position(new Board(sight), side);
  const plan = planMoves(position, budget);
  const [unit, way] = [...plan.ways].find(([, { spaces }]) => spaces > 0) ?? [...plan.ways][0] ?? [];
  if (unit === undefined || way === undefined) return null;
  const looked = (plan.looked.get(unit) ?? []).filter((one) => one.way !== way).sort((a, b) => b.worth - a.worth);
  const told = [{ way, worth: plan.worth }, ...looked.slice(0, MOST_TOLD)];
  const options = told.flatMap((one, i): Considered[] => {
    const choice = choiceFor(all, sight, unit, one.way);
    return choice === undefined ? [] : [{ choice, chance: i === 0 ? 1 : 0, value: scaled(one.worth) }];
  });
  const [first] = options;
  if (first === undefined || first.chance === 0) return null;
  const { nodes } = position;
  return answered(NAME, first.choice, { why: 'bestExpectation', value: first.value, options, nodes });
};

/** What captain does in a battle; null where it has no opinion. */
export const captainInBattle = (question: Question): PlayerAnswer | null => {
  const { step, asked } = question;
  const view = battleView(question.view);
  const side = saga.battle.sideNamed(view, asked.as);
  if (step === 'quick') return habit({ choose: 'quick', units: quickUnits(view, side) });
  if (step === 'place') return placement(question, view, side, best);
  const choices = question.choices as readonly Choice[] | null;
  if (choices === null || choices.length < 2) return null;
  switch (step) {
    case 'pickField':
      return best(fieldsToPick(choices, view, side));
    case 'manner':
      return habit({ choose: 'insist' });
    case 'nameLine':
      return best(rowsToName(choices, view));
    case 'declare':
      return best(declarations(choices, view, side), 0, 1);
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
