import type { ClientMessage } from '@warmoot/protocol';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { decide } from './play.js';

/** Everything a browser is told, and everything it says, from its first byte on. */
interface Tap {
  readonly received: string[];
  readonly sent: string[];
}

export const tap = (page: Page): Tap => {
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

/** What was chosen in what a browser has sent. */
export const choicesIn = (frames: readonly string[]): readonly string[] =>
  frames.flatMap((frame) => {
    const message = JSON.parse(frame) as ClientMessage;
    return message.send === 'command' && message.command.deed.do === 'answer'
      ? [JSON.stringify(message.command.deed.choice)]
      : [];
  });

/** Decides, and waits until the server has said that it is done. */
export const decided = async (page: Page, { received }: Tap, pick: (count: number) => number): Promise<void> => {
  const done = (): number => received.filter((frame) => frame.includes('"send":"done"')).length;
  const before = done();
  await decide(page, pick);
  await expect.poll(done).toBeGreaterThan(before);
};
