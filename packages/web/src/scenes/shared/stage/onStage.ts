import type { Passage } from '@warmoot/words';
import { createContext, useContext } from 'react';
import type { Moment, Turn } from './machine.js';
import type { Thrown } from './thrown.js';

/** What is told this moment. */
export interface Shown {
  readonly passage: Passage;
  /** Where it is a throw in a contest: those it stands against. */
  readonly rivals: readonly Thrown[];
  readonly turn: Turn;
  readonly moment: Moment;
}

/** The stage as scene pages see it. */
export interface OnStage {
  /** What is on; null where everything has been told. Then, and only then, something is asked. */
  readonly shown: Shown | null;
  /** Shows once more what has happened since one's last act; null where there is nothing, or no way back. */
  readonly again: (() => void) | null;
}

const EMPTY: OnStage = { shown: null, again: null };

export const StageContext = createContext<OnStage>(EMPTY);

/** What is on the stage now. */
export const useOnStage = (): OnStage => useContext(StageContext);
