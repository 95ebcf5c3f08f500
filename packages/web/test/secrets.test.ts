import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { command, duelOf, twoAtTable } from './kit/tables.js';
import { choicesIn, decided, tap } from './kit/tap.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('the second browser is told nothing of the first one’s sealed choice before both are in', async () => {
  const { ana, bo, host, guest, go } = await twoAtTable(house.visit);
  await command(ana, host, duelOf(host.seat, guest.seat));
  const [saysAna, hearsBo] = [tap(ana), tap(bo)];
  await go();
  await Promise.all([ana, bo].map((page) => page.locator('.foot-act').waitFor()));
  let marks = 0;
  /** All that Bo has heard since, once there is nothing more on its way: Ana says something, and that comes last. */
  const heardSince = async (from: number): Promise<readonly string[]> => {
    const mark = `mark ${marks++} of Ana`;
    await command(ana, host, { do: 'say', text: mark });
    await expect.poll(() => hearsBo.received.some((frame) => frame.includes(mark))).toBe(true);
    return hearsBo.received.slice(from).filter((frame) => !frame.includes(mark) && !frame.includes('"send":"pong"'));
  };
  await heardSince(0);
  const [heard, said] = [hearsBo.received.length, saysAna.sent.length];
  await decided(ana, saysAna, () => 0);
  const [choice = ''] = choicesIn(saysAna.sent.slice(said));
  expect(choice).not.toBe('');
  const meanwhile = await heardSince(heard);
  expect(meanwhile.length, 'Bo hears that Ana has chosen').toBeGreaterThan(0);
  for (const frame of meanwhile) {
    expect(frame).not.toContain(choice);
    expect(frame).not.toContain('"choice"');
  }
  // It may be changed as long as others choose: of that Bo is to hear even less.
  const changed = hearsBo.received.length;
  await ana.getByRole('button', { name: /Change/ }).click();
  await ana.locator('.duel-choose label', { hasText: 'Surrender' }).click();
  await decided(ana, saysAna, () => -1);
  expect(await heardSince(changed)).toEqual([]);
  expect(house.complaints).toEqual([]);
});
