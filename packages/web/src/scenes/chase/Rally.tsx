import type { Asked } from '@warmoot/kernel';
import { useMemo, useState } from 'react';
import { fractionText, percentText } from '../../design/chance/Chance.js';
import { RadioRows } from '../../design/forms/RadioRows.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import type { Asking } from '../shared/asking.js';
import { Foot } from '../shared/Foot.js';
import { SceneHead } from '../shared/SceneHead.js';
import { SHARED } from '../shared/words.js';
import { calledIn } from './Course.js';
import { type ChaseProps, isShut } from './model.js';
import { breathOdds } from './odds.js';
import { CHASE } from './words.js';

interface RallyProps extends ChaseProps {
  readonly asking: Asking;
  readonly asked: Asked;
}

/** A side draws breath, and may have its leader help. */
export const Rally = ({ view, side, asking, asked, people, busy, answer }: RallyProps) => {
  const { t } = useSpoken(CHASE);
  const { t: shared } = useSpoken(SHARED);
  const { ui } = useWords();
  const [picked, setPicked] = useState<string>('breathe');
  const odds = useMemo(() => breathOdds(view, side), [view, side]);
  const shut = isShut(view);
  const shown = (key: 'lead' | 'breathe') =>
    shut ? {} : { odds: percentText(ui, odds[key]), exact: fractionText(ui, odds[key]) ?? undefined };
  const give = (): void => {
    if (!busy) answer(asked, { choose: picked });
  };
  return (
    <div className="scene-body">
      <SceneHead title={t.breathTitle({ leg: view.open.leg })} />
      <p className="scene-lead">{t.breathNote({ who: calledIn(view, side) })}</p>
      <div className="scene-rows">
        <RadioRows
          legend={t.breathTitle({ leg: view.open.leg })}
          quietLegend
          rows={[
            { key: 'breathe', title: t.breathe, ...shown('breathe'), notes: [t.breatheThen] },
            { key: 'lead', title: t.breatheLead, ...shown('lead'), notes: [t.breatheLeadThen] },
          ]}
          picked={picked}
          onPick={setPicked}
          onAgain={give}
        />
      </div>
      <Foot
        of={{ asking, asked, people, busy }}
        title={picked === 'lead' ? t.breatheLead : t.breathe}
        act={shared.decide}
        off={null}
        onAct={give}
      />
    </div>
  );
};
