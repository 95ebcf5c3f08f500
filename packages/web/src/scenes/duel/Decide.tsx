import type { Asked } from '@warmoot/kernel';
import type { DuelChoice } from '@warmoot/rules';
import { type ReactElement, useState } from 'react';
import { Button } from '../../design/Button.js';
import { Foot } from '../shared/Foot.js';
import { useSpoken } from '../shared/speech.js';
import { TabLine } from '../shared/TabLine.js';
import { SHARED } from '../shared/words.js';
import { ActPanel } from './choose/ActPanel.js';
import { DefencePanel } from './choose/DefencePanel.js';
import { PlainPanel } from './choose/PlainPanel.js';
import { SquarePanel } from './choose/SquarePanel.js';
import type { PanelProps } from './choose/types.js';
import './choose/choose.css';

interface DecideProps extends PanelProps {
  /** All that this seat is asked for, where it holds several. */
  readonly onWhom: (asked: Asked) => void;
}

const Panel = (props: PanelProps): ReactElement => {
  switch (props.decision.kind) {
    case 'acts':
      return <ActPanel {...props} />;
    case 'defence':
      return <DefencePanel {...props} />;
    case 'squares':
      return <SquarePanel {...props} />;
    default:
      return <PlainPanel {...props} />;
  }
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One's own answer is sealed and the others still choose: what it is, and the way to change it. */
const Sealed = (props: PanelProps & { readonly onChange: () => void }): ReactElement => {
  const { asked, asking, told, people, onChange } = props;
  const { t } = useSpoken(SHARED);
  const mine = asking.sealed[asked.as] as DuelChoice | undefined;
  return (
    <>
      <div className="scene-body">
        <header className="scene-head">
          <h2>{t.youSealed}</h2>
          <span className="lab">{asked.as}</span>
        </header>
        <p className="scene-lead">{mine === undefined ? '' : capital(told(mine))}</p>
        <p className="small soft">{t.mayChange}</p>
        <p className="scene-rows">
          <Button small onClick={onChange}>
            {t.change}
          </Button>
        </p>
      </div>
      <Foot
        asking={asking}
        people={people}
        me={people[asked.seat] ?? null}
        title={t.youSealed}
        note={mine === undefined ? '' : told(mine)}
        act={null}
        off={null}
        onAct={onChange}
        busy={false}
        made
      />
    </>
  );
};

/** The decision before one: for whom, where one holds several, then the panel that fits the question. */
export const Decide = ({ onWhom, ...props }: DecideProps): ReactElement => {
  const { asked, asking, made } = props;
  const { t } = useSpoken(SHARED);
  const [changing, setChanging] = useState(false);
  return (
    <>
      {asking.mine.length > 1 ? (
        <div className="whom">
          <TabLine
            label={t.forWhom}
            at={asked.as}
            onGo={(as) => {
              const next = asking.mine.find((one) => one.as === as);
              if (next !== undefined) onWhom(next);
            }}
            tabs={asking.mine.map(({ as }) => {
              const text = asking.made.has(as) ? `${as} ✓` : as;
              return { key: as, long: text, short: text };
            })}
          />
        </div>
      ) : null}
      {made && !changing ? <Sealed {...props} onChange={() => setChanging(true)} /> : <Panel {...props} />}
    </>
  );
};
