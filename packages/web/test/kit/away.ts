import type { ServerMessage } from '@warmoot/protocol';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { House } from './house.js';
import { command, duelOf, openTable } from './tables.js';

/** A duel against a computer, in which it is Ana's to say whether to fight on. */
export const duelAlone = async (house: House, page: Page): Promise<void> => {
  const host = await openTable(page, 'Ana');
  await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
  await command(page, host, duelOf(host.seat, 'Bo'));
  await page.goto(`${house.url}/t/${host.table}`);
  await page.getByRole('heading', { name: 'Yours to decide' }).waitFor();
};

/** Somebody decides something while the server is away: it waits in the browser, and is done once when it is back. */
export const decideWhileAway = async (house: House, page: Page): Promise<void> => {
  const done: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.send === 'done') done.push(message.id);
    }),
  );
  await duelAlone(house, page);
  await page.locator('.choice-name', { hasText: 'Fight on' }).click();
  // What is said has its place before it comes, or it would not be read aloud.
  expect(await page.locator('.banner-place[role="status"]').textContent()).toBe('');
  await house.stop();
  await page
    .getByRole('status')
    .getByText(/Not heard from the table since .* What you pick stays picked\./)
    .waitFor();
  expect(await page.getByRole('radio', { name: 'Fight on' }).isChecked()).toBe(true);
  const before = done.length;
  await page.locator('.foot-act').click();
  // The page and the button itself say where the choice is.
  await page.getByRole('status').getByText('Your choice is kept here and sent once the table is back.').waitFor();
  expect(await page.locator('.foot-act').textContent()).toContain('Kept here; sent once the table is back');
  expect(await page.evaluate(() => sessionStorage.getItem('warmoot.outbox'))).toContain('"answer"');
  await house.start();
  await page.getByText(/Not heard from the table since/).waitFor({ state: 'detached' });
  await page.waitForFunction(() => sessionStorage.getItem('warmoot.outbox') === '[]');
  await expect.poll(() => done.length - before).toBe(1);
  await page.getByRole('heading', { name: 'Yours to decide' }).waitFor({ state: 'detached' });
};
