import { CounterPicture, Shield, type Side } from '../../../boards/counter/Counter.js';
import { Icon } from '../../../design/base/Icon.js';
import { Ground, HALF, Stands, xOf, yOf } from '../hexes.js';
import { BATTLE_FIGURES } from './figures.js';
import type { BattleGuideWords } from './words.js';

interface PictureProps {
  readonly t: BattleGuideWords;
}

/** A row between two armies. */
export const MusterPicture = ({ t: { muster } }: PictureProps) => (
  <svg className="pic pic-ground" viewBox="0 0 320 190" role="img" aria-label={muster.picture}>
    <Ground />
    <path d={`M0 ${yOf(1)}H320`} stroke="var(--ink)" strokeWidth="2.5" strokeDasharray="7 5" />
    <Stands side={1} icon="tr-hi" at={[0, 1]} />
    <Stands side={1} icon="tr-bo" at={[0, 2]} />
    <Stands side={1} icon="tr-hi" at={[0, 3]} />
    <Stands side={1} icon="tr-mi" at={[1, 2]} />
    <Stands side={0} icon="tr-mi" at={[2, 1]} />
    <Stands side={0} icon="tr-hc" at={[2, 2]} />
    <Stands side={0} icon="tr-mi" at={[2, 3]} />
  </svg>
);

/** SAGA-BATTLE-ROUND-006: who moves in each of the four phases, when red leads. */
const PHASES: readonly { readonly side: Side; readonly quick: boolean }[] = [
  { side: 0, quick: true },
  { side: 1, quick: true },
  { side: 0, quick: false },
  { side: 1, quick: false },
];

/** The moves of a round, in order. */
export const QuickPicture = ({ t: { quick } }: PictureProps) => (
  <div className="pic pic-phases" role="img" aria-label={quick.picture({ phases: BATTLE_FIGURES.phases })}>
    {PHASES.map(({ side, quick: isQuick }, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: phases have no names but their numbers.
      <div key={nth}>
        <b>{nth + 1}</b>
        <CounterPicture side={side} icon={side === 0 ? 'tr-hc' : 'tr-hi'} size={44} />
        <span>
          {isQuick ? <Icon name="ui-quick" size={14} /> : null} {isQuick ? quick.quick : quick.rest}
        </span>
        <i>{side === 0 ? quick.lead : ''}</i>
      </div>
    ))}
  </div>
);

/** A way of two hexes that ends beside an enemy. */
export const MovePicture = ({ t: { move } }: PictureProps) => (
  <svg className="pic pic-ground" viewBox="0 0 320 190" role="img" aria-label={move.picture}>
    <Ground />
    <Stands side={0} icon="tr-hc" at={[1, 0]} gone />
    <path
      d={`M${xOf(1, 0) + 20} ${yOf(1)}H${xOf(1, 2) - 24}`}
      stroke="var(--ink)"
      strokeWidth="3"
      strokeDasharray="7 5"
      fill="none"
    />
    <Stands side={0} icon="tr-hc" at={[1, 2]} />
    <Stands side={1} icon="tr-hi" at={[1, 3]} />
    <path d={`M${xOf(1, 2) + HALF} ${yOf(1) - 16}v32`} stroke="var(--ink)" strokeWidth="4" />
    <text x={xOf(1, 2)} y={yOf(1) + 40} textAnchor="middle" className="pic-text pic-halo">
      {move.halt}
    </text>
  </svg>
);

const VOLLEYS = Object.entries(BATTLE_FIGURES.volley);

/** What a volley costs, hex by hex. */
export const ShootPicture = ({ t: { shoot } }: PictureProps) => (
  <svg
    className="pic pic-ground"
    viewBox="0 0 320 190"
    role="img"
    aria-label={shoot.picture({ list: VOLLEYS.map(([far, tenths]) => `${far}: ${tenths}`).join(', ') })}
  >
    <Ground />
    <g transform={`translate(${xOf(1, 0)} ${yOf(1)})`} data-tincture="gules">
      <Shield side={0} icon="tr-bo" />
    </g>
    {VOLLEYS.map(([far, tenths]) => {
      const x = xOf(1, Number(far));
      const high = tenths * 17;
      return (
        <g key={far}>
          <rect x={x - 15} y={yOf(1) + 16 - high} width="30" height={high} fill="var(--ink)" />
          <text x={x} y={yOf(1) + 10 - high} textAnchor="middle" className="pic-text pic-halo">
            {shoot.lost({ tenths })}
          </text>
          <text x={x} y={yOf(1) + 33} textAnchor="middle" className="pic-text pic-halo">
            {far}
          </text>
        </g>
      );
    })}
    <text x="160" y="182" textAnchor="middle" className="pic-text pic-halo">
      {shoot.loses}
    </text>
  </svg>
);

/** What becomes of losses. */
export const EndsPicture = ({ t: { ends } }: PictureProps) => (
  <dl className="pic pic-fates" aria-label={ends.picture}>
    {Object.values(ends.fates).map(({ who, what }) => (
      <div key={who}>
        <dt>{who}</dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
);
