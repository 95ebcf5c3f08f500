import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Entry, enter, openSession, type Result } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { accountOf, outcomeText } from './account.js';
import { german } from './de/language.js';
import { english } from './en/language.js';
import { de, en } from './languages.js';
import { refusalText } from './refusal.js';
import { dateText, entryTitle, entryTold, wealthText, yearPartName } from './sagaTold.js';
import { brokenIn, speechIn } from './wordsIn.js';

const brokenInEnglish = brokenIn(speechIn(english));
const brokenInGerman = brokenIn(speechIn(german));

const nameOf = (id: string): string => ({ c1: 'Ella', c2: 'Morten' })[id] ?? id;

const march: saga.calendar.CalendarEntry = {
  id: 'e1',
  day: 361,
  order: 1,
  days: 3,
  kind: 'scene',
  scene: 'movement',
  title: 'The long road',
  place: 'Ford',
  characters: ['c1', 'c2'],
  state: 'planned',
};

describe('the calendar', () => {
  test('a date is told by the campaign’s own year', () => {
    expect(dateText(en, saga.calendar.USUAL_CALENDAR, 361)).toBe('day 1 of Month 1, Season 1, year 2');
    expect(dateText(de, saga.calendar.USUAL_CALENDAR, 360)).toBe('Tag 30, 12. Monat, 4. Jahreszeit, Jahr 1');
    expect(yearPartName(en, { name: 'Harvest' })).toBe('Harvest');
    const own = { months: [{ name: 'Sowing', days: 5 }], seasons: [{ name: 'Wet', days: 5 }] };
    expect(dateText(en, own, 7)).toBe('day 2 of Sowing, Wet, year 2');
  });

  test('an entry is told with its date, and one without a title by what it is', () => {
    expect(entryTold(en, { calendar: saga.calendar.USUAL_CALENDAR, nameOf }, march)).toEqual({
      summary: 'The long road (day 1 of Month 1, Season 1, year 2)',
      description:
        'day 1 of Month 1, Season 1, year 2\nContested Movement, planned\nTakes 3 days.\nWith Ella and Morten.',
    });
    expect(entryTitle(de, { ...march, title: '', kind: 'arrival' })).toBe('Ankunft');
    expect(entryTitle(en, { ...march, title: '' })).toBe('Contested Movement');
    expect(entryTitle(en, { ...march, title: 'draft', kind: 'draft' })).toBe('Draft');
  });

  test('the text for calendar programs carries the campaign’s date', () => {
    const text = saga.calendar.icsOf([march], {
      campaign: 'c',
      name: 'North',
      stamp: '20260101T000000Z',
      told: (entry) => entryTold(de, { calendar: saga.calendar.USUAL_CALENDAR, nameOf }, entry),
    });
    expect(text.replaceAll('\r\n ', '')).toContain(
      'SUMMARY:The long road (Tag 1\\, 1. Monat\\, 1. Jahreszeit\\, Jahr 2)',
    );
  });

  test('refusals name people and scenes', () => {
    const late = { ...march, id: 'e2', day: 400, title: 'Council' };
    const refusal = saga.calendar.refusesToBegin([march, late], late, { names: { c1: 'Ella' } });
    if (refusal === null) throw new Error('not refused');
    expect(refusalText(en, refusal)).toBe(
      'Ella comes earlier in “The long road”, on day 361. Play or drop that first. [SAGA-CAL-003]',
    );
    expect(refusalText(de, refusal)).toBe(
      'Ella kommt vorher noch an Tag 361 vor: „The long road“. Spielt oder streicht das zuerst. [SAGA-CAL-003]',
    );
  });
});

