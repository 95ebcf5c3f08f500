import type { ReactNode } from 'react';
import type { SceneProps } from '../contract.js';
import type { Question } from '../shared/useQuestion.js';
import type { Choice, Side, SortieRun, SortieView, Unit } from './model.js';

/** What is offered at a step. */
export interface Offered {
  readonly step: string;
  readonly choices: readonly Choice[];
}

/** A question about units: what is picked for each, by its key, until all of it is sealed. */
export type Open = Question<Offered, Choice | null>;

/** What every part of the page is given. */
export interface SortieProps extends Omit<SceneProps, 'view' | 'run'> {
  readonly run: SortieRun;
  readonly view: SortieView;
  readonly units: readonly Unit[];
  /** The side that one looks from: one's own, else the first. */
  readonly side: Side;
  /** The unit in hand: for which it is asked, or that one looks at. */
  readonly picked: Unit | null;
  readonly onUnit: (unit: Unit) => void;
}

/** What a part that asks is given. */
export interface AskProps extends SortieProps {
  readonly open: Open;
  /** Seals one answer after the other, as the table hears of each. */
  readonly seal: (answers: readonly Sealed[]) => void;
  /** What has happened since one last chose, for whoever has a place for it; else it stands above. */
  readonly news: ReactNode;
}

export interface Sealed {
  readonly as: string;
  readonly choice: Choice;
}
