import type { Log } from '@warmoot/kernel';
import { linkOf, verify } from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { look } from './kit/looks.js';
import { command, joinTable, openTable, opposedCheckOf, twoAtTable } from './kit/tables.js';

const SHARED = { hideMade: false, dice: 'shared', referee: null, deadline: null } as const;

describe('dice to which everybody’s device adds', () => {
  let house: House;
  let late = 0;
  beforeAll(async () => {
    house = await openHouse({ now: () => Date.now() + late });
  });
  afterAll(() => house.close());

  test('two browsers add their shares by themselves; where one is away the dice wait, and it adds to them when it is back', async () => {
    const { ana, bo, host, guest, go } = await twoAtTable(house.visit);
    await command(ana, host, { do: 'propose', about: 'options', value: SHARED });
    await command(bo, guest, { do: 'speak', proposal: 1, question: 'p1.0', choice: { choose: 'agree' } });
    await go();
    await command(ana, host, opposedCheckOf(host.seat, guest.seat));
    await Promise.all([ana.locator('.after').waitFor(), bo.locator('.after').waitFor()]);
    const answer = await ana.request.get(`${house.url}/api/tables/${host.table}/scenes/1/log?seat=${host.seat}`);
    const log = (await answer.json()) as Log;
    const inputs = log.entries.map(({ input }) => input.input);
    expect(inputs.filter((input) => input === 'share' || input === 'link')).toEqual(['share', 'share', 'link', 'link']);
    const rules = sceneRules('saga/check');
    expect(rules.ok && verify(rules.value, log)).toMatchObject({ ok: true, value: { shared: 1, unchecked: 0 } });

    const away = bo.url();
    await bo.goto('about:blank');
    await command(ana, host, opposedCheckOf(host.seat, guest.seat));
    await ana.getByText('Waiting for Bo’s device').waitFor();
    await ana.getByRole('button', { name: 'Propose to go on with the server’s dice alone' }).waitFor();
    await ana.getByRole('button', { name: 'Propose that the computer plays for Bo' }).waitFor();
    // Though the rules have Ana throw, nothing is asked of her.
    await ana.getByText('The dice, 2d8 + d10z, wait for the device of Bo.').waitFor();
    expect(await ana.getByText('Awaited from').count()).toBe(0);
    expect(await look(ana, 'shared-awaited')).toEqual([]);
    // What is before the table is not offered again.
    await ana.getByRole('button', { name: 'Propose to go on with the server’s dice alone' }).click();
    await ana.getByText('How to go on without it is before the table.').waitFor();
    expect(await ana.getByRole('button', { name: /^Propose / }).count()).toBe(0);
    await command(ana, host, { do: 'withdraw', proposal: 2 });
    // Bo reads on the first page that the dice wait for this device, and goes there.
    late += 60_000;
    await bo.goto(house.url);
    await bo.getByRole('link', { name: 'The dice wait for your device' }).click();
    await bo.waitForURL(away);
    await Promise.all([ana.locator('.after').waitFor(), bo.locator('.after').waitFor()]);

    // Chains that other devices of the same people keep: each takes its share over here.
    await Promise.all([ana, bo].map((page) => page.goto(`${house.url}/rules`)));
    await command(ana, host, opposedCheckOf(host.seat, guest.seat));
    await command(ana, host, { do: 'share', scene: 3, tip: linkOf('ana elsewhere', 0) });
    await command(bo, guest, { do: 'share', scene: 3, tip: linkOf('bo elsewhere', 0) });
    await go();
    const takeOver = { name: 'Add my share from this device' };
    await ana.getByRole('button', takeOver).waitFor();
    expect(await look(ana, 'shared-elsewhere')).toEqual([]);
    await ana.getByRole('button', takeOver).click();
    await bo.getByRole('button', takeOver).click();
    await Promise.all([ana.locator('.after').waitFor(), bo.locator('.after').waitFor()]);
    expect(house.complaints).toEqual([]);
  });

  test('one device adds for everybody who sits at it, without being passed on', async () => {
    const page = await house.visit('/rules');
    const ana = await openTable(page, 'Ana');
    await command(page, ana, { do: 'propose', about: 'options', value: SHARED });
    const bo = await joinTable(page, ana, page, 'Bo');
    await page.goto(`${house.url}/t/${ana.table}`);
    await page.locator('.people li', { hasText: 'Bo' }).waitFor();
    await command(page, ana, opposedCheckOf(ana.seat, bo.seat));
    await page.locator('.after').waitFor();
    expect(await page.locator('.curtain').count()).toBe(0);
    expect(house.complaints).toEqual([]);
  });
});
