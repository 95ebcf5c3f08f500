import type { Duel, DuelOutcome } from '@warmoot/rules';
import { tallied } from '../../../duel/facts.js';
import type { SceneWords } from '../../../words.js';
import { BODY_PARTS, ITEMS } from '../../glossary.js';
import { and, at, bare } from '../../grammar.js';
import { sideName, woundsOf } from './names.js';

type Fighter = DuelOutcome['fighters'][number];

const takenText = ({ taken }: Fighter): string =>
  taken.length === 0
    ? 'keine neue Wunde'
    : and(tallied(taken).map(({ part, severity, many }) => `${woundsOf(severity, many)} ${at(BODY_PARTS[part])}`));

const STANDING = {
  in: '',
  incapable: 'kampfunfähig',
  dead: 'tot',
  fled: 'geflohen',
  surrendered: 'hat sich ergeben',
} as const;

const fighterText = (fighter: Fighter, prisoners: readonly string[]): string => {
  const { name, standing, dyingSince } = fighter;
  const parts = [
    ...(standing === 'in' ? [] : [STANDING[standing]]),
    takenText(fighter),
    ...(dyingSince === null ? [] : [`stirbt ohne Hilfe binnen einer Stunde nach Runde ${dyingSince}`]),
    ...(prisoners.includes(name) ? ['gefangen'] : []),
  ];
  return `${name}: ${parts.join(', ')}.`;
};

/** Who won and when, what became of each, what was left lying. */
export const outcome: SceneWords<Duel>['outcome'] = ({ ending, rounds, fighters, prisoners, lost }, { sight }) => {
  const when = rounds === 0 ? 'vor der ersten Runde' : `in Runde ${rounds}`;
  const won = ending === 'side1' || ending === 'side2';
  const how = won
    ? `${sideName(sight, ending === 'side1' ? 1 : 2)} gewinnt ${when}.`
    : ending === 'draw'
      ? `Unentschieden ${when}.`
      : `Kein Sieg: ${ending === 'brokenOff' ? `Beide Seiten brachen ${when} ab` : `Ende ohne Ergebnis ${when}`}.`;
  const left = lost.length === 0 ? [] : [`Liegen geblieben: ${and(lost.map((item) => bare(ITEMS[item])))}.`];
  return [how, ...fighters.map((fighter) => fighterText(fighter, prisoners)), ...left].join(' ');
};
