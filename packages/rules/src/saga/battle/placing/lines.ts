import { keptForThing, keptForThingUnderKey } from '@warmoot/kernel';
import { freeIn, type Zone } from '../../../war/deploying/zones.js';
import type { Ground } from '../../../war/ground/ground.js';
import type { HexIndex } from '../../../war/indexes.js';
import type { Line } from '../model.js';

/*
 * Straight rows of hexes, one of which parts a standing defender from the attacker.
 */

const AXES = ['r', 'q', 'sum'] as const;
type Axis = Line['axis'];

/** The number that is the same for all hexes of a row along this axis. */
export const coordinate = ({ along }: Ground, axis: Axis, at: HexIndex): number => along[axis][at] as number;

/** SAGA-BATTLE-DEPLOY-007: the attacker places on the row or on its own side of it. */
export const attackersZone = ({ along }: Ground, { axis, at, side }: Line): Zone => {
  const numbers = along[axis];
  return side === 'lower' ? (place) => (numbers[place] as number) <= at : (place) => (numbers[place] as number) >= at;
};

/** The free passable hexes of the attacker's part. */
export const attackersPart = (ground: Ground, line: Line, taken: readonly HexIndex[]): HexIndex[] =>
  freeIn(ground, attackersZone(ground, line), taken);

/** How many passable hexes lie along an axis: on each row, and on all rows before it. */
interface Rows {
  readonly total: number;
  readonly rows: ReadonlyMap<number, { readonly on: number; readonly lower: number }>;
}

const rowsAlong = (ground: Ground, axis: Axis): Rows => {
  const counts = new Map<number, number>();
  for (let at = 0; at < ground.size; at++) {
    if (ground.isPassable[at] === 0) continue;
    const here = coordinate(ground, axis, at);
    counts.set(here, (counts.get(here) ?? 0) + 1);
  }
  const lowerThan = (at: number): number =>
    [...counts].reduce((sum, [other, count]) => sum + (other < at ? count : 0), 0);
  return {
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    rows: new Map([...counts].map(([at, on]) => [at, { on, lower: lowerThan(at) }])),
  };
};

const rowsOf = keptForThing(
  'how many hexes lie along each row follows from the ground, and every placement asks for it',
  (ground: Ground): Readonly<Record<Axis, Rows>> => ({
    r: rowsAlong(ground, 'r'),
    q: rowsAlong(ground, 'q'),
    sum: rowsAlong(ground, 'sum'),
  }),
);

/** How many hexes the attacker could use beyond a row and on it, where the defenders stand so. */
const roomBeyond = (ground: Ground, line: Line, defenders: readonly HexIndex[]): number => {
  const { total, rows } = rowsOf(ground)[line.axis];
  const { on = 0, lower = 0 } = rows.get(line.at) ?? {};
  const isAttackers = attackersZone(ground, line);
  const taken = defenders.filter(isAttackers).length;
  return (line.side === 'lower' ? lower + on : total - lower) - taken;
};

/**
 * The rows a defender standing so may name. SAGA-BATTLE-DEPLOY-006: one of its units stands on it. SAGA-BATTLE-DEPLOY-009:
 * all others stand on it or on one side of it. SAGA-BATTLE-DEPLOY-010: where all stand on it, either side may be the
 * attacker's. SAGA-BATTLE-DEPLOY-011: there is room for all attackers.
 */
export const legalLines = (ground: Ground, defenders: readonly HexIndex[], attackers: number): readonly Line[] =>
  AXES.flatMap((axis) => {
    const all = defenders.map((at) => coordinate(ground, axis, at));
    return [
      { axis, at: Math.min(...all), side: 'lower' } as const,
      { axis, at: Math.max(...all), side: 'higher' } as const,
    ].filter((line) => roomBeyond(ground, line, defenders) >= attackers);
  });

const roomyAlong = (ground: Ground, axis: Axis, defenders: number, attackers: number): Line[] => {
  const { total, rows } = rowsOf(ground)[axis];
  return [...rows].flatMap(([at, { on, lower }]) => {
    const higher = total - on - lower;
    return (['lower', 'higher'] as const).flatMap((side): Line[] => {
      const [away, own] = side === 'lower' ? [lower, higher] : [higher, lower];
      const onTheLine = Math.max(1, defenders - own);
      return onTheLine <= on && away + on - onTheLine >= attackers ? [{ axis, at, side }] : [];
    });
  });
};

const roomy = keptForThingUnderKey(
  'the rows with room for both armies follow from the ground and the numbers, and are asked for at every placement',
  ({ defenders, attackers }: Readonly<Record<'defenders' | 'attackers', number>>) => `${defenders} ${attackers}`,
  (ground: Ground, { defenders, attackers }): readonly Line[] =>
    AXES.flatMap((axis) => roomyAlong(ground, axis, defenders, attackers)),
);

/** Rows along which so many defenders and so many attackers could be placed. */
export const roomyLines = (ground: Ground, defenders: number, attackers: number): readonly Line[] =>
  roomy(ground, { defenders, attackers });
