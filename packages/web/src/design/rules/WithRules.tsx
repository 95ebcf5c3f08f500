import { Fragment } from 'react';
import { NamedText } from '../lit/lit.js';
import { NAMED } from './ids.js';
import { RuleRef } from './RuleRef.js';

const SPLIT = new RegExp(`\\[?(${NAMED.source})\\]?`);

/** A sentence in which every id of a rule opens that rule in place, and every name of a unit rings it on the board. */
export const WithRules = ({ text }: { readonly text: string }) => (
  <>
    {text.split(SPLIT).map((part, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed text; every second is an id.
      <Fragment key={nth}>{nth % 2 === 0 ? <NamedText text={part} /> : <RuleRef id={part} />}</Fragment>
    ))}
  </>
);
