import { copyJson } from '@warmoot/kernel';
import { startAtOnce } from '@warmoot/protocol';
import { manifestsOf } from '@warmoot/rules';
import { en, writtenIn } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { WAYS } from '../../src/pages/home/ways.table.js';
import { WAY_WORDS } from '../../src/pages/home/wayWords.en.js';
import { Device } from './device.js';
import { atHome } from './home.js';
import { comes, opened, part, partComes, said } from './opened.js';

type Way = (typeof WAYS)[number];

type Told = Readonly<Record<string, { readonly name: string }>>;
const sideName = ({ kind }: Way, side: string): string => (WAY_WORDS.ways[kind].sides as Told)[side]?.name ?? '';

/** What pages here set up is set up from this one. */
const SEED = '07'.repeat(16);

const KINDS = WAYS.map((way) => [way.kind, way] as const);

describe('the first page', () => {
  test.each(KINDS)(
    '%s is in play within two presses, by the side that was picked, and it is what the page says',
    async (kind, way) => {
      const { device, page, pick, play, count } = await atHome();
      const [first, side = ''] = Object.keys(way.sides);
      await pick(kind);
      const row = page.the('radio', new RegExp(`^${sideName(way, side)}`), part(page, '.pick-sides'));
      // The side is picked by a press more.
      await page.press(row);
      expect((row as HTMLInputElement).checked).toBe(true);
      await play();
      expect(count()).toBeLessThanOrEqual(2);
      const setup = device.sent.find((deed) => deed.do === 'begin')?.setup as unknown as { readonly seats: string[] };
      const [manifest] = manifestsOf(kind);
      if (manifest === undefined) throw new Error(kind);
      const drawn = (picked?: string): unknown =>
        copyJson(startAtOnce(manifest, setup.seats, SEED, writtenIn(en, manifest.rules.scene), picked).setup);
      expect(setup).toEqual(drawn(side));
      expect(setup).not.toEqual(drawn(first));
    },
  );

  test.each(KINDS)('%s is set up by link within two presses, and the invitation stands there', async (kind) => {
    const { page, pick, link, count } = await atHome();
    await pick(kind);
    await link();
    expect(said(part(page, '.bring-code'))).not.toBe('');
    expect(count()).toBeLessThanOrEqual(2);
    expect(page.all('tab').filter((tab) => tab.getAttribute('aria-selected') === 'true')).toHaveLength(1);
  });

  test('the race has no card: it is in play by one press below, where it says what it is like', async () => {
    const { page, press, count } = await atHome();
    const race = (await comes(page, () => page.all('heading', 'Race')[0])).closest('li') as HTMLElement;
    expect(said(race)).toMatch(/Race, one minute, 2 players, (more )?(luck|skill|luck and skill)\./);
    expect(page.all('link', undefined, race)[0]?.getAttribute('href')).toBe('/start?play=race');
    await press(page.the('button', /^Play it at once/, race));
    await partComes(page, '.race-choose label');
    expect(count()).toBe(1);
  });

  test('a friend comes by the link, and plays the side that was not picked', async () => {
    const { device, page: setting, pick, link } = await atHome();
    await pick('chase');
    await setting.press(['radio', /^Those who hunt/]);
    const address = new URL(said(await link()));
    await setting.close();

    const coming = await opened(`${address.pathname}${address.hash}`, new Device(device.desk));
    await coming.fill(['textbox', 'Your name at this table'], 'Bo');
    await coming.press(['button', /^Sit down as Wren/]);
    await coming.close();

    const host = await opened('/t/desk', device);
    await host.press(['button', 'Let Bo in']);
    await host.press(['button', 'Begin the scene']);
    await partComes(host, '.chase-matrix');
    await host.close();

    const fleeing = await opened('/t/desk', new Device(device.desk, ['Bo']));
    fleeing.the('heading', 'Choose a way in secret');
  });

  test('everything that was reachable is: rules, guides, a table, a code, a campaign, fields and roads', async () => {
    const { page, pick } = await atHome();
    const hrefs = page.all('link').map((one) => one.getAttribute('href'));
    for (const href of ['/rules', '#yours', '/guide/duel', '/start?play=duel', '/start?play=campaign'])
      expect(hrefs).toContain(href);
    expect(hrefs).toEqual(expect.arrayContaining(['/maps', '/maps/roads']));
    for (const { kind } of WAYS) {
      await pick(kind);
      part(page, `.pick a[href="/guide/${kind}"]`);
    }
    page.the('button', 'Start a table');
    page.the('textbox', 'Code or link of a table');
    expect(said(page.room)).not.toMatch(/to come|sign in/i);
  });
});
