import type { Noise } from '../../../boards/terrain/noise.js';
import type { Shield } from '../../../people/shield.js';
import {
  clouds,
  type Drawn,
  drawn,
  grass,
  hill,
  type OnFoot,
  PLATE,
  rays,
  ripples,
  scratches,
  WATER,
} from './lines.js';

/*
 * The parts of which the plates of a story are put together. All take their tones from the plate's own variables: in a
 * proof the fields are paper and only the line block is printed.
 */

const LINE = 'var(--p-line)';
const LIGHT = 'var(--p-light)';
const FILL = 'var(--p-fill, var(--p-line))';
const EDGE = 'var(--p-edge, var(--fig-edge))';
const RIDGE = 'var(--p-edge, none)';

/** What stands in the sky. */
export type Light = 'sun' | 'dawn' | 'moon' | 'grey';
/** What lies on the ground. */
export type Land = 'fields' | 'woods' | 'river';

const SUNS = { sun: { x: 196, y: 50, r: 24 }, dawn: { x: 130, y: 62, r: 27 } } as const;

const Shining = ({ light }: { readonly light: Light }) => {
  if (light === 'grey') return null;
  if (light === 'moon') {
    return <circle cx="130" cy="52" r="33" fill="var(--p-moon, var(--p-light))" stroke={RIDGE} strokeWidth="1.4" />;
  }
  const { x, y, r } = SUNS[light];
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="var(--p-warm)" />
      <path d={rays(x, y, r + 4, 12, 28)} fill="var(--p-warm)" />
    </>
  );
};

export const Sky = ({ noise, light }: { readonly noise: Noise; readonly light: Light }) => (
  <>
    <rect width={PLATE.width} height={PLATE.height} fill="var(--p-sky)" />
    <path d={clouds(noise, 1, 26, 84)} fill="var(--p-mid)" opacity=".8" />
    <path d={clouds(noise, 2, 5, 70)} fill={LIGHT} />
    <Shining light={light} />
  </>
);

const PINE =
  'M0-18L4-11.200 2.600-11 5.400-6.200 3.800-6 6.700-1H.9V2H-.9V-1H-6.700L-3.800-6-5.400-6.200-2.600-11-4-11.200Z';
const PINE_SHADE =
  'M0-18L4-11.200 2.600-11 5.400-6.200 3.800-6 6.700-1H.6L2.100-4.200-.300-4.600 1.500-8.700-.6-9.200Z';

const Trees = ({ noise }: { readonly noise: Noise }) => (
  <g stroke={LINE} strokeWidth=".9" strokeLinejoin="round">
    {Array.from({ length: 19 }, (_, n) => {
      const size = 1.15 + noise(n, 41) * 0.7;
      const at = `translate(${Math.round(n * 14.4 + noise(n, 42) * 8)} ${Math.round(104 + noise(n, 43) * 12)}) scale(${size.toFixed(2)})`;
      return (
        <g key={at} transform={at}>
          <path d={PINE} fill="var(--p-far)" />
          <path d={PINE_SHADE} fill={FILL} />
        </g>
      );
    })}
  </g>
);

export const Ground = ({ noise, land }: { readonly noise: Noise; readonly land: Land }) => (
  <>
    <path d={hill(noise, 71, 6)} fill="var(--p-far)" stroke={RIDGE} strokeWidth="1" />
    <path d={grass(noise, 71, 6, 1, 0.62)} fill="var(--p-near)" opacity=".8" />
    <path d={grass(noise, 71, 6, -1, 0.5)} fill={LIGHT} />
    <path d={hill(noise, 90, 3.6)} fill="var(--p-mid)" stroke={RIDGE} strokeWidth="1" />
    <path d={grass(noise, 90, 3.6, 1, 0.5)} fill={LINE} />
    <path d={grass(noise, 90, 3.6, -1, 0.46)} fill={LIGHT} />
    {land === 'woods' ? <Trees noise={noise} /> : null}
    <path d={hill(noise, 119, 2.4)} fill="var(--p-near)" stroke={RIDGE} strokeWidth="1" />
    <path d={scratches(noise, 126, 46)} fill="var(--p-mid)" />
  </>
);

/** The water at the foot of a plate; it lies before those who stand behind it. */
export const River = ({ noise }: { readonly noise: Noise }) => (
  <>
    <path d={WATER} fill="var(--p-water, var(--b-water))" stroke={LINE} strokeWidth="1.6" />
    <path d={ripples(noise)} fill={LINE} />
  </>
);

const CLOTH = 'M0 0H32V40L24 32.800 16 40 8 32.800 0 40Z';

interface BannerProps {
  readonly of: Shield;
  readonly x: number;
  readonly foot: number;
  readonly top: number;
  /** Which way it blows. */
  readonly to: -1 | 1;
}

