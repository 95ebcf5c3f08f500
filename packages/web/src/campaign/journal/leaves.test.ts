import { saga } from '@warmoot/rules';
import { leavesOf } from '@warmoot/words';
import { expect, test } from 'vitest';
import { done, saltCrown, seenBy } from '../sheet/testing/fixture.js';
import { lastLeaves, upTo, yearsTold } from './leaves.js';

const CALENDAR = saga.calendar.USUAL_CALENDAR;

const written = [
  { deed: 'happening', day: 4, title: 'Barges' },
  { deed: 'plan', day: 50, scene: 'freeForm', title: 'Supper' },
  { deed: 'pass', to: 40 },
  { deed: 'page', day: 4, title: 'At the mill', text: 'Rain.' },
  { deed: 'page', day: 33, text: 'Snow.' },
  { deed: 'page', day: 800, text: 'Later.' },
].reduce((now, deed) => done(now, deed), saltCrown());

const leaves = leavesOf(seenBy(written), { calendar: CALENDAR });

test('the leaves of a story: what is over and what was written, in its order; nothing of what is to come', () => {
  expect(
    leaves.map((leaf) => (leaf.leaf === 'page' ? leaf.page.text : 'entry' in leaf ? leaf.entry.title : '')),
  ).toEqual(['Barges', 'Rain.', 'Snow.', 'Later.']);
});

test('years between which nothing happened are years too', () => {
  expect(yearsTold(leaves, CALENDAR, 40)).toEqual([1, 2, 3]);
  expect(yearsTold([], CALENDAR, 400)).toEqual([2]);
});

test('the last of the story is shown, and as much before it as a chapter that was asked for needs', () => {
  expect(lastLeaves(leaves, 2)).toEqual(leaves.slice(2));
  expect(lastLeaves(leaves, 9)).toEqual(leaves);
  const entry = { id: 'e1' } as saga.campaign.Entry;
  const chapters = [1, 2, 3, 4].map((number) => ({ leaf: 'chapter' as const, day: number, year: 1, number, entry }));
  expect(upTo(chapters, 3)).toBe(2);
  expect(lastLeaves(chapters, upTo(chapters, 3)).map(({ day }) => day)).toEqual([3, 4]);
});
