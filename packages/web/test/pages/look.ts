import { onTestFinished } from 'vitest';
import { textOf } from './forms.js';
import type { Hand } from './page.js';

/** All that this selects on a page. */
export const allOf = ({ room }: Hand, selector: string): readonly HTMLElement[] => [
  ...room.querySelectorAll<HTMLElement>(selector),
];

/** The first that this selects, and says this; there must be one. */
export const one = (hand: Hand, selector: string, says: string | RegExp = ''): HTMLElement => {
  const all = allOf(hand, selector);
  const found = all.find((each) => (typeof says === 'string' ? textOf(each).includes(says) : says.test(textOf(each))));
  if (found === undefined) throw new Error(`no ${selector} with ${says} among ${all.map(textOf).join(' | ')}`);
  return found;
};

/** What stands in each of these. */
export const textsOf = (hand: Hand, selector: string): readonly string[] => allOf(hand, selector).map(textOf);

/** The one gold button. */
export const act = (hand: Hand): HTMLElement => one(hand, '.foot-act');

export const isOff = (button: HTMLElement): boolean => button.getAttribute('aria-disabled') === 'true';

/** The panel that a button has opened: it lies beside the page and not in it. */
export const pop = (hand: Hand): Hand => {
  const panels = document.querySelectorAll<HTMLElement>('.pop');
  const panel = panels[panels.length - 1];
  if (panel === undefined) throw new Error('no panel is open');
  return hand.in(panel);
};

/** For this test the pages are looked at on a device of which this is so: one where nothing is to move, or a narrow one. */
export const seenOn = (media: string): void => {
  const own = globalThis.matchMedia;
  globalThis.matchMedia = (query) =>
    ({ matches: query.includes(media), addEventListener: () => {}, removeEventListener: () => {} }) as never;
  onTestFinished(() => {
    globalThis.matchMedia = own;
  });
};

/** What asks a device whether it is a phone. */
export const PHONE = 'max-width: 47.5em';

/** A press as a hand makes it, which is told from a click that comes of arrows. */
export const pressByHand = (hand: Hand, what: HTMLElement): Promise<void> =>
  hand.does(
    () =>
      void what.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 })),
  );

/** What has the focus, by its name. */
export const focused = (): string => {
  const at = document.activeElement;
  const label = at instanceof HTMLInputElement ? at.closest('label') : null;
  return at?.getAttribute('aria-label') ?? textOf(label ?? at);
};

/** All that is said to ears from now on. */
export const listen = (): (() => readonly string[]) => {
  const said: string[] = [];
  for (const region of document.querySelectorAll('[aria-live]')) {
    const note = (): void => {
      const text = textOf(region);
      if (text !== '') said.push(`${region.getAttribute('aria-live')}: ${text}`);
    };
    note();
    new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
  }
  return () => said;
};
