import type { ServerMessage } from '@warmoot/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';

describe('a line that breaks', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  }, 180_000);
  afterAll(() => house.close());

  test('what was pressed while the server was away is done once when it is back', async () => {
    const page = await house.visit();
    const done: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as ServerMessage;
        if (message.send === 'done') done.push(message.id);
      }),
    );
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('heading', { name: 'Yours to decide' }).waitFor();
    await page.getByText('Fight on', { exact: true }).click();
    await house.stop();
    await page.getByText(/Not heard from the table since/).waitFor();
    const before = done.length;
    await page.locator('.foot-act').click();
    const kept = await page.evaluate(() => sessionStorage.getItem('warmoot.outbox'));
    expect(kept).toContain('"answer"');
    await house.start();
    await page.getByText(/Not heard from the table since/).waitFor({ state: 'detached' });
    await page.waitForFunction(() => sessionStorage.getItem('warmoot.outbox') === '[]');
    expect(done.length - before).toBe(1);
    await page.getByRole('heading', { name: 'Yours to decide' }).waitFor({ state: 'detached' });
    expect(house.complaints).toEqual([]);
  }, 120_000);

  test('a server of another version says so, and the page can be loaded anew', async () => {
    const page = await house.visit();
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('heading', { name: 'Yours to decide' }).waitFor();
    await house.stop();
    await house.start('0.1.0+another');
    await page.getByText('A new version is here.').waitFor();
    await page.getByRole('button', { name: 'Load the new version' }).click();
    await page.getByRole('heading', { name: 'Yours to decide' }).waitFor();
    expect(await page.getByText('A new version is here.').count()).toBe(0);
  }, 120_000);

  test('a page that is loaded again is where it was', async () => {
    const page = await house.visit();
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByText('Fight on', { exact: true }).click();
    await page.locator('.foot-act').click();
    await page.getByRole('heading', { name: 'Yours to decide' }).waitFor({ state: 'detached' });
    const before = await page.locator('.duel-choose h2').first().textContent();
    await page.reload();
    await page.locator('.duel').waitFor();
    expect(await page.locator('.duel-choose h2').first().textContent()).toBe(before);
    await page.getByRole('button', { name: 'Log and people' }).click();
    await page.locator('.side .log-entry').first().waitFor();
    expect(await page.locator('.side').textContent()).toContain('Ella');
  }, 120_000);
});
