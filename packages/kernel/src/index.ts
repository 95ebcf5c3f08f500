/* What a program can stand on. */

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
export { facesFor, type Stream, stream, throwWith } from './dice/stream.js';
export { comparison, countedRow, type Reckoned, reckon, sumOf } from './dice/throw.js';
export * as hex from './grid/hexes.js';
export * as square from './grid/square.js';
export { canonicalJson, copyJson, deepFreeze, type Json, sameJson } from './json.js';
export {
  closeLog,
  type Entry,
  enter,
  type Log,
  type LogHeader,
  type LogInput,
  openSession,
  type Session,
  seededDice,
  type ThrownRecord,
  undo,
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
  certain,
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
export { hasOthers } from './scene/innermost.js';
export {
  type AnyBridge,
  type AtOnce,
  type Bridge,
  type CampaignTypes,
  type Manifest,
  manifest,
  type ReadyStart,
} from './scene/manifest.js';
export type { NamedThing, Naming } from './scene/naming.js';
export { Run } from './scene/run.js';
export { apply, begin, hashOf, type Input, type Moved } from './scene/scene.js';
export { type RoundStage, stagesAt } from './scene/stages.js';
export { remembered, rememberedWith, type StandingAnswer, type StandingAnswers } from './scene/standing.js';
export { type State, viewOf } from './scene/state.js';
export { sha256 } from './sha256.js';
export type { JsonSchema, Shape, Shaped } from './shape.js';
export * as shape from './shape.js';
export { counted, listed, type Note, type Rated, type Sum, type Tally, type TallyLine } from './tally.js';
export { replay, type Verified, verify } from './verify.js';

/* What only our other packages ask for. It may change with any version (docs/decisions/0033-the-library.md). */

export { howMany } from './dice/countedOdds.js';
export { batchesOf, countingFaces, diceBehind, resultsCounted } from './dice/counting.js';
export { MOST_DICE, MOST_SIDES } from './dice/die.js';
export { LINKS, linkOf } from './dice/shares.js';
export { type DiceNote, Draws, type Share } from './draws.js';
export { forgetAllKept, keptForThing, keptForThingUnderKey, keptUnderKey } from './kept.js';
export {
  chained,
  changeRules,
  isTypedIn,
  LOG_FORMAT,
  lastChain,
  note,
  notUndone,
  readOn,
  sharesAwaited,
  takeUp,
  versionsOf,
} from './log.js';
export { type Bookmark, follow, type Standing, standingOf } from './scene/follow.js';
export {
  awaitedSeen,
  innermost,
  innermostSeen,
  type PlayedScene,
  sceneAt,
  type ThrowAhead,
  throwAhead,
  type WatchedScene,
} from './scene/innermost.js';
export { innerRules } from './scene/innerRules.js';
export { keyedIn, type Named, namedIn } from './scene/naming.js';
export {
  type ByHand,
  type GivenByStanding,
  givenByStanding,
  type Memos,
  memosAfter,
  type Stands,
} from './scene/standing.js';
export { forkState, knowersOf, knowsOf } from './scene/state.js';
export { brokenChain, rulesAsOf } from './verify.js';
