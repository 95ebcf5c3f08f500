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

const lossesText = ({ lost, name }: ArmyOutcome): string => {
  const all = ALL_TROOPS.filter((troop) => lost[troop] > 0).map((troop) => `${lost[troop]} ${TROOP_NAMES[troop]}`);
  return `Verluste von ${name}: ${all.length === 0 ? 'niemand' : and(all)}.`;
};

/** Who holds the field, how it ended, and what stays lost. */
export const outcome: SceneWords<Battle>['outcome'] = ({ ending, rounds, holder, armies, champions }) =>
  [
    `Die Schlacht endete in Runde ${rounds}, ${HOW[ending]}.`,
    holder === null ? 'Niemand behauptet das Schlachtfeld.' : `Das Schlachtfeld behauptet: ${holder}.`,
    ...armies.map(lossesText),
    ...champions
      .filter(({ standing }) => standing !== 'in')
      .map(({ name, standing }) => `${name}: ${STANDING[standing]}.`),
  ].join(' ');
