import { type Deed, startFor } from '@warmoot/protocol';
import { manifestOf, sceneRules } from '@warmoot/rules';
import { en, writtenIn } from '@warmoot/words';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { command, joinTable, openTable } from './kit/tables.js';
const SCENE = 'saga/chase';
const startOf = (name: string, seats: readonly string[]): Deed => {
  const rules = sceneRules(SCENE);
  const manifest = rules.ok ? manifestOf(rules.value) : undefined;
  if (manifest === undefined) throw new Error('none');
  return { do: 'begin', ...startFor(manifest, name, seats, writtenIn(en, SCENE)) } as Deed;
};
describe('shots', () => {
  let house: House;
  beforeAll(async () => { house = await openHouse(); });
  afterAll(() => house.close());
  test('shots', async () => {
    const ana = await house.visit('/rules', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
    const bo = await house.visit('/rules', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' });
    for (const name of ['millRoad', 'retreat']) {
      const host = await openTable(ana, 'Ana');
      const guest = await joinTable(ana, host, bo, 'Bo');
      await command(ana, host, startOf(name, [host.seat, guest.seat]));
      await Promise.all([ana, bo].map((page) => page.goto(`${house.url}/t/${host.table}`)));
      await ana.locator('.chase-matrix').waitFor({ timeout: 20000 }).catch(async () => { await ana.screenshot({ path: '/tmp/shots/fail.png' }); console.log(house.complaints, await ana.locator('body').innerText()); throw new Error('no matrix'); });
      await ana.keyboard.press('2');
      await bo.locator('.chase-label').nth(1).tap();
      await ana.waitForTimeout(400);
      for (const theme of ['light', 'dark'] as const) {
        for (const [who, page] of [['ana', ana], ['bo', bo]] as const) {
          await page.emulateMedia({ colorScheme: theme });
          await page.waitForTimeout(200);
          await page.screenshot({ path: `/tmp/shots/${name}-${who}-${theme}.png`, fullPage: who === 'bo' });
        }
      }
      await ana.keyboard.press('Enter');
      await bo.waitForTimeout(800);
      await bo.screenshot({ path: `/tmp/shots/${name}-bo-sealed.png` });
      await ana.screenshot({ path: `/tmp/shots/${name}-ana-sealed.png` });
      await bo.locator('.foot-act').tap();
      await ana.waitForTimeout(300);
      await ana.screenshot({ path: `/tmp/shots/${name}-ana-dice.png` });
      for (const p of [ana, bo]) for (let i = 0; i < 6 && (await p.locator('.stage-on').count()) > 0; i++) { await p.locator('.stage-on').click({ timeout: 2000 }).catch(() => {}); }
      await ana.waitForTimeout(3000);
      await ana.screenshot({ path: `/tmp/shots/${name}-ana-2.png` });
      await bo.screenshot({ path: `/tmp/shots/${name}-bo-2.png`, fullPage: true });
    }
    console.log(house.complaints);
  }, 240000);
});
