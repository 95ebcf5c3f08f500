import { notUndone } from '@warmoot/kernel';
import type { Passage } from '@warmoot/words';

/** The entries that still count, with their places among all: what was taken back is neither news nor leaves a trail. */
export const countedIn = (passages: readonly Passage[]): readonly (readonly [number, Passage])[] => {
  const kept = new Set(notUndone(passages.map(({ entry }) => entry)).map(({ seq }) => seq));
  return passages.flatMap((passage, at) => (kept.has(passage.entry.seq) ? [[at, passage] as const] : []));
};
