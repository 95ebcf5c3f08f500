import { PlainAsk } from '../shared/PlainAsk.js';
import type { AskProps } from './types.js';

/** Plans, unit by unit. */
export const Plans = ({ open, run, view, ...props }: AskProps) => (
  <PlainAsk
    {...props}
    run={run as never}
    view={view as never}
    asking={open.asking}
    asked={open.asked}
    onWhom={(as) => {
      const next = open.asking.mine.find((one) => one.as === as);
      if (next !== undefined) open.onWhom(next);
    }}
  />
);
