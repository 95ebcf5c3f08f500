import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NINTH } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { marchToKell, meetInCamp } from './kit/roads.js';
import { says } from './kit/said.js';
import { ANA, Written } from './kit/written.js';

describe('after a scene', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ warned: true });
  });
  afterAll(() => house.close());

  test('what a march hands over, and what has come of the fight, shut nobody out', async () => {
    const line = new Written();
    await line.saltCrown();
    marchToKell(line, ANA, NINTH);
    meetInCamp(line);
    const page = await house.visit('/rules');
    const seat = await line.broughtBy(page);
    await page.goto(`${house.url}/t/${seat.table}/next/${line.entry('The march to Kell').id}`);
    await page.locator('.carried tbody tr', { hasText: 'All combats start at Dagger distance' }).waitFor();
    expect(await lookClosely(page, 'handover')).toEqual([]);

    // Whoever is asked first fights on, the other gives up; the talk with the prisoner is on the calendar.
    await page.getByRole('button', { name: 'Play on now' }).click();
    await page.locator('.duel-choose').waitFor();
    for (const choose of ['fightOn', 'surrender']) await says([page, seat], { choose });
    await page.locator('.after').getByRole('link', { name: 'What comes next' }).click();
    await page.getByRole('button', { name: /^Put it on / }).click();
    await page.locator('.comes-row', { hasText: 'On the calendar for' }).waitFor();
    expect(await lookClosely(page, 'handover-after')).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
