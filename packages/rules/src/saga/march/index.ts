export { asSeen } from './asSeen.js';
export { marchFault } from './beginning.js';
export { bookIn, decidedBy, type FixedBook, type MarchView, partyIn } from './books.js';
export { forcedThrow, ownCheckThrow } from './checks.js';
export { distancesFor } from './contact.js';
export { movesToday } from './day.js';
export { supperOn } from './evening.js';
export { asideFrom } from './exchange.js';
export { EXCHANGE, type ExchangeResult, INTENTS, type Intent, type Stance } from './exchange.table.js';
export { lastSeen, possibleSpans, spansInReach } from './fog.js';
export { type ForcedDay, forcedMarch, pastOdds } from './forecast.js';
export { type DayAhead, itinerary } from './itinerary.js';
export type {
  Book,
  Contact,
  Day,
  DayLine,
  Fare,
  Fought,
  Judged,
  LedCheck,
  March,
  MarchChoice,
  MarchEvent,
  MarchOutcome,
  MarchStep,
  Met,
  OwnCheck,
  PartyEvent,
  PartyState,
  Plan,
  Sighting,
} from './model.js';
export {
  costFor,
  crossingOf,
  dailyMoves,
  goesByBoat,
  isAfloat,
  movesAt,
  paceBar,
  sensesAt,
  wayOn,
  wildSpan,
} from './moves.js';
export { noticeThrow, pastThrow, type Sensing } from './noticing.js';
export { ALL_PACES, PACES, type Pace } from './paces.table.js';
export { leadBar, nextSpans, plainPlan } from './planning.js';
export { marchScene } from './scene.js';
export { type Shown, shownTest } from './screened.js';
export {
  LEAST_APPROACHES,
  type MarchOptions,
  type MarchParty,
  type MarchSetup,
  MOST_APPROACHES,
  MOST_PARTIES,
  marchPartyShape,
  type Want,
} from './setup.js';
