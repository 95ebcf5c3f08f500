import type { Ground } from '../../../war/ground/ground.js';
import type { Line } from '../model.js';

/*
 * Straight rows of hexes: SAGA-BATTLE-DEPLOY-006 to -011.
 */

const AXES = ['r', 'q', 'sum'] as const;
type Axis = Line['axis'];

/** The number that is the same for all hexes of a row along this axis. */
export const coordinate = ({ along }: Ground, axis: Axis, at: number): number => along[axis][at] as number;

/** Whether a hex lies on the row or on the attacker's side of it: SAGA-BATTLE-DEPLOY-007. */
export const isAttackers = (ground: Ground, { axis, at, side }: Line, place: number): boolean => {
  const here = coordinate(ground, axis, place);
  return side === 'lower' ? here <= at : here >= at;
};

/** The free passable hexes of the attacker's part. */
export const attackersPart = (ground: Ground, { axis, at, side }: Line, taken: readonly number[]): number[] => {
  const numbers = ground.along[axis];
  const lower = side === 'lower';
  const part: number[] = [];
  for (let place = 0; place < ground.size; place++) {
    const here = numbers[place] as number;
    if (ground.isPassable[place] === 1 && (lower ? here <= at : here >= at) && !taken.includes(place)) part.push(place);
  }
  return part;
};

/** How many hexes that is. */
const roomBeyond = (ground: Ground, { axis, at, side }: Line, taken: readonly number[]): number => {
  const numbers = ground.along[axis];
  const lower = side === 'lower';
  const isTheirs = (here: number): boolean => (lower ? here <= at : here >= at);
  let room = 0;
  for (let place = 0; place < ground.size; place++) {
    if (ground.isPassable[place] === 1 && isTheirs(numbers[place] as number)) room++;
  }
  for (const place of taken) if (isTheirs(numbers[place] as number)) room--;
  return room;
};

/**
 * The rows a defender standing so may name: one of its units on it, none beyond it (SAGA-BATTLE-DEPLOY-006, -009), and
 * room for all attackers (-011). Where all stand on it, either side may be the attacker's (-010).
 */
export const legalLines = (ground: Ground, defenders: readonly number[], attackers: number): readonly Line[] =>
  AXES.flatMap((axis) => {
    const all = defenders.map((at) => coordinate(ground, axis, at));
    return [
      { axis, at: Math.min(...all), side: 'lower' } as const,
      { axis, at: Math.max(...all), side: 'higher' } as const,
    ].filter((line) => roomBeyond(ground, line, defenders) >= attackers);
  });

const ROOMY = new WeakMap<Ground, Map<string, readonly Line[]>>();

/** Rows along which so many defenders and so many attackers could be placed. */
export const roomyLines = (ground: Ground, defenders: number, attackers: number): readonly Line[] => {
  const key = `${defenders} ${attackers}`;
  const known = ROOMY.get(ground) ?? new Map<string, readonly Line[]>();
  ROOMY.set(ground, known);
  const lines = known.get(key) ?? AXES.flatMap((axis) => roomyAlong(ground, axis, defenders, attackers));
  known.set(key, lines);
  return lines;
};

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
