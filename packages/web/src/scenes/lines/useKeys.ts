import type { KeyboardEvent } from 'react';
import { isWritten } from '../../browser/focusing.js';

interface Keys {
  readonly onRead: () => void;
  readonly onMorale: () => void;
  /** To the next battle line, and the next of your units. */
  readonly onLine: () => void;
  readonly onUnit: () => void;
  readonly onChallenge: () => void;
}

/** Letters of this scene: L walks the lines, U your units, C challenges, M reads the morale, D what is picked. */
export const useKeys = ({ onRead, onMorale, onLine, onUnit, onChallenge }: Keys) => {
  const own: Readonly<Record<string, () => void>> = { m: onMorale, l: onLine, u: onUnit, c: onChallenge };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented || !(target instanceof Element) || isWritten(target))
      return;
    if (target.closest('dialog, [popover]') !== null) return;
    const letter = key.toLowerCase();
    // On its way to the decision.
    if (letter === 'd') onRead();
    const does = own[letter];
    if (does === undefined) return;
    does();
    event.preventDefault();
    event.stopPropagation();
  };
  return { onKeyDown };
};
