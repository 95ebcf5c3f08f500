export { drivingOf, isSameMatter, ratingUsed } from './driving.js';
export type {
  Appeal,
  Discussion,
  DiscussionChoice,
  DiscussionEvent,
  DiscussionOutcome,
  Driving,
  Gone,
  Hearing,
  TalkChoice,
  TalkLine,
} from './model.js';
export { type AppealOdds, appealOdds } from './odds.js';
export {
  appealOn,
  canFight,
  hearersOf,
  isHere,
  mayIgnore,
  motivesOf,
  nowOf,
  ownHere,
  peopleHere,
  personNamed,
  skillOf,
  type TalkSight,
} from './people.js';
export { heardAgain } from './refusing.js';
export { discussionScene } from './scene.js';
export type { AppealSetUp, DiscussionSetup, Matter, Person, Terms } from './setup.js';
export { termsOf } from './talking.js';
export { appealCheck, difficultyFor } from './throws.js';
export { APPEALS_TO_HEAR, isUsual, MANNERS, USES, USUAL_DIFFICULTIES, USUAL_SKILLS } from './uses.table.js';
