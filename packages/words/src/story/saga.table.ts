import type { saga } from '@warmoot/rules';
import { turnings } from './turn.js';

/** What turns the scenes of the saga. */

/** A fight is turned by blood, by who falls and by who gives up. */
export const DUEL_TURNS = turnings<saga.duel.Duel>([
  { event: 'wounded', turn: 'firstBlood', first: true, unless: 'incapacitated' },
  { event: 'wounded', turn: 'majorWound', having: { major: true }, unless: 'incapacitated' },
  { event: 'incapacitated', turn: 'fall' },
  { event: 'killed', turn: 'death' },
  { event: 'surrendered', turn: 'surrender' },
  { event: 'refusedQuarter', turn: 'refused' },
  { event: 'fled', turn: 'gotAway' },
  { event: 'joinedUp', turn: 'rallied' },
]);

/** A battle is turned by units that are gone, by who leaves the field, and by leaders before the lines. */
export const BATTLE_TURNS = turnings<saga.battle.Battle>([
  { event: 'lossesTaken', turn: 'firstBlood', first: true },
  { event: 'destroyed', turn: 'lost' },
  { event: 'boxedIn', turn: 'beset' },
  { event: 'challenged', turn: 'duel' },
  { event: 'challengeRefused', turn: 'refused' },
  { event: 'retreated', turn: 'retreat' },
  { event: 'surrendered', turn: 'surrender' },
]);

/** A talk is turned by whose mind was changed, and by who would not stay and listen. */
export const TALK_TURNS = turnings<saga.discussion.Discussion>([
  { event: 'moved', turn: 'mind' },
  { event: 'drewSteel', turn: 'steel' },
  { event: 'away', turn: 'left' },
  { event: 'staysHere', turn: 'refused' },
]);

export const CHASE_TURNS = turnings<saga.chase.Chase>([
  { event: 'turned', turn: 'beset' },
  { event: 'gaveUp', turn: 'gotAway' },
  { event: 'ended', turn: 'caught', having: { end: 'caught' } },
  { event: 'ended', turn: 'gotAway', having: { end: 'away' } },
]);

export const RACE_TURNS = turnings<saga.race.Race>([{ event: 'ended', turn: 'first' }]);

/** A march is turned by who finds whom, who is passed unseen, and who comes first. */
export const MARCH_TURNS = turnings<saga.march.March>([
  { event: 'noticed', turn: 'found' },
  { event: 'met', turn: 'found' },
  { event: 'met', turn: 'ambush', having: { met: { kind: 'ambush' } } },
  { event: 'slippedPast', turn: 'slippedPast' },
  { event: 'parleyed', turn: 'parley' },
  { event: 'gotAway', turn: 'gotAway' },
  { event: 'first', turn: 'first' },
  { event: 'gaveUp', turn: 'left' },
]);

export const CHECK_TURNS = turnings<saga.check.Check>([{ event: 'checked', turn: 'checked' }]);
