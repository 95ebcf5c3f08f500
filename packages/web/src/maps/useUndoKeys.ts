import { useEffect } from 'react';
import type { Changing } from './useHistory.js';

/** Ctrl+Z and Ctrl+Y, but for where somebody writes. */
export const useUndoKeys = ({ undo, redo }: Pick<Changing<unknown>, 'undo' | 'redo'>): void => {
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || (event.target as Element).closest('input, select, textarea')) return;
      const letter = event.key.toLowerCase();
      if (letter !== 'z' && letter !== 'y') return;
      event.preventDefault();
      if (letter === 'y' || event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [undo, redo]);
};
