import { memo } from 'react';
import {
  BEARINGS,
  type Bearing,
  BLADES,
  BOWS,
  BRACED,
  FACES,
  GREAT_HELMS,
  HOODS,
  HORSES,
  KINDS,
  PLUME,
  PLUME_CUT,
  SHAFTS,
  SHIELD_EDGE,
  SHIELD_EDGE_CUT,
  SHIELDS,
  SIDES,
  type SoldierKind,
  type SoldierSide,
  TRUNKS,
  WALL_SHIELDS,
} from './soldiers.table.js';

const INK = 'var(--fig-ink)';
const LIGHT = 'var(--fig-light)';
const KEY = 'var(--keyline)';
const ON = 'var(--on-field)';

interface Of {
  readonly kind: SoldierKind;
  readonly side: SoldierSide;
  readonly bearing: Bearing;
}

const Shaft = ({ x, up = 0 }: { readonly x: number; readonly up?: number }) => (
  <g transform={`translate(${x} ${up})`}>
    <path d="M0-6V49" stroke={KEY} strokeWidth="3.600" />
    <path d="M0-6V49" stroke={LIGHT} strokeWidth="1.500" />
    <path
      d="M0-14Q3.600-9 1.600-4H-1.600Q-3.600-9 0-14Z"
      fill={LIGHT}
      stroke={KEY}
      strokeWidth="1.200"
      strokeLinejoin="round"
    />
  </g>
);

const Sword = ({ side }: Pick<Of, 'side'>) => {
  const { blade, cut, guard } = BLADES[side];
  return (
    <>
      <path d={blade} fill={LIGHT} stroke={KEY} strokeWidth="1.700" strokeLinejoin="round" />
      <path d={cut} stroke={INK} strokeWidth=".8" />
      <path d={guard} stroke={KEY} strokeWidth="3" />
    </>
  );
};

const Bow = ({ side }: Pick<Of, 'side'>) => {
  const { stave, string } = BOWS[side];
  return (
    <g fill="none">
      <path d={stave} stroke={KEY} strokeWidth="4" />
      <path d={stave} stroke={LIGHT} strokeWidth="1.800" />
      <path d={string} stroke={INK} strokeWidth=".9" />
    </g>
  );
};

const BracedSpear = ({ side }: Pick<Of, 'side'>) => {
  const { shaft, head } = BRACED[side];
  return (
    <>
      <path d={shaft} stroke={KEY} strokeWidth="4" />
      <path d={shaft} stroke={LIGHT} strokeWidth="1.700" />
      <path d={head} fill={LIGHT} stroke={KEY} strokeWidth="1.400" strokeLinejoin="round" />
    </>
  );
};

const Shield = ({ side, bearing }: Pick<Of, 'side' | 'bearing'>) => {
  if (side === 'back')
    return (
      <>
        <path d={SHIELD_EDGE} fill={KEY} stroke={KEY} strokeWidth="3.400" strokeLinejoin="round" />
        <path d={SHIELD_EDGE} fill={INK} />
        <path d={SHIELD_EDGE_CUT} stroke={LIGHT} fill="none" />
      </>
    );
  const { field, cuts } = SHIELDS[side][bearing];
  return (
    <>
      <path d={field} fill={KEY} stroke={KEY} strokeWidth="3.600" strokeLinejoin="round" />
      <path d={field} fill="var(--f)" stroke={INK} strokeWidth="1.300" />
      <path d={cuts} stroke={ON} strokeWidth=".9" opacity=".7" />
      {bearing === 'pavise' && side === 'front' ? (
        <circle cx="28.500" cy="31.500" r="2.400" fill={LIGHT} stroke={INK} strokeWidth="1.200" />
      ) : null}
    </>
  );
};

const Kettle = ({ side }: Pick<Of, 'side'>) => {
  const { helmet, ribs, rim } = TRUNKS[side];
  return (
    <>
      <path d={helmet} fill={INK} />
      <path d={ribs} stroke={LIGHT} fill="none" />
      <path d={rim} fill={INK} stroke={LIGHT} strokeWidth=".7" />
    </>
  );
};

const Face = ({ side }: { readonly side: 'front' | 'side' }) => (
  <>
    <path d={FACES[side].skin} fill={LIGHT} stroke={INK} strokeWidth="1.300" />
    <path d={FACES[side].lines} stroke={INK} strokeWidth="1.100" />
  </>
);

const Head = ({ kind, side }: Pick<Of, 'kind' | 'side'>) => {
  if (kind === 'bow')
    return (
      <>
        <path d={HOODS[side]} fill="var(--f)" stroke={INK} strokeWidth="1.500" />
        {side === 'back' ? <path d="M20 8Q18 16 20 25" stroke={INK} fill="none" /> : <Face side={side} />}
      </>
    );
  if (kind !== 'lead')
    return (
      <>
        {side === 'back' ? null : <Face side={side} />}
        <Kettle side={side} />
      </>
    );
  return (
    <>
      {side === 'back' ? (
        <Kettle side={side} />
      ) : (
        <>
          <path d={GREAT_HELMS[side].shell} fill={LIGHT} stroke={INK} strokeWidth="1.500" />
          <path d={GREAT_HELMS[side].slits} fill={INK} />
          <path d={GREAT_HELMS[side].lines} stroke={INK} strokeWidth="1.100" />
        </>
      )}
      <g transform={side === 'side' ? 'matrix(-1 0 0 1 40 0)' : undefined}>
        <path d={PLUME} fill={`var(--plume, ${LIGHT})`} stroke={KEY} strokeWidth="1.600" strokeLinejoin="round" />
        <path d={PLUME_CUT} stroke={INK} fill="none" />
      </g>
    </>
  );
};

