import { useCallback, useState } from 'react';
import { begun, changed, type History, redone, undone } from './history.js';

export interface Changing<A> {
  readonly draft: A;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Changes the draft; strokes of one tool without a pause are one change. */
  readonly change: (by: (draft: A) => A, tool: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Something that is drawn, with all that it was before. */
export const useHistory = <A>(first: () => A): Changing<A> => {
  const [history, setHistory] = useState<History<A>>(() => begun(first()));
  return {
    draft: history.now,
    canUndo: history.past.length > 0,
    canRedo: history.ahead.length > 0,
    change: useCallback((by, tool) => {
      const at = Date.now();
      setHistory((was) => changed(was, by(was.now), tool, at));
    }, []),
    undo: useCallback(() => setHistory(undone), []),
    redo: useCallback(() => setHistory(redone), []),
  };
};
