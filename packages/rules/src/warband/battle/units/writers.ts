import { agentsOf, aheadOf } from '../../formations/standing.js';
import { spaceAt, xOf, yOf } from '../../ground/spaces.js';
import type { Figure, SpaceIndex } from '../../model/model.js';
import { NORMAL, type Rank, type Unit } from '../../model/units.js';
import type { BattleOpen, BattleWriters } from '../model/battle.js';
import type { UnitEvent } from '../model/events.js';
import { putRanks, settle } from './settling.js';

const unitIn = (open: BattleOpen, unit: number): Unit => open.units[unit] as Unit;

const isSameRank = (one: Rank, other: Rank): boolean =>
  one.body >= 0 ? one.body === other.body : one.slots.some((slot) => slot !== NORMAL && other.slots.includes(slot));

/** Where the front of a unit is when ranks before it have gone: so many spaces further back. */
const frontOf = (open: BattleOpen, { at, facing, ranks }: Unit, left: readonly Rank[]): SpaceIndex => {
  const first = left[0];
  const back =
    first === undefined
      ? 0
      : Math.max(
          0,
          ranks.findIndex((rank) => isSameRank(rank, first)),
        );
  const [dx, dy] = aheadOf(facing);
  return spaceAt(open, xOf(open, at) - back * dx, yOf(open, at) - back * dy);
};

type Own = Extract<
  UnitEvent,
  {
    event:
      | 'unitPlaced'
      | 'unitMoved'
      | 'unitLeft'
      | 'unitGone'
      | 'turned'
      | 'reformed'
      | 'closedUp'
      | 'swapped'
      | 'parted';
  }
>;

/** Writes how units stand, and with them where all those in them are. */
export const formationWriters: BattleWriters<Own> = {
  unitPlaced: (open, { unit, at, facing }) => {
    Object.assign(unitIn(open, unit), { at, facing });
    settle(open, unitIn(open, unit));
  },
  unitMoved: (open, { unit, path, facing }) => {
    const one = unitIn(open, unit);
    Object.assign(one, { at: path.at(-1) ?? one.at, facing });
    settle(open, one);
  },
  unitLeft: (open, { unit }) => {
    const one = unitIn(open, unit);
    one.at = -1;
    for (const figure of agentsOf(one)) Object.assign(open.figures[figure] as Figure, { fate: 'left', at: -1 });
  },
  unitGone: (open, { unit }) => {
    putRanks(open, unitIn(open, unit), []);
    unitIn(open, unit).at = -1;
  },
  turned: (open, { unit, at, facing, ranks }) => {
    Object.assign(unitIn(open, unit), { at, facing });
    putRanks(open, unitIn(open, unit), ranks);
  },
  reformed: (open, { unit, ranks }) => putRanks(open, unitIn(open, unit), ranks),
  closedUp: (open, { unit, ranks, at }) => {
    unitIn(open, unit).at = at;
    putRanks(open, unitIn(open, unit), ranks);
  },
  swapped: (open, { unit, ranks }) => putRanks(open, unitIn(open, unit), ranks),
  parted: (open, { unit, part, group, left }) => {
    const one = unitIn(open, unit);
    one.at = frontOf(open, one, left);
    const nth = open.units.length;
    open.units.push({ ...part });
    open.groups.push({ ...group });
    putRanks(open, one, left);
    settle(open, unitIn(open, nth));
    const gone = agentsOf(part);
    open.roster = open.roster.map((row, figure) =>
      gone.includes(figure) && row.group !== null ? { ...row, group: nth } : row,
    );
  },
};
