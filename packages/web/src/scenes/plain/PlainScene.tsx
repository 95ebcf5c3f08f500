import { awaitedOf, boardOf, outcomeText } from '@warmoot/words';
import { useMemo, useState } from 'react';
import { SceneHead } from '../shared/SceneHead.js';
import '../shared/scene.css';
import './plain.css';
import { useSpoken } from '../../words/speech.js';
import type { SceneProps } from '../contract.js';
import { firstOpen, questionKey } from '../shared/asking.js';
import { DicePanel } from '../shared/DicePanel.js';
import { Happening } from '../shared/Happening.js';
import { PlainAsk } from '../shared/PlainAsk.js';
import { questionTold } from '../shared/questionTold.js';
import { ReadingText } from '../shared/Reading.js';
import { useOnStage } from '../shared/stage/onStage.js';
import { useAsking } from '../shared/useAsking.js';
import { useYours } from '../shared/useYours.js';
import { Waiting } from '../shared/Waiting.js';
import { SHARED } from '../shared/words.js';

/** Any scene, from its words alone: the board in words, and every legal answer as a row. */
export const PlainScene = (props: SceneProps) => {
  const { run, seat, people, passages } = props;
  const { t, words } = useSpoken(SHARED);
  const asking = useAsking(props);
  const { shown } = useOnStage();
  const [whom, setWhom] = useState<string | null>(null);
  const asked =
    asking?.mine.find(({ as }) => as === whom) ??
    (asking === null ? null : (firstOpen(asking) ?? asking.mine[0] ?? null));
  const sections = useMemo(() => boardOf(words, run, seat).filter(({ title }) => title !== ''), [words, run, seat]);
  const open = asking !== null && asked !== null && firstOpen(asking) !== null;
  const awaited = awaitedOf(words, run, seat);
  useYours(open && asked !== null ? questionTold(words, props, asked) : null, props.passages);
  return (
    <div className="plain-scene">
      <section className="plain-board">
        <p className="note">{words.scenes[run.rules.scene]?.about}</p>
        <ReadingText sections={sections} />
      </section>
      <section className="plain-choose">
        <Happening {...props} />
        {run.over && shown === null ? (
          <>
            <SceneHead title={t.over} />
            <p className="scene-lead story">{outcomeText(words, run, seat)}</p>
          </>
        ) : null}
        {shown === null ? <DicePanel {...props} /> : null}
        {open && asked !== null ? (
          <PlainAsk
            key={`${asked.as} ${questionKey(run, passages.length)}`}
            {...props}
            asking={asking}
            asked={asked}
            onWhom={setWhom}
          />
        ) : asking !== null ? (
          <Waiting asking={asking} people={people} watching={seat === null} lead={awaited} />
        ) : null}
      </section>
    </div>
  );
};
