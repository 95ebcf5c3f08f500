import type { Json, Refusal } from '@warmoot/kernel';
import { facesOf, grouped, number, plainData, spaced } from '../plain.js';
import type { RefusalWords } from '../words.js';
import { divergence } from './divergence.js';
import { and, count, or } from './grammar.js';
import { brokenRules } from './scenes.js';
import { badShape } from './shapes.js';

type Refused<C extends Refusal['code']> = Extract<Refusal, { code: C }>;

/** "0 to 9"; "0 to 90 in steps of 10". */
const rangeOf = (name: string): string => {
  const faces = facesOf(name);
  if (faces === null) return name;
  const { low, top, step } = faces;
  return step === 1 ? `${low} to ${top}` : `${low} to ${top} in steps of ${step}`;
};

/** "2 × d8 (1 to 8), d10z (0 to 9)". */
const wanted = (dice: readonly string[]): string =>
  grouped(dice)
    .map(({ name, count: n }) => `${n === 1 ? '' : `${n} × `}${name} (${rangeOf(name)})`)
    .join(', ');

const wrongFaces = ({ dice, found, at }: Refused<'WRONG_FACES'>): string => {
  if (at === null) {
    const given = found.length === 0 ? 'none' : `${found.length} (${found.map(number).join(', ')})`;
    return `${count(dice.length, 'face')} wanted, in this order: ${wanted(dice)}. Given: ${given}.`;
  }
  const die = dice[at] as string;
  return `Face ${at + 1} of ${dice.length} is ${found[at]}, but a ${die} shows ${rangeOf(die)}.`;
};

const brokenRule = ({ rule, what, facts }: Refused<'BROKEN_RULE'>): string => {
  const tell = brokenRules[what];
  const data = plainData(facts as Json);
  const sentence = tell?.(facts) ?? `Not allowed: ${spaced(what)}${data === '' ? '' : ` (${data})`}.`;
  return `${sentence} [${rule}]`;
};

const tell = (refusal: Refusal): string => (refusals[refusal.code] as (refusal: Refusal) => string)(refusal);

/** What can be named by an id in a campaign. */
const THINGS: Readonly<Record<string, string>> = {
  character: 'character',
  entry: 'entry of the calendar',
  unit: 'political unit',
  note: 'note',
  region: 'region',
  page: 'page of the journal',
  sitting: 'sitting',
  driving: 'Driving Motivation',
  seat: 'seat',
};

export const refusals: RefusalWords = {
  BAD_SHAPE: badShape,
  NOT_JSON: ({ why }) => `This is not JSON: ${why.replace(/\.$/, '')}.`,
  NOT_AWAITED: ({ seat, as, awaited }) => {
    const whose = as === seat ? seat : `${seat} for ${as}`;
    return `No answer is awaited from ${whose}. Awaited: ${or(awaited)}.`;
  },
  NOT_A_CHOICE: ({ seat, as, step, open }) => {
    const whose = as === seat ? seat : `${seat} for ${as}`;
    return `That is not open to ${whose} at "${step}". ${count(open, 'answer is', 'answers are')} open.`;
  },
  BROKEN_RULE: brokenRule,
  NO_DICE_NOW: ({ awaited }) =>
    awaited.length === 0
      ? 'No dice are awaited: the scene is over.'
      : `No dice are awaited now. Awaited: an answer from ${or(awaited)}.`,
  DICE_FIRST: ({ dice }) => `Dice come first: ${wanted(dice)}.`,
  WRONG_FACES: wrongFaces,
  BAD_DICE: ({ notation, at }) =>
    `"${notation}" cannot be read as dice${at === '' || at === notation ? '' : `, from "${at}" on`}. Write 2d8+d10z, 4d6kh3 or d00: z reads a die from 0, kh and kl keep the highest or lowest.`,
  OVER: () => 'The scene is over and takes nothing more. To go back, undo to an entry.',
  UNKNOWN_SCENE: ({ scene, known }) => `There is no scene "${scene}". There are ${and(known)}.`,
  UNKNOWN_SEAT: ({ seat, known }) => `There is no seat "${seat}". There are ${and(known)}.`,
  NO_SUCH_ENTRY: ({ entry, last }) =>
    `There is no going back to entry ${entry}: it is not there, or is itself undone. The last is ${last}.`,
  NO_SUCH: ({ what, id }) => `There is no ${THINGS[what] ?? what} "${id}" in this campaign.`,
  NOT_YOURS: ({ what, owner }) =>
    owner === null
      ? `This ${THINGS[what] ?? what} is nobody's own; only an owner can do that.`
      : `This ${THINGS[what] ?? what} is ${owner}'s. Only ${owner} can do that; others can propose it.`,
  TABLE_DECIDES: ({ rule }) =>
    rule === 'SAGA-CAMPAIGN-004'
      ? `Sheets are closed, and this would show ratings to everybody. It takes a decision of the table (${rule}): propose it.`
      : `This takes a decision of the table (${rule}): propose it.`,
  DEAD: ({ name, day }) => `${name} died on day ${day} and can do nothing more.`,
  NO_CAMPAIGN: () => 'There is no campaign at this table yet. Found one first.',
  CAMPAIGN_FOUNDED: ({ name }) =>
    `This table already plays the campaign "${name}". Another one needs a table of its own.`,
  OTHER_VERSION: ({ scene, played, here }) =>
    `This was played by ${scene} ${played}; here is ${here}, which may resolve it otherwise.`,
  UNKNOWN_VERSION: ({ found, known }) =>
    `This campaign was written by version ${found} of its rules. What can be read here is ${and(known)}.`,
  REPLAY_DIVERGED: (refusal) => divergence(refusal, tell),
};
