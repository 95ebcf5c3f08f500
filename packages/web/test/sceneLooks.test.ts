import type { Deed } from '@warmoot/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atSize, misfits } from './kit/fits.js';
import { type House, openHouse } from './kit/house.js';
import { atRest } from './kit/looks.js';
import { sampleTurn } from './kit/scenes.js';
import { command, duelOf, joinTable, openTable, standOf } from './kit/tables.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A desk, a phone with large letters, and a small phone. */
const SIZES = [
  { width: 1440, height: 900, text: 16 },
  { width: 390, height: 844, text: 32 },
  { width: 320, height: 640, text: 16 },
] as const;

const SCENES: Readonly<Record<string, (one: string, two: string) => Deed>> = {
  duel: duelOf,
  battle: standOf,
  'turn of command': sampleTurn,
};

test.each(Object.entries(SCENES))('what a %s asks fits at three widths', async (name, deed) => {
  // German words are the longer ones.
  const [ana, bo] = [await house.visit('/rules', { locale: 'de-DE' }), await house.visit('/rules')];
  const host = await openTable(ana, 'Ana');
  const guest = await joinTable(ana, host, bo, 'Bo');
  await command(ana, host, deed(host.seat, guest.seat));
  await ana.goto(`${house.url}/t/${host.table}`);
  await ana.locator('.table-scene .foot-act').waitFor();
  const found: string[] = [];
  for (const size of SIZES) {
    await atSize(ana, size);
    await atRest(ana);
    // At a desk nobody presses with a finger.
    const isDesk = size.width > 1000;
    for (const one of await ana.evaluate(misfits))
      if (!(isDesk && one.startsWith('too small for a finger'))) found.push(`${name} ${size.width} px: ${one}`);
  }
  expect(found).toEqual([]);
  expect(house.complaints).toEqual([]);
});
