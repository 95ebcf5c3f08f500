import { saga } from '@warmoot/rules';
import { SHAPES, WOUND_PLACES } from './shapes.js';

const CUT = 'M2.500 21.500C6.500 11.500 12.500 5.500 21.500 2.500 17.500 12.500 11.500 18.500 2.500 21.500Z';

/** Two crossed cuts in ink, over the light that sets them off. */
const CROSS = [
  { turn: 0, ink: 'light', width: '5' },
  { turn: 90, ink: 'light', width: '5' },
  { turn: 0, ink: 'ink', width: '1.600' },
  { turn: 90, ink: 'ink', width: '1.600' },
] as const;

const at = ([x, y]: readonly [number, number], turn = 0): string =>
  `translate(${x} ${y}) rotate(${turn}) scale(1.450) translate(-12 -12)`;

/** A Minor Wound is an open cut: paper shows through. */
const Minor = ({ place, turn }: { readonly place: readonly [number, number]; readonly turn: number }) => (
  <g transform={at(place, turn)} strokeLinejoin="round">
    <path d={CUT} fill="none" stroke="var(--fig-light)" strokeWidth="6" />
    <path d={CUT} fill="var(--fig-light)" stroke="var(--fig-ink)" strokeWidth="2.600" />
  </g>
);

/** A Major Wound crosses the whole part, and two cuts cross each other on it. */
const Major = ({ part, hatch }: { readonly part: saga.duel.Part; readonly hatch: string }) => {
  const place = WOUND_PLACES[part][0] as readonly [number, number];
  return (
    <>
      <path d={SHAPES[part]} fill={`url(#${hatch})`} />
      <path d={SHAPES[part]} fill="none" stroke="var(--fig-ink)" strokeWidth="3.200" strokeLinejoin="round" />
      {CROSS.map(({ turn, ink, width }) => (
        <path
          key={`${ink} ${turn}`}
          transform={at(place, turn)}
          d={CUT}
          fill={`var(--fig-${ink})`}
          stroke={`var(--fig-${ink})`}
          strokeWidth={width}
        />
      ))}
    </>
  );
};

interface WoundsProps {
  readonly minors: readonly number[];
  readonly majors: readonly number[];
  readonly hatch: string;
}

export const Wounds = ({ minors, majors, hatch }: WoundsProps) => (
  <>
    {saga.duel.PARTS.map((part, i) => (
      <g key={part}>
        {majors[i] ? <Major part={part} hatch={hatch} /> : null}
        {WOUND_PLACES[part].slice(majors[i] ? 1 : 0, (majors[i] ? 1 : 0) + (minors[i] ?? 0)).map((place, n) => (
          <Minor key={place.join()} place={place} turn={n * 40} />
        ))}
      </g>
    ))}
  </>
);
