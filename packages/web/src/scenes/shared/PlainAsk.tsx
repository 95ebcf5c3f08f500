import type { Asked, Json } from '@warmoot/kernel';
import { awaitedOf } from '@warmoot/words';
import { useState } from 'react';
import { Field } from '../../design/forms/Field.js';
import { RadioRows } from '../../design/forms/RadioRows.js';
import { useSpoken } from '../../words/speech.js';
import { capital } from '../../words/text.js';
import type { SceneProps } from '../contract.js';
import type { Asking } from './asking.js';
import { Foot } from './Foot.js';
import { SceneTitle } from './SceneHead.js';
import { TabLine } from './TabLine.js';
import { SHARED } from './words.js';

/** An answer typed as data. Whether the rules take it is for them to say. */
const readAnswer = (text: string): { readonly ok: true; readonly value: Json } | { readonly ok: false } => {
  try {
    return { ok: true, value: JSON.parse(text) as Json };
  } catch {
    return { ok: false };
  }
};

interface PlainAskProps extends SceneProps {
  readonly asking: Asking;
  readonly asked: Asked;
  readonly onWhom: (as: string) => void;
}

/** A question in the words of the rules: every listed answer as a row; where others are taken too, a line for them as data. */
export const PlainAsk = ({ run, seat, people, answer, busy, asking, asked, onWhom }: PlainAskProps) => {
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
