import { computeAccessibleName } from 'dom-accessibility-api';
import type { Hand } from './page.js';
import { NO_STYLE } from './tree.js';

const ROLES = ['textbox', 'spinbutton', 'combobox', 'checkbox', 'radio', 'searchbox'] as const;

/** The only field that is labelled so, whatever kind of field it is. Behind its label may stand what helps with it. */
export const field = (hand: Hand, label: string | RegExp): HTMLInputElement => {
  const named = ROLES.flatMap((role) => hand.all(role)).map(
    (one) => [computeAccessibleName(one, NO_STYLE), one] as const,
  );
  const found = [
    named.filter(([name]) => (typeof label === 'string' ? name === label : label.test(name))),
    named.filter(([name]) => typeof label === 'string' && name.startsWith(`${label} `)),
  ].find((some) => some.length > 0);
  const [one] = found ?? [];
  if (one !== undefined && found?.length === 1) return one[1] as HTMLInputElement;
  throw new Error(
    `${found?.length ?? 0} fields are labelled ${label}; there are: ${named.map(([name]) => name).join(' | ')}`,
  );
};

/** Writes into fields, by their labels. */
export const fillIn = async (hand: Hand, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) await hand.fill(field(hand, label), text);
};

/** Picks options of lists, by the labels of the lists. */
export const pickIn = async (hand: Hand, options: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, option] of Object.entries(options)) await hand.choose(field(hand, label), option);
};

/** All that is read in a part, as one line. */
export const textOf = (part: Element | null): string => (part?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The part that this selects and in which this is read. */
export const partWith = (room: Element, selector: string, text: string): HTMLElement => {
  const found = [...room.querySelectorAll<HTMLElement>(selector)].filter((one) => textOf(one).includes(text));
  const [one] = found;
  if (one !== undefined && found.length === 1) return one;
  throw new Error(`${found.length} of ${selector} say ${text}`);
};

/** The one gold button of whoever is asked something. */
export const gold = ({ room }: Hand): HTMLElement => {
  const button = room.querySelector<HTMLElement>('.foot-act');
  if (button === null) throw new Error('there is nothing to decide');
  return button;
};

/** Whether this page has something to decide. */
export const isAsked = ({ room }: Hand): boolean => room.querySelector('.foot-act') !== null;
