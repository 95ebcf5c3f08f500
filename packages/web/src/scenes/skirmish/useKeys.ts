import type { KeyboardEvent } from 'react';
import { isWritten } from '../../browser/focusing.js';

interface Keys {
  readonly onDivision: () => void;
  readonly onMorale: () => void;
}

/** Letters of this scene: D reads the division on its way to the decision, M the morale. Digits are those of all scenes. */
export const useKeys = ({ onDivision, onMorale }: Keys) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented || !(target instanceof Element) || isWritten(target))
      return;
    if (target.closest('dialog, [popover]') !== null) return;
    const letter = key.toLowerCase();
    if (letter === 'd') onDivision();
    else if (letter === 'm') {
      onMorale();
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return { onKeyDown };
};
