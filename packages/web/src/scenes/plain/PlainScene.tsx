import type { Asked, Json } from '@warmoot/kernel';
import { awaitedOf, boardOf, outcomeText } from '@warmoot/words';
import { useMemo, useState } from 'react';
import { SceneHead, SceneTitle } from '../shared/SceneHead.js';
import '../shared/scene.css';
import './plain.css';
import { Field } from '../../design/forms/Field.js';
import { RadioRows } from '../../design/forms/RadioRows.js';
import { useSpoken } from '../../words/speech.js';
import { capital } from '../../words/text.js';
import type { SceneProps } from '../contract.js';
import { type Asking, firstOpen, questionKey } from '../shared/asking.js';
import { DicePanel } from '../shared/DicePanel.js';
import { Foot } from '../shared/Foot.js';
import { Happening } from '../shared/Happening.js';
import { questionTold } from '../shared/questionTold.js';
import { ReadingText } from '../shared/Reading.js';
import { useOnStage } from '../shared/stage/onStage.js';
import { TabLine } from '../shared/TabLine.js';
import { useAsking } from '../shared/useAsking.js';
import { useYours } from '../shared/useYours.js';
import { Waiting } from '../shared/Waiting.js';
import { SHARED } from '../shared/words.js';

/** An answer typed as data. Whether the rules take it is for them to say. */
const readAnswer = (text: string): { readonly ok: true; readonly value: Json } | { readonly ok: false } => {
  try {
    return { ok: true, value: JSON.parse(text) as Json };
  } catch {
    return { ok: false };
  }
};

interface AskProps extends SceneProps {
  readonly asking: Asking;
  readonly asked: Asked;
  readonly onWhom: (as: string) => void;
}

/** Every listed answer as a row; where others are taken too, a line for them as data. */
const Ask = ({ run, seat, people, answer, busy, asking, asked, onWhom }: AskProps) => {
  const { t, words } = useSpoken(SHARED);
  const [at, setAt] = useState<string | null>(null);
  const [text, setText] = useState('');
  const { lead, choices: all, others } = awaitedOf(words, run, seat);
  const choices = all.filter((one) => one.asked.as === asked.as && one.asked.seat === asked.seat);
  const listed = at === null || at === 'other' ? undefined : choices[Number(at)];
  const typed = at === 'other' ? readAnswer(text) : null;
  const choice: Json | undefined = (listed?.choice as Json | undefined) ?? (typed?.ok ? typed.value : undefined);
  const give = (): void => {
    if (choice !== undefined && !busy) answer(asked, choice);
  };
  const rows = [
    ...choices.map((one, i) => ({ key: `${i}`, title: capital(one.text) })),
    ...(others || choices.length === 0 ? [{ key: 'other', title: t.otherAnswer }] : []),
  ];
  return (
    <div className="scene-body">
      <header className="scene-head">
        <SceneTitle>{t.yours}</SceneTitle>
        <TabLine
          label={t.forWhom}
          at={asked.as}
          onGo={onWhom}
          tabs={asking.mine.map(({ as }) => ({ key: as, long: as, short: as }))}
        />
      </header>
      <p className="scene-lead">{lead}</p>
      <div className="scene-rows">
        <RadioRows legend={lead} quietLegend rows={rows} picked={at} onPick={setAt} onAgain={give} />
        {at === 'other' ? (
          <Field
            label={t.otherAnswer}
            hint={t.otherAnswerHint}
            error={text !== '' && typed !== null && !typed.ok ? t.notData : null}
            value={text}
            onText={setText}
          />
        ) : null}
      </div>
      <Foot
        of={{ asking, asked, people, busy }}
        title={listed === undefined ? (choice === undefined ? t.nothingPicked : text) : capital(listed.text)}
        act={asking.together ? t.sealIt : t.decide}
        off={choice === undefined ? t.pickFirst : null}
        onAct={give}
        made={asking.made.has(asked.as)}
      />
    </div>
  );
};

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
          <Ask
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
