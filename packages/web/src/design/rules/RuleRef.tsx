import { lazy, type ReactNode, Suspense } from 'react';
import { Popover } from '../panels/Popover.js';
import { Loading } from '../states/Loading.js';
import './rule-ref.css';
import { RuleView } from './ruleView.js';

// The reader and the books are fetched when the first rule is opened.
const RuleCard = lazy(() => import('../../rulebook/RuleCard.js'));

interface RuleRefProps {
  readonly id: string;
  /** What stands for the id, such as the name of a modifier. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** The name of a rule; pressed, it opens the rule in place. */
export const RuleRef = ({ id, children, className = 'rule-ref' }: RuleRefProps) => (
  <Popover label={id} trigger={children ?? id} triggerClass={className}>
    <RuleView value={RuleRef}>
      <Suspense fallback={<Loading />}>
        <RuleCard id={id} />
      </Suspense>
    </RuleView>
  </Popover>
);
