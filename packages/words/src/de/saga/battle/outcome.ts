import { ALL_TROOPS, type ArmyOutcome, type Battle } from '@warmoot/rules';
import type { SceneWords } from '../../../words.js';
import { and } from '../../grammar.js';
import { TROOP_NAMES } from './names.js';

const HOW = {
  destroyed: 'durch Vernichtung',
  bothDestroyed: 'und niemand ist übrig',
  left: 'durch Rückzug',
  surrender: 'durch Kapitulation',
  brokenOff: 'in gegenseitigem Einverständnis',
  quiet: 'weil nichts mehr geschah',
} as const;

const STANDING = {
  in: 'kampffähig',
  incapable: 'kampfunfähig',
  dead: 'tot',
  fled: 'geflohen',
  surrendered: 'gefangen',
} as const;

/** Outcomes written down before prisoners were counted have no number of them. */
const soldiersText = (troops: Partial<ArmyOutcome['lost']> = {}): string =>
  and(ALL_TROOPS.filter((troop) => (troops[troop] ?? 0) > 0).map((troop) => `${troops[troop]} ${TROOP_NAMES[troop]}`));

const lossesText = ({ lost, prisoners, name }: ArmyOutcome): string => {
  const taken = soldiersText(prisoners);
  return `Verluste von ${name}: ${soldiersText(lost) || 'niemand'}.${taken === '' ? '' : ` Gefangene: ${taken}.`}`;
};

/** Who holds the field, how it ended, what stays lost, and who is in the enemy's hands. */
export const outcome: SceneWords<Battle>['outcome'] = ({ ending, rounds, holder, armies, champions }) =>
  [
    `Die Schlacht endete in Runde ${rounds}, ${HOW[ending]}.`,
    holder === null ? 'Niemand behauptet das Schlachtfeld.' : `Das Schlachtfeld behauptet: ${holder}.`,
    ...armies.map(lossesText),
    ...champions
      .filter(({ standing }) => standing !== 'in')
      .map(({ name, standing }) => `${name}: ${STANDING[standing]}.`),
  ].join(' ');
