import type { Asked } from '@warmoot/kernel';
import type { Hearer, Words } from '../words.js';
import { chance, decimal } from './chance.js';
import { SKILLS } from './glossary.js';
import { and, does, or, who } from './grammar.js';
import { refusals } from './refusals.js';
import { calendar } from './saga/calendar.js';
import { campaign } from './saga/campaign.js';
import { carry } from './saga/carry.js';
import { character } from './saga/character.js';
import { duel } from './saga/duel.js';
import { EVENT_NAMES } from './saga/event.js';
import { wealth } from './saga/wealth.js';
import { scenes } from './scenes.js';
import { forms } from './shapes.js';
import { table } from './table.js';
import { throws } from './throws.js';

const forWhom = ({ seat, as }: Asked): string => (as === seat ? '' : ` für ${as}`);

const whose = (asked: readonly Asked[], hearer: Hearer): readonly string[] =>
  asked.map((one) => `${who(one.seat, hearer, 'dat')}${forWhom(one)}`);

/** German. Who plays is spoken to as "du". */
export const de: Words = {
  language: 'de',
  refusals,
  forms,
  chance,
  decimal,
  skills: SKILLS,
  character,
  duel,
  carry,
  campaign,
  calendar,
  wealth,
  events: EVENT_NAMES,
  throws,
  awaited: {
    anyOf: (asked, question, hearer) => `Erwartet von ${or(whose(asked, hearer))}: ${question}.`,
    allOf: (asked, question, hearer) => `Erwartet von ${and(whose(asked, hearer))}, verdeckt: ${question}.`,
    made: (names) => `${and(names)} ${names.length === 1 ? 'hat' : 'haben'} gewählt.`,
    dice: (dice, by, hearer) => `Erwartet${by === null ? '' : ` von ${who(by, hearer, 'dat')}`}: die Würfel, ${dice}.`,
    prospect: (result, of) => `Die Chance auf ${result} ist ${of}.`,
    eachDie: (dice, results) =>
      `Jeder Würfel von ${dice}: ${results.map(({ result, chance: of }) => `${result} ${of}`).join('; ')}.`,
    atLeastOne: (result, of) => `Die Chance auf mindestens einmal ${result} ist ${of}.`,
    nothing: 'Die Szene ist zu Ende.',
    unseen: 'Andere sind am Zug.',
  },
  account: {
    chose: (asked, choice, hearer) =>
      `${does(asked.seat, { du: 'wählst', they: 'wählt' }, hearer)}${forWhom(asked)}: ${choice}.`,
    hasChosen: (asked, hearer) => `${does(asked.seat, { du: 'hast', they: 'hat' }, hearer)}${forWhom(asked)} gewählt.`,
    undid: (to) => `Zurück zu Eintrag ${to}. Was danach kam, gilt nicht mehr.`,
    newRules: (version) => `Ab hier gelten die Regeln der Version ${version}.`,
    aside: (to, sentence) => `[nur für ${and(to)}] ${sentence}`,
  },
  table,
  scenes,
};
