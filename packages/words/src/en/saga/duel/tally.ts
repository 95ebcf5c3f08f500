import { SKILLS } from '../skills.js';
import { ACTS, ARMOURS, ITEMS } from './names.js';

const keyed = (prefix: string, words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [`${prefix}.${key}`, word]));

const FROM = Object.fromEntries(Object.entries(ACTS).map(([act, name]) => [act, `from a ${name}`]));

const ARMOUR_LINES = Object.fromEntries(Object.entries(ARMOURS).map(([key, name]) => [key, `armour, ${name}`]));

/** The lines of a rating, by their keys. */
export const tally: Readonly<Record<string, string>> = {
  base: 'base',
  ...keyed('skill', SKILLS),
  ...keyed('act', ACTS),
  ...keyed('gear', { ...ITEMS, hands: 'bare hands' }),
  ...keyed('armour', ARMOUR_LINES),
  ...keyed('penalty', { ...FROM, setup: 'brought along' }),
  'defence.parry': 'Parry',
  'wound.head': 'wounds on the head',
  'wound.body': 'wounds on the body',
  held: 'HELD',
  tackled: 'TACKLED',
  oneHand: 'two-handed weapon in one hand',
  distance: 'distance does not match',
  undefended: 'undefended',
  weakening: 'Defensive Weakening',
};

/** The results of the dice that are no success or failure. */
export const results: Readonly<Record<string, string>> = {
  twoMinor: 'two Minor Wounds',
  oneMajor: 'one Major Wound',
};
