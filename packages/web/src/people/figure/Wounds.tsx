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

interface MinorProps {
  readonly place: readonly [number, number];
  readonly turn: number;
  /** Gold before it is given. */
  readonly fill?: string;
}

/** A Minor Wound is an open cut: paper shows through. */
const Minor = ({ place, turn, fill = 'var(--fig-light)' }: MinorProps) => (
  <g transform={at(place, turn)} strokeLinejoin="round">
    <path d={CUT} fill="none" stroke="var(--fig-light)" strokeWidth="6" />
    <path d={CUT} fill={fill} stroke="var(--fig-ink)" strokeWidth="2.600" />
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

interface Taken {
  readonly minors: readonly number[];
  readonly majors: readonly number[];
}

/** A part that is looked at, and the wound that it would take. */
export interface Marked {
  readonly part: saga.duel.Part;
  readonly cut: saga.duel.Severity | null;
}

interface MarksProps extends Taken {
  readonly marked: Marked | null;
  readonly closed: readonly saga.duel.Part[];
}

/** What is not open is dashed; the part that is picked is gold, with the new cut before it is given. */
export const Marks = ({ marked, closed, minors, majors }: MarksProps) => {
  const n = marked === null ? 0 : saga.duel.PARTS.indexOf(marked.part);
  const places = marked === null ? [] : WOUND_PLACES[marked.part];
  const next = (majors[n] ? 1 : 0) + (minors[n] ?? 0);
  const place = places[Math.min(next, places.length - 1)];
  return (
    <>
      {closed.map((part) => (
        <path
          key={part}
          d={SHAPES[part]}
          fill="var(--tone)"
          fillOpacity=".55"
          stroke="var(--ink)"
          strokeWidth="3"
          strokeDasharray="7 6"
        />
      ))}
      {marked === null ? null : (
        <g data-marked={marked.part} data-cut={marked.cut ?? undefined}>
          <path d={SHAPES[marked.part]} fill="var(--or)" opacity=".55" />
          <path d={SHAPES[marked.part]} fill="none" stroke="var(--keyline)" strokeWidth="6" />
          <path d={SHAPES[marked.part]} fill="none" stroke="var(--or)" strokeWidth="3" />
          {marked.cut === null || place === undefined ? null : (
            <>
              <Minor place={place} turn={next * 40} fill="var(--or)" />
              {marked.cut === 'major' ? <Minor place={place} turn={next * 40 + 90} fill="var(--or)" /> : null}
            </>
          )}
        </g>
      )}
    </>
  );
};

interface WoundsProps extends Taken {
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
