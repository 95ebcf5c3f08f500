import type { saga } from '@warmoot/rules';
import { useId } from 'react';
import { HeadFill, HeadTop } from './Head.js';
import { FRAME, OUTLINE, SHADE, SHAPES } from './shapes.js';
import { type HeldItem, HeldWeapon } from './Weapon.js';
import { type Marked, Marks, Wounds } from './Wounds.js';

export interface FigureProps {
  /** A tincture, such as `gules`. */
  readonly tincture: string;
  /** The charge on coat and shield, such as `ch-fish`. */
  readonly charge: string;
  readonly armour: saga.duel.Armour;
  /** What the head wears, where it is another than what the body does. */
  readonly head?: saga.duel.Armour;
  readonly left: HeldItem | null;
  readonly right: HeldItem | null;
  readonly minors: readonly number[];
  readonly majors: readonly number[];
  /** Lying down: prone, or out of the fight. */
  readonly down?: boolean;
  readonly kind: 0 | 1;
  readonly label: string;
  readonly className?: string | undefined;
  /** A part that is looked at in gold, with the wound that it would take. */
  readonly marked?: Marked | null;
  /** As much of it as is shown; left out, all of it. */
  readonly frame?: string;
  /** Parts that are not open. */
  readonly closed?: readonly saga.duel.Part[];
}

const LINE = { stroke: 'var(--fig-ink)', strokeWidth: 3.2, strokeLinejoin: 'round' } as const;
const INK = 'var(--fig-ink)';
const LIGHT = 'var(--fig-light)';
const DEEP = '#0d1213';
const LIMBS = ['rightLeg', 'leftLeg', 'rightArm', 'leftArm'] as const satisfies readonly saga.duel.Part[];

const BOOTS = {
  rightLeg: ['M74 334L106 336V372H60Z', 'M78 341H103M79 347H103'],
  leftLeg: ['M112 334L146 336 160 372H112Z', 'M118 341H142M118 347H141'],
} as const;
const CUFFS = { rightArm: 'M30 176L56 183 53 192 28 186Z', leftArm: 'M190 176L164 183 167 192 192 186Z' } as const;

/** Lames of plate, hoop over hoop. */
const HOOPS = {
  rightArm: 'M44 118L72 128M40 134L68 144M37 150L62 160M33 166L57 176',
  leftArm: 'M176 118L148 128M180 134L152 144M183 150L158 160M187 166L163 176',
  rightLeg: 'M72 292L107 296M75 308L106 312M78 324L104 328',
  leftLeg: 'M148 292L113 296M145 308L114 312M142 324L116 328',
} as const;

const Limb = ({
  part,
  armour,
  id,
}: {
  readonly part: (typeof LIMBS)[number];
  readonly armour: saga.duel.Armour;
  readonly id: string;
}) => {
  const leg = part === 'rightLeg' || part === 'leftLeg';
  return (
    <>
      <path d={SHAPES[part]} fill={LIGHT} {...LINE} />
      <g clipPath={`url(#${id}${part})`}>
        {armour === 'otherMetal' && !leg && <path d={SHAPES[part]} fill={`url(#${id}mail)`} />}
        {armour === 'metalPlate' && <path d={HOOPS[part]} stroke={INK} strokeWidth="3" fill="none" />}
        <path d={SHADE[part]} fill={INK} />
        {leg ? (
          <>
            <path d={BOOTS[part][0]} fill={INK} />
            <path d={BOOTS[part][1]} stroke={LIGHT} strokeWidth="1.700" />
          </>
        ) : (
          <path d={CUFFS[part]} fill={INK} />
        )}
      </g>
    </>
  );
};

const Charge = ({
  charge,
  field,
  at,
  size,
}: {
  readonly charge: string;
  readonly field: string;
  readonly at: readonly [number, number];
  readonly size: number;
}) => (
  <svg
    aria-hidden="true"
    x={at[0]}
    y={at[1]}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    color="var(--on-field)"
    style={{ '--cut': field } as React.CSSProperties}
  >
    <use href={`#${charge}`} />
  </svg>
);

