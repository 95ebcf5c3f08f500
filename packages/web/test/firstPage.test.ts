import { copyJson } from '@warmoot/kernel';
import { startAtOnce } from '@warmoot/protocol';
import { manifestsOf } from '@warmoot/rules';
import { en, writtenIn } from '@warmoot/words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WAYS } from '../src/pages/home/ways.table.js';
import { WAY_WORDS } from '../src/pages/home/wayWords.en.js';
import { cardOf, linkButton, pickWay, playButton, playFirst } from './kit/firstPage.js';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { countPresses } from './kit/presses.js';

const KINDS = WAYS.map(({ kind, sides }) => [kind, Object.keys(sides)] as const);

type Told = Readonly<Record<string, { readonly name: string }>>;
const sideName = (kind: (typeof WAYS)[number]['kind'], side: string): string =>
  (WAY_WORDS.ways[kind].sides as Told)[side]?.name ?? '';

/** Fresh seeds are the same in every run of the tests. */
const SEED = '07'.repeat(16);

/** What a page asks the table to begin, once it does. */
const setupAsked = (page: Page): Promise<unknown> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const text = String(payload);
        if (!text.includes('"do":"begin"')) return;
        const { command } = JSON.parse(text) as { readonly command: { readonly deed: { readonly setup: unknown } } };
        resolve(command.deed.setup);
      }),
    );
  });

