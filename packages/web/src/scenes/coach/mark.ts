import type { Asked, SceneTypes, SeatId, View } from '@warmoot/kernel';
import type { SceneProps } from '../contract.js';

/** What is needed of a scene to know what matters in it. */
export interface CoachProps extends Pick<SceneProps, 'rules' | 'run' | 'view' | 'seat' | 'passages'> {
  /** What one does on the page before answering, where that is more than one thing. */
  readonly doing?: string | null;
}

/** What is asked of somebody, as far as their page knows of it. */
export interface At<V = View<SceneTypes>> {
  readonly view: V;
  readonly seat: SeatId;
  readonly asked: Asked;
  /** What one does on the page before answering, where that is more than one thing. */
  readonly doing: string | null;
  /** What may be answered. */
  readonly choices: () => readonly Choice[];
}

/** Answers are told apart by one word. */
interface Choice {
  readonly choose?: string;
}

/** A rule that is explained the first time it matters. */
export interface Mark<V = View<SceneTypes>> {
  readonly key: string;
  /** Where it stands in the rulebook. */
  readonly rule: string;
  /** The steps at which it may matter. */
  readonly steps: readonly string[];
  /** What else must be so for it to matter now; left out where the step is enough. */
  readonly when?: (at: At<V>) => boolean;
}

/** Marks of one kind of scene are remembered apart from those of another. */
export const nameOf = (kind: string, { key }: Pick<Mark, 'key'>): string => `${kind}.${key}`;

const matters = ({ steps, when }: Mark, step: string, at: At): boolean =>
  steps.includes(step) && (when === undefined || when(at));

/** The first that matters at a step and has not been explained yet. */
export const markAt = (marks: readonly Mark[], step: string, at: At, isKnown: (mark: Mark) => boolean): Mark | null =>
  marks.find((mark) => !isKnown(mark) && matters(mark, step, at)) ?? null;
