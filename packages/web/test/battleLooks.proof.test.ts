import type { Deed } from '@warmoot/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SMALL_MAP, unit } from './kit/battle.js';
import { type House, openHouse } from './kit/house.js';
import { lookClosely } from './kit/looks.js';
import { command, twoAtTable } from './kit/tables.js';

/** A battle in its third round: two are in contact, bowmen are in range, and cavalry stands behind. */
const battleOf = (attacker: string, defender: string): Deed => ({
  do: 'begin',
  scene: 'saga/battle',
  setup: {
    seats: [attacker, defender],
    attacker: { name: 'Avitch', seat: attacker },
    defender: { name: 'Dorrow', seat: defender },
    fields: [SMALL_MAP.field],
    position: {
      round: 3,
      units: [
        unit('defender', 'heavyInfantry', 2, 3, { size: 150 }),
        unit('defender', 'bowmen', 1, 1),
        unit('attacker', 'mediumInfantry', 3, 3, { size: 133, losses: 37 }),
        unit('attacker', 'bowmen', 5, 2),
        unit('attacker', 'heavyCavalry', 6, 4),
      ],
    },
  },
  options: { 'saga.battle.map': SMALL_MAP.size },
});

const declare = async (page: Page, word: string): Promise<void> => {
  await page.locator('[data-step="declare"] .choice-name', { hasText: word }).click();
  await page.locator('.foot-act').click();
};

describe('the pages of a battle', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ warned: true });
  });
  afterAll(() => house.close());

  test('setting up, the end, choosing in secret, moving and the armies shut nobody out', async () => {
    const { ana, bo, host, guest, go } = await twoAtTable(house.visit);
    await go();
    await ana.getByRole('tab', { name: 'Battle', exact: true }).click();
    await ana.locator('.field-row').waitFor();
    // Champions are folded away: this one is shown to the eye.
    const attacker = ana.getByRole('region', { name: 'Attacker' });
    await attacker.getByText('Champions: none').click();
    await attacker.getByRole('button', { name: 'Add somebody' }).click();
    // So are the names of units: one that cannot be says why, one by lot can be, and the guest sees what was written.
    await attacker.getByText('9 units').click();
    const first = attacker.getByLabel('Name: Medium infantry 1', { exact: true });
    await first.fill('Men of Kell');
    await attacker.getByText('One word or two').waitFor();
    await attacker.getByRole('button', { name: 'Name: Medium infantry 1: another by lot' }).click();
    expect(await first.inputValue()).toMatch(/^\w+ levy$/);
    await first.fill('Old Guard');
    await attacker
      .locator('li', { has: ana.getByLabel('Name: Medium infantry 1', { exact: true }) })
      .getByText('Ol')
      .waitFor();
    await bo.getByText('9 units, 1 named by hand').waitFor();
    const found = [...(await lookClosely(ana, 'battle-setup'))];
    await command(ana, host, battleOf(host.seat, guest.seat));
    await declare(ana, 'Surrender');
    await declare(bo, 'Fight on');
    await ana.locator('.after').waitFor();
    found.push(...(await lookClosely(ana, 'battle-end')));
    await command(ana, host, battleOf(host.seat, guest.seat));
    await declare(ana, 'Fight on');
    await declare(bo, 'Fight on');
    const ideas = (page: Page) => page.locator('[data-step="quick"] .idea-row button').first();
    await ideas(ana).click();
    found.push(...(await lookClosely(ana, 'battle-quick')));
    for (const page of [ana, bo]) {
      await ideas(page).click();
      await page.locator('.foot-act').click();
    }
    await ana.locator('[data-step="move"] .halts button').first().click();
    found.push(...(await lookClosely(ana, 'battle-move')));
    await ana.getByRole('button', { name: 'Armies' }).click();
    found.push(...(await lookClosely(ana, 'battle-armies')));
    expect(found).toEqual([]);
    // Looking at a name rings the unit; its owner renames it, and everybody reads the new name and sign.
    const counter = (page: Page, unit: string) => page.locator(`.counter[data-unit="${unit}"]`);
    await ana.locator('.armies .unit-name', { hasText: 'Kell bows' }).hover();
    await counter(ana, 'd2').and(ana.locator('[data-lit]')).waitFor();
    await ana.locator('.name-in-text', { hasText: 'Tarnwick guard' }).first().click();
    await counter(ana, 'd1').and(ana.locator('[data-lit]')).waitFor();
    // By keys too, and both ways: from a row to the board, and from the board to the names.
    await ana.locator('.armies li > button', { hasText: 'Tarn levy' }).focus();
    await counter(ana, 'a1').and(ana.locator('[data-lit]')).waitFor();
    await ana.locator('[data-hex][tabindex="0"]').focus();
    await ana.keyboard.press('n');
    await ana.locator('.armies .unit-name[data-lit]').waitFor();
    await ana.getByRole('button', { name: 'Rename Tarn levy' }).click();
    await ana.getByRole('button', { name: 'Another by lot' }).click();
    expect(await ana.getByLabel('New name').inputValue()).toMatch(/^\w+ levy$/);
    await ana.getByLabel('New name').fill('Kell bows');
    await ana.locator('.rename .field-error', { hasText: 'Another unit has this name' }).waitFor();
    await ana.getByLabel('New name').fill('Old Guard');
    await ana.locator('.rename').getByRole('button', { name: 'Rename', exact: true }).click();
    await bo.locator('.counter-plate[data-unit="a1"] .counter-sign', { hasText: 'Ol' }).waitFor();
    expect(house.complaints).toEqual([]);
  });
});
