import { Fragment } from 'react';
import { RuleRef } from '../../../design/rules/RuleRef.js';

const MARKED = /\[([^\]|]+)\|([A-Z0-9-]+)\]/;

/** A sentence in which what stands in brackets opens its rule: "[half of them|SAGA-…-015]". */
export const Opens = ({ text }: { readonly text: string }) => {
  const parts = text.split(MARKED);
  return parts.map((part, nth) => {
    if (nth % 3 === 2) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed text.
      <Fragment key={nth}>
        {nth % 3 === 0 ? (
          part
        ) : (
          <RuleRef id={parts[nth + 1] ?? ''} className="n">
            {part}
          </RuleRef>
        )}
      </Fragment>
    );
  });
};
