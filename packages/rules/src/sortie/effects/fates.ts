import {
  type Asked,
  answerFor,
  asksTogether,
  does,
  type Procedures,
  rolls,
  shape,
  sumOf,
  type Throw,
} from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { nameOf, sideOf, unitNamed } from '../../war/roster/roster.js';
import { otherSide } from '../../war/roster/sides.js';
import type { Maneuver } from '../battle/maneuvers.table.js';
import type { Fate } from '../battle/model.js';
import { armyOf, type Sortie, type SortiePlay, type SortieSight } from '../battle/sortie.js';
import { askedFor } from '../battle/units.js';
import { rowOf } from '../pool/kinds.js';
import { sixSided } from '../pool/throws.js';
import { isBehindWalls, listOrder, maneuverIn } from './contests.js';
import { handAfter, impactsOf } from './impacts.js';

/** SORTIE-SITUATION-017: who does one of these has left the walls, and ours: for good. */
const LEAVES_WALLS: readonly (Maneuver | null)[] = ['retreat', 'charge', 'flank'];

/** SORTIE-ROUND-010: whoever had a sortie is in contact, before anybody moves away. */
const meetInContact = (play: SortiePlay): void => {
  const { open } = play;
  if (open.meetings.length === 0) return;
  const apart: [UnitIndex, UnitIndex, number][] = [];
  for (const { a, b, from } of open.meetings) if (from > 0) apart.push([a, b, 0]);
  const leftWalls = listOrder(play).filter(
    (unit) => isBehindWalls(play, unit) && LEAVES_WALLS.includes(maneuverIn(play, unit)),
  );
  if (apart.length + leftWalls.length > 0) play.say({ event: 'movedApart', apart, leftWalls, parted: [] });
};

/** The units of which this has become in this round, in list order. */
const fallenNow = (sight: SortieSight, fate: Fate): readonly UnitIndex[] => {
  const { fate: fates, goneIn, round } = sight.open;
  return fates.includes(fate)
    ? listOrder(sight).filter((unit) => fates[unit] === fate && goneIn[unit] === round)
    : NOBODY;
};

const NOBODY: readonly UnitIndex[] = [];

const finishedBy = ({ open }: SortieSight, unit: UnitIndex): number =>
  open.impacts.find((impact) => impact.unit === unit)?.finishedBy ?? 0;

const KEPT = 3;

/** SORTIE-STATE-003: all its bonus dice, of which the three highest are added up. */
const escapeDice = ({ open }: SortieSight, unit: UnitIndex): Throw => {
  const dice = sixSided(open.floating[unit] as number);
  return sumOf(dice, 0, dice.length > KEPT ? { take: 'highest', count: KEPT } : null);
};

/**
 * SORTIE-STATE-017, SORTIE-STATE-003: who is Finished and has bonus dice may try to get away. SORTIE-ROUND-014: all of them
 * are asked, those too whom no dice would save: a log says of each what it did.
 */
const mayEscape = (sight: SortieSight): readonly UnitIndex[] => {
  if (sight.given.options['sortie.finishedEscape'] === 'off') return NOBODY;
  return fallenNow(sight, 'finished').filter((unit) => (sight.open.floating[unit] as number) > 0);
};

/** SORTIE-STATE-023: whether a unit stands where there is no way out. */
const isShutIn = (sight: SortieSight, unit: UnitIndex): boolean => rowOf(sight, unit).noEscape;

/** SORTIE-STATE-028: both sides are asked about each who is Destroyed without escape: the owner as `A1`, the enemy as `A1.B`. */
const asksAbout = (sight: SortieSight, unit: UnitIndex): readonly [Asked, Asked] => {
  const enemy = otherSide(sideOf(sight, unit));
  const as = `${nameOf(sight, unit)}.${enemy === 0 ? 'A' : 'B'}`;
  return [askedFor(sight, unit), { seat: armyOf(sight, enemy).seat, as }];
};

const doomedNow = (sight: SortieSight): readonly UnitIndex[] => {
  const destroyed = fallenNow(sight, 'destroyed');
  return destroyed.length === 0 ? NOBODY : destroyed.filter((unit) => isShutIn(sight, unit));
};

const ESCAPE_OR_YIELD = [{ choose: 'escape' }, { choose: 'yield' }] as const;
const FLEE_OR_STAY = [{ choose: 'flee' }, { choose: 'stay' }] as const;
const CAPTURED_OR_KILLED = [{ choose: 'captured' }, { choose: 'killed' }] as const;

type FateSteps = 'effects' | 'escapes' | 'escapeThrow' | 'destroyed' | 'doomed';

export const fateProcedures: Procedures<Sortie, FateSteps> = {
  // SORTIE-ROUND-002: step 5, everything at once.
  effects: does((play) => {
    const impacts = impactsOf(play);
    const hands = impacts.map((impact) => play.rate(handAfter(play, impact)));
    play.say({ event: 'applied', impacts, hands });
    meetInContact(play);
    for (const { unit, fate, finishedBy: total } of impacts) {
      if (fate !== null) play.say({ event: fate, unit, total });
    }
  }),

  escapes: asksTogether({
    whom: (facts) => mayEscape(facts).map((unit) => askedFor(facts, unit)),
    answer: shape.union('choose', { escape: {}, yield: {} }),
    choices: () => ESCAPE_OR_YIELD,
    then: (play, _step, answers) => {
      for (const { as, choice } of answers) {
        const unit = unitNamed(play, as);
        if (choice.choose === 'escape') play.next({ step: 'escapeThrow', unit });
        else play.say({ event: 'caught', unit, total: null });
      }
    },
  }),

  // SORTIE-STATE-003: it must exceed the total that has finished it.
  escapeThrow: rolls({
    throws: (facts, { unit }) => escapeDice(facts, unit),
    thrower: (facts, { unit }) => armyOf(facts, sideOf(facts, unit)).seat,
    then: (play, { unit }, total) => {
      const isAway = (total as number) > finishedBy(play, unit);
      play.say({ event: isAway ? 'escaped' : 'caught', unit, total: total as number });
    },
  }),

  // SORTIE-STATE-024, SORTIE-STATE-028: in the open it flees, unless its owner wants it to stay.
  destroyed: asksTogether({
    whom: (facts) =>
      fallenNow(facts, 'destroyed').flatMap((unit) => (isShutIn(facts, unit) ? [] : [askedFor(facts, unit)])),
    answer: shape.union('choose', { flee: {}, stay: {} }),
    choices: () => FLEE_OR_STAY,
    then: (play, _step, answers) => {
      for (const { as, choice } of answers)
        play.say({ event: choice.choose === 'flee' ? 'fled' : 'stayed', unit: unitNamed(play, as) });
    },
  }),

  // SORTIE-STATE-023, SORTIE-STATE-028: captured if both sides say so, otherwise killed.
  doomed: asksTogether({
    whom: (facts) => doomedNow(facts).flatMap((unit) => asksAbout(facts, unit)),
    answer: shape.union('choose', { captured: {}, killed: {} }),
    choices: () => CAPTURED_OR_KILLED,
    then: (play, _step, answers) => {
      for (const unit of doomedNow(play)) {
        const isSpared = asksAbout(play, unit).every(({ as }) => answerFor(answers, as)?.choose === 'captured');
        play.say({ event: 'takenIn', unit, fate: isSpared ? 'captured' : 'killed' });
      }
    },
  }),
};
