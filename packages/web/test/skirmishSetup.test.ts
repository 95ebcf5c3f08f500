import type { Deed, Seat } from '@warmoot/protocol';
import type { warband } from '@warmoot/rules';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saltCrown } from './kit/campaign.js';
import { playFirst } from './kit/firstPage.js';
import { type House, openHouse } from './kit/house.js';
import { fitsSmall, lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

/** What all see of the fight that is played. */
const sightOf = async (page: Page, { table, seat }: Seat): Promise<warband.SkirmishSight> => {
  const url = new URL(`/api/tables/${table}?seat=${encodeURIComponent(seat)}`, page.url()).href;
  const text = await (await page.request.get(url)).text();
  return (JSON.parse(text) as { readonly scene: { readonly view: warband.SkirmishSight } }).scene.view;
};

/** Files of which none is a skirmish. */
const fileOf = (what: unknown) => ({
  name: 'band.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof what === 'string' ? what : JSON.stringify(what)),
});

const PHONE = { width: 390, height: 844 };

describe('a skirmish is set up at a table', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  interface Visit {
    readonly page: Page;
    readonly host: Seat;
    readonly form: Locator;
    /** Somebody of the saga's cast, where one is played. */
    readonly ella: string;
  }

  const atForm = async (more: object = {}, withSaga = false): Promise<Visit> => {
    const page = await house.visit('/rules', { reducedMotion: 'reduce', ...more });
    const host = await openTable(page, 'Ana');
    const ella = withSaga ? (await saltCrown(page, host, [host.seat, null])).ella : '';
    await command(page, host, { do: 'set', field: 'kind', value: 'skirmish' });
    await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await page.goto(`${house.url}/t/${host.table}`);
    const form = page.locator('.setup-skirmish');
    await form.waitFor();
    return { page, host, form, ella };
  };

  test('WARBAND-FIGURE-001 WARBAND-GEAR-001: a band figure by figure, by keys alone; what cannot be is named, and it begins as built', async () => {
    const { page, host, form } = await atForm();
    await form.getByLabel('Strength agreed on').fill('6');
    const a = form.getByRole('region', { name: 'Side A' });
    await a.getByText('6 figures, strength 9 of 6').waitFor();
    await a.getByText('3 over the limit').waitFor();
    await a.getByRole('button', { name: 'Avitch, figure by figure' }).focus();
    await page.keyboard.press('Enter');
    const builder = page.getByRole('dialog', { name: 'The band Avitch' });
    const list = builder.getByRole('listbox', { name: 'The figures of the band' });
    await list.focus();
    await page.keyboard.press('End');
    await builder.getByRole('option', { name: /Sefa/, selected: true }).waitFor();
    for (const who of ['Sefa', 'Wilkin', 'Maud', 'Tam', 'Odda', 'Berrin Holt']) {
      await builder.getByRole('button', { name: `Leave ${who} out` }).focus();
      await page.keyboard.press('Enter');
    }
    await builder.getByText('Nobody is in the band yet').waitFor();

    await builder.getByLabel('Which stock figure').selectOption('captain');
    await builder.getByRole('button', { name: 'Stock figure' }).focus();
    await page.keyboard.press('Enter');
    // A captain has Might 3; to be added, not yet there.
    await builder.getByRole('img', { name: '0 points in the band, 3 to be added, limit 6' }).waitFor();
    expect(await a.getByText('0 figures').count()).toBe(1);
    await builder.getByText('Change by hand').focus();
    await page.keyboard.press('Enter');
    await builder.getByRole('textbox', { name: 'Figure', exact: true }).fill('Old Sten');
    await builder.getByRole('button', { name: 'Add Old Sten to the band' }).click();
    await builder.getByRole('img', { name: '3 points in the band, limit 6' }).waitFor();
    await builder.getByLabel('Vigor', { exact: true }).fill('9');
    await builder.getByText('changed by hand', { exact: true }).waitFor();
    await builder.getByRole('button', { name: 'Vigor 9: how it comes about' }).click();
    await page.keyboard.press('Escape');

    // Two things in one hand cannot be: it is said, and nothing is lost.
    await builder.getByText('Change the gear').click();
    await builder.getByLabel('Sword: where').selectOption('left');
    await builder.getByLabel('Shield: where').selectOption('left');
    await builder.getByText('This figure cannot fight as it is').waitFor();
    expect(await builder.getByLabel('Vigor', { exact: true }).inputValue()).toBe('9');
    await builder.getByLabel('Sword: where').selectOption('right');
    await builder.getByText('This figure cannot fight as it is').waitFor({ state: 'detached' });
    expect(await lookClosely(page, 'band builder', '.band-builder')).toEqual([]);
    await builder.getByRole('button', { name: 'Done' }).click();
    await builder.waitFor({ state: 'hidden' });
    await a.getByText('1 figure, strength 3 of 6').waitFor();
    expect(await lookClosely(page, 'skirmish set up', '.setup-skirmish')).toEqual([]);

    await form.getByRole('button', { name: 'Begin the skirmish' }).click();
    await page.locator('.table-scene').first().waitFor();
    const { open } = await sightOf(page, host);
    const [sten] = open.roster;
    expect(sten).toMatchObject({ side: 0, like: 'captain', chosen: 'Old Sten', vigor: 9 });
    expect(open.roster.filter(({ side }) => side === 0)).toHaveLength(1);
    const held = open.figures[0]?.items.filter(({ kept }) => kept === 'left' || kept === 'right');
    expect(held?.map(({ item, kept }) => [item, kept])).toEqual([
      ['sword', 'right'],
      ['shield', 'left'],
    ]);
    expect(house.complaints).toEqual([]);
  });

  test('WARBAND-SAGA-002 WARBAND-SAGA-003 WARBAND-SAGA-006: somebody of a saga with every sum; a sheet that has changed is kept or taken over', async () => {
    const { page, host, form, ella } = await atForm({}, true);
    const rate = (to: number): Promise<unknown> =>
      command(page, host, {
        do: 'propose',
        about: 'campaign',
        value: { deed: { deed: 'rate', character: ella, skill: 'speed', to, reason: 'a winter of running' } },
      } as unknown as Deed);
    await form.getByRole('button', { name: 'Avitch, figure by figure' }).click();
    const builder = page.getByRole('dialog', { name: 'The band Avitch' });
    await builder.getByLabel('Who of the cast').selectOption({ label: 'Lady Ella Avitch' });
    await builder.getByRole('button', { name: 'From the cast' }).click();
    const sheet = builder.getByRole('region', { name: 'From the sheet' });
    // Control 2, Fighting Mind 3, Speed 4, Strength 5; Capture 5 + 4 ÷ 2; Vigor 5 + 5 ÷ 2.
    for (const [sum, is] of [
      ['14 ÷ 8', 'Might 1'],
      ['5 + 2', 'Capture 7'],
      ['5 + 2', 'Vigor 7'],
    ] as const)
      await sheet.getByRole('row').filter({ hasText: sum }).getByText(is, { exact: true }).waitFor();
    await sheet.getByRole('button', { name: 'Capture 7' }).click();
    await page.getByRole('dialog', { name: 'WARBAND-SAGA-003' }).getByText('Speed').first().waitFor();
    await page.keyboard.press('Escape');
    await sheet.getByText('does not lead the band').waitFor();
    await builder.getByText('Change by hand').click();
    await builder.getByLabel('Leads the band into the fight').check();
    // Tactics 4 against nobody's: a third of it, rounded down.
    await sheet.getByRole('row').filter({ hasText: '3 + 1' }).getByText('priority on 1 to 4').waitFor();
    await builder.getByLabel('Mounted', { exact: true }).check();
    await sheet.getByText('On foot 7 spaces a move. In the saddle 12.').waitFor();
    await builder.getByRole('button', { name: 'Add Ella Avitch to the band' }).click();

    await rate(7);
    await sheet.getByText('The sheet of Lady Ella Avitch has changed since').waitFor();
    await sheet.getByRole('button', { name: 'Keep it as copied' }).click();
    await sheet.getByText('has changed since').waitFor({ state: 'detached' });
    await sheet.getByText('Capture 7', { exact: true }).waitFor();
    await rate(8);
    await sheet.getByRole('button', { name: 'Take it over' }).click();
    // 5 + 8 ÷ 2
    await sheet.getByText('Capture 9', { exact: true }).waitFor();
    await sheet.getByText('priority on 1 to 4').waitFor();
    await builder.getByText(/^copied /).waitFor();
    expect(await lookClosely(page, 'band builder with a copy', '.band-builder')).toEqual([]);

    // The band that is open is printed alone: seven cards, six on the first sheet.
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('.band-sheet').count()).toBe(2);
    expect(await page.locator('.band-sheet').first().locator('.band-card').count()).toBe(6);
    expect(await page.locator('.band-sheet').last().textContent()).toMatch(/Ella Avitch[\s\S]*Capture9/);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });

    await builder.getByRole('button', { name: 'Done' }).click();
    await form.getByRole('button', { name: 'Begin the skirmish' }).click();
    await page.locator('.table-scene').first().waitFor();
    const { open } = await sightOf(page, host);
    const [row] = open.roster.filter(({ character }) => character === ella);
    expect(row).toMatchObject({ chosen: 'Ella Avitch', side: 0, capture: 9, vigor: 7, tactics: 4 });
    expect(open.threshold).toBe(4);
    expect(house.complaints).toEqual([]);
  });

  test('a band as a file: saved and loaded nothing is lost; what is no skirmish is named, and changes nothing', async () => {
    const { page, form } = await atForm();
    const a = form.getByRole('region', { name: 'Side A' });
    await a.getByLabel('Band', { exact: true }).selectOption('shields');
    await a.getByLabel('Stock figure to add').selectOption('archer');
    await a.getByRole('button', { name: 'Add the figure' }).click();
    await a.getByText('7 figures').waitFor();
    await form.getByRole('combobox', { name: 'Ground', exact: true }).selectOption('titheBarn');
    const saving = page.waitForEvent('download');
    await form.getByRole('button', { name: 'Save as a file' }).click();
    const file = await (await saving).path();
    const { readFile } = await import('node:fs/promises');
    const saved = JSON.parse(await readFile(file, 'utf8')) as { setup: { a: { figures: object[] } } };
    const load = (what: unknown): Promise<void> => form.getByLabel('Load a file').setInputFiles(fileOf(what));
    const withFirst = (more: object): unknown => {
      const { a: band } = saved.setup;
      const [first, ...rest] = band.figures;
      return { ...saved, setup: { ...saved.setup, a: { ...band, figures: [{ ...first, ...more }, ...rest] } } };
    };
    for (const [what, why] of [
      ['{"rules":"warband"', /./],
      [{ ...saved, rules: 'sortie', scene: 'battle' }, /something else than a skirmish/],
      [withFirst({ might: 77 }), /might/i],
      [withFirst({ like: 'dragon' }), /like/i],
      [withFirst({ wings: 2 }), /wings/i],
    ] as const) {
      await load(what);
      const said = form.getByRole('alert');
      await said.getByText('This file was not taken').waitFor();
      await said.getByText(why).first().waitFor();
      expect(await a.getByText('7 figures').count()).toBe(1);
    }
    // What is well written and cannot be is taken, and the form says what is wrong: nobody has to begin anew.
    const twice = [
      { item: 'sword', kept: 'left' },
      { item: 'shield', kept: 'left' },
    ];
    await load(withFirst({ gear: twice }));
    await form.getByRole('button', { name: /Begin the skirmish.*hand/ }).waitFor();
    await a.getByText('7 figures').waitFor();

    await a.getByLabel('Band', { exact: true }).selectOption('usual');
    await a.getByText('6 figures').waitFor();
    await form.getByLabel('Load a file').setInputFiles(file);
    await a.getByText('7 figures').waitFor();
    expect(await form.getByRole('combobox', { name: 'Ground', exact: true }).inputValue()).toBe('brought');
    expect(await form.getByRole('alert').count()).toBe(0);
    expect(house.complaints).toEqual([]);
  });

  test('on a phone, in German, by night: every part of the builder fits, and it begins with nothing changed', async () => {
    const { page, form } = await atForm({
      locale: 'de-DE',
      viewport: PHONE,
      colorScheme: 'dark',
    });
    expect(await lookClosely(page, 'skirmish set up, phone', '.setup-skirmish')).toEqual([]);
    await form.getByRole('button', { name: 'Avitch, Figur für Figur' }).click();
    const builder = page.getByRole('dialog', { name: 'Die Schar Avitch' });
    const found: string[] = [];
    for (const part of ['Schar', 'Figur', 'Bogen', 'Druck']) {
      await page.setViewportSize(PHONE);
      await builder.locator('.bb-tabs').getByRole('button', { name: part, exact: true }).click();
      found.push(...(await fitsSmall(page, `band builder, phone: ${part}`)));
    }
    expect(found).toEqual([]);
    await builder.getByRole('button', { name: 'Fertig', exact: true }).click();
    await form.getByRole('button', { name: 'Das Scharmützel anfangen' }).click();
    await page.locator('.table-scene').first().waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('from the first page by two presses', async () => {
    const page = await house.visit('/', { reducedMotion: 'reduce' });
    await playFirst(page, 'skirmish');
    await page.waitForURL(/\/t\//);
    await page.locator('.skirmish-board').first().waitFor();
    expect(house.complaints).toEqual([]);
  });
});
