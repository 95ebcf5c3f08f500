import { nameOf } from '../../../duel/facts.js';
import type { PreviewWords } from '../../../duel/preview.js';
import { chance } from '../../chance.js';
import { and } from '../../grammar.js';
import { blowEvents } from './blows.js';
import { answerText } from './choices.js';
import { ACTS, DEFENCES, possessive } from './names.js';

const ROWS: PreviewWords['rows'] = {
  ...ACTS,
  quickAttack: 'Quick A.',
  viciousAttack: 'Vicious A.',
  controlledAttack: 'Controlled A.',
};

const HEADS: PreviewWords['heads'] = {
  ...ROWS,
  quickAttack: 'Quick',
  viciousAttack: 'Vicious',
  controlledAttack: 'Contr.',
  breakHold: 'BrHold',
  breakTackle: 'BrTack',
};

const step: PreviewWords['step'] = (sight, next, actor, victim) => {
  const [one, other] = [nameOf(sight, actor), nameOf(sight, victim)];
  switch (next.step) {
    case 'protect':
      return `${other} may protect one part.`;
    case 'place': {
      const wound = next.severity === 'minor' ? 'Minor' : 'Major';
      return next.by === victim
        ? `${other} takes a ${wound} Wound and chooses the part.`
        : `${one} gives ${other} a ${wound} Wound and chooses the part.`;
    }
    case 'severity':
      return `A die gives ${other} two Minor Wounds (2 in 3) or one Major Wound (1 in 3), on a part by lot.`;
    case 'goTo':
      if (next.move === 'push') return `${one} pushes ${other} one square away.`;
      return next.move === 'closing' ? `${one} closes in.` : '';
    default:
      return '';
  }
};

const event: PreviewWords['event'] = (sight, said, actor, placed) => {
  const moment = { sight, was: sight, hearer: null };
  switch (said.event) {
    case 'hindered':
      return blowEvents.hindered(said, moment) as string;
    case 'gripped':
      return blowEvents.gripped(said, moment) as string;
    case 'fellProne':
      return said.why === 'leg' ? '' : (blowEvents.fellProne(said, moment) as string);
    case 'landed':
      return placed ? '' : (blowEvents.landed(said, moment) as string);
    case 'woundLost':
      return blowEvents.woundLost(said, moment) as string;
    case 'gripEnded':
      return said.why === 'broken' ? `${nameOf(sight, said.grip.victim)} is free of it.` : '';
    case 'moved':
      if (said.why === 'push') return `${nameOf(sight, actor)} pushes ${nameOf(sight, said.who)} one square away.`;
      return said.why === 'closing' ? `${nameOf(sight, said.who)} closes in.` : '';
    default:
      return '';
  }
};

const effects = (all: readonly string[]): string => (all.length === 0 ? 'nothing.' : all.join(' '));

export const preview: PreviewWords = {
  rows: ROWS,
  heads: HEADS,
  noCheckRow: 'no check',
  noCheckHead: 'none',
  defence: (sight, who, defence) => (defence.by === 'dodge' ? DEFENCES.dodge : answerText(sight, who, defence)),
  meets: (defence, acts) => `${defence} against ${and(acts.map((act) => ACTS[act]))}`,
  legend: (mine, theirs) =>
    `Down: ${mine}. Across: ${theirs}. In each cell the chance in percent that ${possessive(mine)} action is strong, then that ${possessive(theirs)} is; – where nothing is thrown. Each is met by the defence that leaves it the least chance:`,
  hidden: (theirs) => `The choices of calculation of ${theirs} are hidden; these are a guess.`,
  noThrow: 'Nothing is thrown for it.',
  chance: (defence, of) => `The chance of strong${defence === null ? '' : ` against ${defence}`} is ${chance(of)}.`,
  strong: (all) => `Strong: ${effects(all)}`,
  weak: (all) => `Weak: ${effects(all)}`,
  step,
  event,
};
