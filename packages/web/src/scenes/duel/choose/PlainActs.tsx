import type { saga } from '@warmoot/rules';
import { effectsText } from '../effects.js';
import type { DuelWords } from '../words.js';

/** What comes of acts that need no dice, a line each. */
export const PlainActs = ({ acts, t }: { readonly acts: readonly string[]; readonly t: DuelWords }) =>
  acts.length === 0 ? null : (
    <dl className="plain-acts small">
      {acts.map((act) => (
        <div key={act}>
          <dt>{t.acts[act as saga.duel.ActChoice['act']]}</dt>
          <dd>{effectsText(act, 'strong', true, t)}</dd>
        </div>
      ))}
    </dl>
  );
