import { awaitedOf } from '@warmoot/words';
import { Button } from '../../../design/forms/Button.js';
import { useSpoken } from '../../../words/speech.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { Waiting } from '../../shared/Waiting.js';
import { SHARED } from '../../shared/words.js';
import type { TalkProps } from '../model.js';

/** Everything that is asked or put together: the answers that the rules list. */
export const AppealPanel = ({ run, seat, people, asking, asked, answer, busy }: TalkProps) => {
  const { t, words } = useSpoken(SHARED);
  if (asking === null) return null;
  const awaited = awaitedOf(words, run, seat);
  if (asked === null) return <Waiting asking={asking} people={people} watching={seat === null} lead={awaited} />;
  return (
    <>
      <SceneHead title={t.yours} />
      <p className="scene-rows">
        {awaited.choices
          .filter((one) => one.asked.as === asked.as)
          .map(({ choice, text }) => (
            <Button key={text} busy={busy} onClick={() => answer(asked, choice)}>
              {text}
            </Button>
          ))}
      </p>
    </>
  );
};
