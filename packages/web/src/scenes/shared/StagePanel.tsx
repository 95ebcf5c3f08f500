import { type ReactNode, useLayoutEffect } from 'react';
import { useSpoken } from '../../words/speech.js';
import type { SceneProps } from '../contract.js';
import { NewsStrip } from './NewsStrip.js';
import type { News } from './news.js';
import { SceneHead } from './SceneHead.js';
import type { Shown } from './stage/onStage.js';
import { type Picture, Throw } from './stage/Throw.js';
import { SHARED } from './words.js';

interface StagePanelProps extends Pick<SceneProps, 'seat' | 'people'> {
  readonly shown: Shown;
  readonly news: readonly News[];
  /** Who throws against whom, where the scene has more to say of it than whose throw it is. */
  readonly call?: ReactNode;
  /** Draws what follows on a throw. */
  readonly picture?: Picture;
}

/** On a small screen the top of the scene is in sight while something is told; then the view is where the thumb left it. */
const useTopInSight = (): void =>
  useLayoutEffect(() => {
    if (!matchMedia('(max-width: 47.5em)').matches) return;
    const left = scrollY;
    scrollTo({ top: 0, behavior: 'instant' });
    return () => scrollTo({ top: left, behavior: 'instant' });
  }, []);

/** What stands in the place of the decision while something is told: the throw that falls, or what others do. */
export const StagePanel = ({ shown, seat, people, news, call, picture }: StagePanelProps) => {
  const { t } = useSpoken(SHARED);
  useTopInSight();
  const { passage, turn, moment, rivals } = shown;
  const isReveal = passage.entry.input.input === 'reveal';
  const isThrow = turn === 'throw' || turn === 'typed';
  return (
    <div className="scene-body stage-panel" data-turn={turn} data-moment={moment}>
      {isThrow ? (
        <Throw
          key={passage.entry.seq}
          passage={passage}
          rivals={rivals}
          seat={seat}
          people={people}
          moment={moment}
          call={call}
          picture={picture}
        />
      ) : (
        <>
          <SceneHead title={isReveal ? t.allShown : t.whatTheyDid} />
          <NewsStrip news={news} seat={seat} people={people} isOpen />
        </>
      )}
      <div className="scene-foot stage-foot">
        <p className="small soft">{t.goesOn}</p>
        {/* Any press anywhere does this: the button says so, and has the focus meanwhile. */}
        <button type="button" className="btn stage-on" data-next={isReveal ? undefined : ''}>
          {t.goOn}
        </button>
      </div>
    </div>
  );
};
