import type { command, sortie, warband } from '@warmoot/rules';
import { turnings } from './turn.js';

/** What turns the battles of the other ways of war. */

/** Units run before they die: who runs, who is cut down, and who is let go. */
export const COMMAND_TURNS = turnings<command.Command>([
  { event: 'charged', turn: 'charge', first: true },
  { event: 'damaged', turn: 'firstBlood', first: true },
  { event: 'routed', turn: 'routed' },
  { event: 'slaughtered', turn: 'lost' },
  { event: 'challenged', turn: 'duel' },
  { event: 'challengeRefused', turn: 'refused' },
  { event: 'conceded', turn: 'surrender' },
  { event: 'cameAway', turn: 'gotAway' },
]);

/** Units last until they are finished: who is beset, who is out, and in whose hands. */
export const SORTIE_TURNS = turnings<sortie.Sortie>([
  { event: 'beset', turn: 'beset', first: true },
  { event: 'finished', turn: 'lost' },
  { event: 'destroyed', turn: 'lost' },
  { event: 'escaped', turn: 'gotAway' },
  { event: 'caught', turn: 'caught' },
  { event: 'takenIn', turn: 'captured', having: { fate: 'captured' } },
  { event: 'takenIn', turn: 'lost', having: { fate: 'killed' } },
  { event: 'took', turn: 'captured', having: { fate: 'captured' } },
  { event: 'took', turn: 'lost', having: { fate: 'killed' } },
  { event: 'spoiled', turn: 'captured', having: { fate: 'captured' } },
  { event: 'spoiled', turn: 'lost', having: { fate: 'killed' } },
  { event: 'characterFate', turn: 'majorWound', having: { end: 'majorWound' } },
  { event: 'characterFate', turn: 'death', having: { end: 'death' } },
]);

/** Of figures each counts: who falls, who runs, who duels, and who casts. */
export const SKIRMISH_TURNS = turnings<warband.Skirmish>([
  { event: 'harmed', turn: 'firstBlood', first: true },
  { event: 'fell', turn: 'death', having: { fate: 'slain' } },
  { event: 'fell', turn: 'death', having: { fate: 'dead' } },
  { event: 'fell', turn: 'fall', having: { fate: 'subdued' } },
  { event: 'atDeathsDoor', turn: 'fall' },
  { event: 'bledToDeath', turn: 'death' },
  { event: 'surrendered', turn: 'surrender' },
  { event: 'toTheDeath', turn: 'refused' },
  { event: 'retreats', turn: 'routed' },
  { event: 'rallied', turn: 'rallied' },
  { event: 'leaderLost', turn: 'leaderLost' },
  { event: 'duelBegan', turn: 'duel' },
  { event: 'duelRefused', turn: 'refused' },
  { event: 'spellCast', turn: 'spell' },
  { event: 'held', turn: 'caught' },
]);

/** In lines the tide turns, units break, and leaders fight before them. */
export const LINES_TURNS = turnings<warband.Battle>([
  { event: 'unitCharged', turn: 'charge', first: true },
  { event: 'thinned', turn: 'firstBlood', first: true },
  { event: 'tideTurned', turn: 'tide' },
  { event: 'fell', turn: 'death', having: { fate: 'slain' } },
  { event: 'fell', turn: 'death', having: { fate: 'dead' } },
  { event: 'fell', turn: 'fall', having: { fate: 'subdued' } },
  { event: 'retreats', turn: 'routed' },
  { event: 'cameBack', turn: 'rallied' },
  { event: 'surrendered', turn: 'surrender' },
  { event: 'duelBegan', turn: 'duel' },
  { event: 'duelRefused', turn: 'refused' },
]);
