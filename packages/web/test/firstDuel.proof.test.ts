import { stream } from '@warmoot/kernel';
import type { BrowserContextOptions, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fightOn, somethingAsked, stepOn } from './kit/battle.js';
import { playFirst } from './kit/firstPage.js';
import { type House, openHouse } from './kit/house.js';
import { ACT, decide, playToTheEnd, taken, waitsFor } from './kit/play.js';
import { countPresses } from './kit/presses.js';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Waits until something else is to be read there; not for long, since a press may change nothing. */
const changed = (panel: Locator, was: string | null): Promise<void> =>
  expect
    .poll(() => panel.textContent().catch(() => null), { timeout: 2_000 })
    .not.toBe(was)
    .catch(() => undefined);

describe('a newcomer', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('is one press away from the first decision, and plays to the end by pressing what is there', async () => {
    const page = await house.visit();
    const presses = await countPresses(page);
    await playFirst(page, 'duel');
    await page.getByRole('heading', { name: 'Yours to decide' }).waitFor();
    expect(await presses()).toBe(1);
    expect(page.url()).toContain('/t/');
    const source = stream('a newcomer');
    // How many it takes is up to the dice.
    const decisions = await playToTheEnd(page, (count) => source.below(Math.max(1, count)));
    expect(decisions).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Check the dice' }).click();
    await page.getByText(/Checked just now in your browser/).waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('is two presses away from the first decision of a battle: both armies stand where the rules suggest', async () => {
    const page = await house.visit();
    const presses = await countPresses(page);
    await playFirst(page, 'battle');
    await page.locator(ACT).waitFor();
    expect(await presses()).toBe(2);
    await page.getByRole('list').filter({ hasText: 'Combat' }).first().waitFor();
    expect(await page.locator('.phases [aria-current]').filter({ hasText: 'Placing' }).count()).toBe(0);
    // The guide opens at the card that is about this, and leads back to the table.
    const table = page.url();
    await page.getByRole('link', { name: 'How it goes' }).click();
    await page.waitForURL(/\/guide\/battle#[1-6]$/);
    // A guide is one screen, to the pixel.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await page.getByText('You are here').waitFor();
    await page.getByRole('link', { name: 'All rules of the battle' }).first().click();
    await page.waitForURL(/\/rules\/saga-battle$/);
    // The guide is left standing until the book is there: what is pressed meanwhile is pressed in vain.
    await page.locator('.guide').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Back to the table' }).first().click();
    await page.waitForURL(table);
    await page.locator(ACT).waitFor();
    // Both armies stand in the middle of the field, and not at one of its edges.
    const stand = await page.evaluate(() => {
      const board = document.querySelector('.hexboard-picture')?.getBoundingClientRect();
      const all = [...document.querySelectorAll('.counter[data-unit]')].map((one) => one.getBoundingClientRect());
      const mean = (of: (box: DOMRect) => number): number => all.reduce((sum, box) => sum + of(box), 0) / all.length;
      if (board === undefined) return [Number.NaN, Number.NaN];
      return [(mean(({ x }) => x) - board.x) / board.width, (mean(({ y }) => y) - board.y) / board.height];
    });
    for (const share of stand) expect(Math.abs(share - 0.5)).toBeLessThan(0.25);
    // Placing is a choice: whoever wants to goes back to it.
    await page.getByRole('button', { name: 'Place them yourself' }).click();
    await page.locator('.phases [aria-current]').filter({ hasText: 'Placing' }).waitFor();
    await page.getByRole('button', { name: 'Place them yourself' }).waitFor({ state: 'detached' });
    expect(house.complaints).toEqual([]);
  });

  test('is two presses away from a Discussion, and makes a first appeal on a phone by eight', async () => {
    const page = await house.visit('/', { ...PHONE, locale: 'de-DE', reducedMotion: 'reduce' });
    const presses = await countPresses(page);
    await playFirst(page, 'discussion');
    await page.getByRole('button', { name: 'Einen Appell vorbringen' }).click();
    // What they want, their skill and what it is to move stand there to be pressed.
    await page
      .locator('.chip', { hasText: /Was \S+ will/ })
      .first()
      .click();
    await page.locator('.chip', { hasText: /^Führen/ }).click();
    await page.locator('.motive-pick .chip').first().click();
    await page.getByRole('button', { name: /^Dem Tisch vorlegen/ }).click();
    // Who is played by a computer agrees: no more is asked before the dice.
    await page.getByText('Der Tisch ist sich einig').waitFor();
    await page.getByRole('button', { name: 'Den Appell vorbringen' }).click();
    await page
      .getByText(/Erreicht|Nicht erreicht|Unbewegt|Bewegt/i)
      .first()
      .waitFor();
    expect(await presses()).toBeLessThanOrEqual(8);
    expect(house.complaints).toEqual([]);
  });

  test.each([
    ['en-GB', 'Throw', 'Throw again', ['Vicious', 'Pikes', 'Joris', 'Jorun’s word', 'Rough', 'The ford']],
    ['de-DE', 'Würfeln', 'Noch einmal', ['Brutal', 'Piken', 'Joris', 'Joruns Wort', 'Rau', 'Die Furt']],
  ] as const)('presses through the exchange of each guide, %s', async (locale, first, again, picks) => {
    const page = await house.visit('/rules', { locale, reducedMotion: 'reduce' });
    for (const [nth, kind] of (['duel', 'battle', 'check', 'discussion', 'chase', 'march'] as const).entries()) {
      await page.locator(`a[href="/guide/${kind}"]`).first().click();
      const trial = page.locator('.trial');
      await trial
        .locator('label', { hasText: picks[nth] ?? '' })
        .first()
        .click();
      expect(await trial.locator('.trial-verdict').getAttribute('data-verdict')).toBe('open');
      await trial.getByRole('button', { name: first, exact: true }).click();
      await trial.locator('[data-verdict="success"], [data-verdict="failure"]').waitFor();
      // Dice, what is added and the total are one sum.
      const [dice, added, total] = await trial.locator('.trial-sum span > b').allInnerTexts();
      expect(Number(dice) + Number(added)).toBe(Number(total));
      await trial.getByRole('button', { name: again }).click();
      const lines = await page
        .locator('.guide-cards > li > p')
        .evaluateAll((texts) =>
          texts.map((text) => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))),
        );
      expect(lines).toHaveLength(6);
      expect(Math.max(...lines)).toBeLessThanOrEqual(4);
    }
    // On a phone what came of it is not left below the foot.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: again }).click();
    const under = () =>
      page.evaluate(() => {
        const [verdict, foot] = ['.trial-verdict', '.guide-foot'].map((one) => document.querySelector(one));
        return (verdict?.getBoundingClientRect().bottom ?? 0) - (foot?.getBoundingClientRect().top ?? 0);
      });
    await expect.poll(under).toBeLessThanOrEqual(0);
    expect(house.complaints).toEqual([]);
  });

  test.each([
    ['en-GB', 'Throw', 'Charge'],
    ['de-DE', 'Würfeln', 'Sturm'],
  ] as const)('presses through the sortie of its guide, %s: both totals are sums of three dice', async (...row) => {
    const [locale, first, charge] = row;
    const page = await house.visit('/guide/sortie', { locale, reducedMotion: 'reduce' });
    const trial = page.locator('.trial');
    await trial.locator('label', { hasText: charge }).first().click();
    expect(await trial.locator('.trial-verdict').getAttribute('data-verdict')).toBe('open');
    await trial.getByRole('button', { name: first, exact: true }).click();
    await trial.locator('[data-verdict="success"], [data-verdict="failure"]').waitFor();
    const totals = (await trial.locator('.trial-pool > strong').allInnerTexts()).map(Number);
    expect(totals.every((total) => total >= 3 && total <= 18)).toBe(true);
    expect(await trial.locator('.ladder [data-lit]').count()).toBe(1);
    const lines = await page
      .locator('.guide-cards > li > p')
      .evaluateAll((texts) =>
        texts.map((text) => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))),
      );
    expect(lines).toHaveLength(6);
    expect(Math.max(...lines)).toBeLessThanOrEqual(4);
    expect(house.complaints).toEqual([]);
  });
});

