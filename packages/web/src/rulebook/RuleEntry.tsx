import { Link } from 'wouter';
import { familyOf } from '../design/rules/ids.js';
import { useBookWords } from './bookWords.js';
import type { Rule } from './chapter.js';
import { RuleText } from './RuleText.js';

/** The part of an id that tells it from its neighbours: FOOT-003 of SAGA-DUEL-FOOT-003. */
const shortId = (id: string): string => id.slice(id.lastIndexOf('-', familyOf(id).length - 1) + 1);

/** A rule in the book: its name hangs in the margin and is the link to it. */
export const RuleEntry = ({ rule, where, here }: { rule: Rule; where?: string; here?: boolean }) => {
  const t = useBookWords();
  return (
    <article id={rule.id} className="rule" data-here={here || undefined}>
      <Link href={`/rules/${rule.id}`} className="rule-name" title={t.link({ id: rule.id })} aria-label={rule.id}>
        {where === undefined ? shortId(rule.id) : rule.id}
      </Link>
      <div className="rule-body">
        {where === undefined ? null : <p className="lab">{where}</p>}
        <RuleText rule={rule} t={t} />
      </div>
    </article>
  );
};
