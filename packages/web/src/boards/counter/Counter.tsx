import type { IconName } from '../../design/base/Icon.js';
import './counter.css';

/** Of two sides the first attacks. */
export type Side = 0 | 1;

export const tinctureOf = (side: Side): 'gules' | 'azure' => (side === 0 ? 'gules' : 'azure');

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
  /** What the unit is, as a symbol. */
  readonly icon: IconName;
  readonly picked?: boolean;
  /** Off the map: the outline alone. */
  readonly gone?: boolean;
}

const Sign = ({ icon, className }: { readonly icon: IconName; readonly className?: string }) => (
  <use className={className} x="-10.500" y="-10.500" width="21" height="21" href={`#${icon}`} />
);

/** The outline of a unit's shield, where it stood: in its own colour. */
export const Outline = ({ side }: Pick<CounterLook, 'side'>) => (
  <path d={SHAPES[side].edge} className="counter-outline" fill="none" />
);

/** The shield of a unit: shape, cuts and field say the side, the symbol says what it is. */
export const Shield = ({ side, icon, picked = false, gone = false }: CounterLook) => {
  const { edge, cuts } = SHAPES[side];
  if (gone) {
    return (
      <g className="counter-gone" color="var(--soft)">
        <path d={edge} fill="none" stroke="var(--rule)" strokeWidth="1.6" strokeDasharray="3 2.4" />
        <Sign icon={icon} />
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
      <Sign className="counter-troop" icon={icon} />
    </>
  );
};

/** Men as they fit a plate. */
const menText = (men: number): string => (men < 10_000 ? `${men}` : `${Math.round(men / 1000)}k`);

const Badge = ({ x, icon }: { readonly x: number; readonly icon: IconName }) => (
  <g transform={`translate(${x} -9)`}>
    <rect x="-.5" y="-.5" width="12" height="12" fill="var(--paper)" stroke="var(--keyline)" />
    <use x="1" y="1" width="9" height="9" color="var(--ink)" href={`#${icon}`} />
  </g>
);

/** How many there were, and how many are left. */
export interface Strength {
  readonly left: number;
  readonly size: number;
}

/** Small signs on the flanks of a counter. */
export interface Badges {
  readonly left?: IconName | undefined;
  readonly right?: IconName | undefined;
}

interface PlateLook {
  readonly strength: Strength;
  /** Two letters of its name, on ink. */
  readonly sign?: string;
  /** It waits for you: gold. */
  readonly able?: boolean;
  readonly badges: Badges;
}

/** The plate with the sign and the men left, grey where men are lost, and the badges on the flanks. */
export const Plate = ({ strength: { left, size }, sign = '', able = false, badges }: PlateLook) => {
  const text = menText(left);
  const wide = text.length > 3 ? 26 : sign === '' ? 22 : 20;
  const ink = sign === '' ? 0 : 15;
  const from = -(wide + ink) / 2 + ink;
  const lost = Math.min(1, Math.max(0, (size - left) / size)) * (wide - 1.2);
  return (
    <>
      <rect
        x={from}
        y="10.500"
        width={wide}
        height="11.500"
        fill={able ? 'var(--or)' : 'var(--paper)'}
        stroke="var(--keyline)"
        strokeWidth="1.1"
      />
      {lost < 0.4 ? null : (
        <rect x={from + wide - 0.6 - lost} y="11.100" width={lost} height="10.300" fill="var(--tone-2)" />
      )}
      {sign === '' ? null : (
        <>
          <rect x={from - ink} y="10" width={ink} height="12.500" fill="var(--ink)" />
          <text x={from - ink / 2} y="19.800" textAnchor="middle" className="counter-sign" fill="var(--paper)">
            {sign}
          </text>
        </>
      )}
      <text
        x={from + wide / 2}
        y="20"
        textAnchor="middle"
        className="counter-men"
        fill={able ? 'var(--on-or)' : 'var(--ink)'}
      >
        {text}
      </text>
      {badges.left === undefined ? null : <Badge x={-23.5} icon={badges.left} />}
      {badges.right === undefined ? null : <Badge x={12.5} icon={badges.right} />}
    </>
  );
};

/** A counter beside text, without its plate. */
export const CounterPicture = ({ size = 30, ...look }: CounterLook & { readonly size?: number }) => (
  <svg
    className="unit-picture"
    data-tincture={tinctureOf(look.side)}
    width={size}
    height={Math.round(size * 1.1)}
    viewBox="-19 -22 38 44"
    aria-hidden="true"
  >
    <Shield {...look} />
  </svg>
);
