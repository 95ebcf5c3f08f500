import type { SeenTable } from '@warmoot/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playFirst } from './kit/firstPage.js';
import { type House, openHouse } from './kit/house.js';
import { ACT } from './kit/play.js';
import { command, duelOf, twoAtTable } from './kit/tables.js';

describe('a line that breaks', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('picked before the line is cut, it is picked when it is back; what comes too late says so', async () => {
    const { ana, bo, host, guest, go } = await twoAtTable((path) => house.visit(path));
    // Her line can be cut, and she can still be heard from another device.
    let isCut = false;
    let cut = (): Promise<void> => Promise.resolve();
    await ana.routeWebSocket(/\/api\/socket/, async (line) => {
      if (isCut) return line.close();
      line.connectToServer();
      cut = () => line.close();
    });
    await command(ana, host, duelOf(host.seat, guest.seat));
    await go();
    await ana.locator('.choice-name', { hasText: 'Surrender' }).click();
    isCut = true;
    await cut();
    await ana.getByText('What you pick stays picked.').waitFor();
    await command(bo, guest, { do: 'say', text: 'Are you there?' });
    isCut = false;
    await ana.evaluate(() => dispatchEvent(new Event('online')));
    await ana.getByText('What you pick stays picked.').waitFor({ state: 'detached' });
    expect(await ana.getByRole('radio', { name: 'Surrender' }).isChecked()).toBe(true);
    isCut = true;
    await cut();
    await ana.getByText('What you pick stays picked.').waitFor();
    await ana.locator('.foot-act').click();
    await ana.getByText('Kept here; sent once the table is back').waitFor();
    // Meanwhile the table agrees to pause, she too: what she chose here comes too late.
    await command(bo, guest, { do: 'propose', about: 'pause', value: {} });
    const { proposals } = (
      await (
        await ana.request.get(`${house.url}/api/tables/${host.table}?seat=${encodeURIComponent(host.seat)}`)
      ).json()
    ).seen as SeenTable;
    const due = proposals[0]?.due;
    if (due === null || due === undefined) throw new Error('she is not asked');
    await command(ana, host, { do: 'speak', proposal: 1, question: due.question, choice: { choose: 'agree' } });
    isCut = false;
    await ana.evaluate(() => dispatchEvent(new Event('online')));
    await ana.getByRole('alert').getByText('What you chose while the line was cut was not taken').waitFor();
    expect(await ana.getByText('Kept here; sent once the table is back').count()).toBe(0);
    expect(house.complaints).toEqual([]);
  });

  let builds = 0;
  test('a server of another version says so, and the page can be loaded anew', async () => {
    const page = await house.visit();
    await playFirst(page, 'duel');
    await page.getByRole('heading', { name: 'Yours to decide' }).waitFor();
    await house.stop();
    await house.start(`0.1.0+another${builds++}`);
    await page.getByText('A new version is here.').waitFor();
    await page.getByRole('button', { name: 'Load the new version' }).click();
    await page.getByRole('heading', { name: 'Yours to decide' }).waitFor();
    expect(await page.getByText('A new version is here.').count()).toBe(0);
  });

  test('a page that is loaded again is where it was', async () => {
    const page = await house.visit();
    await playFirst(page, 'duel');
    await page.locator('.choice-name', { hasText: 'Fight on' }).click();
    await page.locator('.foot-act').click();
    await page.getByRole('heading', { name: 'Yours to decide' }).waitFor({ state: 'detached' });
    // Until it is decided, nothing else happens.
    await page.locator(ACT).waitFor();
    const before = await page.locator('.duel-choose h2').first().textContent();
    const mine = await page.locator('.bout-half h2').first().textContent();
    await page.reload();
    await page.locator(ACT).waitFor();
    expect(await page.locator('.duel-choose h2').first().textContent()).toBe(before);
    await page.getByRole('button', { name: 'Log and people' }).click();
    await page.locator('.side .log-entry').first().waitFor();
    expect(await page.locator('.side').textContent()).toContain(mine ?? 'nobody');
  });
});
