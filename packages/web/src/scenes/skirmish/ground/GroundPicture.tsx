import { memo, useId } from 'react';
import type { LowWall } from './edges.js';
import { CELL } from './geometry.js';
import type { Deck, Painted, Pebble, Thing } from './paint.js';
import { THINGS } from './things.table.js';
import { House, Wall } from './Walls.js';

const LINE = 'var(--b-line)';
const HATCH = 'var(--b-hatch)';

const Stones = ({ of }: { readonly of: readonly Pebble[] }) => (
  <g fill="var(--b-raise-2)" stroke={LINE} strokeWidth=".8">
    {of.map(({ x, y, wide }) => (
      <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={wide} ry={wide * 0.66} />
    ))}
  </g>
);

/** Water with its shore: lines that follow the bank. */
const Water = ({ of: { water, ripples, fords, stones } }: { readonly of: Painted }) => {
  const clip = useId();
  if (water === '') return null;
  return (
    <>
      <clipPath id={clip}>
        <path d={water} />
      </clipPath>
      <path d={water} fill="var(--b-water)" />
      <g clipPath={`url(#${clip})`}>
        <path d={ripples} fill={LINE} fillOpacity=".62" />
        <path d={fords} fill="var(--b-ford)" />
        <g fill="none">
          <path d={water} stroke={HATCH} strokeWidth="29" />
          <path d={water} stroke="var(--b-water)" strokeWidth="26.600" />
          <path d={water} stroke={HATCH} strokeWidth="17" />
          <path d={water} stroke="var(--b-water)" strokeWidth="14.600" />
          <path d={water} stroke={LINE} strokeWidth="5" />
        </g>
        <Stones of={stones} />
      </g>
    </>
  );
};

const planks = (long: number, wide: number): string =>
  Array.from({ length: Math.floor(long / 9) }, (_, n) => `M${-wide / 2} ${-long / 2 + 8 + n * 9}h${wide}`).join('');

/** A bridge over water: planks across, rails along it; it juts a little over both banks. */
const Bridge = ({ x, y, wide, high, upright }: Deck) => {
  const long = (upright ? high : wide) * CELL + 20;
  const broad = (upright ? wide : high) * CELL - 4;
  const rail = broad / 2 + 1;
  return (
    <g transform={`translate(${(x + wide / 2) * CELL} ${(y + high / 2) * CELL})${upright ? '' : ' rotate(90)'}`}>
      <rect x={-broad / 2 + 8} y={-long / 2 + 5} width={broad + 4} height={long} fill="#000" opacity=".18" />
      <rect
        x={-broad / 2}
        y={-long / 2}
        width={broad}
        height={long}
        fill="var(--b-raise-2)"
        stroke={LINE}
        strokeWidth="2.600"
      />
      <path d={planks(long, broad)} stroke={LINE} strokeWidth="1.500" />
      <path
        d={`M${-rail} ${-long / 2 - 4}v${long + 8}M${rail} ${-long / 2 - 4}v${long + 8}`}
        stroke={LINE}
        strokeWidth="5"
      />
    </g>
  );
};

/** A narrow way on land: flags of stone between two kerbs. */
const Passage = ({ x, y, wide, high, upright }: Deck) => {
  const long = (upright ? high : wide) * CELL;
  const broad = (upright ? wide : high) * CELL - 10;
  const half = broad / 2;
  const joints = Array.from({ length: Math.floor(long / 16) }, (_, n) => {
    const row = -long / 2 + n * 16;
    return `M${-half} ${row}h${broad}M${n % 2 === 0 ? -half / 3 : half / 3} ${row}v16`;
  }).join('');
  return (
    <g transform={`translate(${(x + wide / 2) * CELL} ${(y + high / 2) * CELL})${upright ? '' : ' rotate(90)'}`}>
      <rect x={-half} y={-long / 2} width={broad} height={long} fill="var(--b-raise)" />
      <path d={joints} stroke={HATCH} strokeWidth="1" fill="none" />
      <path
        d={`M${-half} ${-long / 2}v${long}M${half} ${-long / 2}v${long}`}
        stroke={LINE}
        strokeWidth="3.500"
        strokeDasharray="13 2"
      />
    </g>
  );
};

