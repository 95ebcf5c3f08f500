import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { done, saltCrown, seenBy } from '../campaign/sheet/testing/fixture.js';
import { newSitting, takeIn } from './sitting.js';

const watched = { v: 1, table: 't', seat: 'ana' } as const;

test('the campaign comes with the table, when it is founded, and is followed by its news', () => {
  const before = saltCrown();
  const after = done(before, { deed: 'page', text: 'Rain.' });
  const seen = { title: 'T', seats: [], proposals: [], scenes: [], options: {}, paused: false } as never;
  const table = { ...watched, send: 'table', seen, scene: null, from: 0, items: [], here: {} } as const;
  const sitting = takeIn(newSitting('t', 'ana'), { ...table, campaign: null });
  expect(sitting.campaign).toBeNull();
  expect(takeIn(sitting, { ...table, campaign: seenBy(before) }).campaign).toEqual(seenBy(before));
  const founded = takeIn(sitting, { ...watched, send: 'news', items: [], founded: seenBy(before) });
  expect(founded.campaign).toEqual(seenBy(before));
  const news = saga.campaign.campaignNews(
    seenBy(before),
    saga.campaign.seenCampaign(after, { seat: 'ana', referee: null }),
  );
  expect(takeIn(founded, { ...watched, send: 'news', items: [], campaign: news }).campaign).toEqual(seenBy(after));
  // News of something else leave it as it is.
  expect(takeIn(founded, { ...watched, send: 'news', items: [] }).campaign).toBe(founded.campaign);
});
