import type { Noise } from '../../../boards/terrain/noise.js';
import type { Shield } from '../../../people/shield.js';
import { clouds, hill, PLATE, rays, scratches } from './lines.js';
import { Banner, Bound, Hooded } from './parts.js';

interface TalkPlateProps {
  readonly noise: Noise;
  readonly arms: readonly Shield[];
  /** Whether somebody is there against their will. */
  readonly isBound: boolean;
}

/** A small banner on each post of the hall. */
const Hung = ({ arms }: Pick<TalkPlateProps, 'arms'>) =>
  ([31, 213] as const).map((x, nth) => {
    const of = arms[nth];
    if (of === undefined) return null;
    return (
      <g key={x} transform={`translate(${x} 44) scale(.5)`}>
        <Banner of={of} x={0} foot={-4} top={-4} to={1} />
      </g>
    );
  });

/** A council in a hall, on both sides of a fire. */
const Hall = ({ arms }: Pick<TalkPlateProps, 'arms'>) => (
  <>
    <rect width={PLATE.width} height={PLATE.height} fill="var(--p-near)" />
    <path d="M0 0H260V30L130 4 0 30Z" fill="var(--p-roof, var(--p-line))" />
    <path d="M0 30L130 4 260 30V38L130 12 0 38Z" fill="var(--p-mid)" />
    <path d="M34 30H44V168H34ZM216 30H226V168H216Z" fill="var(--p-line)" />
    <path d="M35.500 36V130M217.500 36V130" stroke="var(--p-mid)" strokeWidth="1.2" />
    <path d={rays(130, 78, 32, 32, 40, 1.3)} fill="var(--p-warm)" />
    <path
      d="M130 52C138 64 142 72 138 84 144 80 146 74 145 70 152 82 150 96 140 102H120C110 96 110 84 118 74 118 80 121 83 124 84 120 72 124 62 130 52Z"
      fill="var(--p-warm)"
      stroke="var(--p-line)"
      strokeWidth="1.6"
    />
    <path d="M112 102H148L144 112H116Z" fill="var(--p-line)" />
    <Hooded x={62} y={128} to={1} />
    <Hooded x={96} y={128} size={0.785} to={1} />
    <Hooded x={166} y={128} size={0.785} to={-1} />
    <Hooded x={200} y={128} to={-1} />
    <Hung arms={arms} />
    <path d="M20 118H240L252 134H8Z" fill="var(--p-mid)" stroke="var(--p-line)" strokeWidth="1.6" />
    <path d="M8 134H252V142H8Z" fill="var(--p-line)" />
    <path d="M30 123H110L106 125H28ZM140 128H230L232 130H142Z" fill="var(--p-light)" />
    <path d="M28 142H38V168H28ZM222 142H232V168H222Z" fill="var(--p-line)" />
  </>
);

/** Two by a lantern, and a prisoner; hills in the door. */
const Cellar = ({ noise, arms: [first] }: Pick<TalkPlateProps, 'noise' | 'arms'>) => (
  <>
    <rect width={PLATE.width} height={PLATE.height} fill="var(--p-near)" />
    <svg x="150" y="12" width="96" height="114" viewBox="110 12 96 114" aria-hidden="true">
      <rect x="110" y="12" width="96" height="114" fill="var(--p-sky)" />
      <path d={clouds(noise, 1, 26, 76)} fill="var(--p-mid)" />
      <circle cx="176" cy="44" r="17" fill="var(--p-moon, var(--p-light))" stroke="var(--p-edge, none)" />
      <path d={hill(noise, 78, 6)} fill="var(--p-far)" stroke="var(--p-edge, none)" />
      <path d={hill(noise, 96, 3.6)} fill="var(--p-mid)" stroke="var(--p-edge, none)" />
    </svg>
    <path d="M144 6H252V12H144ZM144 6H150V130H144ZM246 6H252V130H246Z" fill="var(--p-line)" />
    <path d={rays(74, 42, 16, 23, 30, 1.2)} fill="var(--p-warm)" />
    <path d="M74 0V26" stroke="var(--p-line)" strokeWidth="2" />
    <path d="M66 28H82V32H66ZM66 52H82V56H66Z" fill="var(--p-line)" />
    <path d="M67 32H81V52H67Z" fill="var(--p-warm)" stroke="var(--p-line)" strokeWidth="1.6" />
    <path d="M0 124H260V168H0Z" fill="var(--p-floor, var(--p-line))" />
    <path d={scratches(noise, 128, 50)} fill="var(--p-mid)" />
    {first === undefined ? null : (
      <g transform="translate(118 40) scale(.62)">
        <Banner of={first} x={0} foot={-4} top={-4} to={1} />
      </g>
    )}
    <Hooded x={44} y={150} size={1.244} to={1} />
    <Hooded x={104} y={146} size={1.026} to={-1} />
    <Bound />
  </>
);

export const TalkPlate = ({ noise, arms, isBound }: TalkPlateProps) =>
  isBound ? <Cellar noise={noise} arms={arms} /> : <Hall arms={arms} />;
