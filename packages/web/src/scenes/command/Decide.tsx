import type { ReactElement } from 'react';
import { ForWhom } from '../shared/Deciding.js';
import type { Kind } from './offers.js';
import { Answer } from './panel/Answer.js';
import { Deploy } from './panel/Deploy.js';
import { Orders } from './panel/Orders.js';
import { Plain } from './panel/Plain.js';
import { Resolve } from './panel/Resolve.js';
import type { PanelProps } from './panel/types.js';

const PANELS: Readonly<Record<Kind, (props: PanelProps) => ReactElement | null>> = {
  orders: Orders,
  answers: Answer,
  resolve: Resolve,
  deploy: Deploy,
  plain: Plain,
};

/** The decision before one, in the panel that fits the question. */
export const Decide = (props: PanelProps) => {
  const { asking, asked, decision, onWhom } = props.open;
  const Panel = PANELS[decision.kind];
  return (
    <>
      <ForWhom asking={asking} asked={asked} onWhom={onWhom} />
      <Panel key={asked.as} {...props} />
    </>
  );
};
