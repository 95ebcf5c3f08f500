import { d, does, type Procedures, rolls, sumOf } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { sideOf } from '../../war/roster/roster.js';
import type { CharacterFate, Ending, Fate } from '../battle/model.js';
import { armyOf, type Sortie, type SortieFacts, type SortiePlay, type SortieSight } from '../battle/sortie.js';
import { listOrder } from '../effects/contests.js';
import { rowOf } from '../pool/kinds.js';
import { sixSided } from '../pool/throws.js';
import { BODY_PARTS, CHARACTER_DIE } from './body.table.js';
import { type Counts, deadByFraction, deadByRecord, hasLost, injuredByFraction, tollOf } from './toll.js';

/** SORTIE-AFTER-014: the units that are reckoned, in the order of their dice: all of both sides, wherever they went. */
const reckoned = (sight: SortieSight): readonly UnitIndex[] =>
  listOrder(sight).filter((unit) => sight.open.fate[unit] !== 'joined');

/** Ours: of a unit that is killed to the last nobody is left to be counted, so that it throws nothing. */
const throws = (sight: SortieSight, unit: UnitIndex): readonly ('recordDice' | 'fractionDie')[] => {
  if (sight.open.fate[unit] === 'killed') return [];
  return [
    ...((sight.open.record[unit] as number) > 0 ? (['recordDice'] as const) : []),
    ...(hasLost(sight, unit) ? (['fractionDie'] as const) : []),
  ];
};

/** SORTIE-SAGA-011: who was Finished or Destroyed, whatever became of it then. */
const FELL: readonly Fate[] = ['finished', 'destroyed', 'captured', 'killed', 'fled'];

/** Who of a saga's cast throws a die: everybody whose unit fell. */
const castFallen = (sight: SortieSight): readonly { readonly who: string; readonly unit: UnitIndex }[] =>
  reckoned(sight).flatMap((unit) =>
    FELL.includes(sight.open.fate[unit] as Fate) ? rowOf(sight, unit).characters.map((who) => ({ who, unit })) : [],
  );

/** Goes on with these units: who throws nothing is reckoned at once, and the first who does comes before the rest. */
const goOn = (play: SortiePlay, [unit, ...rest]: readonly UnitIndex[]): void => {
  if (unit === undefined) {
    for (const one of castFallen(play)) play.next({ step: 'characterDie', ...one });
    play.next({ step: 'over' });
    return;
  }
  const [first] = throws(play, unit);
  if (first !== undefined) {
    play.next({ step: first, unit });
    return;
  }
  settle(play, unit, { byRecord: 0, fraction: 0 }, rest);
};

const settle = (play: SortiePlay, unit: UnitIndex, counts: Counts, rest: readonly UnitIndex[]): void => {
  play.say({ event: 'reckoned', ...tollOf(play, unit, counts) });
  goOn(play, rest);
};

const after = (sight: SortieSight, unit: UnitIndex): readonly UnitIndex[] => {
  const all = reckoned(sight);
  return all.slice(all.indexOf(unit) + 1);
};

const seatOf = (facts: SortieFacts, unit: UnitIndex): string => armyOf(facts, sideOf(facts, unit)).seat;

/** What the record dice of a unit came to, if it has thrown them. */
const countedSoFar = ({ open }: SortieSight, unit: UnitIndex): number =>
  open.tolls.find((toll) => toll.unit === unit)?.injured ?? 0;

const sayFate = (play: SortiePlay, fate: CharacterFate): void => play.say({ event: 'characterFate', ...fate });

type AfterSteps = 'reckoning' | 'recordDice' | 'fractionDie' | 'characterDie' | 'bodyPart' | 'over';

export const reckoningProcedures: Procedures<Sortie, AfterSteps> = {
  reckoning: does((play) => goOn(play, reckoned(play))),

  // SORTIE-AFTER-003: a die for each on record.
  recordDice: rolls({
    throws: ({ open }, { unit }) => sumOf(sixSided(open.record[unit] as number)),
    thrower: (facts, { unit }) => seatOf(facts, unit),
    then: (play, { unit }, sum) => {
      const byRecord = sum as number;
      play.say({ event: 'counted', unit, by: 'record', injured: byRecord, dead: deadByRecord(play, unit) });
      if (hasLost(play, unit)) play.next({ step: 'fractionDie', unit });
      else settle(play, unit, { byRecord, fraction: 0 }, after(play, unit));
    },
  }),

  // SORTIE-AFTER-007: one die for each unit that lost.
  fractionDie: rolls({
    throws: () => sumOf([d(6)]),
    thrower: (facts, { unit }) => seatOf(facts, unit),
    then: (play, { unit }, face) => {
      const fraction = face as number;
      const counts = { byRecord: countedSoFar(play, unit), fraction };
      const injured = injuredByFraction(play, unit, fraction);
      play.say({ event: 'counted', unit, by: 'fraction', injured, dead: deadByFraction(play, unit, fraction) });
      settle(play, unit, counts, after(play, unit));
    },
  }),

  // SORTIE-SAGA-011: with a unit that is killed to the last, a 6 is death.
  characterDie: rolls({
    throws: () => sumOf([d(6)]),
    thrower: (facts, { unit }) => seatOf(facts, unit),
    then: (play, { who, unit }, face) => {
      const end = CHARACTER_DIE[(face as number) - 1] as (typeof CHARACTER_DIE)[number];
      if (end === 'unhurt') sayFate(play, { who, unit, end, part: null });
      else if (end === 'majorWound' && play.open.fate[unit] === 'killed')
        sayFate(play, { who, unit, end: 'death', part: null });
      else play.next({ step: 'bodyPart', who, unit, end });
    },
  }),

  bodyPart: rolls({
    throws: () => sumOf([d(6)]),
    thrower: (facts, { unit }) => seatOf(facts, unit),
    then: (play, { who, unit, end }, face) =>
      sayFate(play, { who, unit, end, part: BODY_PARTS[(face as number) - 1] as string }),
  }),

  over: does(({ open, say }) => say({ event: 'ended', ending: open.ending as Ending, winner: open.winner })),
};
