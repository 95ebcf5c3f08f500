import { counted, type Fixed } from '@warmoot/kernel';
import { attacksOf } from '../../figures/ratings.js';
import type { Row } from '../../model/attacking.js';
import type { FigureIndex } from '../../model/model.js';
import type { FormationIndex, Meeting, Rank } from '../../model/units.js';
import type { BattleSight } from '../model/battle.js';
import type { Striking } from '../model/steps.js';
import { unitOf } from '../units/units.js';
import { linesMetBy, placesIn, rankOf } from './agents.js';
import { foeIn, isFlank, lineAt, meetsOf, targetsIn } from './frame.js';
import { isUnlit, placeMet, poolSize, type Strikers } from './pools.js';
import { leftToRight, reachOfRank, type Target, type Tied } from './reach.js';
import { type Split, splitOver, splitOverEnds } from './split.js';

/** Dice on one agent. */
export interface Aimed {
  readonly target: FigureIndex;
  readonly unique: boolean;
  readonly dice: number;
}

/** A lot that has still to fall: WARBAND-LINE-021 for the reach, WARBAND-LINE-023 for an odd attack. */
interface Lot {
  readonly for: 'reach' | 'odd';
  readonly between: Tied;
}

export interface Allocation {
  readonly strikers: Strikers;
  readonly pool: number;
  /** The next lot to fall; null: none is needed any more, and `aimed` stands. */
  readonly lot: Lot | null;
  /** WARBAND-LINE-011, WARBAND-LINE-025: who is unique from left to right, then ranks. */
  readonly aimed: readonly Aimed[];
}

/** WARBAND-LINE-023, WARBAND-LINE-010: the shares of normal figures of one rank are one row. */
const gathered = (targets: readonly Target[], sharesOf: (target: Target) => number): readonly Aimed[] => {
  const [uniques, ranks]: Aimed[][] = [[], []] as const;
  for (const target of targets) {
    const { agent, unique } = target;
    const aimed = (unique ? uniques : ranks) as Aimed[];
    const before = aimed.findIndex((one) => one.target === agent);
    const dice = sharesOf(target) + (aimed[before]?.dice ?? 0);
    aimed[before < 0 ? aimed.length : before] = { target: agent, unique, dice };
  }
  return [...(uniques as Aimed[]), ...(ranks as Aimed[])].filter(({ dice }) => dice > 0);
};

/** How many of an agent's figures fight in each line of its unit, in the order of the lines. */
const figuresByLine = (sight: BattleSight, { unit, agent, tied }: Striking): readonly (readonly [number, number])[] =>
  linesMetBy(sight, unit).map((line) => [line, placesIn(sight, unit, agent, line, tied).length] as const);

/** WARBAND-BMOVE-006: those of its figures in a line that are idle. Ours: of several lines those of the first are, as far as they go. */
const idleIn = (sight: BattleSight, striking: Striking, rank: Fixed<Rank>): number => {
  if (rank.body !== striking.agent || rank.idle === 0) return 0;
  let left = rank.idle;
  for (const [line, figures] of figuresByLine(sight, striking)) {
    const some = Math.min(left, figures);
    if (line === striking.line) return some;
    left -= some;
  }
  return 0;
};

/** What an allocation begins with, whatever lots fall: who strikes from where, and who stands there. */
interface Facing {
  readonly striking: Striking;
  readonly foe: FormationIndex;
  readonly meets: Meeting;
  readonly places: readonly number[];
  readonly idle: number;
  readonly targets: readonly Target[];
}

const facingOf = (sight: BattleSight, striking: Striking): Facing => {
  const { unit, agent, line, tied } = striking;
  const one = lineAt(sight, line);
  const [foe, meets] = [foeIn(one, unit), meetsOf(one, unit) ?? 'front'];
  const own = unitOf(sight, unit);
  const rank = own.ranks[rankOf(own, agent)];
  return {
    striking,
    foe,
    meets,
    places: placesIn(sight, unit, agent, line, tied),
    idle: rank === undefined ? 0 : idleIn(sight, striking, rank),
    targets: targetsIn(sight, unitOf(sight, foe), meets),
  };
};

/**
 * WARBAND-LINE-020: whether an agent has dice in a line at all, before anybody asks whom it reaches: what gives an attack more
 * gives it to who has one.
 */