const Hand = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <circle cx={x} cy={y} r="2.600" fill={LIGHT} stroke={INK} strokeWidth="1.200" />
);

const HANDS: Readonly<Record<SoldierSide, number>> = { back: 32.5, front: 7, side: 14 };

/** What is held: behind the body where the back is seen, before it from the side. */
const Held = ({ kind, side }: Pick<Of, 'kind' | 'side'>) => {
  if (kind === 'spear') return <Shaft x={SHAFTS[side]} />;
  if (kind === 'rider') return <Shaft x={SHAFTS[side]} up={-8} />;
  return kind === 'blade' || kind === 'lead' ? <Sword side={side} /> : null;
};

const Trunk = ({ side, bearing, legs }: Pick<Of, 'side' | 'bearing'> & { readonly legs: boolean }) => {
  const { tunic, legs: both, helmet, belt, cuts } = TRUNKS[side];
  const shape = `${tunic}${helmet}${legs ? both : ''}`;
  return (
    <>
      <path d={shape} fill={KEY} stroke={KEY} strokeWidth="4.200" strokeLinejoin="round" strokeLinecap="round" />
      {legs ? <path d={both} fill={INK} /> : null}
      <path d={tunic} fill="var(--f)" stroke={INK} strokeWidth="1.500" />
      <path d={cuts[bearing]} stroke={ON} strokeWidth=".9" opacity=".55" fill="none" />
      <path d={belt} fill={INK} />
    </>
  );
};

const Horse = ({ side, part }: { readonly side: SoldierSide; readonly part: 'body' | 'head' }) => {
  const { body, head, lines } = HORSES[side];
  const shape = part === 'body' ? body : head;
  if (shape === null) return null;
  return (
    <>
      <path d={shape} fill={KEY} stroke={KEY} strokeWidth="4" strokeLinejoin="round" />
      <path d={shape} fill={INK} />
      {part === 'head' || head === null ? <path d={lines} stroke={LIGHT} strokeWidth="1.200" fill="none" /> : null}
    </>
  );
};

/** Somebody, drawn from the ground up. */
const Drawn = ({ kind, side, bearing }: Of) => {
  const isRider = kind === 'rider';
  const isOver = side === 'side';
  const upper = (
    <>
      {isOver ? null : <Held kind={kind} side={side} />}
      <Trunk side={side} bearing={bearing} legs={!isRider} />
      {kind === 'bow' || kind === 'bare' ? null : <Shield side={side} bearing={bearing} />}
      <Head kind={kind} side={side} />
      {isOver ? <Held kind={kind} side={side} /> : null}
      {kind === 'bow' ? <Bow side={side} /> : null}
      {kind === 'brace' ? <BracedSpear side={side} /> : null}
      {kind === 'bare' ? null : <Hand x={kind === 'bow' && side !== 'back' ? 31 : HANDS[side]} y={31} />}
    </>
  );
  if (!isRider) return upper;
  return (
    <>
      <g transform={side === 'side' ? 'matrix(.78 0 0 1 4 0)' : undefined}>
        <Horse side={side} part="body" />
      </g>
      <g transform={`translate(${side === 'side' ? -3 : 0} -10)`}>{upper}</g>
      <Horse side={side} part="head" />
    </>
  );
};

const idOf = ({ kind, side, bearing }: Of): string => `wf-${kind}-${side}-${bearing}`;

/** All that `Soldier` refers to: it stands once in a picture that has soldiers. */
export const SoldierDefs = memo(() => (
  <defs>
    {KINDS.flatMap((kind) =>
      SIDES.flatMap((side) =>
        BEARINGS.map((bearing) => (
          <g key={`${kind} ${side} ${bearing}`} id={idOf({ kind, side, bearing })}>
            <Drawn kind={kind} side={side} bearing={bearing} />
          </g>
        )),
      ),
    )}
    <path
      id="wf-down"
      d="M3 8C1 4 5 0 9 2L14 3C20-1 29 0 33 3L42 2V5L34 7 41 11V13L31 10C25 12 16 11 12 8 9 11 5 11 3 8Z"
      fill="none"
      stroke={KEY}
      strokeWidth="1.700"
      strokeLinejoin="round"
      strokeDasharray="3.500 2"
    />
  </defs>
));

/** Somebody in a rank, about the point between the feet; `left`: who is seen from the side looks to the left. */
export const Soldier = ({ kind, side, bearing, left = false }: Of & { readonly left?: boolean }) => (
  <use
    href={`#${idOf({ kind, side, bearing })}`}
    transform={left && side === 'side' ? 'matrix(-1 0 0 1 20 -49)' : 'translate(-20 -49)'}
  />
);

/** One shield of a wall. */
export const WallShield = ({ bearing }: Pick<Of, 'bearing'>) => {
  const { field, cuts } = WALL_SHIELDS[bearing];
  return (
    <>
      <path d={field} fill={KEY} stroke={KEY} strokeWidth="3.600" strokeLinejoin="round" />
      <path d={field} fill="var(--f)" stroke={INK} strokeWidth="1.300" />
      <path d={cuts} stroke={ON} opacity=".7" />
    </>
  );
};

/** Where somebody fell. */
export const Fallen = () => <use href="#wf-down" transform="translate(-22 -6)" />;
