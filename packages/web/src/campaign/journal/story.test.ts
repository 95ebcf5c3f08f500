import { USUAL_CALENDAR } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { done, saltCrown, seenBy } from '../sheet/fixture.js';
import { paragraphs, storyOfYear, yearsTold } from './story.js';

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
  const told = storyOfYear(USUAL_CALENDAR, seen, 1).map(({ month, days }) => [
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
  expect(yearsTold(USUAL_CALENDAR, seen)).toEqual([1, 2]);
});

test('a text by its paragraphs', () => {
  expect(paragraphs('One\ntwo\n\n  \n\nThree\n')).toEqual(['One\ntwo', 'Three']);
  expect(paragraphs('')).toEqual([]);
});
