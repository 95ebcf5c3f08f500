import type { Passage } from '@warmoot/words';
import { hasCome, type Moment } from '../../shared/stage/machine.js';
import { tollsIn } from '../acts.js';

/** The men of who loses some, as a bar: they are struck off when the throw takes effect, and not before. */
export const Losses = ({ passage, moment }: { readonly passage: Passage; readonly moment: Moment }) => {
  const isStruck = hasCome('effect', moment);
  return tollsIn(passage).map(({ unit, size, had, loses }) => {
    const left = isStruck ? had - loses : had;
    const share = (men: number): React.CSSProperties => ({ width: `${(100 * men) / size}%` });
    return (
      <span key={unit} className="losses" aria-hidden="true" data-struck={isStruck ? '' : undefined}>
        {left === 0 ? null : <i style={share(left)}>{left}</i>}
        {isStruck ? <u style={share(loses)}>{loses}</u> : null}
      </span>
    );
  });
};
