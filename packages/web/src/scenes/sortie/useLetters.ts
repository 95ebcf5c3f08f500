import { type RefObject, useEffect, useRef } from 'react';
import { isWritten } from '../../browser/focusing.js';

/** What letters do anywhere on this page, as long as nobody writes and nothing lies over it. */
export const useLetters = (box: RefObject<HTMLElement | null>, does: Readonly<Record<string, () => void>>): void => {
  const now = useRef(does);
  now.current = does;
  useEffect(() => {
    const room = box.current?.closest<HTMLElement>('.sortie');
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || !(target instanceof Element) || isWritten(target)) return;
      if (target.closest('dialog, [popover]') === null) now.current[key.toLowerCase()]?.();
    };
    room?.addEventListener('keydown', onKey);
    return () => room?.removeEventListener('keydown', onKey);
  }, [box]);
};
