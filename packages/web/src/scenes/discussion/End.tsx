import { saga } from '@warmoot/rules';
import { outcomeText } from '@warmoot/words';
import { Button } from '../../design/forms/Button.js';
import { useSpoken } from '../../words/speech.js';
import { SceneHead } from '../shared/SceneHead.js';
import { Drives } from './Drives.js';
import type { TalkProps } from './model.js';
import { TALK } from './words.js';

/** How the talk has ended, and what drives whom now: to be read, and to be printed with all that was said. */
export const End = ({ run, view, seat, rules }: Pick<TalkProps, 'run' | 'view' | 'seat' | 'rules'>) => {
  const { t, words } = useSpoken(TALK);
  const driven = view.given.people.filter(({ name }) =>
    saga.discussion.drivingOf(view, name).some(({ appeal }) => appeal !== null),
  );
  return (
    <section className="discussion-end">
      <SceneHead
        title={t.over}
        aside={
          <Button kind="quiet" small onClick={() => print()}>
            {t.printIt}
          </Button>
        }
      />
      <p className="scene-lead">{outcomeText(words, run, seat)}</p>
      {driven.length === 0 ? null : (
        <div className="discussion-driven">
          {driven.map(({ name }) => (
            <Drives key={name} view={view} rules={rules} name={name} />
          ))}
        </div>
      )}
    </section>
  );
};
