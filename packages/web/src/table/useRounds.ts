import { partTitle } from '@warmoot/words';
import { useMemo } from 'react';
import type { Rounds } from '../design/shell/Spine.js';
import { partId, partsIn } from '../log/passages.js';
import type { Told } from '../net/telling.js';
import { useWords } from '../words/WordsProvider.js';

/** The rounds of a scene for the edge of the page, each with the way to where it is told; null where it has none. */
export const useRounds = (
  scene: string | null,
  told: readonly Pick<Told, 'passage' | 'view'>[],
  log: string,
): Rounds | null => {
  const { words } = useWords();
  return useMemo(() => {
    const all =
      scene === null
        ? []
        : partsIn(told).map((part) => ({ part, title: partTitle(words, scene, part), id: partId(part) }));
    const last = all.at(-1);
    return last === undefined ? null : { now: last.title, all, log };
  }, [words, scene, told, log]);
};
