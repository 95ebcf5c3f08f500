import { saga, war } from '@warmoot/rules';
import { Board } from './board.js';
import type { Weighed } from './melee.js';
import type { Choice, Sight } from './sight.js';

/** How steeply the chance of winning falls with what is left on both sides. */
const STEEPNESS = 2.2;

/** The chance to win the battle, from what both sides have left. */
const chanceOfWinning = (sight: Sight, side: war.Side): number => {
  const board = new Board(sight);
  const [mine, theirs] = ([side, war.otherSide(side)] as const).map((of) =>
    war.onTheMap(sight, of).reduce((sum, unit) => sum + board.worth(unit), 0),
  ) as [number, number];
  if (mine + theirs === 0) return 0.5;
  return mine ** STEEPNESS / (mine ** STEEPNESS + theirs ** STEEPNESS);
};

/** The share of the soldiers left that a surrender is expected to cost by its terms. */
const TERMS = 0.25;
/** Of what is left, a winner loses little more, and less where it wins easily; a loser nearly all. */
const WINNERS_LOSE = 0.2;
const LOSERS_LOSE = 0.9;
/** What winning is worth, next to all the soldiers one has: a captain does not give up for the sake of losses alone. */
const VICTORY = 1.5;
/** The worth of a draw, where a victory is 1. */
const DRAW = 0.4;

const lost = (sight: Sight, units: readonly number[], how: 'halved' | 'permanent'): number =>
  units.reduce(
    (sum, unit) =>
      sum + (how === 'halved' ? saga.battle.halvedLosses(sight, unit) : (sight.open.losses[unit] as number)),
    0,
  );

/** What each declaration is worth: the chance of victory, less the soldiers who stay lost as a share of all. */
export const declarations = (choices: readonly Choice[], sight: Sight, side: war.Side): readonly Weighed[] => {
  const { open } = sight;
  const own = war.unitsOf(sight, side);
  const all = own.reduce((sum, unit) => sum + (open.roster[unit]?.size ?? 0), 0);
  const on = war.onTheMap(sight, side);
  const gone = lost(
    sight,
    own.filter((unit) => !on.includes(unit)),
    'permanent',
  );
  const left = on.reduce((sum, unit) => sum + saga.battle.soldiersLeft(sight, unit), 0);
  const wins = chanceOfWinning(sight, side);
  const mayLeave = saga.battle.ableToLeave(sight, side);
  const stay = on.filter((unit) => !mayLeave.includes(unit));
  const stays = stay.reduce((sum, unit) => sum + saga.battle.soldiersLeft(sight, unit), 0);
  const fightingOn =
    wins * (lost(sight, on, 'halved') + left * WINNERS_LOSE * (1 - wins)) +
    (1 - wins) * (lost(sight, on, 'permanent') + left * LOSERS_LOSE);
  const losses: Readonly<Record<string, number>> = {
    fightOn: fightingOn,
    retreat: lost(sight, on, 'permanent') + stays * LOSERS_LOSE,
    surrender: lost(sight, on, 'halved') + left * TERMS,
    breakOff: lost(sight, on, 'halved'),
  };
  // Both sides must agree to break off. If the other side has not offered it, an offer only means to fight on.
  const offered = open.declared[war.otherSide(side)] === 'breakOff';
  return choices.map((choice) => {
    const what = choice.choose === 'breakOff' && !offered ? 'fightOn' : choice.choose;
    const share = (gone + (losses[what] ?? 0)) / all;
    const chance = what === 'fightOn' ? wins : what === 'breakOff' ? DRAW : 0;
    return { choice, worth: VICTORY * chance - share };
  });
};
