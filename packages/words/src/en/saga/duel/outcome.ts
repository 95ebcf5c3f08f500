import type { Duel, DuelOutcome } from '@warmoot/rules';
import { tallied } from '../../../duel/facts.js';
import type { SceneWords } from '../../../words.js';
import { and } from '../../grammar.js';
import { BODY_PARTS, ITEMS, sideName } from './names.js';

type Fighter = DuelOutcome['fighters'][number];

const takenText = ({ taken }: Fighter): string => {
  if (taken.length === 0) return 'no new wound';
  const each = tallied(taken).map(({ part, severity, many }) => {
    const name = severity === 'minor' ? 'Minor' : 'Major';
    return `${many === 1 ? `a ${name} Wound` : `${many} ${name} Wounds`} on the ${BODY_PARTS[part]}`;
  });
  return and(each);
};

const STANDING = { in: '', incapable: 'incapable', dead: 'dead', fled: 'fled', surrendered: 'surrendered' } as const;

const fighterText = (fighter: Fighter, prisoners: readonly string[]): string => {
  const { name, standing, dyingSince } = fighter;
  const parts = [
    ...(standing === 'in' ? [] : [STANDING[standing]]),
    takenText(fighter),
    ...(dyingSince === null ? [] : [`dies within the hour of round ${dyingSince} without aid`]),
    ...(prisoners.includes(name) ? ['a prisoner'] : []),
  ];
  return `${name}: ${parts.join(', ')}.`;
};

/** Who won and when, what became of each, what was left lying. */
export const outcome: SceneWords<Duel>['outcome'] = ({ ending, rounds, fighters, prisoners, lost }, { sight }) => {
  const when = rounds === 0 ? 'before the first round' : `in round ${rounds}`;
  const won = ending === 'side1' || ending === 'side2';
  const how = won
    ? `${sideName(sight, ending === 'side1' ? 1 : 2)} wins ${when}.`
    : ending === 'draw'
      ? `A draw ${when}.`
      : `No winner: ${ending === 'brokenOff' ? 'both sides broke off' : 'nothing came of it'} ${when}.`;
  const left = lost.length === 0 ? [] : [`Left lying: ${and(lost.map((item) => ITEMS[item]))}.`];
  return [how, ...fighters.map((fighter) => fighterText(fighter, prisoners)), ...left].join(' ');
};