const Standing = ({ look, x, y, scale }: Thing) => {
  const { body, ink, size, shade } = THINGS[look];
  const at = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size * scale).toFixed(2)})`;
  return (
    <g transform={at}>
      {shade < 14 ? null : <ellipse cx="5" cy="14" rx={shade} ry="7" fill="#000" opacity=".16" />}
      <path
        d={`M0 0${body}`}
        fill={look === 'tree' || look === 'pine' ? 'var(--b-raise)' : 'var(--b-raise-2)'}
        stroke={LINE}
        strokeWidth={1.8 / size}
      />
      <path d={`M0 0${ink}`} fill={LINE} />
    </g>
  );
};

/** A fence that gives cover: posts and rails, three rails where it gives most. */
const Fence = ({ long, cover }: Pick<LowWall, 'long' | 'cover'>) => {
  const far = long * CELL;
  const posts = Array.from({ length: long * 4 + 1 }, (_, n) => `M${n * 16} -6v12`).join('');
  const rails = Array.from({ length: cover }, (_, n) => `M-2 ${(n - (cover - 1) / 2) * 4.4}h${far + 4}`).join('');
  return (
    <>
      <path d={`M0 8h${far}`} stroke="#000" strokeWidth="6" opacity=".14" />
      <path d={posts + rails} stroke="var(--b-raise-2)" strokeWidth="5.400" fill="none" />
      <path d={rails} stroke={LINE} strokeWidth="2.200" fill="none" />
      <path d={posts} stroke={LINE} strokeWidth="3.200" fill="none" />
    </>
  );
};

const Gate = () => (
  <>
    <path d="M0 0h18M46 0h18" stroke={LINE} strokeWidth="13" />
    <path d="M4 0h10M50 0h10" stroke="var(--b-raise)" strokeWidth="1.600" strokeDasharray="4 2" />
    <path d="M20 0h24" stroke={LINE} strokeWidth="1.600" strokeDasharray="3 3" />
  </>
);

const Edge = ({ x, y, upright, long, kind, cover }: LowWall) => (
  <g transform={`translate(${x} ${y})${upright ? ' rotate(90)' : ''}`}>
    {kind === 'wall' ? (
      <Wall x={-8.5} y={-8.5} wide={long * CELL + 17} high={17} course={8.5} />
    ) : kind === 'fence' ? (
      <Fence long={long} cover={cover} />
    ) : (
      <Gate />
    )}
  </g>
);

/** What lies flat: below the washes and the figures. */
export const GroundLow = memo(({ of }: { readonly of: Painted }) => {
  const id = useId();
  return (
    <>
      <rect width={of.width} height={of.height} fill="var(--b-ground)" />
      <clipPath id={`${id}g`}>
        <rect width={of.width} height={of.height} />
      </clipPath>
      <g clipPath={`url(#${id}g)`}>
        <path d={of.cuts} fill={HATCH} opacity=".8" />
        <Stones of={of.pebbles} />
        {of.rough === '' ? null : (
          <>
            <clipPath id={`${id}r`}>
              <path d={of.rough} />
            </clipPath>
            <path
              d={of.furrows}
              clipPath={`url(#${id}r)`}
              fill="none"
              stroke={HATCH}
              strokeWidth="1.300"
              strokeDasharray="58 6 96 9"
            />
          </>
        )}
        {of.levels.map(({ area, hachures }, level) => (
          <g key={area}>
            <path d={area} fill={level === 0 ? 'var(--b-raise)' : 'var(--b-raise-2)'} />
            <path d={hachures} fill={LINE} />
          </g>
        ))}
        <Water of={of} />
        <path d={of.crags} fill={LINE} />
        {of.passages.map((passage) => (
          <Passage key={`${passage.x} ${passage.y}`} {...passage} />
        ))}
        {of.decks.map((deck) => (
          <Bridge key={`${deck.x} ${deck.y}`} {...deck} />
        ))}
        <path d={of.crosses} stroke="var(--b-grid)" strokeWidth="1.100" />
      </g>
    </>
  );
});

/** What stands on the ground: over the washes, below the figures. */
export const GroundHigh = memo(({ of }: { readonly of: Painted }) => {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <rect width={of.width} height={of.height} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {of.walls.map((wall) => (
          <Wall
            key={`${wall.x} ${wall.y}`}
            x={wall.x * CELL}
            y={wall.y * CELL}
            wide={wall.wide * CELL}
            high={wall.high * CELL}
            course={16}
          />
        ))}
        {of.houses.map((house) => (
          <House key={`${house.x} ${house.y}`} {...house} />
        ))}
        {of.lowWalls.map((edge) => (
          <Edge key={`${edge.x} ${edge.y} ${edge.upright}`} {...edge} />
        ))}
        {of.things.map((thing) => (
          <Standing key={`${thing.x} ${thing.y}`} {...thing} />
        ))}
      </g>
      <rect width={of.width} height={of.height} fill="none" stroke={LINE} strokeWidth="3" />
    </>
  );
});
