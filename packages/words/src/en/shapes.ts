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
  'log.hash': () => '64 hexadecimal digits',
  'log.result': () => 'a result, or a list with one for each die',
  'script.input': () => 'an answer {"seat", "choice"}, dice {"dice": [4, 5, 1]} or [4, 5, 1], or an undo {"undo": 3}',
  'table.personName': () => 'a name with a letter or digit, in one line',
  'table.title': () => 'a title in one line',
  'setup.differentNames': () => 'each name and seat once',
  'battle.mapRows': ({ rows }) => `${plainData(rows ?? null)} rows, the size the table plays on`,
  'battle.rowLength': ({ length }) => `${plainData(length ?? null)} hexes in this row`,
  'battle.groundSign': () => 'a sign of the ground: "." open, "*" closed, "#" impassable',
  'battle.onTheMap': () => 'a hex on the map',
  'battle.heightOnce': () => 'each hex once',
  'battle.betweenNeighbours': () => 'two neighbouring hexes',
  'battle.oneBarrier': () => 'at most one barrier to an edge',
  'battle.troopsOrPosition': () => 'soldiers to muster, or a position to take up, and not both',
  'battle.roomForBoth': () => 'room to place both armies',
  'battle.freeHex': () => 'a hex that can be stood on, with nobody else on it',
  'battle.someLeft': () => 'fewer losses than soldiers',
  'battle.unitsOfBoth': () => 'one to nine units of each army',
  'carry.object': () => 'an object of the list, or one of your own with a name',
  'carry.picture': () =>
    'a shape in one piece, at most 8 by 8, drawn with "x" and "." and no empty row or column at its edge',
  'carry.categoryOrPicture': () => 'a category or a picture, and not both',
  'carry.differentIds': () => 'each id once',
  'check.ruleId': () => 'the id of a rule',
  'healing.becameMinor': () => 'a day after the wound was taken, of a wound that is Minor now',
  'healing.patientSeat': ({ seat, name }) => `${plainData(seat ?? null)}, the seat of ${plainData(name ?? null)}`,
};

const numberText = (least: number | null, most: number | null): string =>
  `a whole number${least === null ? '' : ` of ${least} or more`}${most === null ? '' : ` up to ${most}`}`;

const textOf = (expected: Expected): string => {
  switch (expected.want) {
    case 'integer':
      return numberText(expected.least, expected.most);
    case 'text':
      return expected.least > 0
        ? `a text of ${expected.least} to ${expected.most} characters`
        : `a text of at most ${expected.most} characters`;
    case 'list':
      return `a list of ${expected.least} to ${expected.most}`;
    case 'name':
      return 'a name of 1 to 60 letters, digits, blanks, dots, apostrophes or dashes';
    case 'flag':
      return 'true or false';
    case 'json':
      return 'plain JSON';
    case 'object':
      return 'an object';
    case 'fields':
    case 'noOtherField':
      return `an object with ${expected.known.join(', ')}`;
    case 'oneOf': {
      const all = expected.values.map((value) => JSON.stringify(value)).join(', ');
      return expected.values.length === 1 ? all : `one of ${all}`;
    }
    case 'form':
      return forms[expected.form]?.(expected.facts) ?? expected.form;
  }
};

const foundText = (found: Found): string => {
  switch (found.is) {
    case 'nothing':
      return 'nothing';
    case 'object':
      return 'an object';
    case 'list':
      return `a list of ${found.length}`;
    case 'value':
      return found.text;
  }
};

type BadShape = Extract<Refusal, { code: 'BAD_SHAPE' }>;

export const badShape = ({ path, expected, found }: BadShape): string => {
  const place = path === '' ? '(the whole)' : path;
  return expected.want === 'noOtherField'
    ? `${place}: no such field; known are ${expected.known.join(', ')}.`
    : `${place}: expected ${textOf(expected)}; found ${foundText(found)}.`;
};
