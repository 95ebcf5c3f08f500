/** How long each part of a measurement takes. */
export interface Pace {
  readonly rounds: number;
  readonly warmUp: number;
  /** Milliseconds of processor time that a rival works in one round. */
  readonly slice: number;
}

// Many short slices rather than few long ones: what disturbs a machine lasts for a second or so, and then hits all rivals
// of a round alike.
export const FULL: Pace = { rounds: 31, warmUp: 1000, slice: 50 };
export const QUICK: Pace = { rounds: 7, warmUp: 300, slice: 30 };
