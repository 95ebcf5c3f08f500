import { ServedTable } from '@warmoot/table/testing/desk';
import { expect, test } from 'vitest';
import { ANA, BO } from './begun.js';
import { Device } from './device.js';
import { only, textOf } from './forms.js';
import { act, allOf, one } from './look.js';
import { openedAsking } from './opened.js';
import type { Page } from './page.js';

/** Bo sits down at Ana's table, on her device. */
const twoHere = async (title: string): Promise<{ readonly device: Device; readonly page: Page }> => {
  const device = new Device(new ServedTable(ANA, title), [ANA]);
  const page = await openedAsking('/t/desk', device);
  page.the('heading', title);
  await page.press(one(page, 'summary', 'Somebody else on this device'));
  await page.fill(only(page, '.sit-here input'), BO);
  await page.press(['button', 'Sit down']);
  one(page, '.people-name', BO);
  expect(device.seats).toEqual([ANA, BO]);
  return { device, page };
};

test('a curtain hides everything between them until the one named presses', async () => {
  const { page } = await twoHere('Kitchen table');
  await page.press(['button', /^Begin the duel/]);
  only(page, '.duel');
  await page.press(one(page, '.duel-choose label', 'Fight on'));
  await page.press(act(page));
  page.the('heading', 'Pass the device to Bo');
  expect(textOf(page.room)).not.toMatch(/Ella|Joris|Round|Fight on/);
  expect(allOf(page, '.duel')).toEqual([]);
  // A key that was meant for the page before does not lift it.
  for (const key of ['Enter', ' ']) await page.key(key);
  only(page, '.curtain');
  await page.press(['button', 'I am Bo']);
  only(page, '.duel');
  expect(textOf(one(page, '.seat[data-you]'))).toContain(BO);
  expect(textOf(only(page, '.duel-choose'))).toContain('Joris');
});

test('a battle by the first edition is set up in the lobby, and its name stands over it', async () => {
  const { page } = await twoHere('Old rules');
  await page.press(['tab', 'Battle']);
  const edition = page.the('group', 'Edition', only(page, '.setup-battle'));
  await page.press(page.the('radio', /first/, edition));
  await page.press(['button', /^Begin the battle/]);
  for (const lift of allOf(page, '.curtain button')) await page.press(lift);
  only(page, '.battle');
  const name = 'Avitch against Dorrow, first edition';
  expect(textOf(only(page, '.head-scene'))).toBe(name);
  expect(document.title).toContain(name);
});