describe('wealth', () => {
  const names = { unit: 'Harrow', support: (what: string | null) => (what === null ? 'the army' : 'ships') };

  test('ratings are told as the ladder has them', () => {
    expect(saga.wealth.LADDER.map(en.wealth.rating).join(' ')).toBe('1 1.25 1.5 2 2.5 3 3.75 4.75 6 7.5 9.5 11.5');
    expect(de.wealth.rating(1150)).toBe('11,5');
  });

  test('what happened is told with its rule', () => {
    const happened: readonly saga.wealth.WealthEvent[] = [
      { event: 'moved', from: 4, to: 5, why: 'SAGA-WEALTH-012' },
      { event: 'gaveUp', what: 's1', amount: 2, why: 'SAGA-WEALTH-015' },
    ];
    expect(wealthText(en, happened, names)).toEqual([
      'The wealth of Harrow rises from 2 to 2.5. [SAGA-WEALTH-012]',
      'Harrow gives up 2 of ships. [SAGA-WEALTH-015]',
    ]);
    expect(wealthText(de, happened, names)[0]).toBe('Der Reichtum von Harrow steigt von 2 auf 2,5. [SAGA-WEALTH-012]');
  });
});

const value = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

describe('external events', () => {
  const setup = { seats: ['ana'], characters: [{ id: 'c1', name: 'Ella', seat: 'ana', main: true }] };
  const played = (faces: readonly number[][], options: object = {}) => {
    const rules = saga.event.eventScene(saga.edition);
    let session = value(openSession(rules, { setup, options }, null));
    return {
      told: faces.flatMap((dice) => {
        const before = session.run;
        session = value(enter(session, { input: 'dice', faces: dice, from: 'table' }));
        const passage = { entry: session.entries.at(-1) as Entry, before, after: session.run } as never;
        return [en, de].map((words) => accountOf(words, passage).lines.at(-1));
      }),
      over: () => [en, de].map((words) => outcomeText(words, session.run as never)),
    };
  };

  test('a plague and whom it takes', () => {
    const { told, over } = played([[2, 9], [1]]);
    expect(told).toEqual([
      '29: a plague breaks out. The chance was 6.0 percent, 3 in 50. [SAGA-EVENT-004]',
      '29: Ausbruch einer Seuche. Die Chance war 6,0 Prozent, 3 von 50. [SAGA-EVENT-004]',
      'Ella dies of the plague. [SAGA-EVENT-005]',
      'Ella stirbt an der Seuche. [SAGA-EVENT-005]',
    ]);
    expect(over()).toEqual([
      'It came about that a plague breaks out. Dead of it: Ella. Where, when and by whom is for the table to say.',
      'Geschehen ist: Ausbruch einer Seuche. Daran gestorben: Ella. Wo, wann und durch wen, sagt der Tisch.',
    ]);
  });

  test('a roll that is not wanted', () => {
    const { told } = played([[6, 5]], { 'saga.events.magic': false });
    expect(told[0]).toBe('65: a few people learn to work magic. There is no magic here; roll again. [SAGA-EVENT-007]');
  });

  test.each([en, de])('every event has a name: $language', ({ events }) => {
    expect(Object.keys(events)).toEqual(saga.event.EVENTS.map(({ event }) => event));
  });
});

describe('refusals of calendar, wealth and events', () => {
  const folder = fileURLToPath(new URL('../../rules/src/saga/', import.meta.url));
  const sources = ['calendar', 'wealth', 'event'].flatMap((name) =>
    readdirSync(join(folder, name))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(folder, name, file), 'utf8')),
  );
  const named = [...new Set(sources.flatMap((text) => text.match(/'(calendar|wealth|event)\.\w+'/g) ?? []))]
    .map((key) => key.slice(1, -1))
    .sort();
  const ours = (words: object): readonly string[] =>
    Object.keys(words).filter((key) => /^(calendar|wealth|event)\./.test(key));

  test('have words, all of them and no others', () => {
    expect(named.length).toBeGreaterThan(25);
    expect([...ours(brokenInEnglish), ...ours(en.forms)].sort()).toEqual(named);
    expect([...ours(brokenInGerman), ...ours(de.forms)].sort()).toEqual(named);
  });

  test.each([brokenInEnglish, brokenInGerman, en.forms, de.forms])(
    'are whole sentences or phrases without facts too',
    (words) => {
      for (const key of ours(words)) expect(words[key]?.({})).not.toMatch(/undefined|null|NaN/);
    },
  );
});
