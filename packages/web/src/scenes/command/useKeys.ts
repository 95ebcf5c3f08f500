import { type KeyboardEvent, useRef } from 'react';
import { isWritten } from '../../browser/focusing.js';

/** What letters press: the first of these rows that is there. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  a: ['attack', 'charge', 'volley'],
  s: ['supportAttack', 'supportDefense'],
  h: ['hold'],
};

interface Keys {
  readonly onWalk: (step: 1 | -1) => void;
  readonly onAccount: () => void;
}

/** Letters of this scene: A, S, H pick an order, N and P walk through units, C reads the account, E ends the stage. */
export const useKeys = ({ onWalk, onAccount }: Keys) => {
  const room = useRef<HTMLDivElement>(null);
  const press = (selector: string): boolean => {
    const found = room.current?.querySelector<HTMLElement>(selector);
    found?.click();
    return found !== null && found !== undefined;
  };
  const pick = (words: readonly string[]): boolean =>
    words.some((word) => press(`[data-row][data-word="${word}"]:not([aria-pressed="true"])`));
  const onKeyDown = (event: KeyboardEvent): void => {
    // Any key, and it stands at once: nobody waits for an account to be told.
    for (const line of room.current?.querySelectorAll('.account-line') ?? []) {
      for (const animation of line.getAnimations()) animation.finish();
    }
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented || !(target instanceof Element) || isWritten(target))
      return;
    if (target.closest('dialog, [popover]') !== null) return;
    const letter = key.toLowerCase();
    const words = ROWS[letter];
    if (words !== undefined) {
      if (pick(words)) event.preventDefault();
    } else if (letter === 'n' || letter === 'p') onWalk(letter === 'n' ? 1 : -1);
    else if (letter === 'c') onAccount();
    else if (letter === 'e') press('[data-end-stage], [data-stay]');
  };
  return { room, onKeyDown };
};
