import type { Deed, Due, Seat, SeenScene } from '@warmoot/protocol';
import type { saga } from '@warmoot/rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE_MS } from './house.js';
import { command } from './tables.js';

/** Somebody at a page. */
export type Sat = readonly [page: Page, seat: Seat];

interface Seen {
  readonly scene: SeenScene | null;
  readonly campaign: saga.campaign.SeenCampaign | null;
}

/** The table as a seat sees it now. */
export const seenBy = async ([page, { table, seat }]: Sat): Promise<Seen> => {
  const url = new URL(`/api/tables/${table}?seat=${encodeURIComponent(seat)}`, page.url()).href;
  return (await (await page.request.get(url)).json()) as Seen;
};

/** What somebody is asked so: it comes as soon as dice of which nobody may know have fallen. */
const askedOf = async (sat: Sat, isMeant: (due: Due) => boolean): Promise<Due> => {
  let due: Due | undefined;
  const isAsked = async (): Promise<boolean> => {
    due = (await seenBy(sat)).scene?.due.find((one) => !one.made && isMeant(one));
    return due !== undefined;
  };
  await expect.poll(isAsked, { timeout: PATIENCE_MS }).toBe(true);
  return due as Due;
};

/** Somebody answers without a page: what they are asked first, or as somebody of the scene. */
export const says = async (sat: Sat, choice: object, by?: string): Promise<void> => {
  const { question, as } = await askedOf(sat, (due) =>
    by === undefined ? !due.as.includes('dice') : due.as.includes(by),
  );
  await command(...sat, { do: 'answer', question, as: by ?? as[0] ?? '', choice } as unknown as Deed);
};

/** Somebody types in without a page what their dice show, throw after throw. */
export const types = async (sat: Sat, ...throws: readonly (readonly number[])[]): Promise<void> => {
  for (const faces of throws) {
    const { question } = await askedOf(sat, ({ as }) => as.includes('dice'));
    await command(...sat, { do: 'dice', question, faces: [...faces] });
  }
};

/** At the table of somebody who is alone there, dice are thrown by hand from now on. */
export const typesDice = (sat: Sat): Promise<unknown> => {
  const value = { hideMade: false, dice: 'typed', referee: null, deadline: null };
  return command(...sat, { do: 'propose', about: 'options', value } as unknown as Deed);
};
