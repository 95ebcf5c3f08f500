import type { Asked } from '@warmoot/kernel';
import type { Hearer, Words } from '../words.js';
import { chance, decimal } from './chance.js';
import { and, does, or, who } from './grammar.js';
import { refusals } from './refusals.js';
import { calendar } from './saga/calendar.js';
import { campaign } from './saga/campaign.js';
import { carry } from './saga/carry.js';
import { character } from './saga/character.js';
import { duel } from './saga/duel.js';
import { EVENT_NAMES } from './saga/event.js';
import { SKILLS } from './saga/skills.js';
import { wealth } from './saga/wealth.js';
import { scenes } from './scenes.js';
import { forms } from './shapes.js';
import { table } from './table.js';
import { throws } from './throws.js';

const forWhom = ({ seat, as }: Asked): string => (as === seat ? '' : ` for ${as}`);

const whose = (asked: readonly Asked[], hearer: Hearer): readonly string[] =>
  asked.map((one) => `${who(one.seat, hearer)}${forWhom(one)}`);

/** English. */
export const en: Words = {
  language: 'en',
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
    anyOf: (asked, question, hearer) => `Awaited from ${or(whose(asked, hearer))}: ${question}.`,
    allOf: (asked, question, hearer) => `Awaited from ${and(whose(asked, hearer))}, in secret: ${question}.`,
    made: (names) => `${and(names)} ${names.length === 1 ? 'has' : 'have'} chosen.`,
    dice: (dice, by, hearer) => `Awaited${by === null ? '' : ` from ${who(by, hearer)}`}: the dice, ${dice}.`,
    prospect: (result, of) => `The chance of ${result} is ${of}.`,
    eachDie: (dice, results) =>
      `Each die of ${dice}: ${results.map(({ result, chance: of }) => `${result} ${of}`).join('; ')}.`,
    atLeastOne: (result, of) => `The chance of ${result} at least once is ${of}.`,
    nothing: 'The scene is over.',
    unseen: 'It is for others to act.',
  },
  account: {
    chose: (asked, choice, hearer) =>
      `${does(asked.seat, { you: 'choose', they: 'chooses' }, hearer)}${forWhom(asked)}: ${choice}.`,
    hasChosen: (asked, hearer) => `${does(asked.seat, { you: 'have', they: 'has' }, hearer)} chosen${forWhom(asked)}.`,
    undid: (to) => `Back to entry ${to}. What came after it is undone.`,
    newRules: (version) => `From here on the rules of version ${version} are played by.`,
    aside: (to, sentence) => `[${and(to)} only] ${sentence}`,
  },
  table,
  scenes,
};
