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

const fieldsWithSlowGround = keptForThing(
  'many battlefields have no slow ground, and then no walk has to look for it',
  ({ slow }: Fixed<Field>): boolean => slow.some((why) => why !== null),
);

/** Goes to all spaces in which the front's middle is when one of the unit is here. */
const eachMiddle = (
  { width, height }: Fixed<Field>,
  space: number,
  offsets: Offsets,
  then: (middle: number) => void,
): void => {
  const y = Math.floor(space / width);
  const x = space - y * width;
  for (const [dx, dy] of offsets) {
    const [mx, my] = [x - dx, y - dy];
    if (mx >= 0 && my >= 0 && mx < width && my < height) then(my * width + mx);
  }
};

/** What is under a unit, and who is near it, wherever its front's middle is: seen from those who are there, for they are few. */
const meet = (field: Fixed<Field>, crowd: Crowd, stands: Stands, offsets: Offsets): void => {
  for (let space = 0; space < field.walls.length; space++) {
    const near = crowd.near[space] as number;
    const [foe, ally, rest] = [crowd.foes[space], crowd.allies[space], crowd.rest[space]];
    if (near === 0 && ally === 0 && rest === 0) continue;
    eachMiddle(field, space, offsets, (middle) => {
      if (foe === 1) stands.foes[middle] = STANDING;
      if (ally === 1) stands.allies[middle] = 1;
      if (rest === 1) stands.rest[middle] = 1;
      stands.reach[middle] = (stands.reach[middle] as number) | near;
    });
  }
};

/** WARBAND-MOVE-017: slow ground under one of the front rank slows all of them. */
const tread = (field: Fixed<Field>, { costs }: Stands, front: Offsets): void => {
  if (!fieldsWithSlowGround(field)) return;
  for (let space = 0; space < field.slow.length; space++)
    if (field.slow[space] !== null)
      eachMiddle(field, space, front, (middle) => {
        costs[middle] = DEAREST;
      });
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
