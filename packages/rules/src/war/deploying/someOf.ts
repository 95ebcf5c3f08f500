import type { Stream } from '@warmoot/kernel';

/** So many of these, at random. */
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
