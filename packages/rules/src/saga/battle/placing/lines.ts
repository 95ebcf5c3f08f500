import { keptForThingUnderKey } from '@warmoot/kernel';
import { freeIn, roomIn, type Zone } from '../../../war/deploying/zones.js';
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
export const attackersZone =
  (ground: Ground, { axis, at, side }: Line): Zone =>
  (place) => {
    const here = ground.along[axis][place] as number;
    return side === 'lower' ? here <= at : here >= at;
  };

/** The free passable hexes of the attacker's part. */
export const attackersPart = (ground: Ground, line: Line, taken: readonly HexIndex[]): HexIndex[] =>
  freeIn(ground, attackersZone(ground, line), taken);

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
    ].filter((line) => roomIn(ground, attackersZone(ground, line), defenders) >= attackers);
  });

const roomyAlong = (ground: Ground, axis: Axis, defenders: number, attackers: number): Line[] => {
  const counts = new Map<number, number>();
  for (let at = 0; at < ground.size; at++) {
    if (ground.isPassable[at] === 0) continue;
    const here = coordinate(ground, axis, at);
    counts.set(here, (counts.get(here) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].flatMap(([at, on]) => {
    const lower = [...counts].reduce((sum, [other, count]) => sum + (other < at ? count : 0), 0);
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
