import type { KeyboardEvent } from 'react';
import { focusOn, isThere } from '../../browser/focusing.js';

const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Of radios with one name only that which is picked is reached by Tab. */
const isAlike = (one: Element | null, other: Element | undefined): boolean =>
  one === other ||
  (one instanceof HTMLInputElement &&
    other instanceof HTMLInputElement &&
    one.type === 'radio' &&
    one.name !== '' &&
    one.name === other.name);

/** Tab goes round in a panel, and not behind it to what it covers. */
export const goRound = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const panel = event.currentTarget;
  const all = [...panel.querySelectorAll<HTMLElement>(REACHED)].filter((one) => one.tabIndex >= 0 && isThere(one));
  const [first, last] = [all[0], all.at(-1)];
  const at = document.activeElement;
  const to = event.shiftKey ? (at === panel || isAlike(at, first) ? last : null) : isAlike(at, last) ? first : null;
  if (!to) return;
  event.preventDefault();
  focusOn(to);
};
