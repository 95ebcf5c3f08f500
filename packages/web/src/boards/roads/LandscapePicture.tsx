import { memo, useId } from 'react';
import type { Track } from './curves.js';
import { HIGH, SKY, WIDE } from './ground.js';
import type { Landscape } from './landscape.js';
import { SUN } from './sky.js';
import { BridgeDeck, Thing, TreeShapes } from './Things.js';
import { stonePath } from './water.js';

const Heavens = ({ sky }: Pick<Landscape, 'sky'>) => (
  <>
    <rect y={-SKY} width={WIDE} height={SKY + 6} fill="var(--p-sky)" />
    <path d={sky.clouds} fill="var(--p-far)" />
    <path d={sky.lights} fill="var(--p-light)" opacity=".85" />
    <circle cx={SUN.x} cy={SUN.y} r={SUN.r} fill="var(--p-warm)" />
    <path d={sky.rays} fill="var(--p-warm)" />
    {sky.ridges.map(({ body, shade, light }, nth) => (
      <g key={body}>
        <path d={body} fill={nth === 0 ? 'var(--p-far)' : 'var(--p-mid)'} />
        <path d={shade} fill={nth === 0 ? 'var(--b-line)' : 'var(--p-line)'} opacity=".75" />
        <path d={light} fill="var(--p-light)" opacity=".9" />
      </g>
    ))}
    <path d={`${sky.edge}V${HIGH}H-20Z`} fill="var(--b-ground)" />
    <path d={sky.edge} fill="none" stroke="var(--b-line)" strokeWidth="1.6" />
  </>
);

const Waters = ({ water, clip }: Pick<Landscape, 'water'> & { readonly clip: string }) => (
  <>
    <clipPath id={clip}>
      <path d={water.river + water.lakes} />
    </clipPath>
    <path d={water.river + water.lakes} fill="var(--b-water)" stroke="var(--b-line)" strokeWidth="3" />
    <path d={water.river + water.lakes} fill="var(--b-water)" />
    <g clipPath={`url(#${clip})`}>
      <path d={water.ripples} fill="var(--b-line)" />
      {water.lakes === '' ? (
        <>
          <path d={water.river} fill="none" stroke="var(--b-hatch)" strokeWidth="8" />
          <path d={water.river} fill="none" stroke="var(--b-water)" strokeWidth="6" />
          <path d={water.river} fill="none" stroke="var(--b-line)" strokeWidth="2" />
        </>
      ) : null}
    </g>
    <path d={water.fords} fill="var(--b-ford)" />
    <path d={stonePath(water.stones)} fill="var(--b-raise-2)" stroke="var(--b-line)" strokeWidth=".8" />
  </>
);

const Ways = ({ curves }: Pick<Landscape, 'curves'>) => {
  const all = (track: Track): string =>
    curves
      .filter((curve) => curve.track === track)
      .map(({ d }) => d)
      .join('');
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={all('none')} stroke="var(--b-line)" strokeWidth="2" strokeDasharray="2 6" />
      <path d={all('path')} stroke="var(--b-line)" strokeWidth="5.200" />
      <path d={all('road')} stroke="var(--b-line)" strokeWidth="8.800" />
      <path d={all('path')} stroke="var(--b-raise-2)" strokeWidth="3" />
      <path d={all('road')} stroke="var(--b-raise-2)" strokeWidth="5.600" />
    </g>
  );
};

/** A dark tree before the corner of the picture. */
const CornerTree = ({ at }: { readonly at: 'left' | 'right' }) => (
  <g transform={at === 'left' ? undefined : `translate(${WIDE} 0) scale(-1 1)`}>
    <path
      d="M-6 706V530C6 536 14 560 14 588 20 570 34 558 50 554 40 566 30 580 26 600 36 592 48 590 60 592 46 600 32 614 28 634L34 706Z"
      fill="var(--p-line)"
    />
    <path
      d="M20 610L16 660 24 612ZM10 570L4 630 13 574ZM26 638V682L30 640ZM14 660L8 696 18 662Z"
      fill="var(--p-light)"
      opacity=".9"
    />
    <path
      d="M-10 500Q4 484 20 492 40 478 54 496 76 496 78 516 96 526 86 544 96 562 78 572 70 588 52 578 36 592 22 576 2 586-10 572Z"
      fill="var(--p-line)"
    />
    <path
      d="M14 502Q8 506 7 513 11 507 14 502ZM36 496Q30 500 29 507 33 501 36 496ZM58 508Q52 512 51 519 55 513 58 508ZM26 520Q20 524 19 531 23 525 26 520ZM70 528Q64 532 63 539 67 533 70 528ZM48 530Q42 534 41 541 45 535 48 530ZM12 540Q6 544 5 551 9 545 12 540ZM60 552Q54 556 53 563 57 557 60 552ZM34 554Q28 558 27 565 31 559 34 554Z"
      fill="var(--p-light)"
      opacity=".9"
    />
  </g>
);

/** The landscape of a route map: for the eye alone, and painted once. */
export const LandscapePicture = memo(({ of }: { readonly of: Landscape }) => {
  const id = useId();
  return (
    <g color="var(--b-line)" className="roads-land">
      <TreeShapes />
      <rect width={WIDE} height={HIGH} fill="var(--b-ground)" />
      <Heavens sky={of.sky} />
      <path d={of.grass} fill="var(--b-hatch)" opacity=".75" />
      {of.fields.map(({ edge, furrows }) => (
        <g key={edge}>
          <path d={edge} fill="var(--b-raise)" stroke="var(--b-hatch)" />
          <path d={furrows} fill="var(--b-hatch)" />
        </g>
      ))}
      <Waters water={of.water} clip={`${id}water`} />
      {of.hills.map(({ body, top, shade }) => (
        <g key={body}>
          <path d={body} fill="var(--b-raise)" />
          <path d={top} fill="none" stroke="var(--b-line)" strokeWidth="1.600" strokeLinejoin="round" />
          <path d={shade} fill="var(--b-line)" />
        </g>
      ))}
      <path d={of.reeds} fill="var(--b-line)" />
      <Ways curves={of.curves} />
      {of.water.bridges.map((bridge) => (
        <BridgeDeck key={`${bridge.x} ${bridge.y}`} {...bridge} />
      ))}
      {of.trees.map(({ kind, x, y, size }) => (
        <use
          key={`${x} ${y}`}
          href={`#rt-${kind}`}
          x={(x - size / 2).toFixed(1)}
          y={(y - size / 2).toFixed(1)}
          width={size.toFixed(1)}
          height={size.toFixed(1)}
        />
      ))}
      {of.places.map((place) => (
        <Thing key={`${place.x} ${place.y}`} {...place} />
      ))}
      <path d={of.verge} fill="var(--p-near)" />
      <path d={of.blades} fill="var(--p-mid)" />
      {of.tree === null ? null : <CornerTree at={of.tree} />}
    </g>
  );
});