describe('the first page', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const inPlay = async (page: Page): Promise<void> => {
    await page.waitForURL(/\/t\/[^/?]+$/);
    await page.locator('.table-scene').first().waitFor();
  };

  test.each(KINDS)('%s is in play within two presses', async (kind) => {
    const page = await house.visit('/', { reducedMotion: 'reduce' });
    const presses = await countPresses(page);
    await playFirst(page, kind);
    await inPlay(page);
    expect(await presses()).toBeLessThanOrEqual(2);
    expect(house.complaints).toEqual([]);
  });

  test.each(KINDS)(
    '%s is played by the side that was picked, and it is what the page says',
    async (kind, [first, side = '']) => {
      const page = await house.visit('/', { reducedMotion: 'reduce' });
      const asked = setupAsked(page);
      await pickWay(page, kind);
      const row = page.locator('.pick-sides .pick-row', { hasText: sideName(kind, side) });
      await row.click();
      expect(await row.getByRole('radio').isChecked()).toBe(true);
      await playButton(page).click();
      await inPlay(page);
      const setup = (await asked) as { readonly seats: readonly string[] };
      const [manifest] = manifestsOf(kind);
      if (manifest === undefined) throw new Error(kind);
      const drawn = (picked?: string): unknown =>
        copyJson(startAtOnce(manifest, setup.seats, SEED, writtenIn(en, manifest.rules.scene), picked).setup);
      expect(setup).toEqual(drawn(side));
      expect(setup).not.toEqual(drawn(first));
      expect(house.complaints).toEqual([]);
    },
  );

  test.each(KINDS)('%s is set up by link within two presses, and the invitation stands there', async (kind) => {
    const page = await house.visit('/', { reducedMotion: 'reduce' });
    const presses = await countPresses(page);
    await pickWay(page, kind);
    await linkButton(page).click();
    await page.locator('.bring-code').waitFor();
    expect(await presses()).toBeLessThanOrEqual(2);
    expect(await page.getByRole('tab', { selected: true }).count()).toBe(1);
    expect(house.complaints).toEqual([]);
  });

  test('the race has no card: it is in play by one press below, where it says what it is like', async () => {
    const page = await house.visit('/', { reducedMotion: 'reduce' });
    const race = page.locator('.others li', { has: page.getByRole('heading', { name: 'Race' }) });
    await race.getByText(/^Race, one minute, 2 players, (more )?(luck|skill|luck and skill)\.$/).waitFor();
    expect(await race.getByRole('link').getAttribute('href')).toBe('/start?play=race');
    const presses = await countPresses(page);
    await race.getByRole('button', { name: 'Play it at once' }).click();
    await inPlay(page);
    await page.locator('.race-choose label').first().waitFor();
    expect(await presses()).toBe(1);
    expect(house.complaints).toEqual([]);
  });

  test('a friend comes by the link, and plays the side that was not picked', async () => {
    const ana = await house.visit('/', { reducedMotion: 'reduce' });
    await pickWay(ana, 'chase');
    await ana.locator('.pick-sides .pick-row', { hasText: 'Those who hunt' }).click();
    await linkButton(ana).click();
    const address = (await ana.locator('.bring-address').textContent()) ?? '';
    const bo = await house.visit(address.replace(house.url, ''), { reducedMotion: 'reduce' });
    await bo.getByLabel('Your name').fill('Bo');
    await bo.getByRole('button', { name: /^Sit down as Wren/ }).click();
    await ana.getByRole('button', { name: 'Let Bo in' }).click();
    await ana.getByRole('button', { name: 'Begin the scene' }).click();
    await bo.getByRole('heading', { name: 'Choose a way in secret' }).waitFor();
    await ana.locator('.chase-matrix').waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('is one radio group: arrows go from card to card, each says what it is like, and Enter plays', async () => {
    const page = await house.visit('/', { reducedMotion: 'reduce' });
    const at = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
    await cardOf(page, 'duel').locator('input').focus();
    expect(await at()).toMatch(/^A duel, \d+ to \d+ minutes, 2 players, (more )?(luck|skill|luck and skill)\.$/);
    const seen = new Set([await at()]);
    for (let nth = 1; nth < WAYS.length; nth++) {
      await page.keyboard.press('ArrowRight');
      seen.add(await at());
    }
    expect(seen.size).toBe(WAYS.length);
    // After the last comes the first.
    await page.keyboard.press('ArrowRight');
    expect(await at()).toMatch(/^A duel,/);
    // What it asks comes right after it.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.pick') !== null)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await inPlay(page);
    expect(house.complaints).toEqual([]);
  });

  test('everything that was reachable is: rules, guides, a table, a code, a campaign, fields and roads', async () => {
    const page = await house.visit();
    const hrefs = await page
      .locator('main a, header a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/rules',
        '#yours',
        '/guide/duel',
        '/start?play=duel',
        '/start?play=campaign',
        '/maps',
        '/maps/roads',
      ]),
    );
    for (const { kind } of WAYS) {
      await pickWay(page, kind);
      await page.locator(`.pick a[href="/guide/${kind}"]`).waitFor();
    }
    await page.getByRole('button', { name: 'Start a table' }).waitFor();
    await page.getByLabel('Code or link of a table').waitFor();
    expect(await page.getByText(/to come|sign in/i).count()).toBe(0);
    expect(house.complaints).toEqual([]);
  });

  test.each(['en-GB', 'de-DE'])('shuts nobody out and fits a small phone and large letters, %s', async (locale) => {
    const page = await house.visit('/', { locale, reducedMotion: 'reduce' });
    for (const kind of ['duel', 'discussion', 'battle']) {
      await pickWay(page, kind);
      expect(await lookClosely(page, `first page, ${kind}, ${locale}`)).toEqual([]);
    }
    expect(house.complaints).toEqual([]);
  });

  test('on a phone the panel opens under its card, and the button stays at the foot', async () => {
    const page = await house.visit('/', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await pickWay(page, 'sortie');
    const [card, panel, button] = await Promise.all(
      [cardOf(page, 'sortie'), page.locator('.pick'), playButton(page)].map((one) => one.boundingBox()),
    );
    expect(Math.abs((panel?.y ?? 0) - ((card?.y ?? 0) + (card?.height ?? 0)))).toBeLessThan(3);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(844);
    expect(button?.y ?? 0).toBeGreaterThan(740);
    expect(house.complaints).toEqual([]);
  });
});
