import type { Deed, Seat } from '@warmoot/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignOf, NINTH, saltCrown } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { look, lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

/** Fills the form of a Discussion in: who is in it, a crowd, what it is about, and what somebody wants. */
const planDiscussion = async (page: Page): Promise<void> => {
  await page.locator('.next').getByRole('button', { name: 'Plan something' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('What it is', { exact: true }).selectOption({ label: 'Discussion' });
  await form.getByLabel('Title').fill('Council');
  for (const name of ['Lady Ella Avitch', 'Morten Avitch'])
    await form.getByRole('group', { name: 'Who is in it' }).getByLabel(name).check();
  await form.getByRole('button', { name: 'Add a crowd or an army' }).click();
  await form.getByLabel('Crowd or army', { exact: true }).fill('The guests');
  await form.getByLabel('What moves it').selectOption({ label: 'is set here' });
  await form.getByLabel('What it is called').selectOption({ label: 'Council' });
  await form.getByLabel('Context').fill('The court');
  await form.getByLabel('Topic').fill('a rival');
  await form.getByRole('button', { name: 'Add it', exact: true }).click();
  await form.getByRole('button', { name: 'Add what somebody wants' }).click();
  await form.getByLabel('Of whom').selectOption({ label: 'Morten Avitch' });
  await form.getByLabel('What they are to do').fill('Challenge him');
};

interface Asked {
  readonly question: string;
  readonly as: string;
}

/** The duel on the ninth is over, since Ella gave it up; nothing was said yet of what follows. */
const fightOut = async (page: Page, host: Seat): Promise<void> => {
  const duel = Object.values((await campaignOf(page, host)).entries).find(({ scene }) => scene === 'duel');
  await command(page, host, { do: 'play', play: { play: 'entry', entry: duel?.id } } as unknown as Deed);
  const url = `/api/tables/${host.table}/questions?seat=${encodeURIComponent(host.seat)}`;
  const [asked] = (await (await page.request.get(new URL(url, page.url()).href)).json()) as readonly Asked[];
  const answer = { question: asked?.question, as: asked?.as, choice: { choose: 'surrender' } };
  await command(page, host, { do: 'answer', ...answer } as unknown as Deed);
};

describe('a campaign', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ warned: true });
  });
  afterAll(() => house.close());

  test('what stands on the calendar is moved by keys and by the hand, and saved as a file', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    await saltCrown(page, host, [host.seat]);
    await page.goto(`${house.url}/t/${host.table}/calendar`);
    const dayOf = async (title: string): Promise<number> =>
      Object.values((await campaignOf(page, host)).entries).find((one) => one.title === title)?.day ?? 0;
    const cell = (day: number) => page.locator('.month li').nth(day - 1);
    const entry = page.locator('.month-entry').filter({ hasText: 'Parley with Skeld' });
    // By keys: picked up, a day to the right, put down.
    await entry.focus();
    for (const key of ['m', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await cell(13).getByText('Parley with Skeld').waitFor();
    expect(await dayOf('Parley with Skeld')).toBe(NINTH + 4);
    // By the hand.
    await entry.dragTo(cell(15));
    await cell(15).getByText('Parley with Skeld').waitFor();
    expect(await dayOf('Parley with Skeld')).toBe(NINTH + 6);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a calendar file' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('the-salt-crown.ics');
    expect(house.complaints).toEqual([]);
  });

  test('its pages shut nobody out, in any size or theme', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await saltCrown(page, host, [host.seat, 'Bo', null]);
    const at = `${house.url}/t/${host.table}`;
    await page.goto(`${at}/campaign`);
    await page.locator('.camp-banner h1').waitFor();
    const found = [...(await look(page, 'campaign'))];
    await planDiscussion(page);
    found.push(...(await look(page, 'plan-discussion')));
    await page.goto(`${at}/calendar`);
    await page.locator('.month').waitFor();
    found.push(...(await look(page, 'calendar')));
    await page.locator('.month-entry').first().click();
    await page.getByRole('button', { name: 'Change it' }).click();
    found.push(...(await lookClosely(page, 'calendar-plan')));
    await page.keyboard.press('Escape');
    await page.getByText('List', { exact: true }).click();
    await page.locator('.cal-list').waitFor();
    found.push(...(await lookClosely(page, 'calendar-list')));
    await page.goto(`${at}/journal`);
    await page.locator('.journal').waitFor();
    found.push(...(await look(page, 'journal')));
    await fightOut(page, host);
    await page.goto(`${at}/campaign`);
    await page.locator('.asked-what').filter({ hasText: 'What follows “Duel at Kell Ford”?' }).waitFor();
    found.push(...(await look(page, 'campaign-after')));
    await page.goto(`${at}/journal`);
    await page.locator('.journal-entry').filter({ hasText: 'Duel at Kell Ford' }).waitFor();
    found.push(...(await lookClosely(page, 'journal-after')));
    expect(found).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
