import type { Log } from '@warmoot/kernel';
import { verify } from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { command, opposedCheckOf, twoAtTable } from './kit/tables.js';

const SHARED = { hideMade: false, dice: 'shared', referee: null, deadline: null } as const;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('two browsers add their shares to the dice by themselves, and the log of it holds', async () => {
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
  expect(house.complaints).toEqual([]);
});
