import { boxOf, type IconName } from './Icon.js';
import { Svg } from './Svg.js';
import './arms.css';
import { type Charge, chargeOf, tinctureOf } from '../../people/tinctures.js';

/** A seat bears the plain heater; in a fight attackers bear the eared heater and defenders the pavise. */
export type ShieldShape = 'heater' | 'eared' | 'pavise';

const SHIELDS: Record<ShieldShape, { readonly box: string; readonly edge: string; readonly cuts: string | null }> = {
  heater: { box: '0 0 48 56', edge: 'M3 3H45V28C45 42 35 49.5 24 54 13 49.5 3 42 3 28Z', cuts: null },
  eared: {
    box: '0 0 48 56',
    edge: 'M2 1Q24 14 46 1V27C46 41 36 49 24 55 12 49 2 41 2 27Z',
    cuts: 'M7.500 6V13M13 8.200V14M18.500 9.400V14.500M24 9.800V14.500M29.500 9.400V14.500M35 8.200V14M40.500 6V13',
  },
  pavise: {
    box: '0 0 48 56',
    edge: 'M3 15Q3 2 24 2 45 2 45 15V54H3Z',
    cuts: 'M9 6.500H39M5 10H43M3.500 13.500H44.500',
  },
};

export interface ArmsProps {
  /** 0–5: the seat's tincture. */
  readonly colour: number;
  /** The seat's own charge unless given. */
  readonly charge?: Charge | null | undefined;
  /** A mark of cadency for kin. */
  readonly kin?: Charge | undefined;
  readonly shape?: ShieldShape;
  /** Width in pixels. */
  readonly size?: number;
  readonly label?: string;
}

const Borne = ({ name, at, size }: { name: IconName; at: readonly [number, number]; size: number }) => (
  <svg className="arms-charge" x={at[0]} y={at[1]} width={size} height={size} viewBox={boxOf(name)} aria-hidden="true">
    <use href={`#${name}`} />
  </svg>
);

/** Arms are faces: field, hatch and charge say who it is, three times. */
export const Arms = ({ colour, charge = chargeOf(colour), kin, shape = 'heater', size = 22, label }: ArmsProps) => {
  const { box, edge, cuts } = SHIELDS[shape];
  const tincture = tinctureOf(colour);
  const top = kin === undefined ? (shape === 'heater' ? 11 : 15) : 15;
  return (
    <Svg
      className="arms"
      data-tincture={tincture}
      width={size}
      height={Math.round((size * 56) / 48)}
      viewBox={box}
      label={label}
    >
      <path d={edge} fill="var(--field)" />
      <path d={edge} fill={`url(#ht-${tincture})`} opacity=".3" />
      <path d={edge} fill="none" stroke="var(--keyline)" strokeWidth="2" strokeLinejoin="round" />
      {cuts === null ? null : <path d={cuts} stroke="var(--on-field)" strokeWidth="1.5" opacity=".85" />}
      {charge === null ? null : <Borne name={`ch-${charge}`} at={[9, top]} size={30} />}
      {kin === undefined ? null : <Borne name={`ch-${kin}`} at={[19.5, 5]} size={9} />}
    </Svg>
  );
};
