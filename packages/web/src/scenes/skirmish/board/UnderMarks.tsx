import { memo } from 'react';
import { boxOf, type IconName } from '../../../design/base/Icon.js';
import { CELL, middleOf, rimPath, type Size, TURNS } from '../ground/geometry.js';
import type { Marks, Place, Target, Walk } from '../parts.js';

/** The spaces that who acts can strike at: a light wash in a dashed frame. */
export const Reach = ({ size, spaces }: { readonly size: Size; readonly spaces: readonly Place[] }) => {
  if (spaces.length === 0) return null;
  const rim = rimPath(size, spaces);
  return (
    <>
      <path d={rim} fill="var(--b-raise-2)" opacity=".55" />
      <path d={rim} fill="none" stroke="var(--ink)" strokeWidth="1.600" strokeDasharray="9 5" />
    </>
  );
};

interface GoesProps {
  readonly size: Size;
  readonly goes: Marks['goes'];
  /** Whence one goes: the signs point away from it. */
  readonly from: Place | null;
}

const turnTo = (from: Place | null, to: Place): number =>
  from === null ? 0 : Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);

/** Where one may go: a wash with a gold rim on the keyline; a charge and the way off the map have their sign. */
export const Goes = memo(({ size, goes, from }: GoesProps) => {
  if (goes.length === 0) return null;
  const rim = rimPath(size, goes);
  return (
    <>
      <path d={rim} fill="var(--b-raise-2)" opacity=".6" />
      <g fill="none" strokeLinejoin="round">
        <path d={rim} stroke="var(--keyline)" strokeWidth="4.600" />
        <path d={rim} stroke="var(--or)" strokeWidth="2.200" />
      </g>
      {goes.map(({ x, y, kind }) =>
        kind === 'walk' ? (
          <circle
            key={`${x} ${y}`}
            cx={(x + 0.5) * CELL}
            cy={(y + 0.5) * CELL}
            r="2.400"
            fill="var(--ink)"
            opacity=".55"
          />
        ) : (
          <Sign
            key={`${x} ${y}`}
            at={{ x, y }}
            icon={kind === 'charge' ? 'wb-charge' : 'ui-next'}
            turn={turnTo(from, { x, y })}
          />
        ),
      )}
    </>
  );
});

interface SignProps {
  readonly at: Place;
  readonly icon: IconName;
  readonly size?: number;
  readonly turn?: number;
}

const Sign = ({ at, icon, size = 20, turn = 0 }: SignProps) => {
  const { x, y } = middleOf(at);
  return (
    <g className="sk-sign" transform={`translate(${x} ${y}) rotate(${turn})`}>
      <svg aria-hidden="true" x={-size / 2} y={-size / 2} width={size} height={size} viewBox={boxOf(icon)}>
        <use href={`#${icon}`} />
      </svg>
    </g>
  );
};

/** The space of who acts: gold. */
export const ActingSpace = ({ at }: { readonly at: Place }) => {
  const box = { x: at.x * CELL + 2, y: at.y * CELL + 2, width: CELL - 4, height: CELL - 4 };
  return (
    <>
      <rect {...box} fill="var(--or-wash)" opacity=".85" />
      <rect {...box} fill="none" stroke="var(--keyline)" strokeWidth="5.400" />
      <rect {...box} fill="none" stroke="var(--or)" strokeWidth="2.800" />
    </>
  );
};

/** Facing right, and facing right and down: front heavy, flanks double, rear dotted. */
const STRAIGHT = {
  front: 'M29-29V29',
  flanks: 'M24-29H-24M24-25H-24M24 29H-24M24 25H-24',
  rear: 'M-29-29V29',
};
const ASLANT = {
  front: 'M-8 29H29V-8',
  flanks: 'M29-14V-29H14M25-14V-25H14M-29 14V29H-14M-25 14V25H-14',
  rear: 'M8-29H-29V8',
};

export const TargetSides = ({ at, facing }: Target) => {
  const { x, y } = middleOf(at);
  const turn = TURNS[facing];
  const { front, flanks, rear } = turn % 90 === 0 ? STRAIGHT : ASLANT;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn % 90 === 0 ? turn : turn - 45})`} fill="none" stroke="var(--ink)">
      <path d={front} strokeWidth="4.500" />
      <path d={flanks} strokeWidth="1.300" />
      <path d={rear} strokeWidth="2" strokeDasharray="2 4" />
    </g>
  );
};

/** Where feet were set down on a way, with the way they pointed. The last print stands before the one who went there. */
const printsOf = ({ through }: Walk): readonly { readonly x: number; readonly y: number; readonly turn: number }[] =>
  through.slice(1).flatMap((to, n) => {
    const [a, b] = [middleOf(through[n] as Place), middleOf(to)];
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    const parts = n === through.length - 2 ? [0.06] : [0.06, 0.56];
    return parts.map((part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, turn }));
  });

export const Prints = memo(({ walks }: { readonly walks: readonly Walk[] }) => (
  <g fill="var(--ink)" opacity=".5">
    {walks.flatMap((walk) =>
      printsOf(walk).map(({ x, y, turn }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: prints have only their places
        <g key={`${walk.key} ${n}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <ellipse cx="0" cy="-4.500" rx="5.500" ry="2.700" />
          <ellipse cx="9" cy="4.500" rx="5.500" ry="2.700" />
        </g>
      )),
    )}
  </g>
));

const THING_ICONS: Readonly<Record<Marks['things'][number]['item'], IconName>> = {
  dagger: 'wp-dagger',
  sword: 'wp-sword',
  handaxe: 'wp-axe',
  spear: 'wp-spear',
  javelin: 'wp-javelin',
  shortbow: 'wp-bow',
  longbow: 'wp-longbow',
  crossbow: 'wp-crossbow',
  sling: 'wp-rock',
  greatsword: 'wp-bigsword',
  halberd: 'wp-halberd',
  improvised: 'wp-club',
  shield: 'ar-shield',
  helmet: 'ar-helmet',
  other: 'fl-kit',
};

/** What lies on the ground: in the lower left of its space. */
export const Things = ({ things }: { readonly things: Marks['things'] }) => (
  <>
    {things.map(({ x, y, item }, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two of the same may lie in one place
      <Sign key={`${x} ${y} ${item} ${n}`} at={{ x: x - 0.26, y: y + 0.26 }} icon={THING_ICONS[item]} size={24} />
    ))}
  </>
);
