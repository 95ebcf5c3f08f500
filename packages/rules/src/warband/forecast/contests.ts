import { both, type Chance, chanceThat, either, NEVER, scoresOf, type Throw } from '@warmoot/kernel';
import { breaksFree, type ContestResult, contestResult, grappleThrow } from '../figures/contests.js';
import { heldIn } from '../figures/figures.js';
import { gambitThrow } from '../figures/gambits.js';
import type { FigureIndex, SkirmishOptions } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';

/** The exact chance of each way in which a contest ends for who begins it; together they are one. */
export type ContestOdds = Readonly<Record<ContestResult, Chance>>;

type Ties = Pick<SkirmishOptions, 'warband.grappleTie'>;

/** WARBAND-GRAPPLE-012, WARBAND-GRAPPLE-013: two throws set against each other, read by the rule that play reads. */
const oddsBetween = (options: Ties, mine: Throw, theirs: Throw): ContestOdds => {
  const sums: Record<ContestResult, Chance> = { controls: NEVER, tie: NEVER, fails: NEVER };
  const others = scoresOf(theirs);
  for (const one of scoresOf(mine))
    for (const other of others) {
      const result = contestResult(options, one.result, other.result);
      sums[result] = either(sums[result], both(one.chance, other.chance));
    }
  return sums;
};

/** How a grapple may end, with these joining in. */
export const contestOdds = (
  sight: SkirmishSight,
  {
    by,
    joiners = [],
    target,
  }: { readonly by: FigureIndex; readonly joiners?: readonly FigureIndex[]; readonly target: FigureIndex },
): ContestOdds =>
  oddsBetween(sight.given.options, grappleThrow(sight, [by, ...joiners]), grappleThrow(sight, [target]));

/** WARBAND-GRAPPLE-016: the chance of a throw to come above a total that was written down. */
const oddsAbove = (thrown: Throw, recorded: number): Chance =>
  scoresOf(thrown).reduce<Chance>(
    (sum, { result, chance: some }) => (breaksFree(result, recorded) ? either(sum, some) : sum),
    NEVER,
  );

/** WARBAND-GRAPPLE-016: the chance of who is held to break out now; nobody holds it: none. */
export const breakOutOdds = (sight: SkirmishSight, figure: FigureIndex): Chance => {
  const hold = heldIn(sight, figure);
  return hold === undefined ? NEVER : oddsAbove(grappleThrow(sight, [figure]), hold.total);
};

/** WARBAND-GRAPPLE-006: the chance of a gambit with these odds. */
export const gambitChance = (odds: number): Chance => chanceThat(gambitThrow(odds), 'success');
