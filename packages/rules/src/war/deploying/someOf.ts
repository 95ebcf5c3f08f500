import type { Stream } from '@warmoot/kernel';

/** Picks so many from a list at random, none of them twice. */
export const someOf = <A>(list: readonly A[], count: number, source: Stream): A[] => {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const at = source.below(left.length);
    const picked = left[at] as A;
    left[at] = left[left.length - 1] as A;
    left.pop();
    return picked;
  });
};
