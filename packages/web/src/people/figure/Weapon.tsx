import type { saga } from '@warmoot/rules';
import type { ReactElement } from 'react';

/*
 * Weapons as they are held: the hand is at the origin, the point is up. Shields are drawn by themselves, over the arm.
 */

const LINE = { stroke: 'var(--fig-ink)', strokeWidth: 2.8, strokeLinejoin: 'round' } as const;
const LIGHT = 'var(--fig-light)';
const INK = 'var(--fig-ink)';

const Grip = ({ guard = 18, grip = 20 }: { readonly guard?: number; readonly grip?: number }) => (
  <>
    <path d={`M${-guard}-13H${guard}L${guard - 2}-6H${-guard + 2}Z`} fill={INK} />
    <path d={`M-2.8-6H2.800V${grip}H-2.800Z`} fill={INK} />
    <circle cy={grip + 3} r="5.400" fill={INK} />
  </>
);

const Shaft = ({ top, foot }: { readonly top: number; readonly foot: number }) => (
  <path d={`M-3.200${-top}H3.200V${foot}H-3.200Z`} fill={INK} stroke={LIGHT} strokeWidth=".8" />
);

const Blade = ({ length, half }: { readonly length: number; readonly half: number }) => (
  <>
    <path d={`M${-half}-12V${-length + 16}L0${-length} ${half}${-length + 16}V-12Z`} fill={LIGHT} {...LINE} />
    <path d={`M0${-length + 14}V-16`} stroke={INK} strokeWidth="1.800" />
  </>
);

/** What a hand may hold: all that duels are fought with, and what is shot with elsewhere. */
export type HeldItem = saga.duel.Item | 'bow' | 'crossbow';

const DRAWN: Readonly<Record<Exclude<HeldItem, 'shield'>, ReactElement>> = {
  dagger: (
    <>
      <Blade length={66} half={4.4} />
      <Grip guard={11} grip={14} />
    </>
  ),
  sword: (
    <>
      <Blade length={134} half={5} />
      <Grip />
    </>
  ),
  fencingSword: (
    <>
      <path d="M-2-12L0-150 2-12Z" fill={LIGHT} stroke={INK} strokeWidth="2" strokeLinejoin="round" />
      <path d="M-14-12C-14 2 14 2 14-12Z" fill={LIGHT} {...LINE} />
      <path d="M-12-11C-18 2-10 18 0 20" fill="none" stroke={INK} strokeWidth="2.400" />
      <path d="M-2.400-4H2.400V20H-2.400Z" fill={INK} />
    </>
  ),
  bigSword: (
    <>
      <Blade length={172} half={7} />
      <Grip guard={26} grip={36} />
    </>
  ),
  club: (
    <>
      <path d="M-3.500 26L-3.500-10-9-78C-11-104 11-104 9-78L3.500-10 3.500 26Z" fill={LIGHT} {...LINE} />
      <path d="M-4-70h3M2-82h4M-5-90h4M1-60h3" stroke={INK} strokeWidth="2.400" />
    </>
  ),
  hammer: (
    <>
      <Shaft top={112} foot={36} />
      <path d="M-22-124H12L26-117 12-110V-98H-22Z" fill={LIGHT} {...LINE} />
      <path d="M-16-118H8M-16-104H8" stroke={INK} strokeWidth="1.600" />
    </>
  ),
  mace: (
    <>
      <Shaft top={104} foot={34} />
      <path
        d="M0-134L9-126 17-128 15-116 20-108 11-104 6-96H-6L-11-104-20-108-15-116-17-128-9-126Z"
        fill={LIGHT}
        {...LINE}
      />
      <path d="M0-128V-98M-8-122L-5-99M8-122L5-99" stroke={INK} strokeWidth="2" />
    </>
  ),
  axe: (
    <>
      <Shaft top={132} foot={72} />
      <path
        d="M-3-124C-12-122-20-127-24-136-34-116-32-94-24-80-20-90-12-94-3-92Z"
        fill={LIGHT}
        {...LINE}
        strokeWidth="3"
      />
      <path d="M-23-124C-28-112-27-101-22-91" fill="none" stroke={INK} strokeWidth="1.800" />
      <path d="M3-122H12V-98H3Z" fill={INK} />
    </>
  ),
  spear: (
    <>
      <Shaft top={150} foot={160} />
      <path d="M0-192C8-178 9-166 4-148H-4C-9-166-8-178 0-192Z" fill={LIGHT} {...LINE} />
      <path d="M0-186V-150" stroke={INK} strokeWidth="1.600" />
      <path d="M-5-148H5V-142H-5Z" fill={INK} />
    </>
  ),
  staff: (
    <>
      <Shaft top={186} foot={164} />
      <path d="M-5-186H5V-172H-5ZM-5 150H5V164H-5Z" fill={LIGHT} stroke={INK} strokeWidth="2" />
    </>
  ),
  halberd: (
    <>
      <Shaft top={160} foot={160} />
      <path d="M0-194L5-164H-5Z" fill={LIGHT} {...LINE} />
      <path d="M-3-160C-14-158-22-162-28-168-30-148-28-130-24-116-18-124-10-128-3-126Z" fill={LIGHT} {...LINE} />
      <path d="M3-152L20-144 3-136Z" fill={LIGHT} {...LINE} />
    </>
  ),
  bow: (
    <>
      <path d="M-20-112L-20 112" stroke={INK} strokeWidth="1.800" />
      <path d="M-20-116C12-70 12 70-20 116L-20 106C0 62 0-62-20-106Z" fill={LIGHT} {...LINE} />
      <path d="M-5-13H7V13H-5Z" fill={INK} />
    </>
  ),
  crossbow: (
    <>
      <path d="M-5-74H5V40H-5Z" fill={LIGHT} {...LINE} />
      <path d="M-52-44C-34-68 34-68 52-44L44-44C28-58-28-58-44-44Z" fill={INK} />
      <path d="M-48-45L0-14 48-45" fill="none" stroke={INK} strokeWidth="1.800" />
      <path d="M0-96L4-82H-4Z" fill={LIGHT} {...LINE} />
      <path d="M0-82V-14" stroke={INK} strokeWidth="2.200" />
    </>
  ),
  rock: <path d="M-15 4C-17-9-9-17 3-16 14-14 18-4 14 6 8 15-10 15-15 4ZM-6-4L2-8" fill={LIGHT} {...LINE} />,
};

/** Long shafts stand upright; the rest leans out of the way of the face. */
const LEAN: Readonly<Partial<Record<HeldItem, number>>> = {
  bow: 3,
  crossbow: 10,
  spear: 3,
  staff: 3,
  halberd: 3,
  axe: 8,
  bigSword: 8,
};

export const HeldWeapon = ({ item, hand }: { readonly item: HeldItem; readonly hand: 'left' | 'right' }) => {
  if (item === 'shield') return null;
  const lean = LEAN[item] ?? 16;
  return hand === 'right' ? (
    <g transform={`translate(39 196) rotate(${-lean})`}>{DRAWN[item]}</g>
  ) : (
    <g transform={`translate(181 196) rotate(${lean}) scale(-1 1)`}>{DRAWN[item]}</g>
  );
};