export const Banner = ({ of: { tincture, charge }, x, foot, top, to }: BannerProps) => (
  <g data-tincture={tincture}>
    <path d={`M${x} ${foot}V${top}`} stroke={LINE} strokeWidth="2" />
    <g transform={`translate(${to === 1 ? x : x - 32} ${top + 4})`}>
      <path d={CLOTH} fill="var(--p-field, var(--field))" stroke={LINE} strokeWidth="1.6" />
      <path className="plate-hatch" d={CLOTH} fill={`url(#ht-${tincture})`} opacity=".3" />
      <svg className="arms-charge" x="5.8" y="3" width="20.5" height="20.5" viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#ch-${charge}`} />
      </svg>
    </g>
  </g>
);

/** People on foot with spears. */
export const Host = ({ of }: { readonly of: readonly OnFoot[] }) => {
  const { bodies, shafts, tips }: Drawn = drawn(of);
  return (
    <>
      <path d={shafts} stroke={LINE} strokeWidth="1.4" />
      <path d={tips} fill={LINE} />
      <path d={bodies} fill={FILL} stroke={EDGE} strokeWidth=".7" />
    </>
  );
};

const HOOD = {
  cloak:
    'M34 0C34-22.200 26.600-32.600 14.300-38.500 19.100-60.700 6.800-74-4.100-75.500-17-69.600-18.400-51.800-15-38.500-27.200-32.600-34-22.200-34 0Z',
  folds:
    'M33.200-4.200L21.100-1.500 33.500-1.700ZM33-7.100L20.600-4.300 33.300-4.500ZM32.800-10L20.100-7.200 33.100-7.400ZM32.600-12.800L19.600-10 32.900-10.200ZM32.400-15.700L19.200-12.900 32.700-13.100ZM32.200-18.500L18.700-15.800 32.500-15.900ZM32.100-21.400L18.200-18.600 32.300-18.800ZM-3.400-37Q-2.500-19.800 3.400-3.700-.4-20.300-3.400-37ZM-15.300-31.100Q-16.100-16.900-13.600-3-14.300-17-15.300-31.100Z',
  face: 'M3.400-68.800Q19.100-60.700 11.600-42.900 1.400-53.300 3.400-68.800Z',
  eye: 'M12.300-56.200L6.800-57.300 11.600-54.400Z',
} as const;

interface StandsProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly to: -1 | 1;
}

const placed = ({ x, y, size = 1, to }: StandsProps): string => `translate(${x} ${y}) scale(${to * size} ${size})`;

/** Somebody in a cloak, seen from the side. */
export const Hooded = (props: StandsProps) => (
  <g transform={placed(props)}>
    <path d={HOOD.cloak} fill={FILL} stroke={EDGE} strokeWidth="1.4" />
    <path d={HOOD.folds} fill={LIGHT} />
    <path d={HOOD.face} fill={LIGHT} />
    <path d={HOOD.eye} fill="var(--p-eye, var(--p-line))" />
  </g>
);

/** Somebody in a helmet who looks into the picture. */
export const Onlooker = (props: StandsProps) => (
  <g transform={placed(props)}>
    <path
      d="M-24 0C-24-20-16-26-9-28V-34C-12-36-13-40-13-44-13-54-6-60 0-60S13-54 13-44C13-40 12-36 9-34V-28C16-26 24-20 24 0Z"
      fill={FILL}
      stroke={EDGE}
      strokeWidth="1.2"
    />
    <path
      d="M-13-42L-5-43-13-39ZM-11-50L-4-50-12-46ZM-24-6L-12-8-24-2ZM-22-14L-11-16-23-10ZM-15-22L-7-22-18-18Z"
      fill={LIGHT}
    />
    <path d="M-13-40H13V-37H-13Z" fill="var(--p-mid)" />
  </g>
);

/** A stone that marks a border, as tall as a person. */
export const Stone = () => (
  <>
    <path
      d="M112 150L114 96C115 84 122 76 131 75 140 76 146 84 147 98L150 150Z"
      fill="var(--p-moon, var(--p-light))"
      stroke={LINE}
      strokeWidth="1.8"
    />
    <path
      d="M150 150L147 98C146 84 140 76 131 75 136 84 137 100 137 114L134 150ZM104 150Q130 143 158 150L152 154H108Z"
      fill={LINE}
    />
    <path d="M118 108H131M118 116H131M119 124H130M124.500 100V132" stroke={LINE} strokeWidth="1.6" />
  </>
);

/** Somebody who sits with bound hands. */
export const Bound = () => (
  <>
    <path
      d="M182 160C180 138 186 124 198 118L196 112C192 108 191 102 192 97 194 88 204 84 211 88 218 92 219 101 216 108L213 114 214 118C226 122 232 138 230 160Z"
      fill={FILL}
      stroke={EDGE}
      strokeWidth="1.4"
    />
    <path d="M193 98L199 97 193 102ZM185 140L194 138 185 145ZM188 130L196 128 187 134Z" fill={LIGHT} />
    <path
      d="M180 138Q206 146 232 138V143Q206 151 180 143ZM181 148Q206 156 231 148V153Q206 161 181 153Z"
      fill="var(--p-rope, var(--p-light))"
      stroke={LINE}
      strokeWidth="1.2"
    />
    <path d="M170 160H242V168H170Z" fill="var(--p-mid)" stroke={LINE} strokeWidth="1.4" />
  </>
);
