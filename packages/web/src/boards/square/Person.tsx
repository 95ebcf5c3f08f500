/*
 * Somebody from above, facing right. The body, the arms and the head are the same wherever people stand on squares; what
 * they hold is drawn by whoever knows how far it reaches.
 */

const INK = 'var(--fig-ink)';
const LIGHT = 'var(--fig-light)';
const BODY = 'M-1-23C8-23 11-17 11-10V10C11 17 8 23-1 23-9 23-12 14-12 0S-9-23-1-23Z';
const ARMS = 'M0 17L14 12M0-17L14-12';
const SHIELD = 'M16-15Q28 0 16 15';
const LYING = 'M-24-7C-12-13 4-12 10-8L24-9V-3L12-1 24 3V9L10 8C4 12-12 13-24 7Z';

/** Something held, with the hand at x = 16 and the thing along the x axis. */
export interface Drawn {
  /** A shaft or grip, as a line. */
  readonly shaft: string;
  /** What is light: blade or head. */
  readonly head: string;
  readonly cut?: string;
}

interface HeldProps {
  readonly drawn: Drawn;
  readonly y: number;
  readonly turn: number;
}

const Held = ({ drawn: { shaft, head, cut }, y, turn }: HeldProps) => (
  <g transform={`translate(0 ${y}) rotate(${turn})`}>
    <g fill="none" stroke="var(--keyline)" strokeLinejoin="round" strokeLinecap="round">
      <path d={head} strokeWidth="5.500" />
      <path d={shaft} strokeWidth="7" />
    </g>
    <path d={shaft} stroke={INK} strokeWidth="4.600" fill="none" />
    <path d={head} fill={LIGHT} stroke={INK} strokeWidth="1.600" strokeLinejoin="round" />
    {cut === undefined ? null : <path d={cut} stroke={INK} strokeWidth="1.200" fill="none" />}
  </g>
);

const Shield = ({ field, y }: { readonly field: string; readonly y: number }) => (
  <g transform={`translate(0 ${y})`} fill="none" strokeLinecap="round">
    <path d={SHIELD} stroke="var(--keyline)" strokeWidth="11" />
    <path d={SHIELD} stroke={INK} strokeWidth="8.500" />
    <path d={field === '' ? '' : SHIELD} stroke={field} strokeWidth="5" />
    <path d={SHIELD} stroke="var(--on-field)" strokeWidth="1.300" />
  </g>
);

/** What a hand holds; null: nothing that is seen. */
export type InHand = Drawn | 'shield' | null;

export interface PersonProps {
  readonly tincture: string;
  readonly left: InHand;
  readonly right: InHand;
  readonly helmet: boolean;
  /** What is drawn below the body and above the shadow: a mount, a bow. */
  readonly below?: React.ReactNode;
}

const isDrawn = (held: InHand): held is Drawn => held !== null && held !== 'shield';

const Head = ({ helmet }: { readonly helmet: boolean }) =>
  helmet ? (
    <>
      <circle r="10.500" fill={INK} stroke={LIGHT} strokeWidth="1.400" />
      <path d="M-9 0H11M0-9V9" stroke={LIGHT} strokeWidth="1.500" />
    </>
  ) : (
    <>
      <path d="M9 0L13.500 0" stroke={INK} strokeWidth="4" />
      <circle r="10.500" fill={LIGHT} stroke={INK} strokeWidth="2" />
      <path d="M5-9A10.500 10.500 0 1 0 5 9C1 6 0 3 0 0S1-6 5-9Z" fill={INK} />
      <path d="M-9 0H-1M-7-4L-1-2.500M-7 4L-1 2.500" stroke={LIGHT} strokeWidth="1.200" />
    </>
  );

/** Who stands or sits. */
export const Person = ({ tincture, left, right, helmet, below }: PersonProps) => {
  const field = `var(--f-${tincture})`;
  return (
    <>
      <g fill="none" stroke="var(--keyline)" strokeLinejoin="round" strokeLinecap="round">
        <path d={BODY} strokeWidth="6" />
        <path d={ARMS} strokeWidth="13" />
      </g>
      {below}
      {isDrawn(left) ? <Held drawn={left} y={-11.5} turn={left === right ? -4 : -2} /> : null}
      {isDrawn(right) ? <Held drawn={right} y={11.5} turn={0} /> : null}
      <path d={BODY} fill={field} stroke={INK} strokeWidth="2.200" />
      <path d={BODY} fill={`url(#ht-${tincture})`} opacity=".45" />
      <path d={ARMS} stroke={INK} strokeWidth="10.500" strokeLinecap="round" />
      <path d={ARMS} stroke={field} strokeWidth="6.600" strokeLinecap="round" />
      <circle cx="16" cy="11.500" r="3.800" fill={LIGHT} stroke={INK} strokeWidth="1.600" />
      <circle cx="16" cy="-11.500" r="3.800" fill={LIGHT} stroke={INK} strokeWidth="1.600" />
      {left === 'shield' ? <Shield field={field} y={-13} /> : null}
      {right === 'shield' ? <Shield field={field} y={13} /> : null}
      <Head helmet={helmet} />
    </>
  );
};

/** Who lies, at full length; out of the fight only an outline. */
export const LyingPerson = ({ tincture, out }: { readonly tincture: string; readonly out: boolean }) => (
  <g opacity={out ? 0.75 : 1}>
    <path
      d={LYING}
      fill={out ? 'none' : `var(--f-${tincture})`}
      stroke="var(--keyline)"
      strokeWidth="2.600"
      strokeLinejoin="round"
      strokeDasharray={out ? '4 3' : undefined}
    />
    {out ? null : <path d={LYING} fill={`url(#ht-${tincture})`} opacity=".45" />}
    <circle
      cx="-25"
      r="8.500"
      fill={out ? 'none' : LIGHT}
      stroke={out ? 'var(--keyline)' : INK}
      strokeWidth="2"
      strokeDasharray={out ? '4 3' : undefined}
    />
  </g>
);
