import type { Deed, Seat } from '@warmoot/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { look } from './kit/looks.js';
import { command, joinTable, openTable } from './kit/tables.js';

const GOAL = 'marry nobody before the Moot';

/** Everything a browser is told, from its first byte on. */
const tap = (page: Page): string[] => {
  const received: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    response.text().then(
      (text) => received.push(text),
      () => undefined,
    );
  });
  return received;
};

/** Does something in the campaign of a table, by hand of a browser's own key. */
const deed = (page: Page, seat: Seat, what: object): Promise<unknown> =>
  command(page, seat, { do: 'campaign', deed: what } as unknown as Deed);

describe('sheets in two browsers', () => {
  let house: House;
  let [ana, bo]: Page[] = [];
  let told: string[] = [];
  let host: Seat;
  let guest: Seat;

  beforeAll(async () => {
    house = await openHouse({ warned: true });
    [ana, bo] = [await house.visit('/rules'), await house.visit('/rules')];
    told = tap(bo);
    host = await openTable(ana, 'Ana');
    guest = await joinTable(ana, host, bo, 'Bo');
    await deed(ana, host, { deed: 'found', name: 'The Salt Crown' });
    await deed(ana, host, { deed: 'add', name: 'Lady Ella', owner: host.seat });
    await deed(bo, guest, { deed: 'add', name: 'Morten', owner: guest.seat });
    await command(ana, host, { do: 'play', play: { play: 'generation', characters: ['c1'] } } as unknown as Deed);
    await Promise.all([
      ana.goto(`${house.url}/t/${host.table}/cast/c1`),
      bo.goto(`${house.url}/t/${host.table}/cast/c1`),
    ]);
  });
  afterAll(() => house.close());

  const pages = (): readonly [Page, Page] => [ana as Page, bo as Page];

  test('SAGA-GEN-006, -008: the sheet shows, and every rating opens to where it comes from', async () => {
    const [page] = pages();
    await page.getByRole('heading', { name: 'Lady Ella' }).waitFor();
    await page.locator('.skill-group').first().waitFor();
    expect(await page.locator('.skill-group li').count()).toBe(23);
    expect(await page.locator('.motive-pairs li').filter({ visible: true }).count()).toBe(9);
    const asked = page.getByRole('button', { name: /^Why is Ride \d+\?$/ }).first();
    const rating = Number(/\d+/.exec((await asked.getAttribute('aria-label')) ?? '')?.[0]);
    await asked.click();
    const panel = page.getByRole('dialog', { name: /^Why is Ride/ });
    await panel.waitFor();
    const lines = await panel.locator('.whence tr:not(.whence-sum) td').allInnerTexts();
    expect(lines.reduce((sum, text) => sum + Number(text.replace('+', '')), 0)).toBe(rating);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await look(page, 'sheet')).toEqual([]);
  });

  test('SAGA-DRAFT-010, SAGA-CAMPAIGN-004: goals are read by their owner alone, and told to nobody else', async () => {
    const [page, other] = pages();
    await page.getByRole('button', { name: 'Write: What they want' }).click();
    await page.getByRole('textbox', { name: 'What they want' }).fill(GOAL);
    await page.getByRole('button', { name: 'Keep it', exact: true }).click();
    await page.locator('.goals').getByText(GOAL).waitFor();
    // Something open after it, so that the other browser has heard of all that went before.
    await page.getByRole('button', { name: 'Write: Home' }).click();
    await page.getByRole('textbox', { name: 'Home' }).fill('Tarn Hall');
    await page.getByRole('button', { name: 'Keep it', exact: true }).click();
    await other.locator('.about').getByText('Tarn Hall').waitFor();
    expect(await other.locator('.goals').count()).toBe(0);
    expect(await other.getByRole('button', { name: 'Write: Home' }).count()).toBe(0);
    await other.reload();
    await other.locator('.about').getByText('Tarn Hall').waitFor();
    expect(told.some((frame) => frame.includes('Tarn Hall'))).toBe(true);
    expect(told.filter((frame) => frame.includes(GOAL))).toEqual([]);
  });

  test('SAGA-SKILL-028: another rating is put to the table, and stands with its reason once it is agreed', async () => {
    const [page, other] = pages();
    const asked = page.getByRole('button', { name: /^Why is Swim/ }).first();
    // Another than the dice gave, whatever that is.
    const to = (await asked.getAttribute('aria-label')) === 'Why is Swim 9?' ? '8' : '9';
    await asked.click();
    const panel = page.getByRole('dialog', { name: /^Why is Swim/ });
    await panel.getByText('Propose another rating').click();
    await panel.getByLabel('New rating').selectOption(to);
    await panel.getByLabel('Reason').fill('a summer on the river');
    await panel.getByRole('button', { name: 'Propose it' }).click();
    await other.getByRole('button', { name: 'Agree' }).first().click();
    await page
      .getByRole('button', { name: `Why is Swim ${to}?` })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByText(/a summer on the river/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
  });

  test('SAGA-CARRY-011: what is packed here stands on the sheet once it is kept', async () => {
    const [page, other] = pages();
    await page.getByRole('button', { name: 'Change the load' }).click();
    const load = page.locator('.sheet-load');
    await load.getByRole('button', { name: 'Add it' }).click();
    await load.getByRole('button', { name: 'Pack for me' }).click();
    await load.getByRole('button', { name: 'Keep it packed so' }).click();
    await page.getByRole('button', { name: 'Change the load' }).waitFor();
    await other.getByRole('button', { name: /^Why is the load [1-9]\d* of/ }).waitFor();
    expect(await other.getByRole('button', { name: 'Change the load' }).count()).toBe(0);
  });

  test('the cast is searched, and prints one sheet on each page', async () => {
    const [, page] = pages();
    await page.goto(`${house.url}/t/${host.table}/cast`);
    await page.locator('.cast-card').first().waitFor();
    // Ella and Morten; whoever is added at the end is there in a second try.
    const many = await page.locator('.cast-card').count();
    expect(many).toBeGreaterThanOrEqual(2);
    await page.getByLabel('Search').fill('tarn hall');
    await page.getByText(`1 of ${many}`).waitFor();
    expect(await page.locator('.cast-card').allInnerTexts()).toEqual([expect.stringContaining('Lady Ella')]);
    await page.getByLabel('Search').fill('');
    await page.getByText(`${many} characters`, { exact: true }).waitFor();
    expect(await look(page, 'cast')).toEqual([]);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(/\/Count (\d+)/.exec(paper)?.[1]).toBe(`${many}`);
    await page.getByRole('button', { name: 'Add a character' }).click();
    const form = page.getByRole('dialog', { name: 'Add a character' });
    await form.getByLabel('Name').fill('Maud the Leech');
    await form.getByLabel('Ratings').selectOption('roll');
    await form.getByRole('button', { name: 'Add them' }).click();
    await form.waitFor({ state: 'detached' });
    await page
      .getByRole('link', { name: /Maud the Leech.*\d/ })
      .first()
      .waitFor();
    expect(house.complaints).toEqual([]);
  });
});
