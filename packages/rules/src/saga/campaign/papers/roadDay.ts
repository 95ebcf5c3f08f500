import type { Spent } from '../../march/model.js';

/** A day on the road of somebody wounded. */
export interface RoadDay extends Spent {
  readonly day: number;
}
