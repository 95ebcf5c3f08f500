import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { done, saltCrown, seenBy } from '../sheet/testing/fixture.js';
import { countTold, lastTold, paragraphs, storyOfYear, yearsTold } from './story.js';

test('the story of a year: what is over and what was written, by months and days', () => {
  const written = [
    { deed: 'happening', day: 4, title: 'Barges' },
    { deed: 'plan', day: 50, scene: 'freeForm', title: 'Supper' },
    { deed: 'pass', to: 40 },
    { deed: 'page', day: 4, title: 'At the mill', text: 'Rain.' },
    { deed: 'page', day: 33, text: 'Snow.' },
    { deed: 'page', day: 400, text: 'Later.' },
  ].reduce((now, deed) => done(now, deed), saltCrown());
  const seen = seenBy(written);
  const told = storyOfYear(saga.calendar.USUAL_CALENDAR, seen, 1).map(({ month, days }) => [
    month,
    days.map(({ day, entries, pages }) => [
      day,
      entries.filter(({ kind }) => kind !== 'generation').map(({ title }) => title),
      pages.map(({ text }) => text),
    ]),
  ]);
  // The ratings were thrown on the first day.
  expect(told).toEqual([
    [
      0,
      [
        [1, [], []],
        [4, ['Barges'], ['Rain.']],
      ],
    ],
    [1, [[33, [], ['Snow.']]]],
  ]);
  expect(yearsTold(saga.calendar.USUAL_CALENDAR, seen)).toEqual([1, 2]);
});

test('the last of the story, and of the day on which it begins only the end', () => {
  const titles = ['Barges', 'Eels', 'Frost'];
  const written = [
    ...titles.map((title) => ({ deed: 'happening', day: 4, title })),
    { deed: 'pass', to: 40 },
    { deed: 'page', day: 4, text: 'Rain.' },
    { deed: 'page', day: 33, text: 'Snow.' },
  ].reduce((now, deed) => done(now, deed), done(saga.campaign.UNFOUNDED, { deed: 'found', name: 'The Salt Crown' }));
  const months = storyOfYear(saga.calendar.USUAL_CALENDAR, seenBy(written), 1);
  const told = (most: number): readonly string[] =>
    lastTold(months, most).flatMap(({ days }) =>
      days.flatMap(({ entries, pages }) => [...entries.map(({ title }) => title), ...pages.map(({ text }) => text)]),
    );
  expect(countTold(months)).toBe(5);
  expect(told(9)).toEqual([...titles, 'Rain.', 'Snow.']);
  expect(told(3)).toEqual(['Frost', 'Rain.', 'Snow.']);
  expect(told(1)).toEqual(['Snow.']);
  expect(lastTold(months, 1).map(({ month }) => month)).toEqual([1]);
});

test('a text by its paragraphs', () => {
  expect(paragraphs('One\ntwo\n\n  \n\nThree\n')).toEqual(['One\ntwo', 'Three']);
  expect(paragraphs('')).toEqual([]);
});
