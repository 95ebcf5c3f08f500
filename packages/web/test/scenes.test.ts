import type { Deed } from '@warmoot/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealQuick, stepOn } from './kit/battle.js';
import { type House, openHouse, PATIENCE_MS } from './kit/house.js';
import { ACT, decide, waitsFor } from './kit/play.js';
import { checkOf, command, fightOf, opposedCheckOf, standOf, twoAtTable } from './kit/tables.js';

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

  test('one against three: whoever plays several is asked for each, and the one chooses a target', async () => {
    const { ana, bo } = await begin((a, b) =>
      fightOf([one('Ella', a, 'champion')], [one('Joris', b), one('Ada', b, 'scout'), one('Morten', b, 'brawler')]),
    );
    await playUntil([ana, bo], async () => (await ana.getByRole('heading', { name: 'Choose in secret' }).count()) > 0);
    for (const name of ['Joris', 'Ada', 'Morten']) {
      await expect.poll(() => ana.locator('.questions').getByText(name, { exact: true }).count()).toBeGreaterThan(0);
      await expect.poll(() => bo.getByRole('tab', { name: new RegExp(`^${name}`) }).count()).toBe(1);
    }
    expect(house.complaints).toEqual([]);
  });

  test('two against two in the first edition: acts are shown and answered', async () => {
    const { ana, bo } = await begin((a, b) =>
      fightOf([one('Ella', a, 'knight'), one('Bram', a)], [one('Joris', b), one('Ada', b, 'scout')], 'saga-1e'),
    );
    const answers = [ana, bo].map((page) => page.getByRole('heading', { name: /Answer in secret|Your defence/ }));
    await playUntil([ana, bo], async () => (await Promise.all(answers.map((one) => one.count()))).some(Boolean));
    expect(house.complaints).toEqual([]);
  });

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

  test('the end of a move waits until all have moved or stay, and is taken back until the other has moved', async () => {
    const { ana, bo } = await begin(standOf);
    const act = (page: Page) => page.locator(ACT);
    const moving = (page: Page) => page.locator('.battle[data-step="move"] .unit-rows li');
    for (const late = Date.now() + PATIENCE_MS; (await moving(ana).count()) === 0 && Date.now() < late; )
      for (const page of [ana, bo]) {
        const step = await stepOn(page);
        if (step === 'quick') await sealQuick(page, 'first').catch(() => {});
        else if (step === 'declare')
          await act(page)
            .click({ timeout: 5_000 })
            .catch(() => {});
        else await page.waitForTimeout(30);
      }
    const end = ana.getByRole('button', { name: 'End the move' });
    await end.waitFor();
    expect(await end.getAttribute('class')).toContain('btn-line');
    for (const stays of await ana.getByRole('button', { name: / stays$/ }).all()) await stays.click();
    await expect.poll(() => end.getAttribute('class')).toContain('btn-act');
    await end.click();
    await moving(bo).first().waitFor();
    // The way back stands once: where one waits, and not among the tools as well.
    await ana.locator('.scene-waiting').waitFor();
    await ana.getByRole('button', { name: 'Take it back' }).click();
    await end.waitFor();
    await expect.poll(() => act(bo).count()).toBe(0);
    expect(house.complaints).toEqual([]);
  });

  test('a check of two against each other is thrown, and its sum opens with the rules behind it', async () => {
    const { ana, bo } = await begin(opposedCheckOf);
    const over = ana.locator('.after');
    for (const late = Date.now() + 4 * PATIENCE_MS; Date.now() < late && !(await over.isVisible()); ) {
      for (const page of [ana, bo]) {
        const act = page.locator('.table-scene .btn-act:not([aria-disabled])');
        if ((await act.count()) > 0)
          await act
            .first()
            .click({ timeout: 2_000 })
            .catch(() => {});
      }
      await ana.waitForTimeout(100);
    }
    await over.waitFor();
    await ana.getByRole('link', { name: 'Log', exact: true }).click();
    await ana.locator('.log .n').first().click();
    const sum = ana.getByRole('dialog');
    await sum.getByText('To reach').waitFor();
    await sum.locator('.tally-line').first().click();
    await ana.locator('.pop .rule, .pop [class*="rule"]').getByText(/SAGA-/).first().waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('what was objected to is voted on', async () => {
    const { ana, bo, guest } = await begin(checkOf);
    await command(bo, guest, { do: 'propose', about: 'pause', value: {} });
    await ana.locator('.asked').getByRole('button', { name: 'Object' }).click();
    for (const page of [ana, bo]) await page.locator('.asked').getByRole('button', { name: 'Vote for it' }).click();
    await ana.getByText('The table pauses').first().waitFor();
    await ana.getByRole('button', { name: 'Log and people' }).click();
    await ana.locator('.side .log-entry[data-state="ruling"]').first().waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('how a scene ended is still there after a reload, and going back is told by the number all use', async () => {
    const { ana, bo, host, guest } = await begin((a, b) => fightOf([one('Ella', a)], [one('Joris', b)]));
    await decide(ana, () => 0);
    await decide(bo, () => 0);
    await ana.getByRole('heading', { name: 'Yours to decide' }).waitFor({ state: 'detached' });
    await command(ana, host, { do: 'propose', about: 'undo', value: { to: 0 } });
    await bo.locator('.asked').getByRole('button', { name: 'Agree' }).click();
    for (const page of [ana, bo]) {
      await page.getByRole('heading', { name: 'Yours to decide' }).waitFor();
      await page.getByRole('button', { name: 'Log and people' }).click();
      await page
        .locator('.side')
        .getByText(/Back to entry 0/)
        .waitFor();
    }
    await bo.locator('.choice-name', { hasText: 'Fight on' }).click();
    await bo.locator('.foot-act').click();
    await ana.locator('.choice-name', { hasText: 'Surrender' }).click();
    await ana.locator('.foot-act').click();
    await ana.getByRole('heading', { name: 'Joris has won' }).waitFor();
    await ana.reload();
    await ana.getByRole('heading', { name: 'Joris has won' }).waitFor();
    await ana.getByRole('button', { name: 'Play it again' }).click();
    await bo.locator('.foot-act').waitFor();
    expect(guest.seat).toBe('Bo');
    expect(house.complaints).toEqual([]);
  });
});