export const hasDice = (sight: BattleSight, striking: Striking): boolean => {
  const { unit, agent, line, tied } = striking;
  const own = unitOf(sight, unit);
  const rank = own.ranks[rankOf(own, agent)];
  if (rank === undefined || isUnlit(sight, rank) || counted(attacksOf(sight, agent)).total <= 0) return false;
  return placesIn(sight, unit, agent, line, tied).length > idleIn(sight, striking, rank);
};

interface Tried {
  readonly strikers: Strikers;
  readonly pool: number;
  readonly reachTie: Tied | null;
  readonly split: Split;
}

/** The whole allocation as it is with these lots. */
const tried = (sight: BattleSight, facing: Facing, lots: { reach: number; odd: number }): Tried => {
  const { striking, foe, meets, places, idle, targets } = facing;
  const { agent, unit } = striking;
  const met = isFlank(meets) ? { reached: targets, tied: null } : reachOfRank(places, targets, lots.reach);
  const { reached, tied: reachTie } = met;
  const strikers = { agent, unit, foe, meets, figures: places.length, idle, reached };
  const pool = poolSize(sight, strikers);
  const split = isFlank(meets) ? splitOverEnds(pool, targets) : splitOver(pool, reached, lots.odd);
  return { strikers, pool, reachTie, split };
};

const areSameRows = (some: readonly Aimed[], others: readonly Aimed[]): boolean =>
  some.length === others.length &&
  some.every(({ target, dice }, nth) => target === others[nth]?.target && dice === others[nth]?.dice);

/** WARBAND-CORE-007: whether both come to the same dice, whatever falls after them. */
const isSame = (one: Tried, other: Tried): boolean =>
  one.split.tied?.[0] === other.split.tied?.[0] &&
  one.split.tied?.[1] === other.split.tied?.[1] &&
  areSameRows(rowsOf(one), rowsOf(other));

const rowsOf = ({ strikers: { reached }, split: { shares } }: Tried): readonly Aimed[] =>
  gathered(leftToRight(reached), (target) => shares[reached.indexOf(target)] as number);

/**
 * WARBAND-LINE-020 to WARBAND-LINE-023, WARBAND-LINE-031: pool, reach and split of an agent in a line. WARBAND-LINE-037: the lot for its
 * reach falls before the one for an odd attack; WARBAND-CORE-007: neither where it would change nothing.
 */
export const allocationOf = (sight: BattleSight, striking: Striking): Allocation => {
  const facing = facingOf(sight, striking);
  const left = tried(sight, facing, { reach: 0, odd: 0 });
  const right = left.reachTie === null ? left : tried(sight, facing, { reach: 1, odd: 0 });
  const drawsReach = left.reachTie !== null && !isSame(left, right);
  const { lots } = striking;
  if (drawsReach && lots.length === 0)
    return {
      strikers: left.strikers,
      pool: left.pool,
      lot: { for: 'reach', between: left.reachTie as Tied },
      aimed: [],
    };
  const reach = drawsReach ? (lots[0] as number) : 0;
  const odd = lots[drawsReach ? 1 : 0];
  const found = odd === 1 ? tried(sight, facing, { reach, odd }) : reach === 0 ? left : right;
  const { strikers, pool, split } = found;
  const lot = split.tied !== null && odd === undefined ? ({ for: 'odd', between: split.tied } as const) : null;
  return { strikers, pool, lot, aimed: lot === null ? rowsOf(found) : [] };
};

/**
 * WARBAND-CORE-008: the rows of an allocation, as they are rolled. WARBAND-SUBDUE-008: who declares it subdues with all its attacks;
 * ours: an agent that reaches nobody unique declares nothing.
 */
export const rowsIn = (sight: BattleSight, striking: Striking, { strikers, aimed }: Allocation): readonly Row[] => {
  const subdue = striking.subdue && aimed.some(({ unique }) => unique);
  const formation = { place: placeMet(sight, strikers.foe, strikers.meets), nearest: true, strays: [] };
  const { agent: by, first } = striking;
  return aimed.map(({ target, dice }) => ({ by, target, dice, way: 'melee', weapon: null, subdue, first, formation }));
};