const Coat = ({
  tincture,
  charge,
  armour,
  id,
}: Pick<FigureProps, 'tincture' | 'charge' | 'armour'> & { readonly id: string }) => {
  const field = `var(--f-${tincture})`;
  return (
    <>
      <path d={SHAPES.body} fill={field} {...LINE} />
      <g clipPath={`url(#${id}body)`}>
        <rect x="50" y="86" width="120" height="190" fill={`url(#ht-${tincture})`} opacity=".32" />
        {armour === 'other' && (
          <path
            d="M70 112h76M72 128h72M80 146h60M84 196h54M78 216h66M72 236h78"
            stroke={DEEP}
            strokeWidth="2.600"
            strokeDasharray="3 9"
            strokeLinecap="round"
          />
        )}
        <path d={SHADE.body} fill={DEEP} />
        <path
          d="M81 272.500L92 186L75 271.500ZM100.500 276.100L102 192L95.500 275.900ZM125 275.800L116 190L119 276.200ZM147.400 271.300L127 186L140.600 272.700Z"
          fill={DEEP}
        />
        <path d="M78 163C92 170 128 170 142 163V173C128 180 92 180 78 173Z" fill={DEEP} />
        <path d="M116 172L124 212 118 214 110 174Z" fill={DEEP} />
        <rect x="105" y="166" width="11" height="11" fill="none" stroke="var(--on-field)" strokeWidth="2.200" />
        <Charge charge={charge} field={field} at={[86, 106]} size={48} />
      </g>
      {armour === 'metalPlate' && (
        <path
          d="M64 98C56 100 50 106 49 118L78 122 80 98ZM156 98C164 100 170 106 171 118L142 122 140 98Z"
          fill={LIGHT}
          {...LINE}
        />
      )}
      <path d={SHAPES.body} fill="none" {...LINE} />
    </>
  );
};

const BOARD = 'M0 0H62V40C62 64 48 76 31 85 14 76 0 64 0 40Z';

const Shield = ({
  tincture,
  charge,
  hand,
}: {
  readonly tincture: string;
  readonly charge: string;
  readonly hand: 'left' | 'right';
}) => {
  const field = `var(--f-${tincture})`;
  return (
    <g transform={`translate(${hand === 'left' ? 146 : 12} 130)`}>
      <path d={BOARD} fill={field} {...LINE} strokeWidth="3.600" />
      <path d={BOARD} fill={`url(#ht-${tincture})`} opacity=".36" />
      <path
        d="M5 5H57V40C57 60 45 71 31 79 17 71 5 60 5 40Z"
        fill="none"
        stroke="var(--on-field)"
        strokeWidth="1.600"
      />
      <Charge charge={charge} field={field} at={[12, 14]} size={38} />
    </g>
  );
};

const Patterns = ({ id }: { readonly id: string }) => (
  <defs>
    {(['head', 'body', ...LIMBS] as const).map((part) => (
      <clipPath key={part} id={`${id}${part}`}>
        <path d={SHAPES[part]} />
      </clipPath>
    ))}
    <pattern id={`${id}mail`} width="7" height="12" patternUnits="userSpaceOnUse">
      <path
        d="M0 1q3.500 4.500 7 0M-3.500 7q3.500 4.500 7 0M3.500 7q3.500 4.500 7 0"
        fill="none"
        stroke={INK}
        strokeWidth="1.300"
      />
    </pattern>
    <pattern id={`${id}hatch`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V7M0 0H7" stroke={INK} strokeWidth="3.200" />
    </pattern>
  </defs>
);

/** Somebody seen from the front, with what they hold and wear, and with the wounds cut into them. */
export const Figure = (props: FigureProps) => {
  const { tincture, charge, armour, left, right, minors, majors, down, kind, label, className } = props;
  const { marked = null, closed = [], head = armour, frame = FRAME } = props;
  const id = useId().replaceAll(':', '');
  return (
    <svg className={className} viewBox={frame} role="img" aria-label={label}>
      <Patterns id={id} />
      <g transform={down ? 'translate(98 250) rotate(-82) scale(.64) translate(-110 -190)' : undefined}>
        <path d={OUTLINE} fill="none" stroke="var(--fig-edge)" strokeWidth="6.400" strokeLinejoin="round" />
        {right !== null && <HeldWeapon item={right} hand="right" />}
        {left !== null && <HeldWeapon item={left} hand="left" />}
        {LIMBS.map((part) => (
          <Limb key={part} part={part} armour={armour} id={id} />
        ))}
        <Coat tincture={tincture} charge={charge} armour={armour} id={id} />
        <path d={SHAPES.head} fill={LIGHT} {...LINE} />
        <g clipPath={`url(#${id}head)`}>
          <HeadFill armour={head} kind={kind} mail={`${id}mail`} />
          <path d={SHADE.head} fill={INK} />
        </g>
        <HeadTop armour={head} kind={kind} />
        <path d={SHAPES.head} fill="none" {...LINE} />
        {left === 'shield' && <Shield tincture={tincture} charge={charge} hand="left" />}
        {right === 'shield' && <Shield tincture={tincture} charge={charge} hand="right" />}
        <Wounds minors={minors} majors={majors} hatch={`${id}hatch`} />
        <Marks marked={marked} closed={closed} minors={minors} majors={majors} />
      </g>
    </svg>
  );
};
