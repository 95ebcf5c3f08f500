import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { focused, listen, nextPlace, tabTo } from './kit/focus.js';
import { type House, openHouse } from './kit/house.js';
import { command, duelOf, twoAtTable } from './kit/tables.js';

describe('without a mouse', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('sealing and writing: the way back, the list of keys, and a line that nobody takes away', async () => {
    const { ana, bo, host, guest, go } = await twoAtTable((path) => house.visit(path, { pace: 'quick' }));
    await command(ana, host, duelOf(host.seat, guest.seat));
    await go();
    expect(await nextPlace(ana)).toEqual({ text: 'Yours to decide', is: 'title', asks: true });
    const said = await listen(ana);
    await ana.keyboard.press('1');
    await ana.keyboard.press('Enter');
    await expect.poll(() => focused(ana)).toBe('Change it');
    expect(await said()).toContain('polite: Sealed. Waiting for Bo.');
    // The list of keys opens anywhere in the scene, and gives the focus back.
    await ana.keyboard.press('?');
    const keys = ana.getByRole('dialog', { name: 'Keys' });
    await keys.getByText('to the board', { exact: true }).waitFor();
    expect(await ana.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await ana.keyboard.press('Escape');
    await expect.poll(() => focused(ana)).toBe('Change it');
    // From the menu it does so too, and the focus is on what opened the menu.
    await ana.getByRole('button', { name: 'Menu' }).press('Enter');
    await ana.getByRole('button', { name: 'Keys' }).press('Enter');
    await keys.waitFor();
    await ana.keyboard.press('Escape');
    await expect.poll(() => focused(ana)).toBe('Menu');
    // Ana writes while Bo decides and something else comes: the line keeps the focus.
    await tabTo(ana, /^Log and people$/);
    await ana.keyboard.press('Enter');
    await tabTo(ana, /^Say something to the table$/);
    await ana.keyboard.type('I am');
    await nextPlace(bo);
    await bo.keyboard.press('1');
    await bo.keyboard.press('Enter');
    await ana.getByRole('heading', { name: 'Sealed' }).waitFor({ state: 'detached' });
    await ana.keyboard.type(' here');
    const line = ana.getByRole('textbox', { name: 'Say something to the table' });
    await expect.poll(() => line.inputValue()).toBe('I am here');
    await ana.keyboard.press('Enter');
    await ana.locator('.side').getByText('I am here').waitFor();
    // Escape shuts the log, and the focus is on what opened it.
    await ana.keyboard.press('Escape');
    expect(await focused(ana)).toBe('Log and people');
    expect(house.complaints).toEqual([]);
  });
});
