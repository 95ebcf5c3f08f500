import type { Stream } from '@warmoot/kernel';
import { saga, war } from '@warmoot/rules';
import { often } from '../chances.js';
import type { Question } from '../player.js';
import { type BackChoice, battleView, type Choice, type MoveChoice, type Sight, shoots } from './sight.js';
import { stepsFromEnemies } from './walking.js';

const soldiers = (sight: Sight, side: war.Side): number =>
  war.onTheMap(sight, side).reduce((sum, unit) => sum + saga.battle.soldiersLeft(sight, unit), 0);

const atFirst = ({ open }: Sight, side: war.Side): number =>
  open.roster.reduce((sum, unit) => sum + (unit.side === side ? unit.size : 0), 0);

/** Fights on; a beaten army gives up now and then, and an offer to break off is welcome to the weaker. */
const declaring = (choices: readonly Choice[], sight: Sight, side: war.Side, source: Stream): readonly Choice[] => {
  const enemy = war.otherSide(side);
  const [mine, theirs] = [soldiers(sight, side), soldiers(sight, enemy)];
  const beaten = mine * 5 < atFirst(sight, side) && mine * 2 < theirs;
  const offered = sight.open.declared[enemy] === 'breakOff' && mine < theirs;
  const says = offered ? ['breakOff'] : beaten && often(source, 10) ? ['surrender', 'retreat'] : ['fightOn'];
  return choices.filter(({ choose }) => says.includes(choose));
};

/** From here on bowmen had rather shoot than walk. */
const BOWSHOT = 4;

/** One unit that is not at the enemy yet goes nearer; who is there stays. */
const moving = (question: Question, sight: Sight, side: war.Side, source: Stream): readonly Choice[] => {
  const choices = question.choices as readonly Choice[];
  const ground = saga.battle.groundOf(sight);
  const { at } = sight.open;
  const away = stepsFromEnemies(sight, side);
  const steps = (choice: MoveChoice): number => away[war.hexAt(ground, choice.to)] as number;
  const byUnit = new Map<number, MoveChoice[]>();
  for (const choice of choices) {
    if (choice.choose !== 'move') continue;
    const unit = war.unitNamed(sight, choice.unit);
    const now = away[at[unit] as number] as number;
    const least = shoots(sight, unit) ? 2 : 1;
    if (now <= (shoots(sight, unit) ? BOWSHOT : 1) || steps(choice as MoveChoice) >= now) continue;
    if (steps(choice as MoveChoice) < least) continue;
    byUnit.set(unit, [...(byUnit.get(unit) ?? []), choice as MoveChoice]);
  }
  const units = [...byUnit.values()];
  const moves = units[source.below(Math.max(1, units.length))];
  if (moves === undefined) return choices.filter(({ choose }) => choose === 'done');
  const nearest = Math.min(...moves.map(steps));
  const slack = often(source, 70) ? 0 : 1;
  return moves.filter((choice) => steps(choice) <= nearest + slack);
};

/** Back to where no other enemy stands beside one, if there is such a place. */
const fallingBack = (choices: readonly BackChoice[], sight: Sight, side: war.Side): readonly Choice[] => {
  const ground = saga.battle.groundOf(sight);
  const enemies = war.onTheMap(sight, war.otherSide(side)).map((unit) => sight.open.at[unit] as number);
  const clear = choices.filter(
    ({ to }) => to !== null && !enemies.some((enemy) => war.areAdjacent(ground, war.hexAt(ground, to), enemy)),
  );
  return clear.length > 0 ? clear : choices;
};

const only = (choices: readonly Choice[], ...what: readonly string[]): readonly Choice[] | null => {
  const found = choices.filter(({ choose }) => what.includes(choose));
  return found.length > 0 ? found : null;
};

/** What a recruit may do in a battle, each as likely as the others; null where anything will do. */
export const recruitInBattle = (question: Question, source: Stream): readonly Choice[] | null => {
  const { step, asked } = question;
  const choices = question.choices as readonly Choice[] | null;
  if (choices === null || choices.length < 2) return null;
  const view = battleView(question.view);
  const side = saga.battle.sideNamed(view, asked.as);
  switch (step) {
    case 'declare':
      return declaring(choices, view, side, source);
    case 'move':
      return moving(question, view, side, source);
    case 'aim':
      return only(choices, 'shoot');
    case 'fallBackChoice':
      return fallingBack(choices as readonly BackChoice[], view, side);
    case 'challenge':
      return only(choices, 'goOn', 'noDuels');
    default:
      return null;
  }
};
