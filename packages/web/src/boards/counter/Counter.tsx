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
  /** It has turned to flee: upside down. */
  readonly upturned?: boolean;
  /** Chips out of the shield, up to three. */
  readonly chips?: number;
}

/** Where chips are cut out of a shield, one after the other. */
const CHIPS = [
  'M16.800-13.700L8.600-8.300L16.800-6.700',
  'M-16.800-8.200L-8.600-2.800L-16.800-1.200',
  'M16.800-2.500L9 1.600L16.400 4.500',
];

const Sign = ({ icon, className }: { readonly icon: IconName; readonly className?: string }) => (
  <use className={className} x="-10.500" y="-10.500" width="21" height="21" href={`#${icon}`} />
);

/** The outline of a unit's shield, where it stood: in its own colour. */
export const Outline = ({ side }: Pick<CounterLook, 'side'>) => (
  <path d={SHAPES[side].edge} className="counter-outline" fill="none" />
);

/** The shield of a unit: shape, cuts and field say the side, the symbol says what it is. */
export const Shield = ({ side, icon, picked = false, gone = false, upturned = false, chips = 0 }: CounterLook) => {
  const { edge, cuts } = SHAPES[side];
  if (gone) {
    return (
      <g className="counter-gone" color="var(--soft)" transform={upturned ? 'rotate(180)' : undefined}>
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
      {CHIPS.slice(0, chips).map((chip) => (
        <path key={chip} d={chip} className="counter-chip" />
      ))}
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

/** What a unit has to pay by: its grade, its points, and what would become of them. */
export interface Purse {
  readonly grade: string;
  readonly points: number;
  /** What it would pay, or that it would rout. */
  readonly price?: number | 'rout' | undefined;
  /** The price follows from one's own choice. */
  readonly isChosen?: boolean;
}

interface PursePlateLook {
  readonly purse: Purse;
  readonly able?: boolean;
  readonly badges: Badges;
}

/** The plate of a unit that pays: grade on ink, points, and the price in a third cell. */
export const PursePlate = ({ purse, able = false, badges }: PursePlateLook) => {
  const { grade, points, price, isChosen = false } = purse;
  const from = price === undefined ? -12 : -18;
  return (
    <>
      <rect x={from} y="10.500" width="11" height="12" fill="var(--ink)" stroke="var(--keyline)" strokeWidth="1.100" />
      <text x={from + 5.5} y="20.200" textAnchor="middle" className="counter-men" fill="var(--paper)">
        {grade}
      </text>
      <rect
        x={from + 11}
        y="10.500"
        width="13"
        height="12"
        fill={able ? 'var(--or)' : 'var(--paper)'}
        stroke="var(--keyline)"
        strokeWidth="1.100"
      />
      <text
        x={from + 17.5}
        y="20.200"
        textAnchor="middle"
        className="counter-men"
        fill={able ? 'var(--on-or)' : 'var(--ink)'}
      >
        {points}
      </text>
      {price === undefined ? null : <Price x={from + 24} price={price} isChosen={isChosen} />}
      {badges.left === undefined ? null : <Badge x={-23.5} icon={badges.left} />}
      {badges.right === undefined ? null : <Badge x={12.5} icon={badges.right} />}
    </>
  );
};

const Price = ({
  x,
  price,
  isChosen,
}: {
  readonly x: number;
  readonly price: number | 'rout';
  readonly isChosen: boolean;
}) => (
  <g className="counter-price" data-price={price}>
    <rect
      x={x}
      y="9"
      width="15"
      height="15"
      fill={price === 'rout' ? 'var(--ink)' : isChosen ? 'var(--or)' : 'var(--paper)'}
      stroke="var(--keyline)"
      strokeWidth="1.300"
    />
    {price === 'rout' ? (
      <use x={x + 2} y="11" width="11" height="11" className="counter-rout" href="#cm-rout" />
    ) : (
      <text
        x={x + 7.5}
        y="20.400"
        textAnchor="middle"
        className="counter-men"
        fill={isChosen ? 'var(--on-or)' : 'var(--ink)'}
      >
        {`−${price}`}
      </text>
    )}
  </g>
);

/** A counter beside text, without its plate. */
export const CounterPicture = ({
  size = 30,
  purse,
  ...look
}: CounterLook & { readonly size?: number; readonly purse?: Purse | undefined }) => (
  <svg
    className="unit-picture"
    data-tincture={tinctureOf(look.side)}
    width={size}
    height={Math.round(size * 1.1)}
    viewBox="-19 -22 38 44"
    aria-hidden="true"
  >
    <Shield {...look} />
    {purse === undefined ? null : <PursePlate purse={purse} able={purse.isChosen === true} badges={{}} />}
  </svg>
);
