import { memo, type ReactElement, useId } from 'react';
import './terrain.css';
import { nameAt, type Standing, type Terrain } from './paint.js';

/** What stands on the ground: linocut, light from the upper left. Drawn once, used everywhere. */
const Symbols = (): ReactElement => (
  <defs>
    <g id="bt-leaf">
      <path d="M-1.1 4L-1.6 9.6H1.8L1.2 4Z" fill="currentColor" />
      <path
        d="M-5.6 5.4C-8.8 3.4-8-2.2-5.2-2.8-6-8.6-1.6-10.8.8-9.4 4.4-10.4 6.6-6.4 5.4-3 8.6-1.8 8.4 4 5.6 5.4Q0 7.4-5.6 5.4Z"
        fill="var(--b-raise)"
        stroke="currentColor"
      />
      <path
        d="M2.6-9.4C5.6-8.8 6.4-5.6 5.4-3 8.6-1.8 8.4 4 5.6 5.4Q2.6 6.5 0 6.4C4 4.6 4.6 1.4 2.6.4 4.4-2.6 4.4-6.6 2.6-9.4ZM-4 2.6L2 2-4 3.6ZM-3.4-4.6L2-5.2-3.4-3.6Z"
        fill="currentColor"
      />
    </g>
    <g id="bt-pine">
      <path d="M-1 6H1V9.6H-1Z" fill="currentColor" />
      <path
        d="M0-12L4.2-4.6 2.8-4.4 5.8.8 4 1 7.2 6.6H-7.2L-4 1-5.8.8-2.8-4.4-4.2-4.6Z"
        fill="var(--b-raise)"
        stroke="currentColor"
        strokeLinejoin="round"
      />
      <path d="M0-12L4.2-4.6 2.8-4.4 5.8.8 4 1 7.2 6.6H.6L2.2 3-.4 2.6 1.6-2-.8-2.6Z" fill="currentColor" />
    </g>
    <g id="bt-sapling">
      <path d="M-.8 4.9H.8V7.9H-.8Z" fill="currentColor" />
      <path
        d="M0-9.8L3.4-3.8 2.3-3.6 4.8.7 3.3.8 5.9 5.4H-5.9L-3.3.8-4.8.7-2.3-3.6-3.4-3.8Z"
        fill="var(--b-raise)"
        stroke="currentColor"
        strokeLinejoin="round"
      />
      <path d="M0-9.8L3.4-3.8 2.3-3.6 4.8.7 3.3.8 5.9 5.4H.5L1.8 2.5-.3 2.1 1.3-1.6-.7-2.1Z" fill="currentColor" />
    </g>
    <g id="bt-house">
      <path d="M-6 5V-.4L-.6-5.6 4.8-.4V5Z" fill="var(--b-raise-2)" stroke="currentColor" strokeWidth="1.1" />
      <path d="M-6-.4L-.6-5.6 4.8-.4 7.4-.4 2-5.6H-.6Z" fill="currentColor" />
      <path d="M4.8-.4H7.4V5H4.8ZM-1.8 1.6H.6V5H-1.8Z" fill="currentColor" />
    </g>
  </defs>
);

