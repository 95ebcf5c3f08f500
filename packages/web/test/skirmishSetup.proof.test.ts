import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saltCrown } from './kit/campaign.js';
import { type House, openHouse } from './kit/house.js';
import { fitsSmall, lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

const PHONE = { width: 390, height: 844 };

describe('a skirmish is set up at a table', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  interface Visit {
    readonly page: Page;
    readonly form: Locator;
  }

  const atForm = async (more: object = {}, withSaga = false): Promise<Visit> => {
    const page = await house.visit('/rules', { reducedMotion: 'reduce', ...more });
    const host = await openTable(page, 'Ana');
    if (withSaga) await saltCrown(page, host, [host.seat, null]);
    await command(page, host, { do: 'set', field: 'kind', value: 'skirmish' });
    await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await page.goto(`${house.url}/t/${host.table}`);
    const form = page.locator('.setup-skirmish');
    await form.waitFor();
    return { page, form };
  };

  test('a band figure by figure, by keys alone: the hand is never lost, and nothing stands out', async () => {
    const { page, form } = await atForm();
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
    expect(house.complaints).toEqual([]);
  });

  test('nothing of a copy from the cast with its sums stands out, and the band that is open is printed alone', async () => {
    const { page, form } = await atForm({}, true);
    await form.getByRole('button', { name: 'Avitch, figure by figure' }).click();
    const builder = page.getByRole('dialog', { name: 'The band Avitch' });
    await builder.getByLabel('Who of the cast').selectOption({ label: 'Lady Ella Avitch' });
    await builder.getByRole('button', { name: 'From the cast' }).click();
    const sheet = builder.getByRole('region', { name: 'From the sheet' });
    await sheet.getByRole('button', { name: 'Capture 7' }).click();
    await page.getByRole('dialog', { name: 'WARBAND-SAGA-003' }).getByText('Speed').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'WARBAND-SAGA-003' }).waitFor({ state: 'hidden' });
    await builder.getByText('Change by hand').click();
    await builder.getByLabel('Leads the band into the fight').check();
    await builder.getByLabel('Mounted', { exact: true }).check();
    await builder.getByRole('button', { name: 'Add Ella Avitch to the band' }).click();
    await builder.getByText(/^copied /).waitFor();
    expect(await lookClosely(page, 'band builder with a copy', '.band-builder')).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('.band-sheet').count()).toBe(2);
    expect(await page.locator('.band-sheet').first().isVisible()).toBe(true);
    expect(await page.locator('.lobby').isVisible()).toBe(false);
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
});