/** What was pressed in a round of a battle, what of it to move, and whether this army led. */
interface Pressed {
  readonly pressed: number;
  readonly moved: number;
  readonly leads: boolean;
}

/** The rounds that this army led and moved in. */
const ledIn = (rounds: ReadonlyMap<number, Pressed>): readonly Pressed[] =>
  [...rounds.values()].filter(({ leads, moved }) => leads && moved > 0);

describe('answers that stand', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test.each([
    ['desktop', {}],
    ['phone', PHONE],
  ])(
    'leave a whole round of a battle at 25 presses or fewer for who leads: every unit moved, every fight fought; %s',
    async (_, device) => {
      const page = await house.visit('/', { ...device, standing: true });
      await playFirst(page, 'battle');
      await page.locator(ACT).waitFor();
      const presses = await countPresses(page);
      const panel = page.locator('.battle-panel');
      const army = (await page.locator('.battle > h1').textContent())?.split(' against ')[0];
      /** By round: what was pressed in it, and of that to move. */
      const rounds = new Map<number, Pressed>();
      for (let before = 0; (await waitsFor(page)) !== 'over'; ) {
        await somethingAsked([page]);
        const step = await stepOn(page);
        const head = (await page.locator('.round-line').textContent()) ?? '';
        const round = Number(/Round (\d+)/.exec(head)?.[1]);
        // Who leads is thrown for: three rounds, or as many as it takes until this army has led one.
        if (round > 3 && ledIn(rounds).length > 0) break;
        if (step === null) continue;
        const was = await panel.textContent();
        await fightOn(page, step);
        // A press beside a hex changes nothing; it counts, and the person presses again.
        await changed(panel, was);
        const all = await presses();
        const { pressed, moved } = rounds.get(round) ?? { pressed: 0, moved: 0 };
        const now = all - before;
        before = all;
        rounds.set(round, {
          pressed: pressed + now,
          moved: moved + (step === 'move' ? now : 0),
          leads: head.includes(`${army} `),
        });
      }
      // That units were placed is no news to whoever has acted.
      expect(await page.getByRole('button', { name: 'Place them yourself' }).count()).toBe(0);
      const led = ledIn(rounds);
      expect(led.length).toBeGreaterThan(0);
      for (const { pressed } of led) expect(pressed).toBeLessThanOrEqual(25);
      expect(house.complaints).toEqual([]);
    },
  );

  test('are seen under the flag, taken back there, and set again beside the question', async () => {
    const page = await house.visit('/', { standing: true });
    await playFirst(page, 'duel');
    await page.getByRole('button', { name: 'Standing answers, 1 set' }).click();
    const sheet = page.getByRole('dialog', { name: 'Standing answers' });
    await sheet.getByRole('switch', { name: 'Fight on', checked: true }).click();
    await sheet.getByRole('switch', { name: 'Fight on', checked: false }).waitFor();
    // Surrender asks once more; it is no time for it now, so the question will be asked.
    await sheet.getByRole('button', { name: 'Surrender' }).click();
    await sheet.getByText('You are asked then').waitFor();
    await sheet.getByRole('button', { name: 'No', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Standing answers, 0 set' }).waitFor();
    const heading = page.getByRole('heading', { name: 'Yours to decide' });
    while ((await heading.count()) === 0) {
      await decide(page, () => 0);
      await taken(page);
      await page.locator(ACT).waitFor();
    }
    // To fight on is what stands picked: one press seals it, another lets it stand.
    await page.getByRole('button', { name: 'Always: Fight on' }).click();
    await heading.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Standing answers, 1 set' }).waitFor();
    expect(house.complaints).toEqual([]);
  });
});
