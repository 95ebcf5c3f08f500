import { type ReactNode, Suspense, useContext } from 'react';
import { Popover } from '../panels/Popover.js';
import { Loading } from '../states/Loading.js';
import './rule-ref.css';
import { RuleReader, RuleView } from './ruleView.js';

interface RuleRefProps {
  readonly id: string;
  /** What stands for the id, such as the name of a modifier. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** The name of a rule; pressed, it opens the rule in place. */
export const RuleRef = ({ id, children, className = 'rule-ref' }: RuleRefProps) => {
  const Reader = useContext(RuleReader);
  return (
    <Popover label={id} trigger={children ?? id} triggerClass={className}>
      <RuleView value={RuleRef}>
        <Suspense fallback={<Loading />}>
          <Reader id={id} />
        </Suspense>
      </RuleView>
    </Popover>
  );
};
