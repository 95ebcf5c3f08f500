import { ACTS, ARMOURS, HELD, ITEMS, SKILLS, TACKLED, WEAKENING } from '../../glossary.js';
import { a, standingAlone } from '../../grammar.js';

const keyed = (prefix: string, words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [`${prefix}.${key}`, word]));

const FROM = Object.fromEntries(Object.entries(ACTS).map(([act, noun]) => [act, `durch ${a(noun, 'acc')}`]));

const ARMOUR_LINES = Object.fromEntries(Object.entries(ARMOURS).map(([key, name]) => [key, `Rüstung, ${name}`]));

/** The lines of a rating, by their keys. */
export const tally: Readonly<Record<string, string>> = {
  base: 'Grundwert',
  ...keyed('skill', SKILLS),
  ...keyed('act', standingAlone(ACTS)),
  ...keyed('gear', { ...standingAlone(ITEMS), hands: 'bloße Hände' }),
  ...keyed('armour', ARMOUR_LINES),
  ...keyed('penalty', { ...FROM, setup: 'mitgebracht' }),
  'defence.parry': 'Parade',
  'wound.head': 'Wunden am Kopf',
  'wound.body': 'Wunden am Rumpf',
  held: HELD,
  tackled: TACKLED,
  oneHand: 'Zweihandwaffe in einer Hand',
  distance: 'unpassende Distanz',
  undefended: 'unverteidigt',
  weakening: WEAKENING,
};

/** The results of the dice that are no success or failure. */
export const results: Readonly<Record<string, string>> = {
  twoMinor: 'zwei leichte Wunden',
  oneMajor: 'eine schwere Wunde',
};
