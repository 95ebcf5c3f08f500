import { useMemo } from 'react';
import { useSpoken } from '../../words/speech.js';
import type { SceneProps } from '../contract.js';
import { NewsStrip } from './NewsStrip.js';
import { newsFor } from './news.js';
import { StagePanel } from './StagePanel.js';
import { useOnStage } from './stage/onStage.js';
import { SHARED } from './words.js';

interface HappeningProps extends Pick<SceneProps, 'passages' | 'seat' | 'people'> {
  /** On a small screen its news begin as one line, so that the choice is in reach. */
  readonly brief?: boolean;
}

/** What happens in a scene, above what is asked: what is told this moment, and then the news since one last chose. */
export const Happening = ({ passages, seat, people, brief = false }: HappeningProps) => {
  const { words } = useSpoken(SHARED);
  const { shown } = useOnStage();
  const news = useMemo(() => newsFor(words, passages, seat), [words, passages, seat]);
  return shown === null ? (
    <NewsStrip news={news} seat={seat} people={people} brief={brief} />
  ) : (
    <StagePanel shown={shown} news={news} seat={seat} people={people} />
  );
};
