import type { Fixed } from '@warmoot/kernel';
import { placeOfFigure } from '../../formations/standing.js';
import type { Row } from '../../model/attacking.js';
import type { FigureIndex } from '../../model/model.js';
import type { Meeting, Rank } from '../../model/units.js';
import type { BattleSight } from '../model/battle.js';
import type { Striking } from '../model/steps.js';
import { unitOf } from '../units/units.js';
import { linesMetBy, placesIn } from './agents.js';
import { foeIn, isFlank, lineAt, meetsOf, targetsIn } from './frame.js';
import { placeMet, poolSize, type Strikers } from './pools.js';
import { reachOfRank, type Target, type Tied } from './reach.js';
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
const gathered = (reached: readonly Target[], { shares }: Split): readonly Aimed[] => {
  const dice = new Map<FigureIndex, Aimed>();
  for (const [nth, { agent, unique }] of reached.entries()) {
    const before = dice.get(agent)?.dice ?? 0;
    dice.set(agent, { target: agent, unique, dice: before + (shares[nth] as number) });
  }
  const all = [...dice.values()].filter((aimed) => aimed.dice > 0);
  return [...all.filter(({ unique }) => unique), ...all.filter(({ unique }) => !unique)];
};

const leftToRight = (targets: readonly Target[]): readonly Target[] =>
  targets.toSorted((one, other) => one.place - other.place);

/** How many of an agent's figures fight in each line of its unit, in the order of the lines. */
const figuresByLine = (sight: BattleSight, { unit, agent, tied }: Striking): readonly (readonly [number, number])[] =>
  linesMetBy(sight, unit).map((line) => [line, placesIn(sight, unit, agent, line, tied).length] as const);

/** WARBAND-BMOVE-006: those of its figures in a line that are idle. Ours: of several lines those of the first are, as far as they go. */
const idleIn = (sight: BattleSight, striking: Striking): number => {
  const place = placeOfFigure(sight.open.units, striking.agent);
  if (place === null) return 0;
  const { body, idle } = unitOf(sight, place.unit).ranks[place.rank] as Fixed<Rank>;
  if (body !== striking.agent || idle === 0) return 0;
  let left = idle;
  for (const [line, figures] of figuresByLine(sight, striking)) {
    const some = Math.min(left, figures);
    if (line === striking.line) return some;
    left -= some;
  }
  return 0;
};

interface Tried {
  readonly strikers: Strikers;
  readonly pool: number;
  readonly reachTie: Tied | null;
  readonly split: Split;
}

/** The whole allocation as it is with these lots. */
const tried = (sight: BattleSight, striking: Striking, meets: Meeting, lots: { reach: number; odd: number }): Tried => {
  const { unit, agent, line, tied } = striking;
  const foe = foeIn(lineAt(sight, line), unit);
  const targets = targetsIn(sight, unitOf(sight, foe), meets);
  const places = placesIn(sight, unit, agent, line, tied);
  const idle = idleIn(sight, striking);
  const common = { agent, unit, foe, meets, figures: places.length, idle };
  if (isFlank(meets)) {
    const strikers = { ...common, reached: targets };
    const pool = poolSize(sight, strikers);
    return { strikers, pool, reachTie: null, split: splitOverEnds(pool, targets) };
  }
  const { reached, tied: reachTie } = reachOfRank(places, targets, lots.reach);
  const strikers = { ...common, reached };
  const pool = poolSize(sight, strikers);
  return { strikers, pool, reachTie, split: splitOver(pool, reached, lots.odd) };
};

/** WARBAND-CORE-007: whether both come to the same dice, whatever falls after them. */
const isSame = (one: Tried, other: Tried): boolean =>
  JSON.stringify([one.split.tied, rowsOf(one)]) === JSON.stringify([other.split.tied, rowsOf(other)]);

const rowsOf = ({ strikers, split }: Tried): readonly Aimed[] =>
  gathered(leftToRight(strikers.reached), sortedBy(strikers.reached, split));

/** The shares in the order from left to right. */
const sortedBy = (reached: readonly Target[], split: Split): Split => ({
  ...split,
  shares: leftToRight(reached).map((target) => split.shares[reached.indexOf(target)] as number),
});

/**
 * WARBAND-LINE-020 to WARBAND-LINE-023, WARBAND-LINE-031: pool, reach and split of an agent in a line. WARBAND-LINE-037: the lot for its
 * reach falls before the one for an odd attack; WARBAND-CORE-007: neither where it would change nothing.
 */
export const allocationOf = (sight: BattleSight, striking: Striking): Allocation => {
  const meets = meetsOf(lineAt(sight, striking.line), striking.unit) ?? 'front';
  const left = tried(sight, striking, meets, { reach: 0, odd: 0 });
  const right = left.reachTie === null ? left : tried(sight, striking, meets, { reach: 1, odd: 0 });
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
  const found = odd === 1 ? tried(sight, striking, meets, { reach, odd }) : reach === 0 ? left : right;
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
