// holds by: SAGA-EVENT-003: an event is told and goes on the calendar; of all of them the plague alone reaches for
// sheets.
/** SAGA-EVENT-004: what each roll from 0 to 99 brings, by the highest of its rolls. */
export const EVENTS = [
  { upTo: 5, event: 'neighboursAtWar', magic: false },
  { upTo: 11, event: 'neighbourAttacks', magic: false },
  { upTo: 17, event: 'allianceOffered', magic: false },
  { upTo: 23, event: 'tradeSought', magic: false },
  { upTo: 29, event: 'plague', magic: false },
  { upTo: 36, event: 'naturalDisaster', magic: false },
  { upTo: 43, event: 'cropFailure', magic: false },
  { upTo: 50, event: 'resourceGivesOut', magic: false },
  { upTo: 57, event: 'newLand', magic: false },
  { upTo: 64, event: 'unknownMonster', magic: false },
  { upTo: 71, event: 'peopleLearnMagic', magic: true },
  { upTo: 78, event: 'magicObjects', magic: true },
  { upTo: 85, event: 'unknownSpecies', magic: false },
  { upTo: 92, event: 'commonersRise', magic: false },
  { upTo: 99, event: 'newReligion', magic: false },
] as const;

export type ExternalEvent = (typeof EVENTS)[number]['event'];
