import { type Chance, listed, type Rated, type RuleId } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { MANEUVERS, type Maneuver } from '../battle/maneuvers.table.js';
import type { SortieSight } from '../battle/sortie.js';
import { netDice } from '../pool/net.js';
import { maneuversLeft, mayOpenWith } from '../pool/reach.js';
import { comparisonOf } from '../pool/throws.js';
import { oddsBetween, type SortieOdds } from './odds.js';

/** A sortie to be looked at: who thinks of it, against whom, and what each may stake. */
export interface Supposed {
  readonly unit: UnitIndex;
  readonly enemy: UnitIndex;
  readonly bid: number;
  readonly theirBid: number;
}

/** What two maneuvers come to where nobody rolls. */
export type NoRoll = 'retreaterSucceeds' | 'bothSucceed' | 'bothFail';

/** One pair of maneuvers and what it would be like. */
export interface Cell {
  readonly mine: Maneuver;
  readonly theirs: Maneuver;
  /** The net dice of both, with a line for each reason. */
  readonly nets: readonly [mine: Rated, theirs: Rated];
  /** SORTIE-MATRIX-004 to SORTIE-MATRIX-006: why nobody rolls; null where they do. */
  readonly noRoll: NoRoll | null;
  /** Null where nobody rolls. */
  readonly odds: SortieOdds | null;
  /** The rule that shuts each maneuver to who would use it; null where it is open. */
  readonly shut: readonly [mine: RuleId | null, theirs: RuleId | null];
}

/**
 * What is left to a unit against this enemy. Once they have met, what the meetings leave it; before that, who looks is
 * taken to open the sortie, and the other may answer as it likes.
 */
const leftTo = (sight: SortieSight, unit: UnitIndex, enemy: UnitIndex, opens: boolean): readonly Maneuver[] => {
  const haveMet = sight.open.meetings.some(({ a, b }) => (a === unit && b === enemy) || (a === enemy && b === unit));
  if (haveMet) return maneuversLeft(sight, unit);
  return opens ? mayOpenWith(sight, unit, enemy) : MANEUVERS;
};

/** All 25 pairs of maneuvers, row by row: this unit's, and the enemy's within it. */
export const matrixOf = (sight: SortieSight, { unit, enemy, bid, theirBid }: Supposed): readonly Cell[] => {
  const { options } = sight.given;
  const [mayMine, mayTheirs] = [leftTo(sight, unit, enemy, true), leftTo(sight, enemy, unit, false)];
  const shut = (left: readonly Maneuver[], maneuver: Maneuver): RuleId | null =>
    left.includes(maneuver) ? null : 'SORTIE-ROUND-004';
  return MANEUVERS.flatMap((mine) =>
    MANEUVERS.map((theirs): Cell => {
      const nets = [
        listed(netDice(sight, { unit, enemy, maneuver: mine, against: theirs, bid })),
        listed(netDice(sight, { unit: enemy, enemy: unit, maneuver: theirs, against: mine, bid: theirBid })),
      ] as const;
      const compared = comparisonOf(options, mine, theirs);
      const noRoll = 'noRoll' in compared ? compared.noRoll : null;
      const odds =
        noRoll === null
          ? oddsBetween({ nets: [nets[0].total, nets[1].total], options, maneuvers: [mine, theirs] })
          : null;
      return { mine, theirs, nets, noRoll, odds, shut: [shut(mayMine, mine), shut(mayTheirs, theirs)] };
    }),
  );
};

/** Whether one chance is smaller than another. */
const isLess = (one: Chance, two: Chance): boolean => one.ways * two.of < two.ways * one.of;

/**
 * What the enemy does best against each maneuver of this unit: of the answers open to it that are rolled for, those that
 * leave this unit the least chance to win. A fact, and no advice.
 */
export const bestAnswers = (cells: readonly Cell[], mine: Maneuver): readonly Maneuver[] => {
  const met = cells.filter((cell) => cell.mine === mine && cell.shut[0] === null && cell.shut[1] === null);
  const won = met.flatMap(({ theirs, odds }) => (odds === null ? [] : [{ theirs, chance: odds.wins[0] }]));
  return won.filter(({ chance }) => !won.some((other) => isLess(other.chance, chance))).map(({ theirs }) => theirs);
};
