import { onTestFinished, vi } from 'vitest';
import { Device } from './device.js';
import { opened, part, partComes } from './opened.js';
import type { Page } from './page.js';

/** What is set up from a fresh seed, of 16 bytes, is set up from the same one in every run. */
const keepSeeds = (): void => {
  const own = crypto.getRandomValues;
  const spy = vi
    .spyOn(crypto, 'getRandomValues')
    .mockImplementation((bytes) =>
      bytes instanceof Uint8Array && bytes.length === 16 ? bytes.fill(7) : own.call(crypto, bytes),
    );
  onTestFinished(() => spy.mockRestore());
};

/** Somebody who came by the first page and plays against a computer, with all presses counted. */
export interface Newcomer {
  readonly device: Device;
  readonly page: Page;
  readonly press: (one: HTMLElement) => Promise<void>;
  readonly count: () => number;
}

/** Picks a way on the first page and plays it at once, until this part of its page is there. */
export const playAtOnce = async (kind: string, selector: string): Promise<Newcomer> => {
  keepSeeds();
  const device = new Device(null, [], true);
  const page = await opened('/', device);
  let presses = 0;
  const press = (one: HTMLElement): Promise<void> => {
    presses++;
    return page.press(one);
  };
  await press(part(page, `.way-card input[value="${kind}"]`));
  await press(part(page, '.pick-go .btn-act'));
  await partComes(page, selector);
  return { device, page, press, count: () => presses };
};
