export { type BestStakes, bestIn, legOdds, type RaceStanding, raceChance, solveRace } from './forecast.js';
export {
  type Both,
  RACERS,
  type Race,
  type RaceChoice,
  type RaceEvent,
  type RaceLeg,
  type RaceOutcome,
  type Racer,
  type RaceSight,
  seatOf,
  wonIn,
} from './model.js';
export { effortOf, type Runners, raceThrow } from './ratings.js';
export { runnersIn } from './running.js';
export { raceScene } from './scene.js';
export { LEGS, MOST_STAKED, type RaceSetup } from './setup.js';
