import type { Json } from '@warmoot/kernel';
import type { ObjectId } from '@warmoot/rules';
import { plainData } from '../../plain.js';
import type { AnySceneWords, CarryWords } from '../../words.js';
import { and, count } from '../grammar.js';
import { ITEMS } from './duel/names.js';

const OBJECT_NAMES: Readonly<Record<ObjectId, string>> = {
  ...ITEMS,
  coins: 'coins',
  jewelry: 'piece of jewelry',
  candle: 'candle',
  tinderBox: 'tinder box',
  keys: 'keys',
  sling: 'sling',
  bandages: 'bandages',
  clothes: 'change of clothes',
  cloak: 'cloak',
  bedroll: 'bedroll',
  waterskin: 'waterskin',
  food: 'food',
  rope: 'rope',
  lantern: 'lantern',
  moneyBag: 'money bag',
  book: 'book',
  paddedArmour: 'padded armour',
  helmet: 'helmet',
  boots: 'boots',
  cookingPot: 'cooking pot',
  splints: 'splints',
  warhammer: 'warhammer',
  shortBow: 'short bow',
  quiver: 'quiver',
  fryingPan: 'frying pan',
  torch: 'torch',
  tent: 'tent',
  mailArmour: 'mail armour',
  longbow: 'longbow',
  plateLower: 'lower plate armour',
  plateUpper: 'upper plate armour',
};

export const carry: CarryWords = {
  objects: OBJECT_NAMES,
  categories: {
    small: 'Small',
    normal: 'Normal',
    normalLong: 'Normal (long)',
    normalAwkward: 'Normal (awkward)',
    normalAwkwardThree: 'Normal (awkward, three)',
    large: 'Large',
    largeLong: 'Large (long)',
    largeAwkward: 'Large (awkward)',
  },
  amounts: {
    coin: (n) => count(n, 'coin'),
    halfDay: (n) => (n === 1 ? 'half a day' : count(n, 'half day')),
    day: (n) => count(n, 'day'),
    metre: (n) => `${n} m`,
    arrow: (n) => count(n, 'arrow'),
  },
};

type Facts = Readonly<Record<string, Json>>;

const nameOf = (key: Json | undefined): string =>
  typeof key === 'string' && Object.hasOwn(OBJECT_NAMES, key) ? OBJECT_NAMES[key as ObjectId] : plainData(key ?? null);

const about = ({ object }: Facts): string => {
  const name = nameOf(object);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};

const others = ({ objects }: Facts): string => and(Array.isArray(objects) ? objects.map(nameOf) : []);

/** What cannot be carried or worn like this. */
export const carryBroken: AnySceneWords['broken'] = {
  'carry.noArrangement': () => 'No arrangement of the whole load exists: leave something behind.',
  'carry.beside': (facts) => `${about(facts)}: lies beside the grid and is not carried.`,
  'carry.outside': (facts) => `${about(facts)}: does not lie wholly inside the grid.`,
  'carry.overlaps': (facts) => `${about(facts)}: lies on spaces that are taken, by ${others(facts)}.`,
  'carry.flipped': (facts) => `${about(facts)}: lies flipped over, and at this table objects are only turned.`,
  'carry.notWorn': (facts) => `${about(facts)}: cannot be worn.`,
  'carry.tooMuch': (facts) =>
    facts.most === null
      ? `${about(facts)}: nothing in it is counted.`
      : `${about(facts)}: one of these holds ${plainData(facts.most ?? null)} at most.`,
};
