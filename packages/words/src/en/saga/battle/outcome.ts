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

/** Outcomes written down before prisoners were counted have no number of them. */
const soldiersText = (troops: Partial<ArmyOutcome['lost']> = {}): string =>
  and(ALL_TROOPS.filter((troop) => (troops[troop] ?? 0) > 0).map((troop) => `${troops[troop]} ${TROOP_NAMES[troop]}`));

const lossesText = ({ lost, prisoners, name }: ArmyOutcome): string => {
  const taken = soldiersText(prisoners);
  return `Losses of ${name}: ${soldiersText(lost) || 'nobody'}.${taken === '' ? '' : ` Prisoners: ${taken}.`}`;
};

/** Who holds the field, how it ended, what stays lost, and who is in the enemy's hands. */
export const outcome: SceneWords<Battle>['outcome'] = ({ ending, rounds, holder, armies, champions }) =>
  [
    `The battle ended in round ${rounds}, ${HOW[ending]}.`,
    holder === null ? 'Nobody holds the field.' : `The field is held by ${holder}.`,
    ...armies.map(lossesText),
    ...champions.filter(({ standing }) => standing !== 'in').map(({ name, standing }) => `${name}: ${standing}.`),
  ].join(' ');
