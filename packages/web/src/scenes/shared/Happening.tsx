import { useMemo } from 'react';
import { useSpoken } from '../../words/speech.js';
import type { SceneProps } from '../contract.js';
import { NewsStrip } from './NewsStrip.js';
import { newsFor } from './news.js';
import { StagePanel } from './StagePanel.js';
import { useOnStage } from './stage/onStage.js';
import { SHARED } from './words.js';

/** What happens in a scene, above what is asked: what is told this moment, and then the news since one last chose. */
export const Happening = ({ passages, seat, people }: Pick<SceneProps, 'passages' | 'seat' | 'people'>) => {
  const { words } = useSpoken(SHARED);
  const { shown } = useOnStage();
  const news = useMemo(() => newsFor(words, passages, seat), [words, passages, seat]);
  return shown === null ? (
    <NewsStrip news={news} seat={seat} people={people} />
  ) : (
    <StagePanel shown={shown} news={news} seat={seat} people={people} />
  );
};
