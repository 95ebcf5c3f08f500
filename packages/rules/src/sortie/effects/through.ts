import type { UnitIndex } from '../../war/indexes.js';
import type { SortiePlay, SortieSight } from '../battle/sortie.js';
import { isHere } from '../battle/units.js';
import { eachLost } from '../pool/floating.js';
import { rowOf } from '../pool/kinds.js';
import { maneuverIn } from './contests.js';
import { friendsOf } from './distances.js';

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
const standBehind = (sight: SortieSight, unit: UnitIndex): readonly UnitIndex[] =>
  sight.open.stirred[unit] === 1
    ? []
    : friendsOf(sight, unit).filter(
        (friend) =>
          rowOf(sight, friend).behind === unit &&
          isHere(sight, friend) &&
          sight.open.stirred[friend] === 0 &&
          maneuverIn(sight, friend) !== 'charge',
      );

/** SORTIE-THROUGH-004: the dice are taken from the pool. SORTIE-AFTER-006: and not put on record. */
export const passThrough = (play: SortiePlay, unit: UnitIndex): void => {
  const { given, open } = play;
  for (const friend of standBehind(play, unit)) {
    const dice = diceForPassing(open.heads[unit] as number, open.heads[friend] as number);
    const each = eachLost(given.options, rowOf(play, friend));
    play.say({ event: 'passedThrough', unit, friend, dice: dice * each });
  }
};
