import { type Battle, type BattleChoice, placeText, unitNamed } from '@warmoot/rules';
import { championName, clusterOf, nameOf, unitInQuestion } from '../../../battle/facts.js';
import type { SceneWords } from '../../../words.js';
import { and } from '../../grammar.js';
import { fieldText, lineText, namedCluster, TROOP_NAMES, units, unitText } from './names.js';

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
  insist: 'auf einer passenden Aufstellung bestehen',
  waive: 'die Aufstellung freigeben',
  fightOn: 'weiterkämpfen',
  retreat: 'sich zurückziehen',
  surrender: 'sich ergeben',
  breakOff: 'den Abbruch anbieten',
  done: 'die übrigen bleiben stehen',
  hold: 'nicht schießen',
  goOn: 'die Schlacht fortsetzen',
  noDuels: 'kein Zweikampf in dieser Runde',
  accept: 'annehmen',
  refuse: 'ablehnen',
};

export const choice: SceneWords<Battle>['choice'] = (chosen, { sight }) => {
  const unit = (name: string): string => unitText(sight, unitNamed(sight, name));
  switch (chosen.choose) {
    case 'field':
      return `Schlachtfeld ${chosen.field + 1}, ${fieldText(sight.given.fields[chosen.field])}`;
    case 'grow':
      return `noch eine Einheit: ${TROOP_NAMES[chosen.troop]}`;
    case 'place':
      return chosen.units.map(({ unit: name, at }) => `${name} auf ${placeText(at)}`).join(', ');
    case 'line':
      return lineText(chosen);
    case 'quick':
      return `schnell: ${and(chosen.units)}`;
    case 'move':
      return `${unit(chosen.unit)} nach ${placeText(chosen.to)}`;
    case 'step':
      return `${unit(chosen.unit)} rückt nach ${placeText(chosen.to)}`;
    case 'clusters':
      return chosen.clusters.map(namedCluster).join('; ');
    case 'shoot':
      return `auf ${unit(chosen.target)} schießen`;
    case 'fight':
      return `das Gefecht von ${unit(chosen.unit)}`;
    case 'press':
      return `vor ${unit(chosen.unit)} weichen lassen`;
    case 'back':
      return chosen.to === null
        ? `${unit(chosen.unit)} nimmt die Verluste`
        : `${unit(chosen.unit)} weicht nach ${placeText(chosen.to)}`;
    case 'challenge':
      return `${chosen.own} gegen ${chosen.enemy}`;
    default:
      return PLAIN[chosen.choose];
  }
};

/** Staying and going on are the usual thing. */
export const isQuiet: NonNullable<SceneWords<Battle>['isQuiet']> = ({ choose }) =>
  choose === 'fightOn' || choose === 'done' || choose === 'goOn';

export const questions: NonNullable<SceneWords<Battle>['questions']> = {
  pickField: () => 'das Schlachtfeld',
  grow: () => 'welche Truppe noch eine Einheit bekommt',
  manner: () => 'ob das überraschte Heer eine passende Aufstellung einhalten muss',
  place: () => 'wo alle Einheiten stehen',
  nameLine: () => 'die gerade Reihe, von der aus der Angreifer aufstellt',
  declare: () => 'ob weitergekämpft wird',
  quick: () => 'welche Einheiten schnell sind',
  move: ({ sight }) => `ein Zug in Phase ${sight.open.phase}, oder keiner`,
  cluster: ({ sight, step }) => `wie sich ${units(sight, step.units)} auf Gefechte verteilen`,
  aim: (deciding) => `worauf ${unitText(deciding.sight, unitInQuestion(deciding))} schießt`,
  nextCluster: () => 'welches Gefecht als Nächstes kommt',
  press: ({ sight }) => {
    const lone = sight.open.fight === null ? -1 : clusterOf(sight, sight.open.fight.cluster).lone;
    return `vor wem ${unitText(sight, lone)} weichen muss`;
  },
  fallBackChoice: ({ sight, step }) =>
    `wer von ${units(sight, step.units)} wohin weicht, weg von ${nameOf(sight, step.from)}`,
  lightStep: () => 'ob leichte Infanterie weiterrückt',
  challenge: () => 'ob ein Zweikampf vorgeschlagen wird',
  takeUp: ({ sight, step }) => `ob ${championName(sight, step.own)} gegen ${championName(sight, step.enemy)} antritt`,
};

export const opening: SceneWords<Battle>['opening'] = ({ sight: { given } }) => {
  const [attacker, defender] = given.armies;
  const how = {
    standing: 'stellt sich zum Kampf',
    onTheMarch: 'wird auf dem Marsch überfallen',
    inCamp: 'wird im Lager überfallen',
  };
  return `Eine Schlacht: ${attacker?.name} greift an, ${defender?.name} ${how[given.defence]}.`;
};
