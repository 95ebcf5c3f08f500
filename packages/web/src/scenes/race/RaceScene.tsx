import { saga } from '@warmoot/rules';
import { awaitedOf, outcomeText } from '@warmoot/words';
import '../shared/scene.css';
import './race.css';
import { useSpoken } from '../../words/speech.js';
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
import { nameOf, type RaceView, type Stakes } from './model.js';
import { Stake } from './Stake.js';
import { Track } from './Track.js';
import { RACE } from './words.js';

const asIs = (_step: string, choices: Stakes): Stakes => choices;

const Legs = ({ view }: { readonly view: RaceView }) => {
  const { t } = useSpoken(RACE);
  return (
    <aside className="race-legs">
      <h3>{t.legs}</h3>
      {view.open.legs.length === 0 ? <p className="small soft">{t.noLegs}</p> : null}
      <ol>
        {view.open.legs.map(({ leg, stakes, winner }) => (
          <li key={leg}>
            <b>{leg}</b> {t.leg({ who: nameOf(view, winner) })}
            {view.given.legs === 1 ? null : <small>{t.staked({ one: stakes[0] ?? 0, other: stakes[1] ?? 0 })}</small>}
          </li>
        ))}
      </ol>
    </aside>
  );
};

/** A race: the two above, what is staked in secret below, and the legs so far. */
export const RaceScene = (props: SceneProps) => {
  const { run, seat, people, passages } = props;
  const view = props.view as unknown as RaceView;
  const { t, words } = useSpoken(RACE);
  const { shown } = useOnStage();
  const { asking, open } = useQuestion<Stakes[number], Stakes, string | null>(props, {
    decide: asIs,
    nothing: null,
    // The same is asked leg after leg.
    apart: () => view.open.leg,
  });
  const asked = asking === null ? null : firstOpen(asking);
  useYours(asked === null ? null : questionTold(words, props, asked), passages);
  const step = asking?.step;
  const { winner } = view.open;
  const isMine = winner !== null && saga.race.seatOf(view, winner) === seat;
  // Before the first leg there is nothing to tell that is not in the picture.
  const isFresh = view.open.legs.length === 0 && view.open.stakes === null && !run.over;
  return (
    <div className="race" data-over={run.over || undefined}>
      <h1 className="vh">{t.title({ one: nameOf(view, 0), other: nameOf(view, 1) })}</h1>
      <Track view={view} people={people} />
      <div className="race-lower">
        <section className="race-choose">
          {isFresh && shown === null ? null : <Happening {...props} />}
          {run.over && shown === null && winner !== null ? (
            <>
              <SceneHead title={isMine ? t.youWin : t.wins({ who: nameOf(view, winner) })} />
              <p className="scene-lead story">{outcomeText(words, run, seat)}</p>
            </>
          ) : null}
          {shown === null ? <DicePanel {...props} /> : null}
          {open !== null && step === 'stake' ? (
            <Stake key={`${open.asked.as} ${view.open.leg}`} {...props} {...open} view={view} />
          ) : null}
          {asked !== null && asking !== null && step !== 'stake' ? (
            <PlainAsk {...props} asking={asking} asked={asked} onWhom={() => undefined} />
          ) : null}
          {asking !== null && open === null ? (
            <Waiting asking={asking} people={people} watching={seat === null} lead={awaitedOf(words, run, seat)} />
          ) : null}
        </section>
        <Legs view={view} />
      </div>
    </div>
  );
};
