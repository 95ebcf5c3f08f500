export {
  approx,
  both,
  CERTAIN,
  type Chance,
  type ChanceJson,
  chance,
  chanceJson,
  chancesOutOf,
  either,
  exact,
  NEVER,
  otherwise,
} from './dice/chance.js';
export { howMany } from './dice/countedOdds.js';
export { batchesOf, countingFaces, diceBehind, facesThatCount, resultsCounted } from './dice/counting.js';
export {
  D00,
  type DiceExpression,
  type Die,
  d,
  dieName,
  dz,
  facesOf,
  isFaceOf,
  type Keep,
  MOST_DICE,
  MOST_SIDES,
  parseDice,
  wrongFaces,
} from './dice/die.js';
export { commitmentTo, drawFaces, drawThrow } from './dice/draw.js';
export { chanceThat, eachDie, oddsOf, scoresOf } from './dice/odds.js';
export {
  type Band,
  type Batch,
  FACE,
  type Prospect,
  type Reading,
  type Rows,
  rowOf,
  type Throw,
  type ThrowResult,
  type ThrowTally,
  type Worth,
} from './dice/reading.js';
export { LINKS, linkOf } from './dice/shares.js';
export { facesFor, type Stream, stream, throwWith } from './dice/stream.js';
export { comparison, countedRow, type Reckoned, reckon, sumOf } from './dice/throw.js';
export { type DiceNote, Draws, type Share } from './draws.js';
export * as hex from './grid/hexes.js';
export * as square from './grid/square.js';
export { canonicalJson, copyJson, deepFreeze, type Json, sameJson } from './json.js';
export { forgetAllKept, keptForThing, keptForThingUnderKey, keptUnderKey } from './kept.js';
export {
  chained,
  changeRules,
  closeLog,
  type Entry,
  enter,
  isTypedIn,
  LOG_FORMAT,
  type Log,
  type LogHeader,
  type LogInput,
  lastChain,
  note,
  notUndone,
  openSession,
  readOn,
  type Session,
  seededDice,
  sharesAwaited,
  type ThrownRecord,
  takeUp,
  undo,
  versionsOf,
} from './log.js';
export {
  badForm,
  brokenRule,
  type Expected,
  type Found,
  type Refusal,
  type RefusalCode,
  type RefusalData,
  type RuleId,
} from './refusals.js';
export {
  all,
  attempt,
  Impossible,
  impossible,
  need,
  ok,
  type Result,
  refused,
  type Steps,
  unless,
} from './result.js';
export {
  carries,
  type DecideChoice,
  evolveRuling,
  propose,
  putQuestion,
  type Question,
  RULING_EVENTS,
  type Ruling,
  type RulingChoice,
  type RulingEvent,
  type RulingFacts,
  type RulingStep,
  rulingProcedures,
  type Vote,
} from './ruling.js';
export { type Answered, type Answers, answerFor } from './scene/answers.js';
export { ATTENTIVE, type Awaited, type Heard, type Listener, type Thrown } from './scene/awaited.js';
export { beginState, type Start } from './scene/begin.js';
export {
  type AnyRules,
  type Asked,
  asks,
  asksTogether,
  type ClosedSheets,
  does,
  type Event,
  type Facts,
  type Fixed,
  type Flavour,
  type Gestures,
  gestures,
  type Imagined,
  type Index,
  type InnerOpening,
  type Opening,
  opens,
  type Play,
  type Procedure,
  type Procedures,
  rolls,
  type SceneRules,
  type SceneTypes,
  type SeatId,
  type Sight,
  type Step,
  type View,
} from './scene/contract.js';
export { type Bookmark, bookmarkOf, follow, type Standing, standingOf, stateAt } from './scene/follow.js';
export {
  type Course,
  type Forecast,
  forecast,
  forecastOf,
  forecastWith,
  type Lookahead,
  worldBehind,
} from './scene/forecast.js';
export { imagine } from './scene/imagine.js';
export {
  awaitedSeen,
  hasOthers,
  innermost,
  innermostSeen,
  type PlayedScene,
  sceneAt,
  type ThrowAhead,
  throwAhead,
  type WatchedScene,
} from './scene/innermost.js';
export { innerRules } from './scene/innerRules.js';
export {
  type AnyBridge,
  type AtOnce,
  type Bridge,
  type CampaignTypes,
  type Manifest,
  manifest,
  type ReadyStart,
} from './scene/manifest.js';
export { keyedIn, type Named, type NamedThing, type Naming, namedIn } from './scene/naming.js';
export { Run } from './scene/run.js';
export { apply, begin, hashOf, type Input, type Moved } from './scene/scene.js';
export { type RoundStage, stagesAt } from './scene/stages.js';
export {
  type ByHand,
  type GivenByStanding,
  givenByStanding,
  type Memos,
  memosAfter,
  remembered,
  rememberedWith,
  type StandingAnswer,
  type StandingAnswers,
  type Stands,
} from './scene/standing.js';
export { forkState, knowersOf, knowsOf, type State, viewOf } from './scene/state.js';
export { sha256 } from './sha256.js';
export type { JsonSchema, Shape, Shaped } from './shape.js';
export * as shape from './shape.js';
export { counted, listed, type Note, type Rated, type Sum, type Tally, type TallyLine } from './tally.js';
export { brokenChain, replay, rulesAsOf, type Verified, verify } from './verify.js';
