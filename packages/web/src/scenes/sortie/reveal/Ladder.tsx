import type { sortie } from '@warmoot/rules';
import type { RevealWords } from './words.js';

interface LadderProps {
  /** Null until it is known. */
  readonly lit: sortie.Degree | 'equal' | null;
  readonly t: RevealWords;
}

/** The degrees of a win, of which one is lit. */
export const Ladder = ({ lit, t }: LadderProps) => (
  <ol className="ladder" aria-label={t.degrees}>
    {(
      [
        ['equal', null],
        ['win', t.ahead],
        ['plus4', t.aheadBy4],
        ['double', t.twice],
      ] as const
    ).map(([key, note]) => (
      <li key={key} data-lit={lit === key ? '' : undefined} aria-current={lit === key ? 'true' : undefined}>
        {t[key]}
        {note === null ? null : <i>{note}</i>}
      </li>
    ))}
  </ol>
);
