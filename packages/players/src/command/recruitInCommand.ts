import type { Stream } from '@warmoot/kernel';
import { command, war } from '@warmoot/rules';
import { often } from '../chances.js';
import type { Question } from '../player.js';
import {
  between,
  type Choice,
  type ChoiceOf,
  classOf,
  commandView,
  fromEnemies,
  type Sight,
  sideNamed,
} from './sight.js';

type Words = Choice['choose'];

const only = (choices: readonly Choice[], ...words: readonly Words[]): readonly Choice[] | null => {
  const found = choices.filter(({ choose }) => words.includes(choose));
  return found.length > 0 ? found : null;
};

/** The first of these words that is open, each tried after the one before it. */
const rather = (choices: readonly Choice[], ...words: readonly Words[]): readonly Choice[] | null => {
  for (const word of words) {
    const found = only(choices, word);
    if (found !== null) return found;
  }
  return null;
};

/** Where an Attack is likely to win: with the friends that stand by, against the target alone. */
const looksWon = (sight: Sight, { unit: key, target: aim }: ChoiceOf<'attack'>): boolean => {
  const [unit, target] = [war.unitNamed(sight, key), war.unitNamed(sight, aim)];
  const help = war
    .onTheMap(sight, war.sideOf(sight, unit))
    .filter((one) => one !== unit && classOf(sight, one).attack && between(sight, one, unit) === 1)
    .filter((one) => between(sight, one, target) === 1)
    .reduce((sum, one) => sum + command.supportOf(sight, one), 0);
  return command.assaultOf(sight, unit) + help > command.assaultOf(sight, target);
};

/** Attacks where it seems to be ahead, helps who attacks, and leaves it at that. */
const attacking = (choices: readonly Choice[], sight: Sight): readonly Choice[] | null => {
  const attacks = choices.filter((one) => one.choose === 'attack');
  const good = attacks.filter((one) => looksWon(sight, one));
  if (good.length > 0) return good;
  return rather(choices, 'supportAttack', 'endStage') ?? (attacks.length > 0 ? attacks : null);
};

/** From here on archers had rather shoot than walk. */
const BOWSHOT = 4;

/** Goes on towards the enemy as far as it can, and charges at times. Who is there stays there. */
const moving = (choices: readonly Choice[], sight: Sight, side: war.Side, source: Stream): readonly Choice[] | null => {
  const units = [...new Set(choices.flatMap((one) => ('unit' in one ? [one.unit] : [])))];
  const key = units[source.below(units.length)] as string;
  const own = choices.filter((one) => 'unit' in one && one.unit === key);
  const unit = war.unitNamed(sight, key);
  const charges = only(own, 'charge');
  if (charges !== null && often(source, 50)) return charges;
  const enemies = war.onTheMap(sight, war.otherSide(side));
  const away = Math.min(...enemies.map((enemy) => between(sight, unit, enemy)));
  if (classOf(sight, unit).volley && away <= BOWSHOT) return rather(own, 'waiting', 'engage', 'hold');
  const advances = own.filter((one) => one.choose === 'advance');
  if (advances.length === 0) return rather(own, 'engage', 'waiting', 'hold', 'manoeuvre');
  const least = classOf(sight, unit).attack ? 1 : 2;
  const steps = (one: ChoiceOf<'advance'>): number => Math.max(least, fromEnemies(sight, side, one.hex));
  const nearest = Math.min(...advances.map(steps)) + (often(source, 70) ? 0 : 1);
  return advances.filter((one) => steps(one) <= nearest);
};

/** What a recruit may do in a battle by command points, each as likely as the others; null where anything will do. */
export const recruitInCommand = (question: Question, source: Stream): readonly Choice[] | null => {
  const choices = question.choices as readonly Choice[] | null;
  if (choices === null || choices.length < 2) return null;
  const view = commandView(question.view);
  switch (question.step) {
    case 'deploy':
      return choices.slice(0, 1);
    case 'volleys':
      return rather(choices, 'volley', 'endStage');
    case 'movement':
      return moving(choices, view, sideNamed(view, question.asked.as), source);
    case 'attacks':
      return attacking(choices, view);
    case 'defences':
      return rather(choices, 'supportDefense', 'endStage');
    case 'challenge':
      return only(choices, 'goOn');
    // Whoever can pay pays, and stays.
    case 'volleyed':
    case 'charged':
    case 'lost':
    case 'check':
    case 'shaken':
    case 'survivors':
      return rather(
        choices,
        'endureMissiles',
        'endureCharge',
        'loseAttack',
        'moralCheck',
        'steady',
        'allowEscape',
        'takeDamage',
        'slaughter',
      );
    case 'attacked':
      return often(source, 30) ? rather(choices, 'feint', 'defend') : only(choices, 'defend');
    case 'left':
      return only(choices, 'pursue', 'allowDisengagement');
    case 'quarter':
      return only(choices, 'takePrisoners');
    default:
      return null;
  }
};
