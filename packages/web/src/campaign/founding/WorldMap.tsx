import { memo, useId } from 'react';
import { colourNumber, readArms } from '../../people/shield.js';
import { type Tincture, tinctureOf } from '../../people/tinctures.js';
import { useSpoken } from '../../words/speech.js';
import { type MapPlace, roadsOf, sideOf } from './map.js';
import './map.css';
import { TERRAIN, type Terrain } from './terrain.table.js';
import { FOUNDING } from './words.js';

const SHIELD = 'M3 3H45V28C45 42 35 49.5 24 54 13 49.5 3 42 3 28Z';
const SCALE = 0.4;

/** Strokes of the sea: short swells, each row out of step with the one before. */
const SWELL = Array.from({ length: 30 }, (_, row) =>
  Array.from({ length: 6 }, (__, nth) => {
    const long = 12 + ((row * 7 + nth * 5) % 4) * 5;
    return `M${nth * 25 + ((row * 11) % 19) - 8} ${8 + row * 7}q${long / 2} -2.5 ${long} 0`;
  }).join(''),
).join('');

const Ground = ({ terrain, clip }: { readonly terrain: Terrain; readonly clip: string }) => (
  <>
    <defs>
      <clipPath id={clip}>
        <path d={`${terrain.shore}L0 214V0Z`} />
      </clipPath>
    </defs>
    <path d={`${terrain.shore}L0 214V0Z`} className="map-sea" />
    <g clipPath={`url(#${clip})`}>
      <path d={SWELL} className="map-swell" />
      <path d={terrain.shore} className="map-shallow" />
      <path d={terrain.shore} className="map-shallow-in" />
    </g>
    <path d={terrain.shore} className="map-line" />
    <path d={terrain.river} className="map-bank" />
    <path d={terrain.river} className="map-river" />
    <path d={terrain.hills} className="map-hill" />
    <path d={terrain.trees.map(([x, y]) => `M${x} ${y}l3 -8 3 8`).join('')} className="map-line" />
    <path
      d={terrain.reeds.map(([x, y]) => `M${x} ${y}v-6M${x + 4} ${y}v-9M${x + 8} ${y}v-6`).join('')}
      className="map-line"
    />
  </>
);

const Mark = ({ place }: { readonly place: MapPlace }) => {
  const shield = place.arms === null ? null : readArms(place.arms);
  const [x, y] = [place.x * SCALE, place.y * SCALE];
  if (shield === null) return <rect x={x - 4} y={y - 4} width="8" height="8" className="map-mark" />;
  const tincture = tinctureOf(colourNumber(shield.tincture));
  return (
    <g transform={`translate(${x - 10.5} ${y - 12}) scale(.44)`} data-tincture={tincture}>
      <path d={SHIELD} fill="var(--field)" stroke="var(--keyline)" strokeWidth="4" />
      <svg className="arms-charge" x="9" y="11" width="30" height="30" viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#ch-${shield.charge}`} />
      </svg>
    </g>
  );
};

/** Somebody's way over the map, in the tincture of their arms. */
export interface MapWay {
  readonly id: string;
  readonly tincture: Tincture;
  readonly places: readonly string[];
}

/** How far two ways along one road lie apart. */
const APART = 2.4;

/** Ways lie beside each other and beside the road; each stage bends a little, so that going and coming are two lines. */
const Way = ({
  way,
  nth,
  places,
}: {
  readonly way: MapWay;
  readonly nth: number;
  readonly places: readonly MapPlace[];
}) => {
  const at = way.places.flatMap((title) => places.find((place) => place.title === title) ?? []);
  const lines = at.slice(1).map((to, before) => {
    const from = at[before] ?? to;
    const [x, y] = [(to.x - from.x) * SCALE, (to.y - from.y) * SCALE];
    const long = Math.hypot(x, y) || 1;
    const aside = 7 + nth * APART;
    const bend = `${(from.x + to.x) * 0.5 * SCALE - (y / long) * aside} ${(from.y + to.y) * 0.5 * SCALE + (x / long) * aside}`;
    return `M${from.x * SCALE} ${from.y * SCALE}Q${bend} ${to.x * SCALE} ${to.y * SCALE}`;
  });
  return (
    <path data-tincture={way.tincture} d={lines.join('')} className="map-way" strokeDasharray={WAY_CUTS[nth % 6]} />
  );
};

/** Each way has its own cut, as each tincture has: in one ink they can still be told apart. */
const WAY_CUTS = [undefined, '7 2', '3 2', '7 2 1.5 2', '1.5 2', '10 3'] as const;

interface WorldMapProps {
  readonly name: string;
  /** The key of the world, where its ground is drawn. */
  readonly world: string | null;
  readonly places: readonly MapPlace[];
  readonly ways?: readonly MapWay[];
  /** The numbers of the chapters that were played at a place. */
  readonly chapters?: Readonly<Record<string, readonly number[]>>;
}

/** As many numbers as a name has room for under it. */
const NUMBERS = 6;

/** The map of a world: its ground, its places and the days between them. */
export const WorldMap = memo(({ name, world, places, ways = [], chapters = {} }: WorldMapProps) => {
  const { t } = useSpoken(FOUNDING);
  const clip = useId();
  const terrain = world === null ? undefined : TERRAIN[world];
  return (
    <svg
      className="world-map"
      viewBox="0 0 400 210"
      role="img"
      aria-label={t.mapOf({ name, places: places.map(({ title }) => title) })}
    >
      <rect width="400" height="210" className="map-ground" />
      {terrain === undefined ? null : <Ground terrain={terrain} clip={clip} />}
      {roadsOf(places).map(({ key, from, to, days }) => (
        <g key={key}>
          <path d={`M${from.x * SCALE} ${from.y * SCALE}L${to.x * SCALE} ${to.y * SCALE}`} className="map-road" />
          <text x={((from.x + to.x) / 2) * SCALE} y={((from.y + to.y) / 2) * SCALE + 4} className="map-days">
            {days}
            <title>{t.daysBetween({ days })}</title>
          </text>
        </g>
      ))}
      {ways.map((way, nth) => (
        <Way key={way.id} way={way} nth={nth} places={places} />
      ))}
      {places.map((place) => {
        const side = sideOf(place, places);
        const anchor = {
          x: place.x * SCALE + (side === 'left' ? -14 : 14),
          textAnchor: side === 'left' ? 'end' : 'start',
        } as const;
        // A place may be called like what every object has.
        const numbers = (Object.hasOwn(chapters, place.title) ? chapters[place.title] : null) ?? [];
        return (
          <g key={place.title}>
            <Mark place={place} />
            <text {...anchor} y={place.y * SCALE + 5} className="map-name">
              {place.title}
            </text>
            {numbers.slice(0, NUMBERS).map((number, at) => (
              <g
                key={number}
                transform={`translate(${anchor.x + (side === 'left' ? -1 : 1) * (6 + at * 14)} ${place.y * SCALE + 17})`}
              >
                <circle r="6.2" className="map-mark" />
                <text y="3.4" className="map-chapter">
                  {number}
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </svg>
  );
});
