import type { Asked } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { useCallback, useId, useMemo, useState } from 'react';
import { ForWhom, Sealed } from '../shared/Deciding.js';
import { ActPanel } from './choose/ActPanel.js';
import { DefencePanel } from './choose/DefencePanel.js';
import { PartsPanel } from './choose/PartsPanel.js';
import { PlainPanel } from './choose/PlainPanel.js';
import { SquarePanel } from './choose/SquarePanel.js';
import type { PanelProps } from './choose/types.js';
import './choose/choose.css';
import { awaitedOf, boardOf } from '@warmoot/words';
import { answererIn, isIn, namedIn, nearSide, pairOf, sideOf } from './pairing.js';
import '../shared/scene.css';
import './duel.css';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { Coach } from '../coach/Coach.js';
import type { SceneProps } from '../contract.js';
import { courseOf, phasesIn } from '../shared/course.js';
import { DicePanel } from '../shared/DicePanel.js';
import { Happening } from '../shared/Happening.js';
import { questionTold } from '../shared/questionTold.js';
import { Reading } from '../shared/Reading.js';
import { useOnStage } from '../shared/stage/onStage.js';
import { useYours } from '../shared/useYours.js';
import { Waiting } from '../shared/Waiting.js';
import { BoardPane } from './BoardPane.js';
import { distancesFrom } from './board/naming.js';
import { trailsOf } from './board/prints.js';
import { boardPlay } from './boardPlay.js';
import { Bout } from './bout/Bout.js';
import type { Doing } from './bout/Fighter.js';
import { End } from './End.js';
import { type DuelRun, type DuelView, nameOf } from './sheet.js';
import { choiceTold, useDecision } from './useDecision.js';
import { useDuelWords } from './words.js';
import { BearsContext, NOBODY_BEARS } from './worn.js';

interface DecideProps extends PanelProps {
  /** All that this seat is asked for, where it holds several. */
  readonly onWhom: (asked: Asked) => void;
}

const Panel = (props: PanelProps) => {
  switch (props.decision.kind) {
    case 'acts':
      return <ActPanel {...props} />;
    case 'defence':
      return <DefencePanel {...props} />;
    case 'squares':
      return <SquarePanel {...props} />;
    case 'parts':
      return <PartsPanel {...props} />;
    default:
      return <PlainPanel {...props} />;
  }
};

/** What the seat must decide: for which fighter, where it plays several, and the panel for that question. */
const Decide = ({ onWhom, ...props }: DecideProps) => {
  const { view, asked, asking, made, told, people, t } = props;
  const [changing, setChanging] = useState(false);
  const mine = asking.sealed[asked.as] as saga.duel.DuelChoice | undefined;
  return (
    <>
      <ForWhom asking={asking} asked={asked} onWhom={onWhom} named={namedIn(view, t)} />
      {made && !changing ? (
        <Sealed
          asking={asking}
          asked={asked}
          people={people}
          told={mine === undefined ? '' : told(mine)}
          onChange={() => setChanging(true)}
          called={answererIn(view, t)}
          named={namedIn(view, t)}
        />
      ) : (
        <Panel {...props} />
      )}
    </>
  );
};

const doingOf = (
  view: DuelView,
  asked: readonly { readonly as: string }[],
  made: ReadonlySet<string>,
  who: number,
): Doing => {
  const name = nameOf(view, who);
  const mine = asked.filter(({ as }) => as === name || saga.duel.defenceAsked(view, as)?.victim === who);
  if (mine.length === 0) return null;
  return mine.every(({ as }) => made.has(as)) ? 'sealed' : 'choosing';
};

