import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { later } from '../../browser/later.js';
import { Button } from '../../design/forms/Button.js';
import { markAt, markOn } from '../../net/marks.js';
import type { Sitting } from '../../net/sitting.js';
import { useSpoken } from '../../words/speech.js';
import { chapterAt } from './chapter.js';
import { STORY } from './words.js';

const ChapterLeaf = later(async () => (await import('./ChapterLeaf.js')).ChapterLeaf);

/** The leaf before a chapter of a story: it opens by itself once for each seat of a device, and again by the menu. */
export const useChapterLeaf = (sitting: Sitting): { readonly way: ReactNode; readonly leaf: ReactNode } => {
  const { t } = useSpoken(STORY);
  const { table, seat, campaign, scene } = sitting;
  const at = useMemo(() => chapterAt({ campaign, scene }), [campaign, scene]);
  const nth = at?.entry.played ?? null;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    setOpen(nth !== null && (markAt('chapter', table, seat) ?? -1) < nth);
  }, [table, seat, nth]);
  const close = (): void => {
    if (nth !== null) markOn('chapter', table, seat, nth);
    setOpen(false);
  };
  if (at === null) return { way: null, leaf: null };
  return {
    way: (
      <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.soFar}
      </Button>
    ),
    leaf: isOpen ? (
      <Suspense>
        <ChapterLeaf sitting={sitting} {...at} onClose={close} />
      </Suspense>
    ) : null,
  };
};
