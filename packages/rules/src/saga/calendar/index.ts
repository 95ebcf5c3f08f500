export {
  type CalendarEntry,
  dueBy,
  dueDay,
  type EntryKind,
  type EntryState,
  innerNow,
  inOrder,
  lastDay,
  nextEntry,
  nextFor,
  nextForEach,
  SCENE_KINDS,
  type SceneKind,
  toBePlayed,
  type Upcoming,
} from './agenda.js';
export {
  type Calendar,
  type CalendarDate,
  type CalendarOptions,
  calendarOf,
  dateOf,
  dayOf,
  daysInYear,
  firstDayOf,
  lastDayOf,
  reckoningDayOf,
  USUAL_CALENDAR,
  type YearPart,
  yearOf,
} from './dates.js';
export { type AskedAtClose, arrivalPlan, askedAtClose, type EntryPlan, type Journey } from './entering.js';
export { type Folded, foldedHealings, isHealSuccess } from './folding.js';
export { type CivilDay, type EntryTold, type IcsOptions, icsOf } from './ics.js';
export { type PeopleThen, refusesToBegin, refusesToPause } from './running.js';
