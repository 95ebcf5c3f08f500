import type { ClientMessage } from '@warmoot/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { decide, waitsFor } from './kit/play.js';
import { command, duelOf, joinTable, openTable } from './kit/tables.js';

/** Everything a browser is told, and everything it says, from its first byte on. */
interface Tap {
  readonly received: string[];
  readonly sent: string[];
}

const tap = (page: Page): Tap => {
  const found: Tap = { received: [], sent: [] };
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => found.received.push(String(payload)));
    socket.on('framesent', ({ payload }) => found.sent.push(String(payload)));
  });
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    response.text().then(
      (text) => found.received.push(text),
      () => undefined,
    );
  });
  return found;
};

const choicesIn = (frames: readonly string[]): readonly string[] =>
  frames.flatMap((frame) => {
    const message = JSON.parse(frame) as ClientMessage;
    return message.send === 'command' && message.command.deed.do === 'answer'
      ? [JSON.stringify(message.command.deed.choice)]
      : [];
  });

/** Whether the page asks for a choice that is sealed. */
const asksSealed = async (page: Page): Promise<boolean> =>
  (await waitsFor(page)) === 'choice' && (await page.locator('.foot-act').textContent())?.includes('Seal') === true;

const settled = async (page: Page): Promise<void> => {
  for (let tries = 0; tries < 400 && (await waitsFor(page)) !== 'others'; tries++) await page.waitForTimeout(25);
};

describe('two browsers at one table', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  }, 180_000);
  afterAll(() => house.close());

  test('the second is told nothing of the first one’s sealed choice before both are in', async () => {
    const [ana, bo] = [await house.visit('/rules'), await house.visit('/rules')];
    const [saysAna, hearsBo] = [tap(ana), tap(bo)];
    const host = await openTable(ana, 'Ana');
    const guest = await joinTable(ana, host, bo, 'Bo');
    await command(ana, host, duelOf(host.seat, guest.seat));
    await Promise.all([ana.goto(`${house.url}/t/${host.table}`), bo.goto(`${house.url}/t/${host.table}`)]);
    let sealedOnes = 0;
    for (let round = 0; round < 40 && sealedOnes < 4; round++) {
      await ana.waitForTimeout(120);
      if ((await waitsFor(ana)) === 'over') break;
      if (!((await asksSealed(ana)) && (await asksSealed(bo)))) {
        // Only one is asked, or nothing is hidden: it is played on.
        for (const page of [ana, bo]) if ((await waitsFor(page)) === 'choice') await decide(page, () => 0);
        continue;
      }
      const heard = hearsBo.received.length;
      const said = saysAna.sent.length;
      await decide(ana, (count) => round % Math.max(1, count));
      await settled(ana);
      // It may be changed as long as others choose: of that Bo is to hear even less.
      const first = hearsBo.received.length;
      const [choice = ''] = choicesIn(saysAna.sent.slice(said));
      expect(choice).not.toBe('');
      await bo.waitForTimeout(150);
      const meanwhile = hearsBo.received.slice(heard);
      expect(meanwhile.length, 'Bo hears that Ana has chosen').toBeGreaterThan(0);
      for (const frame of meanwhile) {
        expect(frame).not.toContain(choice);
        expect(frame).not.toContain('"choice"');
        const message = JSON.parse(frame) as { readonly moved?: { readonly standing: { readonly mine: object } } };
        if (message.moved !== undefined) expect(message.moved.standing.mine).toEqual({});
      }
      const change = ana.getByRole('button', { name: /Change/ });
      if ((await change.count()) > 0) {
        await change.click();
        await decide(ana, (count) => (round + 1) % Math.max(1, count));
        await bo.waitForTimeout(200);
        expect(hearsBo.received.slice(Math.max(first, heard + meanwhile.length))).toEqual([]);
      }
      sealedOnes++;
      await decide(bo, () => 0);
    }
    expect(sealedOnes).toBeGreaterThan(2);
    expect(house.complaints).toEqual([]);
  }, 240_000);
});
