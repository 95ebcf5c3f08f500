import type { saga } from '@warmoot/rules';
import { memo, useMemo } from 'react';
import { readArms } from '../../people/shield.js';
import { type Charge, chargeOf, type Tincture, tinctureOf } from '../../people/tinctures.js';
import { BANNERS, bannerFoot, PLATE, plateOf } from './plate.js';

const CLOTH = 'M0 0C11.4 -4 26.6 4 38 0V41L31.9 37 25.5 50 19 40 12.5 50 6.1 38 0 45Z';

interface BannerProps {
  readonly x: number;
  readonly tincture: Tincture;
  readonly charge: Charge;
}

const Banner = ({ x, tincture, charge }: BannerProps) => {
  const foot = bannerFoot(x);
  const top = foot - 96;
  return (
    <g data-tincture={tincture}>
      <path d={`M${x - 1.2} ${top}H${x + 1.2}V${foot}H${x - 1.2}Z`} fill="var(--p-line)" />
      <path d={`M${x} ${top - 11}l3.3 9.5-3.3 4.7-3.3-4.7Z`} fill="var(--p-line)" />
      <g transform={`translate(${x} ${top + 12})`}>
        <path d="M-6-5H44" stroke="var(--p-line)" strokeWidth="2.4" />
        <path d={CLOTH} fill="var(--field)" />
        <path d={CLOTH} fill={`url(#ht-${tincture})`} opacity=".34" />
        <path d={CLOTH} fill="none" stroke="var(--p-line)" strokeWidth="1.4" />
        <path d="M3 3V35" stroke="#000" strokeWidth="2" opacity=".5" />
        <svg className="arms-charge" x="7.2" y="6" width="23.6" height="23.6" viewBox="0 0 24 24" aria-hidden="true">
          <use href={`#ch-${charge}`} />
        </svg>
      </g>
    </g>
  );
};

/** The banners above the host bear the arms of the first houses. */
const bannersOf = (units: readonly Pick<saga.campaign.Unit, 'arms'>[]): readonly BannerProps[] =>
  BANNERS.slice(0, units.length).map((x, nth) => {
    const own = readArms(units[nth]?.arms ?? '');
    return { x, tincture: own?.tincture ?? tinctureOf(nth), charge: own?.charge ?? chargeOf(nth) };
  });

interface PlateProps {
  /** How far the year has gone, 0 up to 1. */
  readonly ofYear: number;
  readonly people: number;
  readonly units: readonly Pick<saga.campaign.Unit, 'arms'>[];
}

/** The engraving above the campaign. It says nothing that does not stand in words. */
export const Plate = memo(({ ofYear, people, units }: PlateProps) => {
  const lines = useMemo(() => plateOf(ofYear, people), [ofYear, people]);
  const { sky, glow, sun, far, near, grass, lit, scratches, snow, host } = lines;
  return (
    <svg
      className="camp-plate"
      viewBox={`0 0 ${PLATE.width} ${PLATE.height}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <rect width={PLATE.width} height={PLATE.height} fill="var(--p-sky)" />
      <path d={sky} fill="var(--p-far)" />
      <path d={glow} fill="var(--p-light)" />
      <circle cx={sun.x} cy={sun.y} r="62" fill="var(--p-warm)" />
      <path d={sun.rays} fill="var(--p-warm)" />
      <path d={far} fill="var(--p-mid)" />
      <path d={grass} fill="var(--p-line)" opacity=".85" />
      <path d={lit} fill="var(--p-light)" />
      <path d={near} fill="var(--p-line)" />
      <path d={host.figures} fill="var(--p-line)" />
      <path d={host.spears} fill="var(--p-line)" />
      {bannersOf(units).map((banner) => (
        <Banner key={banner.x} {...banner} />
      ))}
      <path d={scratches} fill="var(--p-mid)" />
      <path d={snow} fill="var(--p-light)" />
    </svg>
  );
});
