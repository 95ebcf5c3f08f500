import { stream } from '@warmoot/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { playToTheEnd } from './kit/play.js';

describe('a newcomer', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('is one press away from the first decision, and plays to the end by pressing what is there', async () => {
    const page = await house.visit();
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('heading', { name: 'Yours to decide' }).waitFor();
    expect(page.url()).toContain('/t/');
    const source = stream('a newcomer');
    // How many it takes is up to the dice.
    const decisions = await playToTheEnd(page, (count) => source.below(Math.max(1, count)));
    expect(decisions).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Check the dice' }).click();
    await page.getByText(/Checked just now in your browser/).waitFor();
    expect(house.complaints).toEqual([]);
  });
});
