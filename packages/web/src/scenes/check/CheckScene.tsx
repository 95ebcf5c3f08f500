import type { Asked, Ruling } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { awaitedOf, number, outcomeText } from '@warmoot/words';
import { useMemo, useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import type { SceneProps } from '../contract.js';
import { type Asking, firstOpen, questionKey } from '../shared/asking.js';
import { Foot } from '../shared/Foot.js';
import { SceneHead } from '../shared/SceneHead.js';
import { CHECK_WORDS, type CheckWords } from './words.js';
import '../shared/scene.css';
import './check.css';
import { percentText } from '../../design/chance/Chance.js';
import { diceLabel } from '../../design/chance/dieWords.js';
import { Tally } from '../../design/chance/Tally.js';
import { tallyOf } from '../../design/chance/tallyOf.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { DicePanel } from '../shared/DicePanel.js';
import { Happening } from '../shared/Happening.js';
import { questionTold } from '../shared/questionTold.js';
import { useOnStage } from '../shared/stage/onStage.js';
import { useAsking } from '../shared/useAsking.js';
import { useYours } from '../shared/useYours.js';
import { Waiting } from '../shared/Waiting.js';
import { OnTheTable, Settle, VotePanel } from './Ruling.js';
import { Sides } from './Sides.js';
import { type CheckRun, type CheckView, chanceIn, throwAhead, valueText } from './terms.js';

interface DareProps extends Pick<SceneProps, 'people' | 'answer' | 'busy'> {
  readonly asking: Asking;
  readonly asked: Asked;
  readonly note: string;
  readonly t: CheckWords;
}

/** The terms are known: roll, or decline and change the situation. */
const Dare = ({ asking, asked, people, answer, busy, note, t }: DareProps) => {
  const [declines, setDeclines] = useState(false);
  const [change, setChange] = useState('');
  const text = change.trim();
  return (
    <>
      {declines ? (
        <div className="scene-rows">
          <Field label={t.declineField} hint={t.declineNote} maxLength={500} value={change} onText={setChange} />
        </div>
      ) : null}
      <Foot
        of={{ asking, asked, people, busy }}
        title={declines ? t.decline : t.dare}
        note={declines ? text : note}
        act={declines ? t.decline : t.roll}
        off={declines && text === '' ? t.fillFirst : null}
        onAct={() => answer(asked, declines ? { choose: 'decline', change: text } : { choose: 'roll' })}
        extra={<Button onClick={() => setDeclines(!declines)}>{declines ? t.roll : t.decline}</Button>}
      />
    </>
  );
};

const resultHead = ({ success, prevails, by }: saga.check.CheckOutcome, t: CheckWords): string => {
  if (by === 'notAllowed') return t.notAllowed;
  if (success === null) return prevails === null ? t.result : t.prevails({ who: prevails });
  return success ? t.success : t.failure;
};

/** What has been settled of the terms, and what is still open. */
const Terms = ({ view, t }: { readonly view: CheckView; readonly t: CheckWords }) => {
  if (view.given.kind !== 'unopposed') return null;
  const { settled } = view.open;
  return (
    <dl className="terms">
      <div>
        <dt>{t.difficulty}</dt>
        <dd>{settled.difficulty === undefined ? t.toBeSettled : number(settled.difficulty as number)}</dd>
      </div>
      <div>
        <dt>{t.consequence}</dt>
        <dd>
          {settled.consequence === undefined
            ? t.toBeSettled
            : valueText('consequence', settled.consequence as never, t)}
        </dd>
      </div>
    </dl>
  );
};

/** The last throw of the check, with everything behind it. */
const LastThrow = ({ passages, scene }: Pick<SceneProps, 'passages'> & { readonly scene: string }) => {
  const { words } = useSpoken(CHECK_WORDS);
  const last = passages.findLast(({ entry }) => entry.thrown !== null);
  if (last?.entry.input.input !== 'dice' || last.before?.awaits.need !== 'dice' || last.entry.thrown?.score == null)
    return null;
  const { throw: thrown } = last.before.awaits;
  if (thrown.tally === null) return null;
  const { faces } = last.entry.input;
  return (
    <div className="scene-tally">
      <Tally of={tallyOf(words, scene, thrown, { faces, score: last.entry.thrown.score })} />
    </div>
  );
};

/** A check: the terms the table settles, the two sums, the bell, the dice, the result. */
export const CheckScene = (props: SceneProps) => {
  const { seat, people, passages, rules } = props;
  const run = props.run as unknown as CheckRun;
  const view = props.view as unknown as CheckView;
  const { t, words } = useSpoken(CHECK_WORDS);
  const { ui } = useWords();
  const asking = useAsking(props);
  const { shown } = useOnStage();
  const asked = asking === null ? null : firstOpen(asking);
  const awaited = awaitedOf(words, props.run, seat);
  const ahead = useMemo(() => (run.awaits.need === 'answers' ? throwAhead(run) : null), [run]);
  const chance = ahead === null ? null : chanceIn(ahead);
  const ruling = view.open.ruling as Ruling | null;
  const key = questionKey(props.run, passages.length);
  useYours(asked === null ? null : questionTold(words, props, asked), props.passages);
  const shared = { ...props, view, asking: asking as NonNullable<typeof asking>, t };
  return (
    <div className="check">
      <h1 className="vh">{view.given.kind === 'contest' ? t.contest : t.check}</h1>
      <section className="check-sides">
        <Sides view={view} people={people} t={t} words={words} scene={rules.scene} bears={props.bears} />
        <Terms view={view} t={t} />
      </section>
      <section className="check-choose">
        <Happening {...props} />
        {run.over && shown === null ? (
          <>
            <SceneHead title={resultHead(run.outcome() as saga.check.CheckOutcome, t)} />
            <p className="scene-lead story">{outcomeText(words, props.run, seat)}</p>
            <LastThrow passages={passages} scene={rules.scene} />
          </>
        ) : null}
        {shown === null ? <DicePanel {...props} /> : null}
        {asking === null ? null : (
          <div className="scene-body" key={key}>
            {asked === null ? (
              <Waiting
                asking={asking}
                people={people}
                watching={seat === null}
                lead={awaited}
                // The proposal names everybody already.
                named={ruling !== null && !asking.together}
              />
            ) : (
              <>
                <SceneHead title={asking.step === 'dare' ? t.dare : asking.step === 'vote' ? t.vote : t.toBeSettled} />
                <p className="scene-lead">{awaited.lead}</p>
              </>
            )}
            {ruling === null ? null : <OnTheTable ruling={ruling} people={people} t={t} />}
            {ahead === null || ahead.tally === null ? null : (
              <div className="scene-tally">
                <Tally
                  of={tallyOf(words, rules.scene, ahead, null)}
                  title={t.chanceNow}
                  subtitle={diceLabel(ahead.dice)}
                />
              </div>
            )}
            {asked !== null && asking.step === 'decide' && ruling !== null ? (
              <Settle key={`${ruling.about} ${ruling.by}`} {...shared} ruling={ruling} asked={asked} />
            ) : null}
            {asked !== null && asking.step === 'vote' && ruling !== null ? (
              <VotePanel {...shared} ruling={ruling} asked={asked} />
            ) : null}
            {asked !== null && asking.step === 'dare' ? (
              <Dare {...shared} asked={asked} note={chance === null ? '' : percentText(ui, chance)} />
            ) : null}
          </div>
        )}
      </section>
    </div>
  );
};