const Thing = ({ symbol, x, y }: Standing): ReactElement => (
  <use href={`#bt-${symbol}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} />
);

/** Water with its shore: lines that follow the bank, each fainter than the one before. */
const Water = ({ terrain, clip }: { readonly terrain: Terrain; readonly clip: string }): ReactElement | null => {
  const { water, ripples, fords, stones } = terrain;
  if (water === '') return null;
  return (
    <>
      <clipPath id={clip}>
        <path d={water} />
      </clipPath>
      <path d={water} fill="var(--b-water)" />
      <g clipPath={`url(#${clip})`}>
        <path d={ripples} fill="var(--b-line)" opacity=".62" />
        <g fill="none">
          <path d={water} stroke="var(--b-hatch)" strokeWidth="15" />
          <path d={water} stroke="var(--b-water)" strokeWidth="13.2" />
          <path d={water} stroke="var(--b-hatch)" strokeWidth="8.6" />
          <path d={water} stroke="var(--b-water)" strokeWidth="6.8" />
          <path d={water} stroke="var(--b-line)" strokeWidth="2.6" />
        </g>
        <path d={fords} fill="var(--b-ford)" />
        <g fill="var(--b-raise-2)" stroke="var(--b-line)" strokeWidth=".7">
          {stones.map(({ x, y, wide }) => (
            <ellipse
              key={`${x} ${y}`}
              cx={x.toFixed(1)}
              cy={y.toFixed(1)}
              rx={wide.toFixed(1)}
              ry={(wide * 0.66).toFixed(1)}
            />
          ))}
        </g>
      </g>
    </>
  );
};

const PLANKS = Array.from({ length: 11 }, (_, n) => `M-8 ${-25 + n * 5}H8`).join('');

interface TerrainProps {
  readonly terrain: Terrain;
}

/** The picture below the reach wash: ground, heights, fields, water, crossings, corner ticks. */
export const TerrainLow = memo(({ terrain }: TerrainProps): ReactElement => {
  const id = useId();
  const { rim, raised, sunken, hachures, plough, grass, bridges, roads, creek, ticks, steep, crags } = terrain;
  return (
    <g className="terrain">
      <clipPath id={`${id}rim`}>
        <path d={rim} />
      </clipPath>
      <path d={rim} fill="var(--b-ground)" />
      <g clipPath={`url(#${id}rim)`}>
        <path d={sunken} fill="var(--b-deep)" opacity=".55" />
        {raised.map((area, level) => (
          <path key={area} d={area} fill={level === 0 ? 'var(--b-raise)' : 'var(--b-raise-2)'} />
        ))}
        <path d={hachures} fill="var(--b-hatch)" />
        <path d={plough} fill="url(#gr-plough)" color="var(--b-hatch)" />
        <path d={grass} fill="var(--b-hatch)" opacity=".75" />
        <path d={steep} fill="var(--b-deep)" />
        <path d={crags} fill="var(--b-line)" />
        <Water terrain={terrain} clip={`${id}water`} />
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path d={creek} stroke="var(--b-line)" strokeWidth="9.4" />
          <path d={creek} stroke="var(--b-water)" strokeWidth="7.2" />
          <path d={creek} stroke="var(--b-hatch)" strokeWidth="1" strokeDasharray="9 7" />
        </g>
        <g fill="none" strokeLinecap="round">
          <path d={roads} stroke="var(--b-hatch)" strokeWidth="7" />
          <path d={roads} stroke="var(--b-raise-2)" strokeWidth="4.6" />
        </g>
        {bridges.map(({ x, y, turn }) => (
          <g key={`${x} ${y}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`}>
            <rect
              x="-8"
              y="-28"
              width="16"
              height="56"
              fill="var(--b-raise-2)"
              stroke="var(--b-line)"
              strokeWidth="1.6"
            />
            <path d={PLANKS} stroke="var(--b-line)" strokeWidth=".8" />
          </g>
        ))}
        <path d={ticks} stroke="var(--b-grid)" fill="none" />
      </g>
      <path d={rim} fill="none" stroke="var(--b-line)" strokeWidth="1.4" />
    </g>
  );
});

/** The picture above the reach wash: woods, reeds, houses, what lies on edges, names. */
export const TerrainHigh = memo(({ terrain }: TerrainProps): ReactElement => {
  const { shade, marsh, tufts, standing, stakes, walls, cuts, names } = terrain;
  return (
    <g className="terrain">
      <Symbols />
      <path d={shade} fill="var(--b-deep)" opacity=".75" />
      <path d={marsh} fill="var(--b-ford)" />
      <path d={tufts} fill="var(--b-line)" />
      <g color="var(--b-line)">
        {standing.map((thing) => (
          <Thing key={`${thing.x} ${thing.y}`} {...thing} />
        ))}
      </g>
      <path d={stakes} fill="var(--ink)" stroke="var(--b-ground)" strokeWidth=".8" paintOrder="stroke" />
      <path d={cuts} fill="var(--ink)" />
      <path d={walls} stroke="var(--ink)" strokeWidth="6.5" strokeLinecap="square" fill="none" />
      <path d={walls} stroke="var(--b-raise-2)" strokeWidth="2.6" strokeDasharray="3 2.4" fill="none" />
      {names.map((name) => (
        <text key={`${name.text} ${name.x} ${name.y}`} {...nameAt(name)} textAnchor="middle" className="terrain-name">
          {name.text}
        </text>
      ))}
    </g>
  );
});
