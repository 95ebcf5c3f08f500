import type { Deed } from '@warmoot/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse, PATIENCE_MS } from './kit/house.js';
import { ACT, decide, waitsFor } from './kit/play.js';
import { command, fightOf, twoAtTable } from './kit/tables.js';

const one = (name: string, seat: string, like = 'raider') => ({ name, seat, like });

/** Decides wherever something is asked, until it is so. */
const playUntil = async (pages: readonly Page[], isSo: () => Promise<boolean>): Promise<void> => {
  for (const late = Date.now() + 4 * PATIENCE_MS; Date.now() < late; ) {
    if (await isSo()) return;
    for (const page of pages) {
      if ((await waitsFor(page)) === 'choice') await decide(page, () => 0, 5_000).catch(() => {});
    }
    await pages[0]?.waitForTimeout(60);
  }
  throw new Error('it never came to that');
};

describe('kinds of scenes', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const begin = async (deedFor: (a: string, b: string) => Deed) => {
    const { ana, bo, host, guest, go } = await twoAtTable(house.visit);
    await command(ana, host, deedFor(host.seat, guest.seat));
    await go();
    await Promise.all([ana, bo].map((page) => page.locator('.table-scene h2').first().waitFor()));
    return { ana, bo, host, guest };
  };

  test('what stands picked is sealed by one press, a row by two; an act is taken back; a wound is pressed on the figure', async () => {
    const { ana, bo } = await begin((a, b) => fightOf([one('Ella', a)], [one('Joris', b)]));
    const act = (page: Page) => page.locator(ACT);
    // To fight on stands picked.
    for (const page of [ana, bo]) await act(page).click();
    const footwork = (page: Page) => page.getByRole('heading', { name: 'Footwork', exact: true });
    await Promise.race([ana, bo].map((page) => footwork(page).waitFor()));
    const [first, second] = (await footwork(ana).isVisible()) ? [ana, bo] : [bo, ana];
    // So does to stay. It is taken back as long as the other has not moved.
    await act(first).click();
    await footwork(second).waitFor();
    await first.locator('.scene-waiting').waitFor();
    await first.getByRole('button', { name: 'Take it back' }).click();
    await footwork(first).waitFor();
    await expect.poll(() => act(second).count()).toBe(0);
    await act(first).click();
    await act(second).click();
    const secret = (page: Page) => page.getByRole('heading', { name: 'Choose in secret' });
    for (const page of [ana, bo]) await secret(page).waitFor();
    expect(await first.getByRole('button', { name: 'Take it back' }).count()).toBe(0);
    const quick = ana.locator('.mx label', { hasText: 'Quick Attack' });
    await quick.click();
    await expect.poll(() => quick.locator('input').isChecked()).toBe(true);
    await quick.click();
    await ana.getByRole('heading', { name: 'Sealed' }).waitFor();
    // By keys it is Enter, twice.
    await bo.locator('.mx label', { hasText: 'Quick Attack' }).locator('input').focus();
    await bo.keyboard.press('Enter');
    await bo.keyboard.press('Enter');
    const body = (page: Page) => page.locator('.body-choice');
    await playUntil([ana, bo], async () => (await body(ana).count()) + (await body(bo).count()) > 0);
    const placer = (await body(ana).count()) > 0 ? ana : bo;
    const arm = body(placer).locator('label[data-part="leftArm"]');
    await arm.click();
    expect(
      await body(placer)
        .getByRole('radio', { name: /^Left arm/ })
        .isChecked(),
    ).toBe(true);
    expect(await body(placer).locator('[data-marked="leftArm"]').count()).toBe(1);
    await body(placer).locator('label', { hasText: 'Right leg' }).last().click();
    expect(await body(placer).locator('[data-marked="rightLeg"]').count()).toBe(1);
    const boxes = await body(placer)
      .locator('.body-figure label')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const head = await placer.locator('.scene-head h2').textContent();
    await body(placer).locator('label[data-part="rightLeg"]').click();
    await expect
      .poll(
        async () =>
          (await body(placer).count()) === 0 || (await placer.locator('.scene-head h2').textContent()) !== head,
      )
      .toBe(true);
    expect(house.complaints).toEqual([]);
  });
});
