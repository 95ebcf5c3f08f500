import { counted } from '@warmoot/kernel';
import { rowDice } from '../../attacks/rows.js';
import { figureOf } from '../../figures/figures.js';
import type { Row } from '../../model/attacking.js';
import type { FigureIndex } from '../../model/model.js';
import { rankPoints } from '../../ranks/criticals.js';
import { allocationOf, rowsIn } from '../lines/allocation.js';
import { isBody } from '../lines/frame.js';
import type { BattleSight } from '../model/battle.js';
import type { Striking } from '../model/steps.js';
import { isTested, withTested } from './surplus.js';
import { convolved, HALF, ONE_WAY, rowSpread, type Spread, surely, times, type Ways } from './ways.js';

/** What rows of a step mark on each of those at whom they fall: hits and points in one number. */
export type Marks = ReadonlyMap<FigureIndex, Spread<number>>;

/** One way in which lots may fall, and the rows that follow. */
interface Fall {
  readonly ways: Ways;
  readonly rows: readonly Row[];
}

/** WARBAND-LINE-037: every way in which the lots of an agent may fall. */
const fallsOf = (sight: BattleSight, striking: Striking): readonly Fall[] => {
  const allocation = allocationOf(sight, striking);
  if (allocation.lot === null) return [{ ways: ONE_WAY, rows: rowsIn(sight, striking, allocation) }];
  return [0, 1].flatMap((lot) =>
    fallsOf(sight, { ...striking, lots: [...striking.lots, lot] }).map(({ ways, rows }) => ({
      ways: times(HALF, ways),
      rows,
    })),
  );
};

/** Every way in which the lots of all of them may fall. */
export const fallsOfAll = (sight: BattleSight, strikings: readonly Striking[]): readonly Fall[] =>
  strikings.reduce<readonly Fall[]>(
    (before, striking) => {
      const more = fallsOf(sight, striking);
      return before.flatMap((one) =>
        more.map((other) => ({ ways: times(one.ways, other.ways), rows: [...one.rows, ...other.rows] })),
      );
    },
    [{ ways: ONE_WAY, rows: [] }],
  );

const NOTHING: Spread<number> = new Map([[0, ONE_WAY]]);
const CRITICAL = { hits: 0, criticals: 1 } as const;

/** WARBAND-CRIT-011: what a row marks. WARBAND-VANQUISH-005: on those who know of nothing as much as it has dice. */
const marksOfRow = (sight: BattleSight, row: Row): Spread<number> => {
  if (figureOf(sight, row.target).unaware) return surely(row.dice);
  const { thrown } = rowDice({ ...sight, rate: counted }, row);
  const worth = isBody(sight, row.target) ? rankPoints(CRITICAL, sight.given.options['warband.rankCrits']) : 1;
  return rowSpread(thrown, worth);
};

/** Rows do not change each other's chances: what they mark on one adds up, unless surplus is tested die by die. */
export const marksOf = (sight: BattleSight, rows: readonly Row[]): Marks => {
  const marks = new Map<FigureIndex, Spread<number>>();
  for (const row of rows) {
    const before = marks.get(row.target);
    if (isTested(sight, row)) {
      marks.set(row.target, withTested(sight, before ?? NOTHING, row));
      continue;
    }
    const more = marksOfRow(sight, row);
    marks.set(row.target, before === undefined ? more : convolved(before, more));
  }
  return marks;
};
