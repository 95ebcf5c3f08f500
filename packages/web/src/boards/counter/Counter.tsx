import type { Troop } from '@warmoot/rules';
import type { ReactElement } from 'react';
import type { IconName } from '../../design/base/Icon.js';
import type { Side } from '../../scenes/battle/model.js';
import './counter.css';

export const TROOP_ICONS: Readonly<Record<Troop, IconName>> = {
  lightInfantry: 'tr-li',
  mediumInfantry: 'tr-mi',
  heavyInfantry: 'tr-hi',
  pikemen: 'tr-pi',
  lightCavalry: 'tr-lc',
  mediumCavalry: 'tr-mc',
  heavyCavalry: 'tr-hc',
  bowmen: 'tr-bo',
};

/** Attackers bear the eared heater with upright cuts, defenders the pavise with level ones. */
const SHAPES: Readonly<Record<Side, { readonly edge: string; readonly cuts: string }>> = {
  0: {
    edge: 'M-16-20.500Q0-10.500 16-20.500V-2C16 8.500 9 15 0 20-9 15-16 8.500-16-2Z',
    cuts: 'M-12-18V-11M-8-16.500V-11M-4-15.700V-11M0-15.500V-11M4-15.700V-11M8-16.500V-11M12-18V-11',
  },
  1: {
    edge: 'M-15.500-11Q-15.500-20.500 0-20.500 15.500-20.500 15.500-11V17.500H-15.500Z',
    cuts: 'M-11-17H11M-14-14.400H14M-15.500-11.800H15.500',
  },
};

export interface CounterLook {
  readonly side: Side;
  readonly troop: Troop;
  readonly picked?: boolean;
  /** Off the map: the outline alone. */
  readonly gone?: boolean;
}

const Troops = ({ troop, className }: { readonly troop: Troop; readonly className?: string }): ReactElement => (
  <use className={className} x="-10.500" y="-10.500" width="21" height="21" href={`#${TROOP_ICONS[troop]}`} />
);

/** The shield of a unit: shape, cuts and field say the side, the symbol says the troops. */
export const Shield = ({ side, troop, picked = false, gone = false }: CounterLook): ReactElement => {
  const { edge, cuts } = SHAPES[side];
  if (gone) {
    return (
      <g className="counter-gone" color="var(--soft)">
        <path d={edge} fill="none" stroke="var(--rule)" strokeWidth="1.6" strokeDasharray="3 2.4" />
        <Troops troop={troop} />
      </g>
    );
  }
  return (
    <>
      <path
        d={edge}
        fill="var(--field)"
        stroke="var(--keyline)"
        strokeWidth={picked ? 3 : 1.6}
        strokeLinejoin="round"
      />
      <path d={cuts} stroke="var(--on-field)" strokeWidth="1.3" strokeOpacity=".85" />
      <Troops className="counter-troop" troop={troop} />
    </>
  );
};

/** Men as they fit a plate. */
const menText = (men: number): string => (men < 10_000 ? `${men}` : `${Math.round(men / 1000)}k`);

const Badge = ({ x, icon }: { readonly x: number; readonly icon: 'ui-quick' | 'ui-pinned' }): ReactElement => (
  <g transform={`translate(${x} -9)`}>
    <rect x="-.5" y="-.5" width="12" height="12" fill="var(--paper)" stroke="var(--keyline)" />
    <use x="1" y="1" width="9" height="9" color="var(--ink)" href={`#${icon}`} />
  </g>
);

export interface PlateLook {
  readonly left: number;
  readonly size: number;
  /** It waits for you: gold. */
  readonly able?: boolean;
  readonly quick?: boolean;
  readonly pinned?: boolean;
}

/** The plate with the men left, grey where men are lost, and the badges on the flanks. */
export const Plate = ({ left, size, able = false, quick = false, pinned = false }: PlateLook): ReactElement => {
  const text = menText(left);
  const wide = text.length > 3 ? 28 : 22;
  const lost = Math.min(1, Math.max(0, (size - left) / size)) * (wide - 1.2);
  return (
    <>
      <rect
        x={-wide / 2}
        y="10.500"
        width={wide}
        height="11.500"
        fill={able ? 'var(--or)' : 'var(--paper)'}
        stroke="var(--keyline)"
        strokeWidth="1.1"
      />
      {lost < 0.4 ? null : (
        <rect x={wide / 2 - 0.6 - lost} y="11.100" width={lost} height="10.300" fill="var(--tone-2)" />
      )}
      <text y="20" textAnchor="middle" className="counter-men" fill={able ? 'var(--on-or)' : 'var(--ink)'}>
        {text}
      </text>
      {quick ? <Badge x={-23.5} icon="ui-quick" /> : null}
      {pinned ? <Badge x={12.5} icon="ui-pinned" /> : null}
    </>
  );
};

/** A unit beside text, without its plate. */
export const UnitPicture = ({ size = 30, ...look }: CounterLook & { readonly size?: number }): ReactElement => (
  <svg
    className="unit-picture"
    data-tincture={look.side === 0 ? 'gules' : 'azure'}
    width={size}
    height={Math.round(size * 1.1)}
    viewBox="-19 -22 38 44"
    aria-hidden="true"
  >
    <Shield {...look} />
  </svg>
);
