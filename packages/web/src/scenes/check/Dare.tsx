import type { Asked } from '@warmoot/kernel';
import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import type { SceneProps } from '../contract.js';
import type { Asking } from '../shared/asking.js';
import { Foot } from '../shared/Foot.js';
import type { CheckWords } from './words.js';

interface DareProps extends Pick<SceneProps, 'people' | 'answer' | 'busy'> {
  readonly asking: Asking;
  readonly asked: Asked;
  readonly note: string;
  readonly t: CheckWords;
}

/** The terms are known: roll, or decline and change the situation. */
export const Dare = ({ asking, asked, people, answer, busy, note, t }: DareProps) => {
  const [declines, setDeclines] = useState(false);
  const [change, setChange] = useState('');
  const text = change.trim();
  return (
    <>
      {declines ? (
        <div className="scene-rows">
          <Field
            label={t.declineField}
            hint={t.declineNote}
            maxLength={500}
            value={change}
            onChange={({ target }) => setChange(target.value)}
          />
        </div>
      ) : null}
      <Foot
        asking={asking}
        people={people}
        me={people[asked.seat] ?? null}
        title={declines ? t.decline : t.dare}
        note={declines ? text : note}
        act={declines ? t.decline : t.roll}
        off={declines && text === '' ? t.fillFirst : null}
        onAct={() => answer(asked, declines ? { choose: 'decline', change: text } : { choose: 'roll' })}
        extra={<Button onClick={() => setDeclines(!declines)}>{declines ? t.roll : t.decline}</Button>}
        busy={busy}
        made={false}
      />
    </>
  );
};
