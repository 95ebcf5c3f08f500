import { type Battle, type BattleChoice, placeText, unitNamed } from '@warmoot/rules';
import { championName, clusterOf, nameOf, unitInQuestion } from '../../../battle/facts.js';
import type { SceneWords } from '../../../words.js';
import { and } from '../../grammar.js';
import { lineText, namedCluster, TROOP_NAMES, units, unitText } from './names.js';

type Plain = Extract<
  BattleChoice['choose'],
  | 'insist'
  | 'waive'
  | 'fightOn'
  | 'retreat'
  | 'surrender'
  | 'breakOff'
  | 'done'
  | 'hold'
  | 'goOn'
  | 'noDuels'
  | 'accept'
  | 'refuse'
>;

const PLAIN: Readonly<Record<Plain, string>> = {
  insist: 'hold the defender to a fitting shape',
  waive: 'let the defender place as it likes',
  fightOn: 'fight on',
  retreat: 'retreat',
  surrender: 'surrender',
  breakOff: 'offer to break off',
  done: 'leave the others where they are',
  hold: 'hold fire',
  goOn: 'go on with the battle',
  noDuels: 'no single combat this round',
  accept: 'accept',
  refuse: 'refuse',
};

export const choice: SceneWords<Battle>['choice'] = (chosen, { sight }) => {
  const unit = (name: string): string => unitText(sight, unitNamed(sight, name));
  switch (chosen.choose) {
    case 'field': {
      const field = sight.given.fields[chosen.field];
      const name = field?.field === 'drawn' && field.name !== '' ? field.name : 'the open plain';
      return `fight on field ${chosen.field + 1}, ${name}`;
    }
    case 'grow':
      return `one more unit of ${TROOP_NAMES[chosen.troop]}`;
    case 'place':
      return chosen.units.map(({ unit: name, at }) => `${name} at ${placeText(at)}`).join(', ');
    case 'line':
      return lineText(chosen);
    case 'quick':
      return `quick: ${and(chosen.units)}`;
    case 'move':
      return `${unit(chosen.unit)} to ${placeText(chosen.to)}`;
    case 'step':
      return `${unit(chosen.unit)} steps to ${placeText(chosen.to)}`;
    case 'clusters':
      return chosen.clusters.map(namedCluster).join('; ');
    case 'shoot':
      return `shoot at ${unit(chosen.target)}`;
    case 'fight':
      return `the cluster of ${unit(chosen.unit)}`;
    case 'press':
      return `back from ${unit(chosen.unit)}`;
    case 'back':
      return chosen.to === null
        ? `${unit(chosen.unit)} takes its losses`
        : `${unit(chosen.unit)} back to ${placeText(chosen.to)}`;
    case 'challenge':
      return `${chosen.own} against ${chosen.enemy}`;
    default:
      return PLAIN[chosen.choose];
  }
};

/** Staying and going on are the usual thing. */
export const isQuiet: NonNullable<SceneWords<Battle>['isQuiet']> = ({ choose }) =>
  choose === 'fightOn' || choose === 'done' || choose === 'goOn';

export const questions: NonNullable<SceneWords<Battle>['questions']> = {
  pickField: () => 'the battlefield',
  grow: () => 'which type gets one more unit',
  manner: () => 'whether the ambushed army must keep a fitting shape',
  place: () => 'where all units are placed',
  nameLine: () => 'the straight row from which the attacker places',
  declare: () => 'whether to fight on',
  quick: () => 'which units are quick',
  move: ({ sight }) => `a move in phase ${sight.open.phase}, or none`,
  cluster: ({ sight, step }) => `how ${units(sight, step.units)} are divided into clusters`,
  aim: (deciding) => `what ${unitText(deciding.sight, unitInQuestion(deciding))} shoots at`,
  nextCluster: () => 'which cluster fights next',
  press: ({ sight }) => {
    const lone = sight.open.fight === null ? -1 : clusterOf(sight, sight.open.fight.cluster).lone;
    return `from whom ${unitText(sight, lone)} must move back`;
  },
  fallBackChoice: ({ sight, step }) =>
    `who of ${units(sight, step.units)} moves back where, away from ${nameOf(sight, step.from)}`,
  lightStep: () => 'whether light infantry steps on',
  challenge: () => 'whether to propose single combat',
  takeUp: ({ sight, step }) => `whether ${championName(sight, step.own)} meets ${championName(sight, step.enemy)}`,
};

export const opening: SceneWords<Battle>['opening'] = ({ sight: { given } }) => {
  const [attacker, defender] = given.armies;
  const how = { standing: 'stands and fights', onTheMarch: 'is ambushed on the march', inCamp: 'is ambushed in camp' };
  return `A battle: ${attacker?.name} attacks ${defender?.name}, which ${how[given.defence]}.`;
};
