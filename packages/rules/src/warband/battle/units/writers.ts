import { agentsOf, figuresIn, normalsIn } from '../../formations/standing.js';
import type { Figure, Group } from '../../model/model.js';
import type { Unit } from '../../model/units.js';
import type { BattleOpen, BattleWriters } from '../model/battle.js';
import type { UnitEvent } from '../model/events.js';
import { putRanks, settle } from './settling.js';

const unitIn = (open: BattleOpen, unit: number): Unit => open.units[unit] as Unit;

type Own = Extract<
  UnitEvent,
  {
    event: 'unitPlaced' | 'unitMoved' | 'unitLeft' | 'unitGone' | 'turned' | 'reformed' | 'closedUp' | 'parted';
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
  reformed: (open, { unit, ranks, added }) => {
    const one = unitIn(open, unit);
    open.roster = [...open.roster, ...added.map(({ row }) => row)];
    open.figures.push(...added.map(({ figure }) => ({ ...figure })));
    // WARBAND-TACTIC-020: whose rank is no more hands the banner to a comrade.
    const isBorne = agentsOf({ ranks }).includes(one.bearer);
    if (one.bearer >= 0 && !isBorne) one.bearer = ranks.find((rank) => normalsIn(rank) > 0)?.body ?? -1;
    putRanks(open, one, ranks);
  },
  // WARBAND-MORALE-033: whoever is missing now was lost in this round.
  closedUp: (open, { unit, ranks, at }) => {
    const one = unitIn(open, unit);
    if (figuresIn({ ranks }) < figuresIn(one)) one.lastLoss = open.round;
    one.at = at;
    putRanks(open, unitIn(open, unit), ranks);
  },
  parted: (open, { unit, part, group, left, at }) => {
    const one = unitIn(open, unit);
    const gone = agentsOf(part);
    const nth = open.units.length;
    open.units.push({ ...part });
    open.groups.push({ ...group });
    one.at = at;
    putRanks(open, one, left);
    settle(open, unitIn(open, nth));
    if (gone.includes(one.leader)) one.leader = -1;
    if (gone.includes(one.bearer)) Object.assign(one, { bearer: -1, bannerPass: false });
    // WARBAND-MORALE-021: who has gone to be a unit of their own is no loss.
    const before = open.groups[unit] as Group;
    open.groups[unit] = { ...before, began: before.began - figuresIn(part) };
    open.roster = open.roster.map((row, figure) =>
      gone.includes(figure) && row.group !== null ? { ...row, group: nth } : row,
    );
  },
};
