import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { command, openTable } from './kit/tables.js';

describe('what happens on the road is set up at a table', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test.each([
    ['chase', '.chase-matrix, .chase-rows'],
    ['race', '.race-choose .choices'],
    ['march', '.table-scene[data-asks]'],
  ] as const)('%s: begins by one press with nothing changed', async (kind, asks) => {
    const page = await house.visit('/rules', { reducedMotion: 'reduce', locale: 'de-DE' });
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'set', field: 'kind', value: kind });
    await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    await page.goto(`${house.url}/t/${host.table}`);
    await page.locator('.setup-move').waitFor();
    await page.locator('.setup-move summary').first().click();
    expect(await lookClosely(page, `${kind} set up`, '.setup-move')).toEqual([]);
    await page.getByRole('button', { name: 'Die Szene anfangen' }).click();
    await page.locator(asks).first().waitFor();
    if (kind === 'race') expect(await lookClosely(page, 'a stake', '.race')).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
