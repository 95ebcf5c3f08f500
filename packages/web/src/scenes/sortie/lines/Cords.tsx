import { Icon } from '../../../design/base/Icon.js';
import type { Drawn } from './cords.js';

/** The cords between the two rows, each with its distance: thick for a fight, dashed for arrows, dotted for who closes. */
export const Cords = ({ cords }: { readonly cords: readonly Drawn[] }) => (
  <div className="line-gap" aria-hidden="true">
    <svg className="line-cords" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
      {cords.map(({ key, kind, above, below, isPlanned }) => (
        <g key={key} data-kind={kind} data-planned={isPlanned ? '' : undefined}>
          {isPlanned ? (
            <path className="cord-edge" d={`M${above} 0L${below} 60`} vectorEffect="non-scaling-stroke" />
          ) : null}
          <path className="cord" d={`M${above} 0L${below} 60`} vectorEffect="non-scaling-stroke" />
        </g>
      ))}
    </svg>
    {cords.map(({ key, kind, above, below, at, label, isPlanned }) => (
      <span
        key={key}
        className="cord-label"
        data-kind={kind}
        data-planned={isPlanned ? '' : undefined}
        style={{ left: `${above + (below - above) * at}%`, top: `${at * 100}%` }}
      >
        {kind === 'fight' ? <Icon name="sc-duel" size={14} /> : null}
        {kind === 'shot' ? <Icon name="tr-bo" size={14} /> : null}
        {label}
      </span>
    ))}
  </div>
);
