import type { TableFile } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { DeskTable } from '@warmoot/table/testing/desk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';

/** A table with a campaign, saved on another server. */
const savedTable = (): TableFile => {
  const desk = new DeskTable(['Ana']);
  const deed = saga.campaign.campaignDeed.parse({ deed: 'found', name: 'The Salt Crown' });
  if (!deed.ok) throw new Error(JSON.stringify(deed.refusal));
  const refusal = desk.do('Ana', { do: 'campaign', deed: deed.value });
  if (refusal !== null) throw new Error(JSON.stringify(refusal));
  return desk.file;
};

describe('a campaign as a file', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('is chosen in a browser, sent, and there', async () => {
    const page = await house.visit('/start');
    const buffer = Buffer.from(JSON.stringify(savedTable()));
    await page
      .getByLabel('File of a table')
      .setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer });
    await page.waitForURL(/\/t\/[^/]+$/);
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Campaign' }).click();
    await page.getByRole('heading', { level: 1, name: 'The Salt Crown' }).waitFor();
    expect(house.complaints).toEqual([]);
  });
});
