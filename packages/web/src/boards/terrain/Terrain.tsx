import { memo, useId } from 'react';
import './terrain.css';
import { nameAt, type Standing, type Terrain } from './paint.js';
import { STANDING } from './standing.table.js';

/** Drawn in place and not by reference: hundreds of moved references would cost every frame their share. */
const Thing = ({ symbol, x, y }: Standing) => {
  const { body, ink } = STANDING[symbol];
  const place = `M${x.toFixed(1)} ${y.toFixed(1)}`;
  return (
    <>
      <path d={place + body} fill={symbol === 'house' ? 'var(--b-raise-2)' : 'var(--b-raise)'} stroke="var(--b-line)" />
      <path d={place + ink} fill="var(--b-line)" />
    </>
  );
};

/** Water with its shore: lines that follow the bank, each fainter than the one before. */
const Water = ({ terrain, clip }: { readonly terrain: Terrain; readonly clip: string }) => {
  const { water, ripples, fords, stones } = terrain;
  if (water === '') return null;
  return (
    <>
      <clipPath id={clip}>
        <path d={water} />
      </clipPath>
      <path d={water} fill="var(--b-water)" />
      <g clipPath={`url(#${clip})`}>
        <path d={ripples} fill="var(--b-line)" fillOpacity=".62" />
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
export const TerrainLow = memo(({ terrain }: TerrainProps) => {
  const id = useId();
  const { rim, raised, sunken, hachures, plough, grass, bridges, roads, creek, ticks, steep, crags } = terrain;
  return (
    <g className="terrain">
      <clipPath id={`${id}rim`}>
        <path d={rim} />
      </clipPath>
      <path d={rim} fill="var(--b-ground)" />
      <g clipPath={`url(#${id}rim)`}>
        <path d={sunken} fill="var(--b-deep)" fillOpacity=".55" />
        {raised.map((area, level) => (
          <path key={area} d={area} fill={level === 0 ? 'var(--b-raise)' : 'var(--b-raise-2)'} />
        ))}
        <path d={hachures} fill="var(--b-hatch)" />
        <path d={plough} fill="url(#gr-plough)" color="var(--b-hatch)" />
        <path d={grass} fill="var(--b-hatch)" fillOpacity=".75" />
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
export const TerrainHigh = memo(({ terrain }: TerrainProps) => {
  const { shade, marsh, tufts, standing, stakes, walls, cuts, names } = terrain;
  return (
    <g className="terrain">
      <path d={shade} fill="var(--b-deep)" fillOpacity=".75" />
      <path d={marsh} fill="var(--b-ford)" />
      <path d={tufts} fill="var(--b-line)" />
      <g strokeLinejoin="round">
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
