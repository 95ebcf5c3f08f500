import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { battleSetup } from './kit/played.js';
import { stopClock } from './kit/stopClock.js';
import { command, openTable } from './kit/tables.js';

/** A page whose clock can be stopped, and on which everything is told in full. */
const visit = async (house: House, options: Parameters<House['visit']>[1] = {}): Promise<Page> => {
  const page = await house.visit('/rules', { pace: 'full', ...options });
  await page.clock.install({ time: new Date('2030-01-01T08:00:00') });
  return page;
};

const onStage = (page: Page) => page.locator('.stage-panel');

/** Lets time go by until nothing is on the stage any more. */
const letTellOn = async (page: Page): Promise<void> => {
  for (let waits = 0; waits < 60 && (await onStage(page).count()) > 0; waits++) await page.clock.runFor(500);
};

describe('the stage', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('a check that begins and ends at once is told too; who was away reads it on one page, and has it shown again', async () => {
    const page = await visit(house);
    const host = await openTable(page, 'Ana');
    await page.goto(`${house.url}/t/${host.table}`);
    await page.getByRole('button', { name: 'Log and people' }).waitFor();
    const rivals = ['Ella', 'Joris', 'Runa', 'Odo', 'Wenna'].map((name) => ({ name, seat: host.seat, rating: 4 }));
    const setup = { kind: 'contest', seats: [host.seat], rivals } as never;
    const contest = { do: 'begin', scene: 'saga/check', setup, options: {} } as const;
    await stopClock(page);
    await command(page, host, contest);
    const comesOn = async (): Promise<number> => {
      await page.clock.runFor(10);
      return page.locator('.throw').count();
    };
    await expect.poll(comesOn, { interval: 20 }).toBe(1);
    // It is over, and nothing says so before the dice do.
    expect(await page.locator('.after').count()).toBe(0);
    // Two throws in full, and from the third on only how the dice lie and what they come to.
    const moments: Record<string, readonly string[]> = {};
    for (let waits = 0; waits < 60 && (await onStage(page).count()) > 0; waits++) {
      const [who = '', moment = ''] = await page
        .locator('.throw')
        .evaluateAll((all) => all.flatMap((one) => [one.querySelector('.throw-for')?.textContent, one.dataset.moment]));
      const seen = moments[who] ?? [];
      moments[who] = seen.at(-1) === moment ? seen : [...seen, moment];
      await page.clock.runFor(100);
    }
    const full = ['call', 'air', 'lie', 'sum', 'verdict', 'effect'];
    const quick = ['lie', 'verdict'];
    expect(moments).toEqual({ Ella: full, Joris: full, Runa: quick, Odo: quick, Wenna: quick });
    await page.clock.resume();
    await page.getByRole('button', { name: 'Play it again' }).waitFor();

    await page.goto(`${house.url}/rules`);
    await command(page, host, contest);
    await page.goto(`${house.url}/t/${host.table}`);
    await page.getByRole('heading', { name: 'Since you were away' }).waitFor();
    const lines = page.locator('.since li');
    // Those who are level throw again.
    expect(await lines.count()).toBeGreaterThanOrEqual(1 + rivals.length);
    const told = await lines.last().textContent();
    await page.getByRole('button', { name: 'Show again' }).click();
    await page.locator('.throw').waitFor();
    await letTellOn(page);
    // It ends where it was.
    expect(told).toContain((await page.locator('.strip li').last().textContent()) ?? '?');
    expect(house.complaints).toEqual([]);
  });

  test('lets nothing travel where motion is reduced: the dice lie there, and are judged after 400', async () => {
    const page = await visit(house, { reducedMotion: 'reduce' });
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'seatComputer', name: 'Captain', player: 'recruit' });
    // Two fights wait at once.
    const units = { a1: [10, 11], a2: [4, 4], d1: [10, 10], d2: [4, 5] } as const;
    const setup = battleSetup({ units }, [host.seat, 'Captain']) as never;
    await command(page, host, { do: 'begin', scene: 'saga/battle', setup, options: {} });
    await page.goto(`${house.url}/t/${host.table}`);
    const act = page.locator('.foot-act:not([aria-busy])');
    await act.waitFor();
    await stopClock(page);
    await act.click();
    await page.locator('.throw[data-moment="sum"]').waitFor();
    expect(await page.locator('.throw .die b').count()).toBe(3);
    expect(await page.locator('.throw-air').count()).toBe(0);
    await page.clock.runFor(399);
    expect(await page.locator('.throw-verdict').count()).toBe(0);
    await page.clock.runFor(1);
    await page.locator('.throw-verdict').waitFor();
    expect(house.complaints).toEqual([]);
  });
});
