export { type GenerationEdition, type Kind, METHODS, type Method } from './edition.js';
export { GROUPS, type GroupRatings, groupOf, type Ratings, skillsIn } from './groups.js';
export { GUIDE, OFFICES, type Office } from './guide.table.js';
export type {
  Generation,
  GenerationEvent,
  GenerationOutcome,
  GroupOrigin,
  MotiveOrigin,
  RatingSet,
  SetOrigin,
} from './model.js';
export { type Motives, strongerSide } from './motives.js';
export { ALL_MOTIVES, MOTIVE_PAIRS, type Motive, other, RATING_PAIRS } from './motives.table.js';
export { chanceOfAtLeast, groupOdds, meanOf, motiveOdds, skillOdds, waysOfMotives } from './odds.js';
export { type DealtDie, dealtDice, whySkill } from './provenance.js';
export { generationScene } from './scene.js';
export type { Block, Wanted } from './setup.js';
export { faceMeant, type StandIn, standInFor } from './standIn.js';
export { headCount } from './world.js';
