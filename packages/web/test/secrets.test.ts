import type { ClientMessage, Due, Seat } from '@warmoot/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house.js';
import { ACT, decide } from './kit/play.js';
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
  (await page.locator(ACT).textContent())?.includes('Seal') === true;

/** Decides, and waits until the server has said that it is done. */
const decided = async (page: Page, { received }: Tap, pick: (count: number) => number): Promise<void> => {
  const done = (): number => received.filter((frame) => frame.includes('"send":"done"')).length;
  const before = done();
  await decide(page, pick);
  await expect.poll(done).toBeGreaterThan(before);
};

/** Whether something is asked of a seat that it has not answered; null where nothing is played. */
const isAsked = async (page: Page, { table, seat }: Seat): Promise<boolean | null> => {
  const response = await page.request.get(new URL(`/api/tables/${table}?seat=${seat}`, page.url()).href);
  const { scene } = (await response.json()) as { readonly scene: { readonly due: readonly Due[] } | null };
  return scene === null ? null : scene.due.some(({ made }) => !made);
};

describe('two browsers at one table', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('the second is told nothing of the first one’s sealed choice before both are in', async () => {
    const [ana, bo] = [await house.visit('/rules'), await house.visit('/rules')];
    const [saysAna, hearsBo] = [tap(ana), tap(bo)];
    const host = await openTable(ana, 'Ana');
    const guest = await joinTable(ana, host, bo, 'Bo');
    await Promise.all([ana, bo].map((page) => page.goto(`${house.url}/t/${host.table}`)));
    let marks = 0;
    /** All that Bo has heard since, once there is nothing more on its way: Ana says something, and that comes last. */
    const heardSince = async (from: number): Promise<readonly string[]> => {
      const mark = `mark ${marks++} of Ana`;
      await command(ana, host, { do: 'say', text: mark });
      await expect.poll(() => hearsBo.received.some((frame) => frame.includes(mark))).toBe(true);
      return hearsBo.received.slice(from).filter((frame) => !frame.includes(mark) && !frame.includes('"send":"pong"'));
    };

    for (let round = 0, sealed = 0; sealed < 4; round++) {
      const [asksAna, asksBo] = [await isAsked(ana, host), await isAsked(bo, guest)];
      if (asksAna === null) {
        // The first one, or the dice have ended the one before.
        await command(ana, host, duelOf(host.seat, guest.seat));
        continue;
      }
      if (!(asksAna && asksBo && (await asksSealed(ana)))) {
        // Only one is asked, or nothing is hidden: it is played on.
        if (asksAna) await decided(ana, saysAna, () => 0);
        if (asksBo) await decided(bo, hearsBo, () => 0);
        continue;
      }
      await heardSince(0);
      const [heard, said] = [hearsBo.received.length, saysAna.sent.length];
      await decided(ana, saysAna, (count) => round % Math.max(1, count));
      const [choice = ''] = choicesIn(saysAna.sent.slice(said));
      expect(choice).not.toBe('');
      const meanwhile = await heardSince(heard);
      expect(meanwhile.length, 'Bo hears that Ana has chosen').toBeGreaterThan(0);
      for (const frame of meanwhile) {
        expect(frame).not.toContain(choice);
        expect(frame).not.toContain('"choice"');
        const message = JSON.parse(frame) as { readonly moved?: { readonly standing: { readonly mine: object } } };
        if (message.moved !== undefined) expect(message.moved.standing.mine).toEqual({});
      }
      // It may be changed as long as others choose: of that Bo is to hear even less.
      const changed = hearsBo.received.length;
      await ana.getByRole('button', { name: /Change/ }).click();
      await decided(ana, saysAna, (count) => (round + 1) % Math.max(1, count));
      expect(await heardSince(changed)).toEqual([]);
      sealed++;
      await decided(bo, hearsBo, () => 0);
    }
    expect(house.complaints).toEqual([]);
  });
});
