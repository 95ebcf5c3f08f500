import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { ACT } from './kit/play.js';
import { command, duelOf, twoAtTable } from './kit/tables.js';

describe('seats', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('one sits on a second device too, and sees there what the first one sees', async () => {
    const { ana, bo, host, guest, go } = await twoAtTable(house.visit);
    await go();
    await bo.getByRole('button', { name: 'Bo: Menu' }).click();
    await bo.getByRole('button', { name: 'Sit here on another device too' }).click();
    const link = await bo.locator('.pop .invitation-link').textContent();
    const second = await house.visit((link ?? '').replace(house.url, ''));
    await second.getByRole('button', { name: 'Take the seat' }).click();
    await second.locator('.people li', { hasText: 'Bo' }).getByText(/you/).waitFor();
    await command(ana, host, duelOf(host.seat, guest.seat));
    await Promise.all([bo, second].map((page) => page.locator(ACT).waitFor()));
    await second.locator('.choice-name', { hasText: 'Fight on' }).click();
    await second.locator(ACT).click();
    await bo.getByRole('heading', { name: 'Sealed' }).waitFor();
    await bo.getByText('Answered in your other window').waitFor();
    expect(await second.getByText('Answered in your other window').count()).toBe(0);
    expect(house.complaints).toEqual([]);
  });
});
