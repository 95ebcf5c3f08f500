import {
  approx,
  both,
  CERTAIN,
  type Chance,
  chanceThat,
  counted,
  either,
  keptUnderKey,
  NEVER,
  otherwise,
} from '@warmoot/kernel';
import { type CheckEdition, chanceOfSuccess } from '../../check/check.js';
import { goingOf, MOVEMENT_SKILL, partyRating } from '../party/party.js';
import { matrixGame } from './matrixGame.js';
import { type Both, effortIn, type RaceSight, winnerOf, wonIn } from './model.js';
import { type Runners, raceThrow } from './ratings.js';
import { runnersIn } from './running.js';
import { MOST_STAKED } from './setup.js';

const STAKES = Array.from({ length: MOST_STAKED + 1 }, (_, stake) => stake);

/** The chance that the first entered wins a leg, by what it stakes (rows) and what the other does; as it is played. */
export const legOdds = (edition: CheckEdition, runners: Runners): readonly (readonly Chance[])[] =>
  STAKES.map((one) => STAKES.map((other) => chanceThat(raceThrow(edition, counted, runners, [one, other]), 'success')));

/** The chance that the first entered wins a race of which these are its chances leg by leg. */
export const raceChance = (legs: readonly Chance[]): Chance => {
  const from = (at: number, won: Both<number>): Chance => {
    const winner = winnerOf(won, legs.length);
    if (winner !== null) return winner === 0 ? CERTAIN : NEVER;
    const wins = legs[at] as Chance;
    return either(
      both(wins, from(at + 1, [won[0] + 1, won[1]])),
      both(otherwise(wins), from(at + 1, [won[0], won[1] + 1])),
    );
  };
  return from(0, [0, 0]);
};

/** Where a race stands before a leg. */
export interface RaceStanding {
  readonly won: Both<number>;
  readonly effort: Both<number>;
}

/** What is best before a leg: the chance of the first entered, and how often each stakes how much. */
export interface BestStakes {
  readonly first: number;
  readonly stakes: Both<readonly number[]>;
}

interface Known {
  readonly edition: CheckEdition;
  readonly legs: number;
  /** By how much the first entered is better where nothing is staked. */
  readonly margin: number;
}

const solved = ({ edition, legs, margin }: Known): ((standing: RaceStanding) => BestStakes) => {
  const known = new Map<string, BestStakes>();
  const wins = (by: number): number => approx(chanceOfSuccess(edition, Math.max(by, 0), Math.max(-by, 0)));
  const upTo = (effort: number): readonly number[] => STAKES.filter((stake) => stake <= effort);
  const worth = (standing: RaceStanding): number => {
    const winner = winnerOf(standing.won, legs);
    return winner === null ? best(standing).first : 1 - winner;
  };
  const cell = ({ won, effort }: RaceStanding, one: number, other: number): number => {
    const left: Both<number> = [effort[0] - one, effort[1] - other];
    const chance = wins(margin + one - other);
    const [up, down] = [
      worth({ won: [won[0] + 1, won[1]], effort: left }),
      worth({ won: [won[0], won[1] + 1], effort: left }),
    ];
    return down + chance * (up - down);
  };
  const best = (standing: RaceStanding): BestStakes => {
    const key = JSON.stringify([standing.won, standing.effort]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const [ones, others] = standing.effort.map(upTo) as [readonly number[], readonly number[]];
    const { value, rows, columns } = matrixGame(ones.map((one) => others.map((other) => cell(standing, one, other))));
    const found = { first: value, stakes: [rows, columns] as const };
    known.set(key, found);
    return found;
  };
  return best;
};

const solvedFor = keptUnderKey(
  'a race is solved once, and asked about before every leg',
  ({ edition, legs, margin }: Known) => `${edition.ruleSet} ${legs} ${margin}`,
  solved,
);

/** A race, solved: what is best wherever it stands. */
export const solveRace = (
  edition: CheckEdition,
  { racers, onWater }: Runners,
  legs: number,
): ((standing: RaceStanding) => BestStakes) => {
  const [one, other] = racers.map(
    (party) => counted(partyRating(party, MOVEMENT_SKILL[goingOf(party, onWater)])).total,
  ) as [number, number];
  return solvedFor({ edition, legs, margin: one - other });
};

/** What is best in the race that is seen. */
export const bestIn = (edition: CheckEdition, sight: RaceSight): BestStakes =>
  solveRace(edition, runnersIn(sight), sight.given.legs)({ won: wonIn(sight), effort: effortIn(sight) });
