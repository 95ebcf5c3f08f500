import { kindOf, saga } from '@warmoot/rules';
import { type ComponentType, lazy, useMemo, useState } from 'react';
import '../shared/scene.css';
import './discussion.css';
import './spoken.css';
import { useSpoken } from '../../words/speech.js';
import { Coach } from '../coach/Coach.js';
import type { SceneProps } from '../contract.js';
import { askingOf, firstOpen } from '../shared/asking.js';
import { DicePanel } from '../shared/DicePanel.js';
import { InnerScene } from '../shared/InnerScene.js';
import { newsFor } from '../shared/news.js';
import { questionTold } from '../shared/questionTold.js';
import { StagePanel } from '../shared/StagePanel.js';
import { useOnStage } from '../shared/stage/onStage.js';
import { useYours } from '../shared/useYours.js';
import { AppealPanel } from './appeal/AppealPanel.js';
import { DraftProvider, useDraft } from './appeal/draft.js';
import { OddsPanel } from './appeal/OddsPanel.js';
import { OddsShown } from './appeal/oddsShown.js';
import { Conversation } from './Conversation.js';
import { End } from './End.js';
import { Listener } from './Listener.js';
import type { TalkProps, TalkView } from './model.js';
import { TALK } from './words.js';

/** What draws a fight and a pursuit. */
const DRAWINGS: Readonly<Record<'chase' | 'duel', ComponentType<SceneProps>>> = {
  chase: lazy(async () => ({ default: (await import('../chase/ChaseScene.js')).ChaseScene })),
  duel: lazy(async () => ({ default: (await import('../duel/DuelScene.js')).DuelScene })),
};

/** A fight (SAGA-TALK-011) or a pursuit (SAGA-MOVE-035) inside the talk, which is a tab away. */
const Inside = (props: SceneProps) => {
  const { t } = useSpoken(TALK);
  const isChase = kindOf(props.view.inner?.scene ?? '') === 'chase';
  return (
    <InnerScene
      {...props}
      drawing={DRAWINGS[isChase ? 'chase' : 'duel']}
      outer={Hall}
      texts={{
        inside: isChase ? t.chaseInside : t.inside,
        tabs: isChase ? t.chaseTabs : t.insideTabs,
        inner: isChase ? { long: t.chaseTab, short: t.chaseShort } : { long: t.fightTab, short: t.fightShort },
        yours: { long: isChase ? t.chaseYours : t.fightYours, short: t.yoursShort },
        outer: { long: t.talkTab, short: t.talkShort },
      }}
    />
  );
};

/** A Discussion: who listens at the left, what is said in the middle, the odds at the right. */
export const DiscussionScene = (props: SceneProps) => {
  return (
    <DraftProvider view={props.view as unknown as TalkView} seat={props.seat}>
      <OddsShown>{props.view.inner === null ? <Hall {...props} /> : <Inside {...props} />}</OddsShown>
    </DraftProvider>
  );
};

type Appeal = TalkView['open']['appeals'][number];

/** Who is looked at: whom one has picked, whom one writes to, who is spoken to; else somebody else than oneself. */
const useLooked = (view: TalkView): Pick<TalkProps, 'looked' | 'onLook'> => {
  const { draft } = useDraft();
  const written = draft.to[0];
  // Whom one has picked is looked at until somebody else is spoken to.
  const since = `${view.open.appeals.length} ${written}`;
  const [picked, setPicked] = useState({ since, name: '' });
  const named = picked.since === since ? picked.name : '';
  const mine = view.given.people.filter(({ seat }) => seat === view.seat).map(({ name }) => name);
  const spokenTo = (appeal: Appeal | null | undefined): string | undefined =>
    (appeal?.hearings.find(({ who }) => !mine.includes(who)) ?? appeal?.hearings[0])?.who;
  const other = view.given.people.find(({ name }) => !mine.includes(name)) ?? view.given.people[0];
  const last = spokenTo(saga.discussion.appealOn(view)) ?? written ?? spokenTo(view.open.appeals.at(-1));
  return {
    looked: named || (last ?? other?.name ?? ''),
    onLook: (name) => setPicked({ since, name }),
  };
};

/** The talk itself. While a fight is on inside it, it is there to be read and to be spoken in, and asks nothing. */
const Hall = (props: SceneProps) => {
  const { seat, people, passages, run } = props;
  const view = props.view as unknown as TalkView;
  const { t, words } = useSpoken(TALK);
  const { shown } = useOnStage();
  const isWaiting = view.inner !== null;
  // What others do without dice stands in the talk: it interrupts nobody who writes.
  const isThrow = shown !== null && shown.turn !== 'act' && !isWaiting;
  const asking = useMemo(() => (isThrow || isWaiting ? null : askingOf(run, seat)), [isThrow, isWaiting, run, seat]);
  const asked = asking === null ? null : firstOpen(asking);
  const news = useMemo(() => (isThrow ? newsFor(words, passages, seat) : []), [isThrow, words, passages, seat]);
  const looking = useLooked(view);
  const { draft } = useDraft();
  useYours(asked === null ? null : questionTold(words, props, asked), passages);
  const talk: TalkProps = { ...props, view, asking, asked, ...looking };
  return (
    <div className="discussion" data-over={run.over || undefined}>
      <h1 className="vh">{t.title({ who: view.given.people.map(({ name }) => name) })}</h1>
      <Listener {...talk} />
      <div className="discussion-talk">
        <Conversation {...talk} />
        <div className="discussion-now">
          {isThrow ? <StagePanel shown={shown} news={news} seat={seat} people={people} /> : null}
          {isThrow || isWaiting ? null : <DicePanel {...props} />}
          <Coach {...props} doing={draft.isAppeal ? 'appeal' : null} />
          {run.over ? shown === null ? <End {...talk} /> : null : <AppealPanel {...talk} />}
        </div>
      </div>
      {run.over ? null : <OddsPanel {...talk} />}
    </div>
  );
};
