import type { saga } from '@warmoot/rules';
import { awaitedOf, outcomeText } from '@warmoot/words';
import '../shared/scene.css';
import './chase.css';
import { useSpoken } from '../../words/speech.js';
import { Coach } from '../coach/Coach.js';
import type { SceneProps } from '../contract.js';
import { firstOpen } from '../shared/asking.js';
import { DicePanel } from '../shared/DicePanel.js';
import { Happening } from '../shared/Happening.js';
import { PlainAsk } from '../shared/PlainAsk.js';
import { questionTold } from '../shared/questionTold.js';
import { SceneHead } from '../shared/SceneHead.js';
import { useOnStage } from '../shared/stage/onStage.js';
import { useQuestion } from '../shared/useQuestion.js';
import { useYours } from '../shared/useYours.js';
import { Waiting } from '../shared/Waiting.js';
import { Choose, NO_LEG } from './Choose.js';
import { Course, calledIn } from './Course.js';
import { Ends, useEndThen, useTurnThen } from './Ends.js';
import { Legs } from './Legs.js';
import { type ChaseProps, type ChaseView, sideAsked, sideOf, sideSeen } from './model.js';
import { Rally } from './Rally.js';
import { CHASE } from './words.js';

type LegChoices = readonly (saga.chase.QuarryChoice | saga.chase.PursuersChoice)[];

const asIs = (_step: string, choices: LegChoices): LegChoices => choices;

/** How it ended, and what follows. */
const Result = ({ run, view, seat }: Pick<ChaseProps, 'run' | 'view' | 'seat'>) => {
  const { t, words } = useSpoken(CHASE);
  const then = useEndThen(view);
  const turned = useTurnThen(
    view,
    view.open.end === 'stopped' ? 'stop' : view.open.end === 'atBay' ? 'atBay' : 'giveUp',
  );
  const { end } = view.open;
  if (end === null) return null;
  // Of a fight the line above has said how it begins.
  const isFight = (end === 'caught' || end === 'atBay') && view.given.from !== 'discussion';
  return (
    <>
      <SceneHead title={t.results[sideOf(view, seat) ?? 'none'][end]} />
      <p className="scene-lead story">{outcomeText(words, run, seat)}</p>
      {view.given.options['saga.move.rules'] === 'freeForm' || isFight ? null : (
        <p className="scene-wait">{end === 'away' || end === 'caught' ? then[end] : turned}</p>
      )}
    </>
  );
};

/** A pursuit: the country above with the gap in milestones, below it what is chosen in secret, and the legs so far. */
export const ChaseScene = (props: SceneProps) => {
  const { run, seat, people, passages } = props;
  const view = props.view as unknown as ChaseView;
  const { t, words } = useSpoken(CHASE);
  const { shown } = useOnStage();
  const { asking, open } = useQuestion(props, {
    decide: asIs,
    nothing: NO_LEG,
    // The same is asked leg after leg.
    apart: () => view.open.leg,
  });
  const side = open === null ? sideSeen(view, seat) : sideAsked(view, open.asked);
  const chase: ChaseProps = { ...props, view, side };
  const isFree = view.given.options['saga.move.rules'] === 'freeForm';
  const asked = asking === null ? null : firstOpen(asking);
  useYours(asked === null ? null : questionTold(words, props, asked), passages);
  // Before the first leg there is nothing to tell that is not in the picture.
  const isFresh = view.open.legs.length === 0 && view.open.running === null && !run.over;
  const step = asking?.step;
  return (
    <div className="chase" data-over={run.over || undefined}>
      <h1 className="vh">{t.title({ pursuers: calledIn(view, 'pursuers'), quarry: calledIn(view, 'quarry') })}</h1>
      <Course {...chase} asking={asking} />
      <div className="chase-lower">
        <section className="chase-choose">
          {isFresh && shown === null ? null : <Happening {...props} />}
          {run.over && shown === null ? <Result run={run} view={view} seat={seat} /> : null}
          <Coach {...props} />
          {shown === null ? <DicePanel {...props} /> : null}
          {open !== null && step === 'choose' ? (
            <Choose key={`${open.asked.as} ${view.open.leg}`} {...chase} {...open} />
          ) : null}
          {open !== null && asking !== null && step === 'rally' ? (
            <Rally key={`${open.asked.as} ${view.open.leg}`} {...chase} asking={asking} asked={open.asked} />
          ) : null}
          {asked !== null && asking !== null && step !== 'choose' && step !== 'rally' ? (
            <>
              {isFree ? <p className="scene-wait">{t.freeForm}</p> : null}
              <PlainAsk {...props} asking={asking} asked={asked} onWhom={() => undefined} />
            </>
          ) : null}
          {asking !== null && (open === null || (asked === null && step !== 'choose')) ? (
            <Waiting asking={asking} people={people} watching={seat === null} lead={awaitedOf(words, run, seat)} />
          ) : null}
        </section>
        {isFree ? null : (
          <aside className="chase-side">
            <Legs view={view} passages={passages} />
            {run.over ? null : <Ends view={view} side={side} />}
          </aside>
        )}
      </div>
    </div>
  );
};
