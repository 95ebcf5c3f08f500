import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { foundingOf, nextName, worldBooks, yearBook } from './books.js';
import { YEAR_KEYS } from './years.table.js';

const LANGUAGES = ['en', 'de'] as const;

/** The Salt Coast, and a campaign that was founded in it. */
const coast = (language: string) => {
  const [world] = worldBooks(language);
  if (world === undefined) throw new Error('there is no world');
  return world;
};

const foundedIn = (language: string, year: (typeof YEAR_KEYS)[number], world: string) => {
  const { options, founding } = foundingOf(language, { year, world, left: [] });
  const deed = saga.campaign.campaignDeed.parse({ deed: 'found', name: 'x', options, founding });
  if (!deed.ok) throw new Error(JSON.stringify(deed.refusal));
  const who = { seat: 'ana', decided: false, players: ['ana'] };
  const events = saga.campaign.obeyDeed(saga.campaign.UNFOUNDED, deed.value, who);
  if (!events.ok) throw new Error(JSON.stringify(events.refusal));
  return saga.campaign.evolveAll(saga.campaign.UNFOUNDED, events.value).open;
};

describe.each(LANGUAGES)('ready-made years and worlds: %s', (language) => {
  test('SAGA-CAL-010 every year adds up, with names that differ and marked days within it', () => {
    for (const key of YEAR_KEYS) {
      const { months, seasons, days } = yearBook(language, key);
      const calendar = saga.calendar.calendarOf({
        'saga.calendar.months': months,
        'saga.calendar.seasons': seasons,
        'saga.wealth.reckoningDay': null,
      });
      if (!calendar.ok) throw new Error(`${key}: ${JSON.stringify(calendar.refusal)}`);
      const length = saga.calendar.daysInYear(calendar.value);
      for (const { day, name } of days) expect([key, name, day >= 1 && day <= length]).toEqual([key, name, true]);
    }
    // The usual one, as the design has it.
    const { months, seasons, days } = yearBook(language, 'farm');
    expect(months.every(({ name, days: long }) => name !== '' && long === 30)).toBe(true);
    expect([months.length, seasons.length, days.length]).toEqual([12, 4, 8]);
    expect(YEAR_KEYS.length).toBeGreaterThanOrEqual(3);
  });

  test('the Salt Coast has four houses, nine places, twelve people, three quarrels and happenings, each to take or leave', () => {
    const counts = coast(language).parts.map(({ kind, names }) => [kind, names.length]);
    expect(counts).toEqual([
      ['houses', 4],
      ['places', 9],
      ['people', 12],
      ['quarrels', 3],
      ['happenings', 4],
      ['single', 1],
    ]);
    expect(
      coast(language)
        .parts.filter(({ taken }) => !taken)
        .map(({ part }) => part.key),
    ).toEqual(['saltCoast.plague']);
    expect(coast(language).first.day).toBeLessThanOrEqual(10);
  });

  test('every place is reached from every other, and a road is as long from both ends', () => {
    const notes = coast(language)
      .parts.flatMap(({ part }) => part.notes)
      .filter(({ kind }) => kind === 'place');
    const days = (from: string, to: string): number | undefined =>
      notes.find(({ title }) => title === from)?.roads?.find((road) => road.to === to)?.days;
    for (const { title, roads = [] } of notes) for (const road of roads) expect(days(road.to, title)).toBe(road.days);
    const reached = new Set([notes[0]?.title]);
    for (const place of reached) {
      for (const { to } of notes.find(({ title }) => title === place)?.roads ?? []) reached.add(to);
    }
    expect(reached.size).toBe(9);
  });

  test.each(YEAR_KEYS)(
    'it is founded whole in the year %s: people live there, rule their houses and are told apart',
    (year) => {
      const open = foundedIn(language, year, 'saltCoast');
      const people = Object.values(open.characters);
      const places = Object.values(open.notes).map(({ title }) => title);
      expect(new Set(people.map(({ name }) => name)).size).toBe(12);
      expect(new Set(people.map(({ arms }) => arms)).size).toBe(12);
      for (const { name, words, arms } of people) {
        expect([name, places.includes(words.home), words.trade !== '', arms]).toEqual([
          name,
          true,
          true,
          expect.stringMatching(/^\w+ \w+$/),
        ]);
      }
      for (const { name, ruler, arms } of Object.values(open.units)) {
        expect([name, open.characters[ruler ?? '']?.arms]).toEqual([name, arms]);
      }
      const length = open.options['saga.calendar.months'].reduce((sum, { days }) => sum + days, 0) || 360;
      for (const { day } of Object.values(open.entries)) expect(day).toBeLessThanOrEqual(length);
      // SAGA-WORLD-002, SAGA-WORLD-012: nothing of it makes the rules warn.
      expect(saga.campaign.warningsOf({ open })).toEqual([]);
    },
  );

  test('armies of the Salt Coast are at home where their houses are, and share its places', () => {
    const open = foundedIn(language, 'plain', coast(language).key);
    const homes = Object.values(open.units).map((unit) => saga.campaign.homesOf({ open }, unit));
    expect(homes.length).toBeGreaterThan(3);
    for (const [nth, { name }] of Object.values(open.units).entries()) expect(name).toContain(homes[nth]?.[0]);
    // But for the country that is everybody's, no two are at home in one place.
    const own = homes.flatMap((all) => all.slice(0, -1));
    expect(new Set(own).size).toBe(own.length);
    const armies = homes.slice(0, 2).map((at) => ({ troops: saga.battle.armyFor('crown', 4000), homes: at }));
    const called = saga.battle.rollCall(armies).map((unit) => unit.called);
    expect(new Set(called).size).toBe(called.length);
    for (const name of called) expect(name).toMatch(/^\p{L}+ \p{L}+$/u);
    for (const at of homes.slice(0, 2)) expect(called.some((name) => name.startsWith(`${at[0]} `))).toBe(true);
  });

  test('a blank world is one of the worlds, and brings nothing', () => {
    const { characters, notes, units, founding } = foundedIn(language, 'plain', 'blank');
    expect([characters, notes, units, founding?.world]).toEqual([{}, {}, {}, null]);
  });

  test('names by a press are new each time and never one that somebody has', () => {
    const taken: string[] = [];
    for (let n = 0; n < 60; n++) taken.push(nextName(language, taken, taken.at(-1) ?? ''));
    expect(new Set(taken).size).toBe(60);
    expect(nextName(language, taken, '').length).toBeLessThanOrEqual(60);
  });
});
