import { Icon } from '../../design/base/Icon.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useSpoken } from '../../words/speech.js';
import { SHARED } from './words.js';

/** In the place of a figure that is on a closed sheet: a quiet sign, with the rule that closes it. */
export const ClosedSign = () => {
  const { t } = useSpoken(SHARED);
  return (
    <span className="closed-sign">
      <Icon name="sl-hidden" size={16} />
      {t.closedSheet} <RuleRef id="SAGA-CAMPAIGN-004" />
    </span>
  );
};
