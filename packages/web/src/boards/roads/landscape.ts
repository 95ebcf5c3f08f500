import type { saga } from '@warmoot/rules';
import { cut, lineOf, type Point, short, type WayCurve } from './curves.js';
import { type Ground, groundOf, HIGH, WIDE } from './ground.js';
import { placesOf, type Standing } from './places.js';
import { type Scattered, scatterOf, tuftsOf } from './scatter.js';
import { type Sky, skyOf } from './sky.js';
import { type Water, waterOf } from './water.js';

/** The picture of a route map: made once for a map, and never by what happens on it. */
export interface Landscape extends Scattered {
  readonly sky: Sky;
  readonly water: Water;
  readonly curves: readonly WayCurve[];
  readonly places: readonly Standing[];
  readonly reeds: string;
  readonly grass: string;
  readonly verge: string;
  readonly blades: string;
  /** Whether a tree may stand before the lower corner on the left, or on the right; null where neither is free. */
  readonly tree: 'left' | 'right' | null;
}

/** The dark edge before the feet of whoever looks. */
const vergeOf = ({ noise }: Ground): Pick<Landscape, 'verge' | 'blades'> => {
  const top: Point[] = Array.from({ length: WIDE / 10 + 3 }, (_, i) => ({
    x: i * 10 - 10,
    y: HIGH - 22 + Math.sin(i / 5) * 3 + Math.sin(i / 1.9) * 2,
  }));
  const blades = top
    .map(({ x, y }, i) => {
      const lean = (noise(i, 1, 71) - 0.5) * 9;
      return `M${short(x - 2)} ${short(y + 3)}L${short(x + lean)} ${short(y - 7 - noise(i, 2, 71) * 13)}L${short(x + 2.6)} ${short(y + 3)}Z`;
    })
    .join('');
  const lights = Array.from({ length: 60 }, (_, i) => {
    const at = { x: noise(i, 1, 72) * WIDE, y: HIGH - 14 + noise(i, 2, 72) * 12 };
    return cut(at, { x: at.x + 12 + noise(i, 3, 72) * 16, y: at.y }, 0.9);
  }).join('');
  return { verge: `${lineOf(top)}V${HIGH + 4}H-10Z${blades}`, blades: lights };
};

const cornerOf = ({ room }: Ground): Landscape['tree'] => {
  if (room({ x: 50, y: HIGH - 90 }) > 90) return 'left';
  return room({ x: WIDE - 50, y: HIGH - 90 }) > 90 ? 'right' : null;
};

export const landscapeOf = (map: saga.roads.Roads): Landscape => {
  const ground = groundOf(map);
  const places = placesOf(ground);
  return {
    sky: skyOf(ground.noise),
    water: waterOf(ground),
    curves: ground.curves,
    places,
    ...scatterOf(ground, places),
    ...tuftsOf(ground),
    ...vergeOf(ground),
    tree: cornerOf(ground),
  };
};
