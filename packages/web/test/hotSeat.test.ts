import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { decide } from './kit/play.js';

describe('two people on one device', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('a curtain hides everything between them until the one named presses', async () => {
    const page = await house.visit('/start');
    await page.getByLabel('Your name').fill('Ana');
    await page.getByLabel('Name of the table').fill('Kitchen table');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('heading', { name: 'Kitchen table' }).waitFor();
    await page.getByText('Somebody else on this device').click();
    await page.locator('.sit-here input').fill('Bo');
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.locator('.people-name', { hasText: 'Bo' }).waitFor();
    await page.getByRole('button', { name: 'Begin the duel' }).click();
    await page.locator('.duel').waitFor();
    await decide(page, () => 0);
    await page.getByRole('heading', { name: 'Pass the device to Bo' }).waitFor();
    const shown = await page.locator('#root').textContent();
    expect(shown).not.toMatch(/Ella|Joris|Round|Fight on/);
    expect(await page.locator('.duel').count()).toBe(0);
    // A key that was meant for the page before does not lift it.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    expect(await page.locator('.curtain').count()).toBe(1);
    await page.getByRole('button', { name: 'I am Bo' }).click();
    await page.locator('.duel').waitFor();
    expect(await page.locator('.seat[data-you]').first().textContent()).toContain('Bo');
    expect(await page.locator('.duel-choose').textContent()).toContain('Joris');
    expect(house.complaints).toEqual([]);
  });

  test('a battle by the first edition is set up in the lobby, and its name stands over it', async () => {
    const page = await house.visit('/start');
    await page.getByLabel('Your name').fill('Ana');
    await page.getByLabel('Name of the table').fill('Old rules');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByText('Somebody else on this device').click();
    await page.locator('.sit-here input').fill('Bo');
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.locator('.people-name', { hasText: 'Bo' }).waitFor();
    await page.getByRole('tab', { name: 'Battle', exact: true }).click();
    await page.locator('.setup-battle').getByRole('group', { name: 'Edition' }).getByText('first').click();
    await page.getByRole('button', { name: 'Begin the battle' }).click();
    await page.locator('.curtain button, .battle').first().waitFor();
    if ((await page.locator('.curtain').count()) > 0) await page.locator('.curtain button').click();
    await page.locator('.battle').waitFor();
    const name = 'Avitch against Dorrow, first edition';
    expect(await page.locator('.head-scene').textContent()).toBe(name);
    await expect.poll(() => page.title()).toContain(name);
    expect(house.complaints).toEqual([]);
  });
});
