import type { Deed } from '@warmoot/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { reachedTable } from './kit/reach.js';

const rated = (rating: number) => ({ control: rating, fightingMind: rating, speed: rating, strength: rating });

/** A duel in which whatever Ana tries comes off. */
const unequal = (one: string, two: string): Deed => ({
  do: 'begin',
  scene: 'saga/duel',
  setup: {
    seats: [one, two],
    side1: [{ name: 'Ella', seat: one, like: 'swordsman', skills: rated(9) }],
    side2: [{ name: 'Joris', seat: two, like: 'raider', skills: rated(1) }],
    distance: 'sword',
  },
  options: {},
});

const FIGHT_ON = { declare: () => ({ choose: 'fightOn' }) };

describe('kinds of scenes', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ seed: 'a wound' });
  });
  afterAll(() => house.close());

  test.each(['by two clicks', 'by Enter, twice'])('an act is sealed %s on its row', async (how) => {
    const { page, begin, until } = await reachedTable(house, FIGHT_ON);
    await begin(unequal);
    await until(['chooseActs']);
    const row = page.locator('.mx label', { hasText: 'Quick Attack' });
    const radio = row.locator('input');
    if (how === 'by two clicks') await row.click();
    else await radio.press('Enter');
    await expect.poll(() => radio.isChecked()).toBe(true);
    if (how === 'by two clicks') await row.click();
    else await radio.press('Enter');
    await page.getByRole('heading', { name: 'Sealed' }).waitFor();
    expect(house.complaints).toEqual([]);
  });

  test('a wound is pressed on the figure, whose parts are wide enough for a thumb', async () => {
    const { page, begin, until } = await reachedTable(house, FIGHT_ON);
    await begin(unequal);
    expect(await until(['place'])).toBe('place');
    const body = page.locator('.body-choice');
    await body.locator('label[data-part="leftArm"]').click();
    expect(await body.getByRole('radio', { name: /^Left arm/ }).isChecked()).toBe(true);
    expect(await body.locator('[data-marked="leftArm"]').count()).toBe(1);
    const boxes = await body
      .locator('.body-figure label')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(boxes.length).toBeGreaterThan(0);
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await body.locator('label', { hasText: 'Right leg' }).last().click();
    expect(await body.locator('[data-marked="rightLeg"]').count()).toBe(1);
    await body.locator('label[data-part="rightLeg"]').click();
    await body.waitFor({ state: 'detached' });
    expect(house.complaints).toEqual([]);
  });
});
