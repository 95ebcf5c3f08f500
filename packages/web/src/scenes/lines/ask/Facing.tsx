import type { Telling } from '../acts/titles.js';
import type { Heading } from '../parts.js';

const ROSE = [null, 'n', null, 'w', 'asWalked', 'e', null, 's', null] as const;

interface FacingProps {
  readonly telling: Pick<Telling, 't' | 'words'>;
  readonly facing: Heading | null;
  readonly onFacing: (facing: Heading | null) => void;
}

/** Which way a unit looks in the end: a rose of four, and as before in the middle. */
export const Facing = ({ telling: { t, words }, facing, onFacing }: FacingProps) => (
  <div className="skirmish-facing">
    <span className="lab">{t.facing}</span>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn by other laws */}
    <div className="skirmish-rose" role="group" aria-label={t.facing}>
      {ROSE.map((way, nth) =>
        way === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty corners have only their places
          <span key={nth} />
        ) : (
          <button
            key={way}
            type="button"
            data-way={way === 'asWalked' ? 'walked' : way}
            aria-label={way === 'asWalked' ? t.asWalked : words.skirmish.directions[way]}
            title={way === 'asWalked' ? t.asWalked : words.skirmish.directions[way]}
            aria-pressed={facing === (way === 'asWalked' ? null : way)}
            onClick={() => onFacing(way === 'asWalked' ? null : way)}
          >
            <i aria-hidden="true" />
          </button>
        ),
      )}
    </div>
  </div>
);
