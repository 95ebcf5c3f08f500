import { useWords } from '../../words/WordsProvider.js';
import { Icon } from '../base/Icon.js';
import { RuleRef } from './RuleRef.js';
import { WithRules } from './WithRules.js';
import '../states/states.css';

interface RefusedProps {
  /** What was refused; "That move is not open" unless given. */
  readonly what?: string;
  readonly why: string;
  readonly rule?: string | null;
}

/** A move the rules do not allow. Not a toast: it stays until the next act. */
export const Refused = ({ what, why, rule = null }: RefusedProps) => {
  const { ui } = useWords();
  return (
    <div className="refused" role="alert">
      <b className="strong">
        <Icon name="ui-object" size={15} /> {what ?? ui.refused.title}
      </b>
      <p className="small soft">
        <WithRules text={why} /> {ui.refused.unchanged}{' '}
        {rule === null || why.includes(rule) ? null : <RuleRef id={rule}>{ui.refused.showRule}</RuleRef>}
      </p>
    </div>
  );
};
