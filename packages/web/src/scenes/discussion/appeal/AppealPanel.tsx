import type { Ruling } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { awaitedOf } from '@warmoot/words';
import { useEffect, useState } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { useSpoken } from '../../../words/speech.js';
import { SceneTitle } from '../../shared/SceneHead.js';
import { Waiting } from '../../shared/Waiting.js';
import type { TalkProps } from '../model.js';
import { AppealLeaf, TermsTold, Voices } from './Appeal.js';
import { Composer, FootOdds } from './Composer.js';
import { useDraft } from './draft.js';
import { asAppeal, talkersOf } from './drafting.js';
import { LeafFoot } from './LeafFoot.js';
import { subjectIn } from './odds.js';
import type { Question } from './question.js';
import { Settle, Vote } from './Settle.js';
import { Join, Listen, StopOrNot } from './Simple.js';
import { isOpen, WAYS, type Way, WayStep } from './Ways.js';
import { WritingLine } from './WritingLine.js';
import { APPEAL_WORDS } from './words.js';
import './appeal.css';

/** SAGA-TALK-019: the table has agreed. Until the check is rolled the talker may let it lie. */
const Make = (props: Question) => {
  const { view, asked, answer, busy } = props;
  const { t } = useSpoken(APPEAL_WORDS);
  const { draft } = useDraft();
  const appeal = saga.discussion.appealOn(view);
  return (
    <AppealLeaf {...props} title={t.makeTitle} yours>
      {appeal === null ? null : <TermsTold view={view} terms={appeal.terms} />}
      <p className="scene-wait">{t.makeNote}</p>
      <LeafFoot beside label={t.makeTitle} act={t.make} busy={busy} onAct={() => answer(asked, { choose: 'make' })}>
        <FootOdds view={view} subject={subjectIn(view, draft)} />
        <Button kind="quiet" busy={busy} onClick={() => answer(asked, { choose: 'withdraw' })}>
          {t.withdraw}
        </Button>
      </LeafFoot>
    </AppealLeaf>
  );
};

/** Others are asked: what they decide about, and who has spoken. */
const Others = (props: TalkProps) => {
  const { view, run, seat, people, asking } = props;
  const { t, words } = useSpoken(APPEAL_WORDS);
  const ruling = view.open.ruling as Ruling | null;
  const appeal = saga.discussion.appealOn(view);
  if (asking === null) return null;
  if (asking.step === 'talk') return null;
  const waiting = (
    <Waiting
      asking={asking}
      people={people}
      watching={seat === null}
      lead={awaitedOf(words, run, seat)}
      // Where the table decides, everybody is named with what they have said.
      named={ruling !== null && !asking.together}
    />
  );
  if (appeal === null) return <section className="appeal-leaf">{waiting}</section>;
  const isTerms = ruling?.about === 'terms';
  return (
    <AppealLeaf {...props}>
      <div className="appeal-proposal">
        <TermsTold view={view} terms={isTerms ? saga.discussion.termsOf(ruling.value) : appeal.terms} />
        {ruling === null ? null : (
          <Voices ruling={ruling} people={people} t={isTerms ? t : { ...t, onTable: t.theTable }} />
        )}
      </div>
      {waiting}
    </AppealLeaf>
  );
};

interface TalkingProps extends TalkProps {
  readonly onWay: (way: Way) => void;
}

/** Nothing else is asked: speak, make an appeal, or do something else. */
const Talking = (props: TalkingProps) => {
  const { view, seat, asked, onWay } = props;
  const { t } = useSpoken(APPEAL_WORDS);
  const { alter } = useDraft();
  if (seat === null) return null;
  const canAppeal = talkersOf(view, seat).length > 0;
  return (
    <section className="appeal-leaf" data-yours={asked === null ? undefined : ''}>
      <header className="talking-head">
        <SceneTitle>{t.speak}</SceneTitle>
        <span className="small soft">{t.speakNote}</span>
      </header>
      <WritingLine {...props} />
      <div className="talking-ways">
        {canAppeal ? <Button onClick={() => alter((was) => asAppeal(view, seat, was))}>{t.makeAppeal}</Button> : null}
        {asked === null
          ? null
          : WAYS.filter((way) => isOpen(props, way)).map((way) => (
              <Button key={way} kind="quiet" small onClick={() => onWay(way)}>
                {t[way]}
              </Button>
            ))}
      </div>
    </section>
  );
};

const asksOf = (props: Question): React.ReactNode => {
  const ruling = props.view.open.ruling as Ruling | null;
  switch (props.asking.step) {
    case 'listen':
      return <Listen {...props} />;
    case 'decide':
      return ruling === null ? null : <Settle {...props} ruling={ruling} />;
    case 'vote':
      return ruling === null ? null : <Vote {...props} ruling={ruling} />;
    case 'make':
      return <Make {...props} />;
    case 'stopOrNot':
      return <StopOrNot {...props} />;
    case 'join':
      return <Join {...props} />;
    default:
      return null;
  }
};

/** Everything that is asked or put together: the leaf below the talk. One can speak at any time. */
export const AppealPanel = (props: TalkProps) => {
  const { view, asking, asked, seat } = props;
  const { draft } = useDraft();
  const [way, setWay] = useState<Way | null>(null);
  const isTalk = asking?.step === 'talk';
  // What was begun is over with what it was begun for.
  useEffect(() => {
    if (!isTalk || asked === null) setWay(null);
  }, [isTalk, asked]);
  const back = (): void => setWay(null);
  if (isTalk && asked !== null && way !== null) return <WayStep {...props} way={way} onBack={back} />;
  if (isTalk && draft.isAppeal && seat !== null) return <Composer {...props} />;
  if (isTalk) return <Talking {...props} onWay={setWay} />;
  const ruling = view.open.ruling as Ruling | null;
  const key = `${asking?.step} ${ruling?.about} ${asked?.as} ${view.open.appeals.length}`;
  return (
    <>
      {asking !== null && asked !== null ? (
        <div key={key} className="appeal-asked">
          {asksOf({ ...props, asking, asked })}
        </div>
      ) : (
        <Others {...props} />
      )}
      {seat === null ? null : (
        <div className="appeal-aside">
          <WritingLine {...props} />
        </div>
      )}
    </>
  );
};
