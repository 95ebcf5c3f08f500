import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignOf } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { joinTable } from './kit/tables.js';

describe('the raid with friends', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ killed: true });
  });
  afterAll(() => house.close());

  test('two people against each other and a computer: begun by the host; a killed server loses nothing of it', async () => {
    const [ana, bo] = [await house.visit('/'), await house.visit('/rules')];
    await ana.getByRole('button', { name: 'with friends, by link' }).click();
    await ana.waitForURL(/\/t\//);
    const host = { table: ana.url().split('/t/')[1] as string, seat: 'Guest' };
    await ana.getByRole('heading', { name: 'Who plays whom' }).waitFor();
    const guest = await joinTable(ana, host, bo, 'Bo');
    await bo.goto(`${house.url}/t/${host.table}`);
    await bo.getByText('Guest begins it.').waitFor();
    // Whoever hosts gives the town to whoever came; the house stays the computer's.
    const town = ana.locator('.story-parts li', { hasText: 'The town' }).getByLabel('Played by');
    await town.selectOption({ label: 'Bo' });
    await ana
      .locator('.story-parts li', { hasText: 'Her house' })
      .getByLabel('Played by')
      .selectOption({ label: 'the computer' });
    await bo.locator('.story-parts li[data-mine]', { hasText: 'The town' }).waitFor();
    await ana.getByRole('button', { name: 'Begin the story' }).click();
    await ana.locator('.chapter-leaf', { hasText: 'Lady Ella asks for riders' }).waitFor();
    await bo.locator('.chapter-leaf', { hasText: 'The town is not there' }).waitFor();
    const owners = async () =>
      Object.values((await campaignOf(ana, host)).characters).map(({ owner, name }) => `${name}: ${owner}`);
    const before = await owners();
    expect(before).toContain('Lady Ella Avitch: Guest');
    expect(before).toContain(`Casimir Dorrow: ${guest.seat}`);
    expect(before).toContain('Jorun Halfhand: Tarn Hall');
    await house.stop();
    await house.start();
    await ana.reload();
    await ana.locator('.chapter-leaf', { hasText: 'Chapter 1' }).waitFor();
    expect(await owners()).toEqual(before);
    expect(house.complaints).toEqual([]);
  });
});
