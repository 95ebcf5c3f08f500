export type { Bridged } from './bridges/bridges.js';
export { type ChasePlan, chasePlan, type RacePlan, racePlan } from './bridges/chase.js';
export { heardAgainIn, unchangedIn } from './bridges/heard.js';
export { type MarchPlan, marchPlan } from './bridges/marchPlan.js';
export { homesOf } from './bridges/names.js';
export { type ArmyPlan, battlePlan, type DiscussionPlan, discussionPlan, duelPlan } from './bridges/plans.js';
export { isFounding } from './founding/founding.js';
export { type NextScene, refusesNext } from './handover/next.js';
export { type CampaignDeed, RIGHTS, type Right } from './papers/deeds.js';
export { evolveAll, evolveCampaign, readCampaign, UNFOUNDED } from './papers/evolve.js';
export {
  FOUNDING_STEPS,
  type Founding,
  type FoundingStep,
  type MarkedDay,
  type Suited,
  type WorldPart,
} from './papers/founding.js';
export type { Road } from './papers/handlers.js';
export type { DrivingMotivation, Matter } from './papers/matters.js';
export type {
  Away,
  Campaign,
  CampaignEvent,
  CampaignOpen,
  Change,
  Character,
  CharacterId,
  Entry,
  EntryId,
  Kept,
  Note,
  OwnPapers,
  Page,
  Region,
  Sitting,
  Unit,
  UnitId,
  Why,
} from './papers/model.js';
export { heardBy } from './papers/model.js';
export { type CampaignNews, campaignNews, followCampaign } from './papers/news.js';
export type { CampaignOptions, EveryOption } from './papers/options.js';
export { asWrittenIn, CAMPAIGN_VERSION, CAMPAIGN_VERSIONS } from './papers/versions.table.js';
export {
  audienceOf,
  type ClosedSheet,
  isOpenSheet,
  type Onlooker,
  type SeenCampaign,
  type SeenCharacter,
  seenCampaign,
  sizeOfCampaign,
} from './papers/view.js';
export { mattersOf, type Reminder } from './people/motives.js';
export { sheetOf } from './people/people.js';
export { innerPlayed } from './planning/days.js';
export type { CampaignRefusals } from './refusals.js';
export type { Ended } from './scenes/between/between.js';
export {
  looksInto,
  opensSheets,
  ownersConcerned,
  ownersEver,
  ownersIn,
  type WordAsked,
} from './scenes/concerns.js';
export { type CampaignPlay, campaignPlay } from './scenes/plays.js';
export { outerOf, type Staged } from './scenes/staging.js';
export { trialOf, triedBefore } from './scenes/tried.js';
export { playedAs } from './scenes/writing.js';
export { lacking } from './sheets/lives.js';
export { enduranceOf } from './sheets/loads.js';
export type { RaidFact } from './stories/raid/before.js';
export { STORIES } from './stories/stories.js';
export type { Story, StoryChapter, StoryEnding, StoryFact, StoryTold } from './stories/story.js';
export { allSoldiersOf } from './time/away.js';
export { calendarIn, entriesOf } from './time/entries.js';
export { healingDays, healingDue } from './time/healingDays.js';
export { dueOnRoad, refusesWait, roadIn } from './time/waiting.js';
export { wearyOn } from './time/weariness.js';
export { nextReckoning } from './time/years.js';
export { ADVICE } from './world/advice.table.js';
export { beforeReckoning } from './world/treasury.js';
export { isCrowded, warningsOf } from './world/world.js';
