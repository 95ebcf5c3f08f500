import { type Fixed, keptForThing } from '@warmoot/kernel';
import { type Extent, offsetsOf } from '../../formations/extents.js';
import { DEAREST } from '../../ground/paths.js';
import type { Field } from '../../model/model.js';
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

type Offsets = ReturnType<typeof offsetsOf>;

const hasSlowGround = keptForThing(
  'many battlefields have no slow ground, and then no walk has to look for it',
  ({ slow }: Fixed<Field>): boolean => slow.some((why) => why !== null),
);

/** What is under a unit, and who is near it, wherever its front's middle is: seen from those who are there, for they are few. */
const meet = ({ width, height }: Fixed<Field>, crowd: Crowd, stands: Stands, offsets: Offsets): void => {
  for (let space = 0; space < width * height; space++) {
    const near = crowd.near[space] as number;
    const ally = crowd.allies[space];
    const rest = crowd.rest[space];
    if (near === 0 && ally === 0 && rest === 0) continue;
    const foe = crowd.foes[space];
    const [x, y] = [space % width, Math.floor(space / width)];
    for (const [dx, dy] of offsets) {
      if (x < dx || y < dy || x - dx >= width || y - dy >= height) continue;
      const middle = space - dy * width - dx;
      if (foe === 1) stands.foes[middle] = STANDING;
      if (ally === 1) stands.allies[middle] = 1;
      if (rest === 1) stands.rest[middle] = 1;
      stands.reach[middle] = (stands.reach[middle] as number) | near;
    }
  }
};

/** WARBAND-MOVE-017: slow ground under one of the front rank slows all of them. */
const tread = (field: Fixed<Field>, { costs }: Stands, front: Offsets): void => {
  if (!hasSlowGround(field)) return;
  const { width, height, slow } = field;
  for (let space = 0; space < slow.length; space++) {
    if (slow[space] === null) continue;
    const [x, y] = [space % width, Math.floor(space / width)];
    for (const [dx, dy] of front)
      if (x >= dx && y >= dy && x - dx < width && y - dy < height) costs[space - dy * width - dx] = DEAREST;
  }
};

/** What a unit of this extent would meet in every space. */
export const standsFor = (field: Fixed<Field>, crowd: Crowd, extents: readonly Extent[]): Stands => {
  const size = field.walls.length;
  const stands: Stands = {
    foes: new Uint8Array(size),
    allies: new Uint8Array(size),
    rest: new Uint8Array(size),
    reach: new Int32Array(size),
    costs: new Uint8Array(size).fill(1),
  };
  meet(field, crowd, stands, offsetsOf(extents));
  tread(field, stands, offsetsOf(extents.slice(0, 1)));
  return stands;
};
