import type { Refusal } from '../refusals.js';
import type { Asked, Procedure, SceneTypes, View } from './contract.js';

/** The listed answers among which an answer is if it is open, where the rules know a shorter list than all of them. */
export const shortListOf = <T extends SceneTypes>(
  { among }: Procedure<T, T['step']>,
  view: View<T>,
  step: T['step'],
  choice: unknown,
  asked: Asked,
): readonly unknown[] | null => among?.(view, step, choice as never, asked) ?? null;

/** An answer that is not listed, where no single rule is to blame. */
export const notListed = ({ seat, as }: Asked, step: string, listed: readonly unknown[] | null): Refusal => ({
  code: 'NOT_A_CHOICE',
  seat,
  as,
  step,
  open: listed?.length ?? 0,
});

/** Turns the end of a list round, in place: what was put last then comes first. */
export const reverseFrom = <A>(list: A[], from: number): void => {
  for (let low = from, high = list.length - 1; low < high; low++, high--) {
    const swap = list[low] as A;
    list[low] = list[high] as A;
    list[high] = swap;
  }
};
