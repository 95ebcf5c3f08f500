import { memo } from 'react';
import { CELL, each, noise, type Square, type Window } from './geometry.js';

interface GroundProps {
  readonly window: Window;
  readonly walls: readonly Square[];
  readonly edges: { readonly top: boolean; readonly right: boolean; readonly bottom: boolean; readonly left: boolean };
}

const r1 = (n: number): number => Math.round(n * 10) / 10;

/** Small cuts in the ground and pebbles, by place. */
const texture = ({
  left,
  top,
  wide,
  high,
}: Window): { readonly cuts: string; readonly pebbles: readonly (readonly [number, number, number])[] } => {
  const cuts: string[] = [];
  const pebbles: (readonly [number, number, number])[] = [];
  for (const row of each(high)) {
    for (const column of each(wide)) {
      const [x, y] = [left + column, top + row];
      for (const n of [0, 1]) {
        const [cx, cy] = [(column + noise(x, y, n)) * CELL, (row + noise(x, y, n + 5)) * CELL];
        const long = 4 + noise(x, y, n + 9) * 5;
        cuts.push(`M${r1(cx)} ${r1(cy)}q${r1(long / 2)} 1 ${r1(long)}-.8q${r1(-long / 2)}-.8${r1(-long)} .8Z`);
      }
      if (noise(x, y, 20) > 0.62)
        pebbles.push([
          r1((column + noise(x, y, 21)) * CELL),
          r1((row + noise(x, y, 22)) * CELL),
          r1(1.5 + noise(x, y, 23) * 3),
        ]);
    }
  }
  return { cuts: cuts.join(''), pebbles };
};

const crosses = ({ wide, high }: Window): string =>
  each(high + 1)
    .flatMap((row) =>
      each(wide + 1).map((column) => `M${column * CELL - 5} ${row * CELL}h10M${column * CELL} ${row * CELL - 5}v10`),
    )
    .join('');

/** A wall in courses of stone, every second one set off by half. */
const Wall = ({ x, y }: { readonly x: number; readonly y: number }) => {
  const course = CELL / 4;
  const joints = each(4)
    .map((row) =>
      each(3)
        .map((n) => `M${x + (row % 2 === 0 ? 4 : 14) + n * 20} ${y + row * course}v${course}`)
        .join(''),
    )
    .join('');
  const levels = each(4)
    .map((row) => `M${x} ${y + row * course}h${CELL}`)
    .join('');
  return (
    <>
      <rect x={x} y={y} width={CELL} height={CELL} fill="var(--b-line)" />
      <path d={levels + joints} stroke="var(--b-raise)" strokeWidth="1.500" />
    </>
  );
};

/** The ground: a drawn surface with crosses at the corners of the squares, walls, and the edge where there is one. */
export const Ground = memo(({ window, walls, edges }: GroundProps) => {
  const { left, top, wide, high } = window;
  const { cuts, pebbles } = texture(window);
  const [w, h] = [wide * CELL, high * CELL];
  const shown = walls.filter(({ x, y }) => x >= left && y >= top && x < left + wide && y < top + high);
  const rim = [
    ...(edges.top ? [`M0 0H${w}`] : []),
    ...(edges.right ? [`M${w} 0V${h}`] : []),
    ...(edges.bottom ? [`M${w} ${h}H0`] : []),
    ...(edges.left ? [`M0 ${h}V0`] : []),
  ].join('');
  return (
    <>
      <rect width={w} height={h} fill="var(--b-ground)" />
      <path d={cuts} fill="var(--b-hatch)" opacity=".8" />
      <g fill="var(--b-raise-2)" stroke="var(--b-line)" strokeWidth=".8">
        {pebbles.map(([x, y, size]) => (
          <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={size} ry={r1(size * 0.66)} />
        ))}
      </g>
      <path d={crosses(window)} stroke="var(--b-hatch)" strokeWidth="1.100" />
      {shown.map(({ x, y }) => (
        <Wall key={`${x} ${y}`} x={(x - left) * CELL} y={(y - top) * CELL} />
      ))}
      {rim === '' ? null : <path d={rim} stroke="var(--b-line)" strokeWidth="7" strokeDasharray="13 1.500" />}
    </>
  );
});
