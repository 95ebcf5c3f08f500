import type { ArmyOutcome, Battle } from '@warmoot/rules';
import { ALL_TROOPS } from '@warmoot/rules';
import type { SceneWords } from '../../../words.js';
import { and } from '../../grammar.js';
import { TROOP_NAMES } from './names.js';

const HOW = {
  destroyed: 'by destroying the enemy',
  bothDestroyed: 'with nobody left',
  left: 'by a retreat',
  surrender: 'by surrender',
  brokenOff: 'by agreement',
  quiet: 'because nothing happened any more',
} as const;

const lossesText = ({ lost, name }: ArmyOutcome): string => {
  const all = ALL_TROOPS.filter((troop) => lost[troop] > 0).map((troop) => `${lost[troop]} ${TROOP_NAMES[troop]}`);
  return `Losses of ${name}: ${all.length === 0 ? 'nobody' : and(all)}.`;
};

/** Who holds the field, how it ended, and what stays lost. */
export const outcome: SceneWords<Battle>['outcome'] = ({ ending, rounds, holder, armies, champions }) =>
  [
    `The battle ended in round ${rounds}, ${HOW[ending]}.`,
    holder === null ? 'Nobody holds the field.' : `The field is held by ${holder}.`,
    ...armies.map(lossesText),
    ...champions.filter(({ standing }) => standing !== 'in').map(({ name, standing }) => `${name}: ${standing}.`),
  ].join(' ');
