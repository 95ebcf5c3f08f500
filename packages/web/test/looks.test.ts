import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { checkOf, command, duelOf, joinTable, openTable } from './kit/tables.js';

describe('every page', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ warned: true });
  });
  afterAll(() => house.close());

  test.each(['/', '/start', '/join', '/rules', '/maps', '/guide/duel', '/guide/battle', '/guide/check'])(
    '%s shuts nobody out, in any size or theme',
    async (path) => {
      const page = await house.visit(path);
      await page.locator('h1').first().waitFor();
      expect(await lookClosely(page, path === '/' ? 'home' : path.slice(1).replace('/', '-'))).toEqual([]);
    },
  );

  test('lobby, duel, log, proposal, check and the end of a scene shut nobody out', async () => {
    const [ana, bo] = [await house.visit('/rules'), await house.visit('/rules')];
    const host = await openTable(ana, 'Ana');
    const guest = await joinTable(ana, host, bo, 'Bo');
    const at = `${house.url}/t/${host.table}`;
    await ana.goto(at);
    await ana.getByText('Links that seat at once').click();
    await ana.getByRole('button', { name: 'Invite a player' }).click();
    await ana.locator('.invitation').waitFor();
    const found = [...(await lookClosely(ana, 'lobby'))];
    await command(ana, host, duelOf(host.seat, guest.seat));
    await ana.locator('.duel').waitFor();
    found.push(...(await lookClosely(ana, 'duel')));
    await command(bo, guest, { do: 'propose', about: 'pause', value: {} });
    await command(bo, guest, { do: 'say', text: 'Supper is ready.' });
    await ana.locator('.asked').waitFor();
    await ana.getByRole('button', { name: 'Log and people' }).click();
    found.push(...(await lookClosely(ana, 'duel-side')));
    await ana.getByRole('tab', { name: 'People' }).click();
    found.push(...(await lookClosely(ana, 'duel-people')));
    // Whose own it is, and whose word is waited for until when, stands with each proposal.
    await command(bo, guest, { do: 'propose', about: 'host', value: { seat: guest.seat } });
    await ana.getByRole('tab', { name: 'Proposals' }).click();
    await ana.getByText('This is for Ana and Bo to say').waitFor();
    found.push(...(await lookClosely(ana, 'duel-proposals')));
    await ana.goto(`${at}/log`);
    await ana.locator('.log-entry').first().waitFor();
    found.push(...(await lookClosely(ana, 'log')));
    for (const proposal of [1, 2]) await command(ana, host, { do: 'withdraw', proposal });
    await command(bo, guest, { do: 'propose', about: 'abandon', value: {} });
    await ana.goto(at);
    await ana.locator('.table-notes').getByRole('button', { name: 'Agree' }).click();
    // Broken off, it has nothing to show for itself: the table is laid for the next one.
    await ana.getByRole('heading', { name: 'Set up a scene' }).waitFor();
    await command(ana, host, duelOf(host.seat, guest.seat));
    await bo.goto(at);
    await bo.locator('.choice-name', { hasText: 'Fight on' }).click();
    await bo.locator('.foot-act').click();
    await ana.getByText('Surrender', { exact: true }).click();
    await ana.locator('.foot-act').click();
    await ana.locator('.after').waitFor();
    found.push(...(await lookClosely(ana, 'after')));
    await command(ana, host, checkOf(host.seat, guest.seat));
    await ana.locator('.after').waitFor({ state: 'detached' });
    await ana.locator('.table-scene h2').first().waitFor();
    found.push(...(await lookClosely(ana, 'check')));
    await ana.goto(`${at}/scene/2`);
    await ana.locator('.proof').waitFor();
    found.push(...(await lookClosely(ana, 'scene')));
    expect(found).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
