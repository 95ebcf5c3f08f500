import type { Json, Refusal } from '@warmoot/kernel';
import { facesOf, grouped, number, plainData, spaced } from '../plain.js';
import type { RefusalWords } from '../words.js';
import { divergence } from './divergence.js';
import { and, count, or } from './grammar.js';
import { brokenRules } from './scenes.js';
import { badShape } from './shapes.js';

type Refused<C extends Refusal['code']> = Extract<Refusal, { code: C }>;

/** "0 bis 9"; "0 bis 90 in Schritten von 10". */
const rangeOf = (name: string): string => {
  const faces = facesOf(name);
  if (faces === null) return name;
  const { low, top, step } = faces;
  return step === 1 ? `${low} bis ${top}` : `${low} bis ${top} in Schritten von ${step}`;
};

/** "2 × d8 (1 bis 8), d10z (0 bis 9)". */
const wanted = (dice: readonly string[]): string =>
  grouped(dice)
    .map(({ name, count: n }) => `${n === 1 ? '' : `${n} × `}${name} (${rangeOf(name)})`)
    .join(', ');

const wrongFaces = ({ dice, found, at }: Refused<'WRONG_FACES'>): string => {
  if (at === null) {
    const given = found.length === 0 ? 'keine' : `${found.length} (${found.map(number).join(', ')})`;
    return `${count(dice.length, 'Augenzahl', 'Augenzahlen')} nötig, in dieser Reihenfolge: ${wanted(dice)}. Gegeben: ${given}.`;
  }
  const die = dice[at] as string;
  return `Augenzahl ${at + 1} von ${dice.length} ist ${found[at]}, aber ein ${die} zeigt ${rangeOf(die)}.`;
};

const brokenRule = ({ rule, what, facts }: Refused<'BROKEN_RULE'>): string => {
  const tell = brokenRules[what];
  const data = plainData(facts as Json);
  const sentence = tell?.(facts) ?? `Nicht erlaubt: ${spaced(what)}${data === '' ? '' : ` (${data})`}.`;
  return `${sentence} [${rule}]`;
};

const tell = (refusal: Refusal): string => (refusals[refusal.code] as (refusal: Refusal) => string)(refusal);

const whose = (seat: string, as: string): string => (as === seat ? seat : `${seat} für ${as}`);

/** Was in einer Kampagne mit einer Kennung benannt wird. */
const THINGS: Readonly<Record<string, string>> = {
  character: 'Die Figur',
  entry: 'Den Eintrag',
  unit: 'Das Gemeinwesen',
  note: 'Die Notiz',
  region: 'Die Region',
  page: 'Die Seite',
  sitting: 'Die Sitzung',
  driving: 'Das Leitmotiv',
  seat: 'Den Platz',
};

export const refusals: RefusalWords = {
  BAD_SHAPE: badShape,
  NOT_JSON: ({ why }) => `Das ist kein JSON: ${why.replace(/\.$/, '')}.`,
  NOT_AWAITED: ({ seat, as, awaited }) =>
    `Von ${whose(seat, as)} wird keine Antwort erwartet. Erwartet: ${or(awaited)}.`,
  NOT_A_CHOICE: ({ seat, as, step, open }) =>
    `Das steht ${whose(seat, as)} bei „${step}“ nicht offen. ${count(open, 'Antwort steht', 'Antworten stehen')} offen.`,
  BROKEN_RULE: brokenRule,
  NO_DICE_NOW: ({ awaited }) =>
    awaited.length === 0
      ? 'Es werden keine Würfel erwartet: Die Szene ist zu Ende.'
      : `Jetzt werden keine Würfel erwartet, sondern eine Antwort von ${or(awaited)}.`,
  DICE_FIRST: ({ dice }) => `Erst die Würfel: ${wanted(dice)}.`,
  WRONG_FACES: wrongFaces,
  BAD_DICE: ({ notation, at }) =>
    `„${notation}“ lässt sich nicht als Würfel lesen${at === '' || at === notation ? '' : `, ab „${at}“`}. Schreib 2d8+d10z, 4d6kh3 oder d00: Mit z zählt ein Würfel ab 0, kh und kl behalten die höchsten oder niedrigsten.`,
  OVER: () => 'Die Szene ist zu Ende und nimmt nichts mehr an. Zurück geht es nur zu einem früheren Eintrag.',
  UNKNOWN_SCENE: ({ scene, known }) => `Die Szene „${scene}“ gibt es nicht. Es gibt ${and(known)}.`,
  UNKNOWN_SEAT: ({ seat, known }) => `Den Platz „${seat}“ gibt es nicht. Es gibt ${and(known)}.`,
  NO_SUCH_ENTRY: ({ entry, last }) =>
    `Zu Eintrag ${entry} führt kein Weg zurück: Es gibt ihn nicht, oder er ist selbst zurückgenommen. Der letzte ist ${last}.`,
  NO_SUCH: ({ what, id }) => `${THINGS[what] ?? what} „${id}“ gibt es in dieser Kampagne nicht.`,
  NOT_YOURS: ({ owner }) =>
    owner === null
      ? 'Das gehört niemandem; nur wem es gehört, kann das tun.'
      : `Das gehört ${owner}. Nur ${owner} kann das tun; andere können es vorschlagen.`,
  TABLE_DECIDES: ({ rule }) =>
    rule === 'SAGA-CAMPAIGN-004'
      ? `Die Bögen sind geschlossen, und dies würde allen Werte zeigen. Darüber entscheidet der Tisch (${rule}): Schlag es vor.`
      : `Darüber entscheidet der Tisch (${rule}): Schlag es vor.`,
  DEAD: ({ name, day }) => `${name} ist am Tag ${day} gestorben und kann nichts mehr tun.`,
  NO_CAMPAIGN: () => 'An diesem Tisch gibt es noch keine Kampagne. Gründe zuerst eine.',
  CAMPAIGN_FOUNDED: ({ name }) =>
    `An diesem Tisch läuft schon die Kampagne „${name}“. Eine weitere braucht einen eigenen Tisch.`,
  OTHER_VERSION: ({ scene, played, here }) =>
    `Gespielt wurde nach ${scene} ${played}; hier gilt ${here}, und das kann anders entscheiden.`,
  UNKNOWN_VERSION: ({ found, known }) =>
    `Diese Kampagne wurde von Version ${found} ihrer Regeln geschrieben. Hier lesbar ist ${and(known)}.`,
  REPLAY_DIVERGED: (refusal) => divergence(refusal, tell),
};
