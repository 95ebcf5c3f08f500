import type { UnitIndex } from '../../war/indexes.js';
import type { SortieOpen, UnitRow } from '../battle/model.js';
import type { SortieEvent } from '../battle/sortie.js';
import { splitShare } from '../effects/combining.js';

const headsOf = ({ parts }: UnitRow): number => parts.reduce((sum, { heads }) => sum + heads, 0);

const union = (one: readonly UnitIndex[], other: readonly UnitIndex[]): UnitIndex[] => [...new Set([...one, ...other])];

/**
 * Two units are one: the other is out of the battle, and whatever was said of it is said of the one. SORTIE-STATE-011: what
 * the one has just lost it may still ignore; ours: of the other only a share has come to it, which is lost.
 */
export const join = (open: SortieOpen, event: Extract<SortieEvent, { event: 'joined' }>): void => {
  const { unit, into, row, floating, started, apart } = event;
  const or = (flags: number[]): void => {
    flags[into] = Math.max(flags[into] as number, flags[unit] as number);
  };
  const roster = open.roster.slice();
  roster[into] = row;
  open.roster = roster;
  open.heads[into] = headsOf(row);
  (open.headsBefore[into] as number) += open.headsBefore[unit] as number;
  open.floating[into] = floating;
  open.started[into] = started;
  (open.record[into] as number) += open.record[unit] as number;
  for (const flags of [open.opened, open.leftWalls, open.stirred, open.attacked]) or(flags);
  open.flankedBy = open.flankedBy.map((by) =>
    union(
      [],
      by.map((one) => (one === unit ? into : one)),
    ),
  );
  open.flankedBy[into] = union(open.flankedBy[into] as UnitIndex[], open.flankedBy[unit] as UnitIndex[]);
  for (let other = 0; other < apart.length; other++) {
    (open.apart[into] as number[])[other] = apart[other] as number;
    (open.apart[other] as number[])[into] = apart[other] as number;
  }
  open.fate[unit] = 'joined';
  open.goneIn[unit] = open.round;
};

/** A second part stands at the end of the roster, with all that holds of the first. */
export const split = (open: SortieOpen, event: Extract<SortieEvent, { event: 'split' }>): void => {
  const { unit, rows, floating, record, started, headsBefore } = event;
  const [stays, goes] = rows;
  const roster = open.roster.slice();
  roster[unit] = stays;
  roster.push(goes);
  open.roster = roster;
  const write = (list: number[], values: readonly [number, number]): void => {
    list[unit] = values[0];
    list.push(values[1]);
  };
  write(open.heads, [headsOf(stays), headsOf(goes)]);
  write(open.headsBefore, headsBefore);
  write(open.floating, floating);
  write(open.started, started);
  write(open.record, record);
  const { goneIn, opened, leftWalls, stirred, withdrew, attacked } = open;
  for (const flags of [goneIn, opened, leftWalls, stirred, withdrew, attacked]) flags.push(flags[unit] as number);
  // SORTIE-STATE-011: what was lost in this round goes with the heads as the record does, and each may withdraw for its own.
  write(open.lost, splitShare(open.lost[unit] as number, headsOf(stays), headsOf(goes)));
  const added = open.roster.length - 1;
  for (const by of open.flankedBy) if (by.includes(unit)) by.push(added);
  open.flankedBy.push((open.flankedBy[unit] as UnitIndex[]).slice());
  open.fate.push('here');
  open.apart.push((open.apart[unit] as number[]).slice());
  for (const row of open.apart) row.push(row[unit] as number);
  open.orders.push(null);
  open.fronts.push(null);
  open.plans.push(null);
};
