import type { Asked } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { useState } from 'react';
import { ForWhom, Sealed } from '../shared/Deciding.js';
import { ActPanel } from './choose/ActPanel.js';
import { DefencePanel } from './choose/DefencePanel.js';
import { PlainPanel } from './choose/PlainPanel.js';
import { SquarePanel } from './choose/SquarePanel.js';
import type { PanelProps } from './choose/types.js';
import './choose/choose.css';
import { answererIn } from './pairing.js';

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
    default:
      return <PlainPanel {...props} />;
  }
};

/** The decision before one: for whom, where one holds several, then the panel that fits the question. */
export const Decide = ({ onWhom, ...props }: DecideProps) => {
  const { asked, asking, made, told, people } = props;
  const [changing, setChanging] = useState(false);
  const mine = asking.sealed[asked.as] as saga.duel.DuelChoice | undefined;
  return (
    <>
      <ForWhom asking={asking} asked={asked} onWhom={onWhom} />
      {made && !changing ? (
        <Sealed
          asking={asking}
          asked={asked}
          people={people}
          told={mine === undefined ? '' : told(mine)}
          onChange={() => setChanging(true)}
          called={answererIn(props.view)}
        />
      ) : (
        <Panel {...props} />
      )}
    </>
  );
};
