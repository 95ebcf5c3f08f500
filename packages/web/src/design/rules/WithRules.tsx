import { Fragment } from 'react';
import { NAMED } from './ids.js';
import { RuleRef } from './RuleRef.js';

const SPLIT = new RegExp(`\\[?(${NAMED.source})\\]?`);

/** A sentence in which every id of a rule opens that rule in place. */
export const WithRules = ({ text }: { readonly text: string }) => (
  <>
    {text.split(SPLIT).map((part, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed text; every second is an id.
      <Fragment key={nth}>{nth % 2 === 0 ? part : <RuleRef id={part} />}</Fragment>
    ))}
  </>
);
