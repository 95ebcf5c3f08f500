import type { Expected, Found, Refusal } from '@warmoot/kernel';
import { plainData } from '../plain.js';
import type { FormWords } from '../words.js';
import { calendarForms } from './saga/calendar.js';
import { campaignForms } from './saga/campaign.js';
import { generationForms } from './saga/character.js';
import { draftForms } from './saga/draft.js';
import { eventForms } from './saga/event.js';
import { wealthForms } from './saga/wealth.js';

/** Conditions that no shape can say. */
export const forms: FormWords = {
  ...calendarForms,
  ...campaignForms,
  ...wealthForms,
  ...eventForms,
  ...generationForms,
  ...draftForms,
  'log.hash': () => '64 Hexadezimalziffern',
  'log.result': () => 'ein Ergebnis oder eine Liste mit einem für jeden Würfel',
  'script.input': () =>
    'eine Antwort {"seat", "choice"}, Würfel {"dice": [4, 5, 1]} oder [4, 5, 1] oder eine Rücknahme {"undo": 3}',
  'table.personName': () => 'ein Name mit einem Buchstaben oder einer Ziffer, in einer Zeile',
  'table.title': () => 'ein Titel in einer Zeile',
  'setup.differentNames': () => 'jeder Name und jeder Platz nur einmal',
  'battle.mapRows': ({ rows }) => `${plainData(rows ?? null)} Reihen, wie der Tisch spielt`,
  'battle.rowLength': ({ length }) => `${plainData(length ?? null)} Felder in dieser Reihe`,
  'battle.groundSign': () => 'ein Zeichen für Gelände: "." offen, "*" eng, "#" unpassierbar',
  'battle.onTheMap': () => 'ein Feld auf der Karte',
  'battle.heightOnce': () => 'jedes Feld einmal',
  'battle.betweenNeighbours': () => 'zwei benachbarte Felder',
  'battle.oneBarrier': () => 'höchstens ein Hindernis an einer Kante',
  'battle.troopsOrPosition': () => 'Soldaten zum Aufstellen oder eine Stellung, und nicht beides',
  'battle.roomForBoth': () => 'Platz, um beide Heere aufzustellen',
  'battle.freeHex': () => 'ein Feld, auf dem man stehen kann und niemand anderes steht',
  'battle.someLeft': () => 'weniger Verluste als Soldaten',
  'battle.unitsOfBoth': () => 'eine bis neun Einheiten von jedem Heer',
  'carry.object': () => 'ein Gegenstand der Liste, oder ein eigener mit Namen',
  'carry.picture': () =>
    'eine Form in einem Stück, höchstens 8 mal 8, gezeichnet mit "x" und ".", ohne leere Zeile oder Spalte am Rand',
  'carry.categoryOrPicture': () => 'eine Größe (category) oder eine Form (picture), nicht beides',
  'carry.differentIds': () => 'jede Kennung (id) einmal',
  'check.ruleId': () => 'die Kennung einer Regel',
  'healing.becameMinor': () => 'ein Tag nach dem der Verwundung, bei einer Wunde, die jetzt leicht ist',
  'healing.patientSeat': ({ seat, name }) => `${plainData(seat ?? null)}, der Platz von ${plainData(name ?? null)}`,
};

const numberText = (least: number | null, most: number | null): string => {
  if (least !== null && most !== null) return `eine ganze Zahl von ${least} bis ${most}`;
  if (least !== null) return `eine ganze Zahl ab ${least}`;
  return most === null ? 'eine ganze Zahl' : `eine ganze Zahl bis ${most}`;
};

const textOf = (expected: Expected): string => {
  switch (expected.want) {
    case 'integer':
      return numberText(expected.least, expected.most);
    case 'text':
      return expected.least > 0
        ? `ein Text von ${expected.least} bis ${expected.most} Zeichen`
        : `ein Text von höchstens ${expected.most} Zeichen`;
    case 'list':
      return `eine Liste von ${expected.least} bis ${expected.most}`;
    case 'name':
      return 'ein Name aus 1 bis 60 Buchstaben, Ziffern, Leerzeichen, Punkten, Apostrophen oder Strichen';
    case 'flag':
      return 'true oder false';
    case 'json':
      return 'einfaches JSON';
    case 'object':
      return 'ein Objekt';
    case 'fields':
    case 'noOtherField':
      return `ein Objekt mit ${expected.known.join(', ')}`;
    case 'oneOf': {
      const all = expected.values.map((value) => JSON.stringify(value)).join(', ');
      return expected.values.length === 1 ? all : `eines von ${all}`;
    }
    case 'form':
      return forms[expected.form]?.(expected.facts) ?? expected.form;
  }
};

const foundText = (found: Found): string => {
  switch (found.is) {
    case 'nothing':
      return 'nichts';
    case 'object':
      return 'ein Objekt';
    case 'list':
      return `eine Liste von ${found.length}`;
    case 'value':
      return found.text;
  }
};

type BadShape = Extract<Refusal, { code: 'BAD_SHAPE' }>;

export const badShape = ({ path, expected, found }: BadShape): string => {
  const place = path === '' ? '(das Ganze)' : path;
  return expected.want === 'noOtherField'
    ? `${place}: kein solches Feld; bekannt sind ${expected.known.join(', ')}.`
    : `${place}: erwartet ${textOf(expected)}; gefunden ${foundText(found)}.`;
};
