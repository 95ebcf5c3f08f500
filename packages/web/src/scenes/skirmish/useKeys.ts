import { type KeyboardEvent, useRef } from 'react';
import { isWritten } from '../../browser/focusing.js';

interface Keys {
  readonly onDivision: () => void;
  readonly onMorale: () => void;
}

/** Letters of this scene: D reads the division, M the morale, 1 to 9 give the odd die to that target. */
export const useKeys = ({ onDivision, onMorale }: Keys) => {
  const room = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented || !(target instanceof Element) || isWritten(target))
      return;
    if (target.closest('dialog, [popover]') !== null) return;
    const letter = key.toLowerCase();
    if (letter === 'd') onDivision();
    else if (letter === 'm') onMorale();
    else if (/^[1-9]$/.test(key)) {
      const places = room.current?.querySelectorAll<HTMLInputElement>('.sk-division .sk-odd input') ?? [];
      const place = places[Number(key) - 1];
      if (place === undefined) return;
      place.click();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { room, onKeyDown };
};
