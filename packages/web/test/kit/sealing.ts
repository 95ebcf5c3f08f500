import type { ClientMessage } from '@warmoot/protocol';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sealQuick } from './battle.js';

type Quick = { readonly choose: 'quick'; readonly units: readonly string[] };

const quickIn = (frame: string): Quick | null => {
  const message = JSON.parse(frame) as ClientMessage;
  if (message.send !== 'command' || message.command.deed.do !== 'answer') return null;
  const choice = message.command.deed.choice as { readonly choose: string };
  return choice.choose === 'quick' ? (choice as Quick) : null;
};

/** All that a browser hears and says, in one row. */
export interface Tap {
  readonly heard: string[];
  readonly sealed: { readonly choice: Quick; readonly heardBefore: number }[];
}

export const tap = (page: Page): Tap => {
  const found: Tap = { heard: [], sealed: [] };
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => found.heard.push(String(payload)));
    socket.on('framesent', ({ payload }) => {
      const choice = quickIn(String(payload));
      if (choice !== null) found.sealed.push({ choice, heardBefore: found.heard.length });
    });
  });
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    response.text().then(
      (text) => found.heard.push(text),
      () => undefined,
    );
  });
  return found;
};

/** Ana seals, thinks again, and Bo seals last: until he has, nothing that he hears says what she chose. */
export const sealBoth = async (ana: Page, bo: Page, says: Tap, hears: Tap): Promise<void> => {
  const [from, said, answered] = [hears.heard.length, says.sealed.length, hears.sealed.length];
  await sealQuick(ana, 'first');
  // The other's seal stands at the foot, on a phone too.
  await bo.locator('.foot-others .seal[data-state="made"]').waitFor();
  await bo.getByText('Avitch: sealed').waitFor();
  await ana.getByRole('button', { name: 'Change it' }).click();
  await sealQuick(ana, 'last');
  await ana.getByRole('heading', { name: 'Sealed' }).waitFor();
  await sealQuick(bo, 'first');
  await expect.poll(() => says.sealed.length - said).toBe(2);
  const secrets = says.sealed.slice(said).map(({ choice }) => choice);
  await expect.poll(() => hears.sealed.length).toBeGreaterThan(answered);
  const until = hears.sealed[answered]?.heardBefore ?? Number.NaN;
  expect(until, 'Bo hears that Ana has chosen').toBeGreaterThan(from);
  for (const frame of hears.heard.slice(from, until)) {
    expect(frame).not.toContain('"choice"');
    expect(frame).not.toContain('quickChosen');
    for (const { units } of secrets) expect(frame).not.toContain(JSON.stringify(units));
  }
  // Afterwards he is told, by the places of the units in the roster: attackers stand first in it.
  const told = (secrets[1]?.units ?? []).map((unit) => Number(unit.slice(1)) - 1).sort((a, b) => a - b);
  await expect.poll(() => hears.heard.slice(until).join()).toContain(`"quickChosen","units":[${told.join()},`);
};
