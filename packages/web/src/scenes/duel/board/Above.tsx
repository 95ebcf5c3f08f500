import type { saga } from '@warmoot/rules';

/*
 * Somebody from above, facing right, in a square of 54. The weapon reaches as far as it does in the rules: a dagger
 * into the next square, a sword to the one after it, a spear to the third.
 */

const INK = 'var(--fig-ink)';
const LIGHT = 'var(--fig-light)';
const BODY = 'M-1-23C8-23 11-17 11-10V10C11 17 8 23-1 23-9 23-12 14-12 0S-9-23-1-23Z';

interface Drawn {
  /** A shaft or grip, as a line. */
  readonly shaft: string;
  /** What is light: blade or head. */
  readonly head: string;
  readonly cut?: string;
}

const blade = (tip: number, half: number, from = 21): string =>
  `M${from} ${-half}H${tip - 8}L${tip} 0 ${tip - 8} ${half}H${from}Z`;

/** With the hand at x = 16 and the weapon along the x axis. */
const WEAPONS: Readonly<Record<Exclude<saga.duel.Item, 'shield'>, Drawn>> = {
  dagger: { shaft: 'M10 0H20M19.500-4.500V4.500', head: blade(42, 2.4, 20) },
  rock: { shaft: '', head: 'M16-7C26-8 32-2 30 4 26 9 16 8 13 3Z' },
  sword: { shaft: 'M8 0H21M20.500-6.500V6.500', head: blade(68, 3), cut: 'M24 0H57' },
  fencingSword: { shaft: 'M8 0H20M21-5Q26 0 21 5', head: 'M22-1.400L72 0 22 1.400Z' },
  bigSword: { shaft: 'M2 0H22M22-8.500V8.500', head: blade(76, 3.8, 23), cut: 'M26 0H64' },
  club: { shaft: '', head: 'M8-2L48-5.500C60-7 60 7 48 5.500L8 2Z', cut: 'M46-3V2M54-3V3' },
  hammer: { shaft: 'M-4 0H58', head: 'M48-9H62V6L55 13 48 6Z' },
  mace: { shaft: 'M-4 0H52', head: 'M52-8L60-9 66-3 66 3 60 9 52 8 49 0Z', cut: 'M53-5H63M52 0H65M53 5H63' },
  axe: {
    shaft: 'M-6 0H54',
    head: 'M40 1.500H52C53 8.500 56 13.500 60 16.500 51 20.500 41 20.500 32 16.500 36 13.500 39 8.500 40 1.500Z',
    cut: 'M37 14.500Q46 17.500 55 14.500',
  },
  spear: { shaft: 'M-34 0H108', head: 'M106-4.500L126 0 106 4.500 101 0Z' },
  staff: { shaft: 'M-40 0H122', head: '' },
  halberd: {
    shaft: 'M-34 0H104',
    head: 'M104-2L126 0 104 2ZM84 1.500H98C99 9 102 13 105 16 97 19 87 19 79 16 82 13 84 8 84 1.500Z',
  },
};

const Weapon = ({
  item,
  y,
  turn,
}: {
  readonly item: Exclude<saga.duel.Item, 'shield'>;
  readonly y: number;
  readonly turn: number;
}) => {
  const { shaft, head, cut } = WEAPONS[item];
  return (
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
};

const SHIELD = 'M16-15Q28 0 16 15';

const Shield = ({ field, y }: { readonly field: string; readonly y: number }) => (
  <g transform={`translate(0 ${y})`} fill="none" strokeLinecap="round">
    <path d={SHIELD} stroke="var(--keyline)" strokeWidth="11" />
    <path d={SHIELD} stroke={INK} strokeWidth="8.500" />
    <path d={field === '' ? '' : SHIELD} stroke={field} strokeWidth="5" />
    <path d={SHIELD} stroke="var(--on-field)" strokeWidth="1.300" />
  </g>
);

export interface AboveProps {
  readonly tincture: string;
  readonly left: saga.duel.Item | null;
  readonly right: saga.duel.Item | null;
  readonly helmet: boolean;
  /** Lying: seen at full length. */
  readonly down: boolean;
  /** Out of the fight: outline only. */
  readonly out: boolean;
}

const Lying = ({ tincture, out }: AboveProps) => (
  <g opacity={out ? 0.75 : 1}>
    <path
      d="M-24-7C-12-13 4-12 10-8L24-9V-3L12-1 24 3V9L10 8C4 12-12 13-24 7Z"
      fill={out ? 'none' : `var(--f-${tincture})`}
      stroke="var(--keyline)"
      strokeWidth="2.600"
      strokeLinejoin="round"
      strokeDasharray={out ? '4 3' : undefined}
    />
    {out ? null : (
      <path
        d="M-24-7C-12-13 4-12 10-8L24-9V-3L12-1 24 3V9L10 8C4 12-12 13-24 7Z"
        fill={`url(#ht-${tincture})`}
        opacity=".45"
      />
    )}
    <circle cx="-25" r="8.500" fill={LIGHT} stroke={INK} strokeWidth="2" />
  </g>
);

export const Above = (props: AboveProps) => {
  const { tincture, left, right, helmet, down } = props;
  const field = `var(--f-${tincture})`;
  if (down) return <Lying {...props} />;
  const ARMS = 'M0 17L14 12M0-17L14-12';
  return (
    <>
      <ellipse cx="3" cy="5" rx="22" ry="27" fill="#000" opacity=".16" />
      <g fill="none" stroke="var(--keyline)" strokeLinejoin="round" strokeLinecap="round">
        <path d={BODY} strokeWidth="6" />
        <path d={ARMS} strokeWidth="13" />
      </g>
      {left !== null && left !== 'shield' ? <Weapon item={left} y={-11.5} turn={left === right ? -4 : -2} /> : null}
      {right !== null && right !== 'shield' ? <Weapon item={right} y={11.5} turn={0} /> : null}
      <path d={BODY} fill={field} stroke={INK} strokeWidth="2.200" />
      <path d={BODY} fill={`url(#ht-${tincture})`} opacity=".45" />
      <path d={ARMS} stroke={INK} strokeWidth="10.500" strokeLinecap="round" />
      <path d={ARMS} stroke={field} strokeWidth="6.600" strokeLinecap="round" />
      <circle cx="16" cy="11.500" r="3.800" fill={LIGHT} stroke={INK} strokeWidth="1.600" />
      <circle cx="16" cy="-11.500" r="3.800" fill={LIGHT} stroke={INK} strokeWidth="1.600" />
      {left === 'shield' ? <Shield field={field} y={-13} /> : null}
      {right === 'shield' ? <Shield field={field} y={13} /> : null}
      {helmet ? (
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
      )}
    </>
  );
};
