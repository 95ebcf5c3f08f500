import type { SceneReading } from '../contract.js';
import { Conversation } from './Conversation.js';
import './discussion.css';
import './spoken.css';
import { End } from './End.js';
import type { TalkView } from './model.js';

/** A Discussion that is over, as the scene it was: what was said, what came of it, what drives whom since. */
export const TalkReading = ({ rules, run, people, passages }: SceneReading) => {
  const view = run.view(null) as unknown as TalkView;
  return (
    <div className="talk-reading">
      <Conversation view={view} run={run} people={people} passages={passages} />
      {run.over ? <End view={view} run={run} rules={rules} seat={null} /> : null}
    </div>
  );
};
