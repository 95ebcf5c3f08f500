import type { TableFile } from '@warmoot/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saltCrown } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { command, openTable } from './kit/tables.js';

describe('a campaign as a file', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('is brought in a browser, and a broken or changed one is refused with the place of the fault', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await saltCrown(page, host, [host.seat, 'Bo', null]);
    const path = `/api/tables/${host.table}/export?seat=${host.seat}`;
    const file = (await (await page.request.get(new URL(path, house.url).href)).json()) as TableFile;
    expect(file.format).toBe('warmoot-table/1');

    const other = await house.visit('/start');
    const bring = (text: string) =>
      other
        .getByLabel('File of a table')
        .setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await bring('{ no');
    await other.getByText('This file holds no table').waitFor();
    await bring(JSON.stringify({ ...file, records: [{ ...file.records[0], at: 'noon' }, ...file.records.slice(1)] }));
    await other.getByText('records[0].at').waitFor();
    await bring(JSON.stringify({ ...file, hash: '0'.repeat(64) }));
    await other.getByText('fingerprint').waitFor();
    await bring(JSON.stringify(file));
    await other.waitForURL(/\/t\/[^/]+$/);
    await other.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Campaign' }).click();
    await other.getByRole('heading', { level: 1, name: 'The Salt Crown' }).waitFor();
    await other.getByText('Lady Ella Avitch').first().waitFor();
    expect(house.complaints.filter((line) => !line.includes('400') && !line.includes('422'))).toEqual([]);
  });
});
