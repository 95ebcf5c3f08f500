import type { BattleLine, Rank, Removed } from '../../model/units.js';
import type { BattleOpen, BattleWriters } from '../model/battle.js';
import type { UnitEvent } from '../model/events.js';

type Own = Extract<
  UnitEvent,
  {
    event:
      | 'linesFormed'
      | 'struckInLine'
      | 'lotFell'
      | 'rankHarmed'
      | 'hitsCounted'
      | 'thinned'
      | 'tideTurned'
      | 'noRoom';
  }
>;

const changeLine = (open: BattleOpen, nth: number, change: (line: BattleLine) => BattleLine): void => {
  open.lines = open.lines.map((line, at) => (at === nth ? change(line) : line));
};

const changeRank = (open: BattleOpen, body: number, change: (rank: Rank) => Rank): void => {
  for (const unit of open.units)
    if (unit.ranks.some((rank) => rank.body === body))
      unit.ranks = unit.ranks.map((rank) => (rank.body === body ? change(rank) : rank));
};

/** Writes what battle lines did. */
export const lineWriters: BattleWriters<Own> = {
  linesFormed: (open, { lines }) => {
    open.lines = lines;
  },
  struckInLine: (open, { line, agent, left }) =>
    changeLine(open, line, (one) => ({ ...one, struck: [...one.struck, { agent, left }] })),
  lotFell: () => undefined,
  rankHarmed: (open, { figure, points, hits }) =>
    changeRank(open, figure, (rank) => ({ ...rank, struck: rank.struck + points, hits: [...rank.hits, ...hits] })),
  hitsCounted: (open, { line, side, hits }) =>
    changeLine(open, line, (one) => ({
      ...one,
      hits: [one.hits[0] + (side === 0 ? hits : 0), one.hits[1] + (side === 1 ? hits : 0)],
    })),
  // WARBAND-CASUALTY-002: in the order of removal. The ranks themselves are told when they have closed up.
  thinned: (open, { unit, figure, removed }) => {
    if (removed === 0) return;
    const gone = new Array<Removed>(removed).fill({ unit, figure, how: 'slain', lives: null });
    open.removed = [...open.removed, ...gone];
  },
  tideTurned: () => undefined,
  noRoom: () => undefined,
};
