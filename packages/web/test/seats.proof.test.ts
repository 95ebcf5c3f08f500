import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { decide } from './kit/play.js';
import { command, duelOf, twoAtTable } from './kit/tables.js';

describe('seats', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const follow = async (link: string | null) => {
    const page = await house.visit((link ?? '').replace(house.url, ''));
    await page.getByRole('button', { name: 'Take the seat' }).click();
    return page;
  };

  test('one sits on a second device too, and sees there what the first one sees', async () => {
    const { ana, bo, host, guest, go } = await twoAtTable(house.visit);
    await go();
    await bo.getByRole('button', { name: 'Bo: Menu' }).click();
    await bo.getByRole('button', { name: 'Sit here on another device too' }).click();
    await bo.getByText('You stay seated here as well.').waitFor();
    const second = await follow(await bo.locator('.pop .invitation-link').textContent());
    await second.locator('.people li', { hasText: 'Bo' }).getByText(/you/).waitFor();
    await bo.keyboard.press('Escape');
    await command(ana, host, duelOf(host.seat, guest.seat));
    await Promise.all([bo.locator('.foot-act').waitFor(), second.locator('.foot-act').waitFor()]);
    await decide(second, () => 0);
    await bo.getByRole('heading', { name: 'Sealed' }).waitFor();
    await bo.getByText('Answered in your other window').waitFor();
    expect(await second.getByText('Answered in your other window').count()).toBe(0);
    expect(house.complaints).toEqual([]);
  });

  test('a seat is handed out anew: who had it is told so, and who has it now plays on', async () => {
    const { ana, bo, host, guest, go } = await twoAtTable(house.visit);
    await command(ana, host, duelOf(host.seat, guest.seat));
    await go();
    await ana.getByRole('button', { name: 'Log and people' }).click();
    await ana.getByRole('tab', { name: 'People' }).click();
    await ana.getByRole('button', { name: 'Bo: Menu' }).click();
    // It is Bo's own: the table settles it, with Bo's word.
    await ana.getByRole('button', { name: 'Propose to hand out the seat of Bo anew' }).click();
    // What silence would come to stands with the question, and that Bo can refuse it.
    await bo
      .locator('.asked')
      .getByText(/Against your word it falls. From .* on your silence counts as a yes/)
      .waitFor();
    await bo.locator('.asked').getByRole('button', { name: 'Agree' }).click();
    await bo.getByText('The host may hand out your seat').waitFor();
    await ana.getByRole('button', { name: 'Hand out the seat of Bo anew', exact: true }).click();
    const link = await ana.locator('.pop .invitation-link').textContent();
    const cy = await follow(link);
    await bo.getByRole('heading', { name: 'You have no seat at this table' }).waitFor();
    await cy.locator('.foot-act').waitFor();
    await decide(cy, () => 0);
    await ana.getByText('Joris: sealed').waitFor();
    // The link was for one: whoever comes later is told what can be done, and keeps what was typed.
    const di = await house.visit((link ?? '').replace(house.url, ''));
    await di.getByRole('alert').getByText('This link has run out').waitFor();
    expect(await di.getByLabel('Code', { exact: true }).inputValue()).not.toBe('');
    expect(house.complaints).toEqual([]);
  });
});
