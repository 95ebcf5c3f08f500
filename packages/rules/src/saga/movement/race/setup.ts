import { type Shaped, shape } from '@warmoot/kernel';
import { movementOptions } from '../party/options.js';
import { partyShape } from '../party/setup.js';

/** SAGA-MOVE-032, SAGA-MOVE-033: a dash is one leg; a long race has 3 or 5. */
export const LEGS = [1, 3, 5] as const;
/** SAGA-MOVE-033: the most that is staked on a leg. */
export const MOST_STAKED = 2;

/** How a race is set up. */
export const raceSetup = shape.record({
  seats: shape.list(shape.name, 1, 20),
  /** The one entered first rolls. */
  racers: shape.list(partyShape, 2, 2),
  legs: shape.withDefault(shape.oneOf(...LEGS), 1),
  onWater: shape.withDefault(shape.flag, false),
  /** Where to, for people to read. */
  goal: shape.withDefault(shape.text(0, 200), ''),
});
export type RaceSetup = Shaped<typeof raceSetup>;

export const raceOptions = movementOptions;
export type RaceOptions = Shaped<typeof raceOptions>;
