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

/** Two of a list, drawn at random and not the same: the first is the one that was picked, where that is in the list. */
export const twoOf = <A extends string>(list: readonly A[], picked: string | undefined, source: Stream): [A, A] => {
  const first = list.find((one) => one === picked);
  if (first === undefined) return someOf(list, 2, source) as [A, A];
  const others = list.filter((one) => one !== first);
  return [first, ...someOf(others, 1, source)] as [A, A];
};
