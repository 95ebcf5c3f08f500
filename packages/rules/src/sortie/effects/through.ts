import type { UnitIndex } from '../../war/indexes.js';
import type { SortiePlay, SortieSight } from '../battle/sortie.js';
import { isHere } from '../battle/units.js';
import { eachLost } from '../pool/floating.js';
import { rowOf } from '../pool/kinds.js';
import { maneuverIn } from './contests.js';

/**
 * SORTIE-THROUGH-002, SORTIE-THROUGH-003: four penalty dice for who is passed by as many as it has itself, by plain heads,
 * to the nearest whole die, halves up and at least one.
 */
export const diceForPassing = (moving: number, passed: number): number =>
  Math.max(1, Math.floor((8 * moving + passed) / (2 * passed)));

/**
 * SORTIE-THROUGH-005: whom a unit goes through when it goes back: those who stand behind it, until either has stirred.
 * SORTIE-THROUGH-001: not who charges; ours: it has left its place then, and the way is free.
 */
const standBehind = (sight: SortieSight, unit: UnitIndex): readonly UnitIndex[] => {
  const { roster, stirred } = sight.open;
  const behind: UnitIndex[] = [];
  if (stirred[unit] === 1) return behind;
  for (let friend = 0; friend < roster.length; friend++) {
    if (roster[friend]?.behind !== unit || !isHere(sight, friend) || stirred[friend] === 1) continue;
    if (maneuverIn(sight, friend) !== 'charge') behind.push(friend);
  }
  return behind;
};

/** SORTIE-THROUGH-004: the dice are taken from the pool. SORTIE-AFTER-006: and not put on record. */
export const passThrough = (play: SortiePlay, unit: UnitIndex): void => {
  const { given, open } = play;
  for (const friend of standBehind(play, unit)) {
    const dice = diceForPassing(open.heads[unit] as number, open.heads[friend] as number);
    const each = eachLost(given.options, rowOf(play, friend));
    play.say({ event: 'passedThrough', unit, friend, dice: dice * each });
  }
};
