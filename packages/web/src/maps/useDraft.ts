import { useCallback, useState } from 'react';
import { blankDraft, type Draft } from './draft.js';
import { begun, changed, type History, redone, undone } from './history.js';

export interface Drafting {
  readonly draft: Draft;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Changes the draft; strokes of one tool without a pause are one change. */
  readonly change: (by: (draft: Draft) => Draft, tool: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export const useDraft = (): Drafting => {
  const [history, setHistory] = useState<History<Draft>>(() => begun(blankDraft()));
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
