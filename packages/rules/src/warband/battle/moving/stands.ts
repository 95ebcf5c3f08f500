import type { Fixed } from '@warmoot/kernel';
import { type Extent, offsetsOf } from '../../formations/extents.js';
import { DEAREST } from '../../ground/paths.js';
import { xOf, yOf } from '../../ground/spaces.js';
import type { Field, SpaceIndex } from '../../model/model.js';
import { STANDING } from '../../movement/walk.js';
import type { Crowd } from './crowd.js';

/** By the space of its front's middle, what a unit would meet if it stood there. */
export interface Stands {
  readonly foes: Uint8Array;
  readonly allies: Uint8Array;
  /** Whether it would stand where the rest of its unit does. */
  readonly rest: Uint8Array;
  readonly reach: Int32Array;
  readonly costs: Uint8Array;
}

/** Offsets in rows of numbers: looked at for every space that a walk may come to. */
export interface Shape {
  readonly dx: Int8Array;
  readonly dy: Int8Array;
}

const shapeOf = (extents: readonly Extent[]): Shape => {
  const offsets = offsetsOf(extents);
  return { dx: Int8Array.from(offsets, ([x]) => x), dy: Int8Array.from(offsets, ([, y]) => y) };
};

interface Looked {
  readonly field: Fixed<Field>;
  readonly crowd: Crowd;
  readonly stands: Stands;
}

/** What is under a unit, and who is near it, if its front's middle is here. */
const meet = ({ field: { width, height }, crowd, stands }: Looked, { dx, dy }: Shape, x: number, y: number): void => {
  const at = y * width + x;
  let [foes, allies, rest, reach] = [0, 0, 0, 0];
  for (let nth = 0; nth < dx.length; nth++) {
    const sx = x + (dx[nth] as number);
    const sy = y + (dy[nth] as number);
    if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
    const space = sy * width + sx;
    foes |= crowd.foes[space] as number;
    allies |= crowd.allies[space] as number;
    rest |= crowd.rest[space] as number;
    reach |= crowd.near[space] as number;
  }
  if (foes !== 0) stands.foes[at] = STANDING;
  stands.allies[at] = allies;
  stands.rest[at] = rest;
  stands.reach[at] = reach;
};

/** WARBAND-MOVE-017: slow ground under one of the front rank slows all of them. */
const tread = ({ field: { width, height, slow }, stands }: Looked, { dx, dy }: Shape, x: number, y: number): void => {
  for (let nth = 0; nth < dx.length; nth++) {
    const sx = x + (dx[nth] as number);
    const sy = y + (dy[nth] as number);
    if (sx < 0 || sy < 0 || sx >= width || sy >= height || slow[sy * width + sx] === null) continue;
    stands.costs[y * width + x] = DEAREST;
    return;
  }
};

/** So many spaces each way from the start are looked at: a walk does not come farther. */
export const standsFor = (
  field: Fixed<Field>,
  crowd: Crowd,
  extents: readonly Extent[],
  { start, steps }: { readonly start: SpaceIndex; readonly steps: number },
): Stands => {
  const size = field.walls.length;
  const stands: Stands = {
    foes: new Uint8Array(size),
    allies: new Uint8Array(size),
    rest: new Uint8Array(size),
    reach: new Int32Array(size),
    costs: new Uint8Array(size).fill(1),
  };
  const looked: Looked = { field, crowd, stands };
  const shape = shapeOf(extents);
  const front = shapeOf(extents.slice(0, 1));
  const [x, y] = [xOf(field, start), yOf(field, start)];
  const [right, bottom] = [Math.min(field.width - 1, x + steps), Math.min(field.height - 1, y + steps)];
  for (let sy = Math.max(0, y - steps); sy <= bottom; sy++)
    for (let sx = Math.max(0, x - steps); sx <= right; sx++) {
      meet(looked, shape, sx, sy);
      tread(looked, front, sx, sy);
    }
  return stands;
};
