import { afterAll, beforeAll, expect, test } from 'vitest';
import { pickWay } from './kit/firstPage.js';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test.each(['en-GB', 'de-DE'])('the first page shuts nobody out and fits a small phone and large letters, %s', async (locale) => {
  const page = await house.visit('/', { locale, reducedMotion: 'reduce' });
  for (const kind of ['duel', 'discussion', 'battle']) {
    await pickWay(page, kind);
    expect(await lookClosely(page, `first page, ${kind}, ${locale}`)).toEqual([]);
  }
  expect(house.complaints).toEqual([]);
});
