import type { Stream } from '@warmoot/kernel';
import { someOf } from '../../../war/deploying/someOf.js';
import { roomIn } from '../../../war/deploying/zones.js';
import { type Ground, NOWHERE } from '../../../war/ground/ground.js';
import type { HexIndex } from '../../../war/indexes.js';
import type { Line } from '../model.js';
import { isColumn, openForAmbusher, unsurrounded } from './ambush.js';
import { attackersZone, coordinate, roomyLines } from './lines.js';

/*
 * Ready-made and random placements. What may be placed where is decided in `placing.ts`; these only propose.
 */

/** Hexes on a row, and hexes beyond it, away from the attacker. */
const alongAndBehind = (ground: Ground, line: Line): readonly [HexIndex[], HexIndex[]] => {
  const [along, behind]: [HexIndex[], HexIndex[]] = [[], []];
  const isAttackers = attackersZone(ground, line);
  for (const at of ground.fromTheMiddle) {
    if (coordinate(ground, line.axis, at) === line.at) along.push(at);
    else if (!isAttackers(at)) behind.push(at);
  }
  return [along, behind];
};

/** A standing army at random: somebody on a row, the others behind it as far as there is room. */
export const standingAtRandom = (ground: Ground, units: number, attackers: number, source: Stream): HexIndex[] => {
  const lines = roomyLines(ground, units, attackers);
  const line = lines[source.below(lines.length)] as Line;
  const [along, behind] = alongAndBehind(ground, line);
  const front = Math.max(1, units - behind.length);
  return [...someOf(along, front, source), ...someOf(behind, units - front, source)];
};

/** Standing armies along map rows: in front of the middle, and farther back. */
export const standingInLine = (ground: Ground, units: number, attackers: number): readonly (readonly HexIndex[])[] => {
  const roomy = roomyLines(ground, units, attackers);
  const rows = roomy.filter(({ axis, side }) => axis === 'r' && side === 'lower');
  const wanted = [1 / 2, 2 / 3, 5 / 6].map((share) => Math.floor(ground.board.frame.rows * share));
  const lines = wanted.flatMap((at) => rows.find((line) => line.at === at) ?? []);
  return (lines.length > 0 ? lines : [...rows, ...roomy].slice(0, 1)).map((line) => {
    const [along, behind] = alongAndBehind(ground, line);
    const away = (at: HexIndex): number => Math.abs(coordinate(ground, line.axis, at) - line.at);
    // As many in front as the attacker can spare, the others right behind.
    const room = roomIn(ground, attackersZone(ground, line), []);
    const front = along.slice(0, Math.max(1, Math.min(units, room - attackers)));
    return [...front, ...behind.sort((a, b) => away(a) - away(b))].slice(0, units);
  });
};

export interface AmbushedShape {
  readonly units: number;
  readonly attackers: number;
  readonly shape: 'column' | 'group' | 'any';
  readonly encircle: boolean;
}

const beside = ({ touches, isPassable }: Ground, at: HexIndex): HexIndex[] => {
  const near: HexIndex[] = [];
  for (let edge = at * 6; edge < at * 6 + 6; edge++) {
    const next = touches[edge] as HexIndex;
    if (next !== NOWHERE && isPassable[next] === 1) near.push(next);
  }
  return near;
};

const MOST_TRIES = 4000;

/** A column from this hex on: each hex touches the one before it and none of the others. */
const columnFrom = (
  ground: Ground,
  start: HexIndex,
  units: number,
  order: (hexes: HexIndex[]) => HexIndex[],
): HexIndex[] => {
  let tries = 0;
  const column = [start];
  const grow = (): boolean => {
    if (column.length === units) return true;
    if (++tries > MOST_TRIES) return false;
    const head = column[column.length - 1] as number;
    for (const next of order(beside(ground, head))) {
      if (column.includes(next) || !isColumn(ground, [...column, next])) continue;
      column.push(next);
      if (grow()) return true;
      column.pop();
    }
    return false;
  };
  return grow() ? column : [];
};

/** A connected group around this hex. */
const groupFrom = (
  ground: Ground,
  start: HexIndex,
  units: number,
  order: (hexes: HexIndex[]) => HexIndex[],
): HexIndex[] => {
  const group = [start];
  for (let i = 0; i < group.length && group.length < units; i++) {
    for (const next of order(beside(ground, group[i] as number))) {
      if (group.length < units && !group.includes(next)) group.push(next);
    }
  }
  return group;
};

const asTheyCome = (hexes: HexIndex[]): HexIndex[] => hexes;

/** These hexes where all units have one and the ambusher has room, else none. */
const ifRoomy = (ground: Ground, { units, attackers, encircle }: AmbushedShape, hexes: HexIndex[]): HexIndex[] =>
  hexes.length === units && openForAmbusher(ground, hexes, encircle).length >= attackers ? hexes : [];

const shaped = (ground: Ground, wanted: AmbushedShape, start: HexIndex, order: typeof asTheyCome): HexIndex[] => {
  const from = wanted.shape === 'column' ? columnFrom : groupFrom;
  return ifRoomy(ground, wanted, from(ground, start, wanted.units, order));
};

/**
 * Hexes for an ambushed army that take no room from the ambusher: first those that the ambusher could not use, then
 * those farthest from the rim.
 */
const outOfTheWay = (ground: Ground, units: number): HexIndex[] => {
  const open = unsurrounded(ground, []);
  const others = ground.fromTheMiddle.filter((at) => !open.includes(at));
  return [...others, ...open.reverse()].slice(0, units);
};

/**
 * A column or camp in the middle of the map, or as near to it as can be; where any shape will do and there is no such
 * group, units here and there. Empty where there is none.
 */
export const ambushedInShape = (ground: Ground, wanted: AmbushedShape): readonly HexIndex[] => {
  // A column is a group too, and leaves more room around it.
  for (const shape of [wanted.shape, 'column'] as const) {
    for (const start of ground.fromTheMiddle) {
      const hexes = shaped(ground, { ...wanted, shape }, start, asTheyCome);
      if (hexes.length > 0) return hexes;
    }
  }
  return wanted.shape === 'any' ? ifRoomy(ground, wanted, outOfTheWay(ground, wanted.units)) : [];
};

/** A column or camp at random; where the tries fail, the one in the middle. */
export const ambushedAtRandom = (ground: Ground, wanted: AmbushedShape, source: Stream): readonly HexIndex[] => {
  const hexes = ground.fromTheMiddle;
  for (let tries = 0; tries < 10; tries++) {
    const start = hexes[source.below(hexes.length)] as number;
    const found = shaped(ground, wanted, start, (near) => someOf(near, near.length, source));
    if (found.length > 0) return found;
  }
  return ambushedInShape(ground, wanted);
};
