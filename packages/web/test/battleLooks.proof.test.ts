import type { Deed } from '@warmoot/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SMALL_MAP, unit } from './kit/battle.js';
import { type House, openHouse } from './kit/house.js';
import { look, lookClosely } from './kit/looks.js';
import { reachedTable } from './kit/reach.js';
import { command, openTable } from './kit/tables.js';

const battle =
  (units: readonly object[], champions: Readonly<Record<string, string>> = {}) =>
  (one: string, two: string): Deed => {
    const army = (name: string, seat: string, champion: string) => {
      const like = champions[champion];
      return { name, seat, ...(like !== undefined && { champions: [{ name: champion, seat, like }] }) };
    };
    return {
      do: 'begin',
      scene: 'saga/battle',
      setup: {
        seats: [one, two],
        attacker: army('Avitch', one, 'Ella'),
        defender: army('Dorrow', two, 'Joris'),
        fields: [SMALL_MAP.field],
        position: { round: 3, units: [...units] },
      },
      options: { 'saga.battle.map': SMALL_MAP.size },
    } as Deed;
  };

/** Two are in contact, bowmen are in range, and cavalry stands behind. */
const inContact = battle([
  unit('defender', 'heavyInfantry', 2, 3, { size: 150 }),
  unit('defender', 'bowmen', 1, 1),
  unit('attacker', 'mediumInfantry', 3, 3, { size: 133, losses: 37 }),
  unit('attacker', 'bowmen', 5, 2),
  unit('attacker', 'heavyCavalry', 6, 4),
]);

const withChampions = battle([unit('defender', 'heavyInfantry', 2, 3), unit('attacker', 'mediumInfantry', 3, 3)], {
  Ella: 'knight',
  Joris: 'raider',
});

describe('the pages of a battle shut nobody out', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({ warned: true });
  });
  afterAll(() => house.close());

  test('setting up, with a champion and a name that cannot be', async () => {
    const page = await house.visit('/rules');
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'set', field: 'kind', value: 'battle' });
    await page.goto(`${house.url}/t/${host.table}`);
    const attacker = page.getByRole('region', { name: 'Attacker' });
    await attacker.getByText('Champions: none').click();
    await attacker.getByRole('button', { name: 'Add somebody' }).click();
    await attacker.getByText('9 units').click();
    await attacker.getByLabel('Name: Medium infantry 1', { exact: true }).fill('Men of Kell');
    await attacker.getByText('One word or two').waitFor();
    expect(await lookClosely(page, 'battle-setup')).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('the end, choosing in secret, moving and the armies', async () => {
    let anas = 'surrender';
    const declare = (seat: string) => ({ choose: seat === 'Ana' ? anas : 'fightOn' });
    const { page, begin, until } = await reachedTable(house, { declare });
    await begin(inContact);
    await until([]);
    await page.locator('.after').waitFor();
    const found = [...(await lookClosely(page, 'battle-end'))];
    anas = 'fightOn';
    await begin(inContact);
    await until(['quick']);
    await page.locator('[data-step="quick"] .idea-row button').first().click();
    found.push(...(await lookClosely(page, 'battle-quick')));
    await until(['move']);
    await page.locator('[data-step="move"] .halts button').first().click();
    found.push(...(await lookClosely(page, 'battle-move')));
    await page.getByRole('button', { name: 'Armies' }).click();
    found.push(...(await lookClosely(page, 'battle-armies')));
    // What the mouse rests on is what it names.
    await page.locator('.armies .unit-name', { hasText: 'Kell bows' }).hover();
    await page.locator('.counter[data-unit="d2"][data-lit]').waitFor();
    expect(found).toEqual([]);
    expect(house.complaints).toEqual([]);
  });

  test('SAGA-BATTLE-008: the battlefield, while a duel of two champions waits for a choice', async () => {
    const { page, begin, until } = await reachedTable(house, {
      challenge: () => ({ choose: 'challenge', own: 'Ella', enemy: 'Joris' }),
      takeUp: () => ({ choose: 'accept' }),
    });
    await begin(withChampions);
    await until(['declare']);
    await page.getByRole('tab', { name: 'The battlefield' }).click();
    await page.locator('.battle .counter').first().waitFor();
    expect(await page.locator('.duel').isVisible()).toBe(false);
    expect(await page.locator('.foot-act').isVisible()).toBe(false);
    await page.locator('.armies li button').first().click();
    await page.locator('.battle path[fill="var(--or)"]').waitFor();
    expect(await look(page, 'battle-duel-field')).toEqual([]);
    expect(house.complaints).toEqual([]);
  });
});
