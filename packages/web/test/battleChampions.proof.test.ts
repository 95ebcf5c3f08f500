import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginBattle, fightOn, somethingAsked, stepOn } from './kit/battle.js';
import { type House, openHouse } from './kit/house.js';
import { look } from './kit/looks.js';
import { decide, looks } from './kit/play.js';

/** A table on one device: Ana opens it, and Bo sits down beside her. */
const twoOnOneDevice = async (page: Page): Promise<void> => {
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Name of the table').fill('Kitchen table');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Kitchen table' }).waitFor();
  await page.getByText('Somebody else on this device').click();
  await page.locator('.sit-here input').fill('Bo');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('.people-name', { hasText: 'Bo' }).waitFor();
};

/** Gives an army a champion of this kind. */
const addChampion = async (page: Page, which: 'Attacker' | 'Defender', like: string): Promise<void> => {
  const card = page.getByRole('region', { name: which });
  await card.getByText('Champions: none').click();
  await card.getByRole('button', { name: 'Add somebody' }).click();
  await card.getByLabel('Fights as').selectOption(like);
  await card.getByText('Champions: 1').waitFor();
};

const curtain = (page: Page) => page.locator('.curtain button');

/** Whoever is asked next sits down: what is asked is on the page, or all is over. */
const nextPerson = async (page: Page): Promise<void> => {
  for (const _ of looks()) {
    await Promise.race([somethingAsked([page]), curtain(page).waitFor()]);
    if ((await curtain(page).count()) === 0) return;
    await curtain(page).click();
    await curtain(page).waitFor({ state: 'detached' });
  }
};

const pick = async (page: Page, words: RegExp): Promise<void> => {
  await page.locator('label:has(input[type="radio"])').filter({ hasText: words }).first().click();
};

/** The champions with what became of them, as they stand with the armies. */
const champions = (page: Page) => page.locator('.army-champion-rows li');

const act = (page: Page): Promise<void> => page.locator('.foot-act').click();

/** Answers for whoever is asked until the battle asks for one of these steps or is over. */
const fightUntil = async (page: Page, steps: readonly string[], word: string): Promise<void> => {
  for (let asked = 0; asked < 300; asked++) {
    await nextPerson(page);
    if (await page.locator('.after').isVisible()) return;
    const step = await stepOn(page);
    if (step === null) continue;
    if (steps.includes(step)) return;
    // News may change a panel under the hand: then it is looked at again.
    await fightOn(page, step, word).catch(() => undefined);
  }
  throw new Error(`none of ${steps.join()} was asked`);
};

describe('champions in a battle', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('SAGA-BATTLE-008: one challenges, the other accepts, they fight while the battle waits, and it goes on', async () => {
    const page = await house.visit('/start');
    await twoOnOneDevice(page);
    await page.getByRole('tab', { name: 'Battle', exact: true }).click();
    await page.locator('.field-row').waitFor();
    await addChampion(page, 'Attacker', 'knight');
    await addChampion(page, 'Defender', 'raider');
    await beginBattle(page, { 'Heavy cavalry': 2 }, { 'Heavy infantry': 2 });

    await fightUntil(page, ['challenge'], 'Fight on');
    await pick(page, /Ella challenges Joris|Joris challenges Ella/);
    await act(page);
    await nextPerson(page);
    expect(await stepOn(page)).toBe('takeUp');
    await pick(page, /Take it up/);
    await act(page);

    // The first round of the duel begins: both say whether they fight on.
    await nextPerson(page);
    await page.locator('.inner .duel').waitFor();
    await page.getByText('The battle waits while these two fight.').waitFor();
    await pick(page, /Fight on/);
    await page.getByRole('tab', { name: 'The battlefield' }).click();
    await page.locator('.battle .counter').first().waitFor();
    expect(await page.locator('.duel').isVisible()).toBe(false);
    expect(await page.locator('.foot-act').isVisible()).toBe(false);
    expect(await champions(page).allInnerTexts()).toEqual(['Ella\nchampion\nunhurt', 'Joris\nchampion\nunhurt']);
    // Nothing is decided here; a unit that is pressed is only shown on the board.
    await page.locator('.armies li button').first().click();
    await page.locator('.battle path[fill="var(--or)"]').waitFor();
    expect(await look(page, 'battle-duel-field')).toEqual([]);
    await page.getByRole('tab', { name: 'The duel: your choice' }).click();
    // What was picked is still picked.
    expect(await page.locator('.duel-choose input:checked').count()).toBe(1);
    await act(page);
    await nextPerson(page);
    await pick(page, /Fight on/);
    await act(page);

    // They fight until the next round asks Joris again: he gives up.
    for (const _ of looks()) {
      await nextPerson(page);
      if ((await page.locator('.inner').count()) === 0) break;
      const giveUp = page.locator('.duel-choose label').filter({ hasText: /Surrender/ });
      const isJoris = (await page.locator('.seat[data-you]').first().textContent())?.includes('Bo') ?? false;
      if (isJoris && (await giveUp.count()) > 0) {
        await giveUp.first().click();
        await act(page);
      } else await decide(page, () => 0).catch(() => undefined);
    }

    // The battle goes on, and what became of them stands with the armies.
    await nextPerson(page);
    await page.locator('.battle .foot-act').waitFor();
    await page.getByRole('button', { name: 'Armies' }).click();
    const after = await champions(page).allInnerTexts();
    // Unless the dice struck somebody down before he could.
    expect(after.join()).toMatch(/Surrendered|Incapable|Dead/);
    await page.getByRole('button', { name: 'Choose' }).click();
    await fightUntil(page, [], 'Surrender');
    await page.getByRole('heading', { name: 'The battle is over' }).waitFor();
    expect(await champions(page).allInnerTexts()).toEqual(after);
    expect(house.complaints).toEqual([]);
  });
});
