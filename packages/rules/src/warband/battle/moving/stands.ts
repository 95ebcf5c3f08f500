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

/** The spaces that a unit would take here, without those off the map. */
const each = (
  { width, height }: Fixed<Field>,
  at: SpaceIndex,
  offsets: readonly (readonly [number, number])[],
  meet: (space: SpaceIndex) => void,
): void => {
  const [x, y] = [at % width, Math.floor(at / width)];
  for (const [dx, dy] of offsets) {
    const [sx, sy] = [x + dx, y + dy];
    if (sx >= 0 && sy >= 0 && sx < width && sy < height) meet(sy * width + sx);
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
  const offsets = offsetsOf(extents);
  const front = offsetsOf(extents.slice(0, 1));
  const stands: Stands = {
    foes: new Uint8Array(size),
    allies: new Uint8Array(size),
    rest: new Uint8Array(size),
    reach: new Int32Array(size),
    costs: new Uint8Array(size).fill(1),
  };
  const [x, y] = [xOf(field, start), yOf(field, start)];
  for (let sy = Math.max(0, y - steps); sy <= Math.min(field.height - 1, y + steps); sy++)
    for (let sx = Math.max(0, x - steps); sx <= Math.min(field.width - 1, x + steps); sx++) {
      const at = sy * field.width + sx;
      each(field, at, offsets, (space) => {
        if (crowd.foes[space] === 1) stands.foes[at] = STANDING;
        if (crowd.allies[space] === 1) stands.allies[at] = 1;
        if (crowd.rest[space] === 1) stands.rest[at] = 1;
        stands.reach[at] = (stands.reach[at] as number) | (crowd.near[space] as number);
      });
      // WARBAND-MOVE-017: slow ground under one of the front rank slows all of them.
      each(field, at, front, (space) => {
        if (field.slow[space] !== null) stands.costs[at] = DEAREST;
      });
    }
  return stands;
};
