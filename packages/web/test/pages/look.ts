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