/** A fight: the bout above, the board, and what is to be decided. */
export const DuelScene = (props: SceneProps) => {
  const { rules, seat, people, passages, answer, devices, busy, bears = NOBODY_BEARS } = props;
  const run = props.run as unknown as DuelRun;
  const view = props.view as unknown as DuelView;
  const { t, words } = useDuelWords();
  const announce = useAnnounce();
  const reading = useId();
  const [isReading, setReading] = useState(false);
  const [looked, setLooked] = useState<{ readonly near?: number; readonly far?: number }>({});
  const { asking, open } = useDecision(props);

  const target = open?.picked.fields.target;
  const targeted = target === undefined ? undefined : view.given.fighters.findIndex(({ name }) => name === target);
  const pair = pairOf(view, seat, open?.asked ?? null, {
    near: looked.near,
    far: open?.decision.kind === 'acts' && targeted !== undefined && targeted >= 0 ? targeted : looked.far,
  });
  const trails = useMemo(() => trailsOf(passages), [passages]);
  const sections = useMemo(() => boardOf(words, props.run, seat, devices), [words, props.run, seat, devices]);
  const lead = open === null ? '' : questionTold(words, props, open.asked);
  const yours = open !== null && !open.made;
  useYours(yours ? `${namedIn(view, t)(open.asked.as)}: ${lead}` : null, passages);
  const { shown } = useOnStage();

  const onAnswer = useCallback(
    (choice: saga.duel.DuelChoice): void => {
      if (open !== null) answer(open.asked, choice);
    },
    [open, answer],
  );
  const look = (who: number): void => {
    const near = sideOf(view, who) === nearSide(view, seat);
    setLooked(near ? { ...looked, near: who } : { ...looked, far: who });
    if (!near && open?.decision.kind === 'acts' && isIn(view, who))
      open.onPick({ ...open.picked, fields: { ...open.picked.fields, target: nameOf(view, who) } });
  };
  const play = boardPlay(view, open, { look, confirm: onAnswer });
  const odds = (square: saga.duel.Square): void => {
    const about = play.mover >= 0 ? play.mover : pair.near;
    announce(distancesFrom(view, about, square, t).join(', '), 'echo');
  };

  return (
    <BearsContext value={bears}>
      <div className="duel">
        <h1 className="vh">{t.against({ one: nameOf(view, pair.near), other: nameOf(view, pair.far) })}</h1>
        <Bout
          view={view}
          seat={seat}
          people={people}
          pair={pair}
          phases={phasesIn(words, courseOf(rules, props.view))}
          doing={(who) =>
            asking === null ? null : doingOf(view, [...asking.mine, ...asking.others], asking.made, who)
          }
          onLook={look}
          yours={yours}
          scene={rules.scene}
          t={t}
          words={words}
        />
        <div className="duel-lower">
          <BoardPane
            view={view}
            pair={pair}
            seat={seat}
            yours={yours}
            idle={open === null}
            play={play}
            trails={trails}
            reading={reading}
            sections={sections}
            onRead={() => setReading(true)}
            onOdds={odds}
            t={t}
          />
          <section className="duel-choose" aria-label={t.decide}>
            <Happening {...props} />
            <Coach {...props} />
            {run.over && shown === null ? <End run={props.run} view={view} seat={seat} people={people} /> : null}
            {run.awaits.need === 'dice' && shown === null ? <DicePanel {...props} /> : null}
            {open !== null ? (
              <Decide
                key={`${open.asked.as} ${open.asking.step} ${view.open.round} ${view.agenda.length}`}
                {...open}
                rules={rules}
                run={run}
                view={view}
                pair={pair}
                people={people}
                busy={busy}
                onAnswer={onAnswer}
                told={(choice) => choiceTold(words, props, view, open.asked, choice)}
                lead={lead}
                t={t}
                words={words}
              />
            ) : null}
            {open === null && asking !== null ? (
              <Waiting
                asking={asking}
                people={people}
                watching={seat === null}
                lead={awaitedOf(words, props.run, seat)}
              />
            ) : null}
          </section>
        </div>
        <Reading sections={sections} open={isReading} onClose={() => setReading(false)} />
      </div>
    </BearsContext>
  );
};
