import { linkOf } from '@warmoot/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { look } from './kit/looks.js';
import { command, opposedCheckOf, twoAtTable } from './kit/tables.js';

const SHARED = { hideMade: false, dice: 'shared', referee: null, deadline: null } as const;

describe('dice to which everybody’s device adds', () => {
  let house: House;
  let late = 0;
  beforeAll(async () => {
    house = await openHouse({ now: () => Date.now() + late });
  });
  afterAll(() => house.close());

  test('where a browser is away the dice wait, and it adds to them when it is back; a chain of another device is taken over', async () => {
    const { ana, bo, host, guest, go } = await twoAtTable(house.visit);
    await command(ana, host, { do: 'propose', about: 'options', value: SHARED });
    await command(bo, guest, { do: 'speak', proposal: 1, question: 'p1.0', choice: { choose: 'agree' } });
    await ana.goto(`${house.url}/t/${host.table}`);
    await command(ana, host, opposedCheckOf(host.seat, guest.seat));
    await ana.getByText('Waiting for Bo’s device').waitFor();
    expect(await look(ana, 'shared-awaited')).toEqual([]);
    // Bo reads on the first page that the dice wait for this device, and goes there.
    late += 60_000;
    await bo.goto(house.url);
    await bo.getByRole('link', { name: 'The dice wait for your device' }).click();
    await bo.waitForURL(ana.url());
    await Promise.all([ana.locator('.after').waitFor(), bo.locator('.after').waitFor()]);

    // Chains that other devices of the same people keep: each takes its share over here.
    await Promise.all([ana, bo].map((page) => page.goto(`${house.url}/rules`)));
    await command(ana, host, opposedCheckOf(host.seat, guest.seat));
    await command(ana, host, { do: 'share', scene: 2, tip: linkOf('ana elsewhere', 0) });
    await command(bo, guest, { do: 'share', scene: 2, tip: linkOf('bo elsewhere', 0) });
    await go();
    const takeOver = { name: 'Add my share from this device' };
    await ana.getByRole('button', takeOver).waitFor();
    expect(await look(ana, 'shared-elsewhere')).toEqual([]);
    await ana.getByRole('button', takeOver).click();
    await bo.getByRole('button', takeOver).click();
    await Promise.all([ana.locator('.after').waitFor(), bo.locator('.after').waitFor()]);
    expect(house.complaints).toEqual([]);
  });
});
