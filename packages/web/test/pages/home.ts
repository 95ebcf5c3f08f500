import { expect, onTestFinished } from 'vitest';
import { Device } from './device.js';
import { part, partComes } from './opened.js';
import { type Language, openPage, type Page } from './page.js';

/** A hand on the first page, and how often it presses. */
export interface Home {
  readonly device: Device;
  readonly page: Page;
  readonly press: (one: HTMLElement) => Promise<void>;
  /** How often was pressed so far. */
  readonly count: () => number;
  /** Picks a way to play, where it is not picked already. */
  readonly pick: (kind: string) => Promise<void>;
  /** Plays what is picked. */
  readonly play: () => Promise<void>;
  /** Sets it up for whoever comes by the link; that stands there then. */
  readonly link: () => Promise<HTMLElement>;
}

/** The first page, on a device against whom computers play, and which has kept these wishes. */
export const atHome = async (language: Language = 'en', kept: Readonly<Record<string, string>> = {}): Promise<Home> => {
  const device = new Device(null, [], true);
  const page = await openPage('/', language, device, kept);
  onTestFinished(page.close);
  let presses = 0;
  const press = (one: HTMLElement): Promise<void> => {
    presses++;
    return page.press(one);
  };
  return {
    device,
    page,
    press,
    count: () => presses,
    pick: async (kind) => {
      const card = part(page, `.way-card input[value="${kind}"]`) as HTMLInputElement;
      if (!card.checked) await press(card);
    },
    play: async () => {
      await press(part(page, '.pick-go .btn-act'));
      await partComes(page, '.table-scene');
      expect(location.pathname).toBe('/t/desk');
    },
    link: async () => {
      await press(part(page, '.pick-link'));
      return partComes(page, '.bring-address');
    },
  };
};

/** Somebody who came by the first page and plays at once against a computer, as soon as this part of its page is there. */
export const playAtOnce = async (kind: string, selector: string): Promise<Home> => {
  const home = await atHome();
  await home.pick(kind);
  await home.play();
  await partComes(home.page, selector);
  return home;
};
