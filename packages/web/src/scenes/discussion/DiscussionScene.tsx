import { saga } from '@warmoot/rules';
import { outcomeText } from '@warmoot/words';
import { useMemo, useState } from 'react';
import '../shared/scene.css';
import './discussion.css';
import { useSpoken } from '../../words/speech.js';
import type { SceneProps } from '../contract.js';
import { askingOf, firstOpen } from '../shared/asking.js';
import { DicePanel } from '../shared/DicePanel.js';
import { newsFor } from '../shared/news.js';
import { questionTold } from '../shared/questionTold.js';
import { SceneHead } from '../shared/SceneHead.js';
import { StagePanel } from '../shared/StagePanel.js';
import { useOnStage } from '../shared/stage/onStage.js';
import { useYours } from '../shared/useYours.js';
import { AppealPanel } from './appeal/AppealPanel.js';
import { DraftProvider, useDraft } from './appeal/draft.js';
import { OddsPanel } from './appeal/OddsPanel.js';
import { Conversation } from './Conversation.js';
import { Listener } from './Listener.js';
import type { TalkProps, TalkView } from './model.js';
import { TALK } from './words.js';

/** A Discussion: who listens at the left, what is said in the middle, the odds at the right. */
export const DiscussionScene = (props: SceneProps) => (
  <DraftProvider>
    <Hall {...props} />
  </DraftProvider>
);

/** Who is looked at: whom one has picked, whom one writes to, who is spoken to; else somebody else than oneself. */
const useLooked = (view: TalkView): Pick<TalkProps, 'looked' | 'onLook'> => {
  const { draft } = useDraft();
  const first = draft.to[0];
  const spokenTo = saga.discussion.appealOn(view)?.hearings[0]?.who;
  // Whom one has picked is looked at until somebody else is spoken to.
  const since = `${view.open.appeals.length} ${first}`;
  const [picked, setPicked] = useState({ since, name: '' });
  const others = view.given.people.filter(({ seat }) => seat !== view.seat);
  const somebody = (others[0] ?? view.given.people[0])?.name ?? '';
  const last = view.open.appeals.at(-1)?.hearings[0]?.who;
  const named = picked.since === since ? picked.name : '';
  return {
    looked: named || (first ?? spokenTo ?? last ?? somebody),
    onLook: (name) => setPicked({ since, name }),
  };
};

const Hall = (props: SceneProps) => {
  const { seat, people, passages, run } = props;
  const view = props.view as unknown as TalkView;
  const { t, words } = useSpoken(TALK);
  const { shown } = useOnStage();
  const isThrow = shown !== null && shown.turn !== 'act';
  const asking = useMemo(() => (isThrow ? null : askingOf(run, seat)), [isThrow, run, seat]);
  const asked = asking === null ? null : firstOpen(asking);
  const news = useMemo(() => newsFor(words, passages, seat), [words, passages, seat]);
  const looking = useLooked(view);
  useYours(asked === null ? null : questionTold(words, props, asked), passages);
  const talk: TalkProps = { ...props, view, asking, asked, ...looking };
  return (
    <div className="discussion" data-over={run.over || undefined}>
      <h1 className="vh">{t.title({ who: view.given.people.map(({ name }) => name) })}</h1>
      <Listener {...talk} />
      <div className="discussion-talk">
        <Conversation {...talk} />
        <div className="discussion-now">
          {isThrow ? <StagePanel shown={shown} news={news} seat={seat} people={people} /> : <DicePanel {...props} />}
          {run.over && shown === null ? (
            <>
              <SceneHead title={t.over} />
              <p className="scene-lead">{outcomeText(words, run, seat)}</p>
            </>
          ) : null}
          {run.over ? null : <AppealPanel {...talk} />}
        </div>
      </div>
      {run.over ? null : <OddsPanel {...talk} />}
    </div>
  );
};
