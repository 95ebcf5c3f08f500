import type { Json } from '@warmoot/kernel';
import type { ObjectId } from '@warmoot/rules';
import { plainData } from '../../plain.js';
import type { AnySceneWords, CarryWords } from '../../words.js';
import { ITEMS } from '../glossary.js';
import { and, count, standingAlone } from '../grammar.js';

const OBJECT_NAMES: Readonly<Record<ObjectId, string>> = {
  ...standingAlone(ITEMS),
  coins: 'Münzen',
  jewelry: 'Schmuckstück',
  candle: 'Kerze',
  tinderBox: 'Zunderbüchse',
  keys: 'Schlüssel',
  sling: 'Schleuder',
  bandages: 'Verbandszeug',
  clothes: 'Kleidung zum Wechseln',
  cloak: 'Mantel',
  bedroll: 'Bettrolle',
  waterskin: 'Wasserschlauch',
  food: 'Proviant',
  rope: 'Seil',
  lantern: 'Laterne',
  moneyBag: 'Geldbeutel',
  book: 'Buch',
  paddedArmour: 'Polsterrüstung',
  helmet: 'Helm',
  boots: 'Stiefel',
  cookingPot: 'Kochtopf',
  splints: 'Schienen',
  warhammer: 'Kriegshammer',
  shortBow: 'Kurzbogen',
  quiver: 'Köcher',
  fryingPan: 'Bratpfanne',
  torch: 'Fackel',
  tent: 'Zelt',
  mailArmour: 'Kettenrüstung',
  longbow: 'Langbogen',
  plateLower: 'untere Plattenrüstung',
  plateUpper: 'obere Plattenrüstung',
};

export const carry: CarryWords = {
  objects: OBJECT_NAMES,
  categories: {
    small: 'Klein',
    normal: 'Mittel',
    normalLong: 'Mittel (lang)',
    normalAwkward: 'Mittel (sperrig)',
    normalAwkwardThree: 'Mittel (sperrig, drei)',
    large: 'Groß',
    largeLong: 'Groß (lang)',
    largeAwkward: 'Groß (sperrig)',
  },
  amounts: {
    coin: (n) => count(n, 'Münze', 'Münzen'),
    halfDay: (n) => (n === 1 ? 'ein halber Tag' : count(n, 'halber Tag', 'halbe Tage')),
    day: (n) => count(n, 'Tag', 'Tage'),
    metre: (n) => `${n} m`,
    arrow: (n) => count(n, 'Pfeil', 'Pfeile'),
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
  'carry.noArrangement': () => 'Für die ganze Last gibt es keine Anordnung: Etwas muss zurückbleiben.',
  'carry.beside': (facts) => `${about(facts)}: liegt neben dem Raster und wird nicht getragen.`,
  'carry.outside': (facts) => `${about(facts)}: liegt nicht ganz im Raster.`,
  'carry.overlaps': (facts) => `${about(facts)}: liegt auf Feldern, die schon belegt sind: ${others(facts)}.`,
  'carry.flipped': (facts) => `${about(facts)}: liegt gewendet, und an diesem Tisch wird nur gedreht.`,
  'carry.notWorn': (facts) => `${about(facts)}: kann man nicht am Leib tragen.`,
  'carry.tooMuch': (facts) =>
    facts.most === null
      ? `${about(facts)}: darin wird nichts gezählt.`
      : `${about(facts)}: fasst höchstens ${plainData(facts.most ?? null)}.`,
};
