import type { Stream } from '@warmoot/kernel';
import { type Ground, NOWHERE } from '../../../war/ground/ground.js';
import type { Line } from '../model.js';
import { isColumn, openForAmbusher, unsurrounded } from './ambush.js';
import { coordinate, isAttackers, roomyLines } from './lines.js';

/*
 * Ready-made and random placements. What may be placed where is decided in `placing.ts`; these only propose.
 */

/** So many of these, at random. */
export const someOf = <A>(list: readonly A[], count: number, source: Stream): A[] => {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const at = source.below(left.length);
    const picked = left[at] as A;
    left[at] = left[left.length - 1] as A;
    left.pop();
    return picked;
  });
};

/** Hexes on a row, and hexes beyond it, away from the attacker. */
const alongAndBehind = (ground: Ground, line: Line): readonly [number[], number[]] => {
  const [along, behind]: [number[], number[]] = [[], []];
  for (const at of ground.fromTheMiddle) {
    if (coordinate(ground, line.axis, at) === line.at) along.push(at);
    else if (!isAttackers(ground, line, at)) behind.push(at);
  }
  return [along, behind];
};

/** A standing army at random: somebody on a row, the others behind it as far as there is room. */
export const standingAtRandom = (ground: Ground, units: number, attackers: number, source: Stream): number[] => {
  const lines = roomyLines(ground, units, attackers);
  const line = lines[source.below(lines.length)] as Line;
  const [along, behind] = alongAndBehind(ground, line);
  const front = Math.max(1, units - behind.length);
  return [...someOf(along, front, source), ...someOf(behind, units - front, source)];
};

/** Standing armies along map rows: in front of the middle, and farther back. */
export const standingInLine = (ground: Ground, units: number, attackers: number): readonly (readonly number[])[] => {
  const roomy = roomyLines(ground, units, attackers);
  const rows = roomy.filter(({ axis, side }) => axis === 'r' && side === 'lower');
  const wanted = [1 / 2, 2 / 3, 5 / 6].map((share) => Math.floor(ground.board.frame.rows * share));
  const lines = wanted.flatMap((at) => rows.find((line) => line.at === at) ?? []);
  return (lines.length > 0 ? lines : [...rows, ...roomy].slice(0, 1)).map((line) => {
    const [along, behind] = alongAndBehind(ground, line);
    const away = (at: number): number => Math.abs(coordinate(ground, line.axis, at) - line.at);
    // As many in front as the attacker can spare, the others right behind.
    const room = ground.fromTheMiddle.reduce((count, at) => count + (isAttackers(ground, line, at) ? 1 : 0), 0);
    const front = along.slice(0, Math.max(1, Math.min(units, room - attackers)));
    return [...front, ...behind.sort((a, b) => away(a) - away(b))].slice(0, units);
  });
};

/** By hex: how far the nearest of these is. */
const nearestTo = ({ size, board }: Ground, hexes: readonly number[]): Uint8Array => {
  const away = new Uint8Array(size).fill(255);
  const found = [...hexes];
  for (const at of found) away[at] = 0;
  for (let i = 0; i < found.length; i++) {
    const here = found[i] as number;
    for (let edge = here * 6; edge < here * 6 + 6; edge++) {
      const next = board.neighbours[edge] as number;
      if (next === NOWHERE || away[next] !== 255) continue;
      away[next] = (away[here] as number) + 1;
      found.push(next);
    }
  }
  return away;
};

/** For each distance wanted: so many hexes at about that distance from the nearest enemy, those in the middle first. */
export const atDistances = (
  ground: Ground,
  hexes: readonly number[],
  enemies: readonly number[],
  { wanted, units }: { readonly wanted: readonly number[]; readonly units: number },
): readonly (readonly number[])[] => {
  const away = nearestTo(ground, enemies);
  const isOpen = new Uint8Array(ground.size);
  for (const at of hexes) isOpen[at] = 1;
  const byDistance: number[][] = [];
  for (const at of ground.fromTheMiddle) {
    if (isOpen[at] === 0) continue;
    byDistance[away[at] as number] ??= [];
    byDistance[away[at] as number]?.push(at);
  }
  return wanted.map((ideal) => {
    const picked: number[] = [];
    for (let off = 0; off < 256 && picked.length < units; off++) {
      const both = off === 0 ? [ideal] : [ideal + off, ideal - off];
      for (const distance of both) picked.push(...(byDistance[distance] ?? []).slice(0, units - picked.length));
    }
    return picked;
  });
};

export interface AmbushedShape {
  readonly units: number;
  readonly attackers: number;
  readonly shape: 'column' | 'group' | 'any';
  readonly encircle: boolean;
}

const beside = ({ touches, isPassable }: Ground, at: number): number[] => {
  const near: number[] = [];
  for (let edge = at * 6; edge < at * 6 + 6; edge++) {
    const next = touches[edge] as number;
    if (next !== NOWHERE && isPassable[next] === 1) near.push(next);
  }
  return near;
};

const MOST_TRIES = 4000;

/** A column from this hex on: each hex touches the one before it and none of the others. */
const columnFrom = (ground: Ground, start: number, units: number, order: (hexes: number[]) => number[]): number[] => {
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
const groupFrom = (ground: Ground, start: number, units: number, order: (hexes: number[]) => number[]): number[] => {
  const group = [start];
  for (let i = 0; i < group.length && group.length < units; i++) {
    for (const next of order(beside(ground, group[i] as number))) {
      if (group.length < units && !group.includes(next)) group.push(next);
    }
  }
  return group;
};

const asTheyCome = (hexes: number[]): number[] => hexes;

/** These hexes where all units have one and the ambusher has room, else none. */
const ifRoomy = (ground: Ground, { units, attackers, encircle }: AmbushedShape, hexes: number[]): number[] =>
  hexes.length === units && openForAmbusher(ground, hexes, encircle).length >= attackers ? hexes : [];

const shaped = (ground: Ground, wanted: AmbushedShape, start: number, order: typeof asTheyCome): number[] => {
  const from = wanted.shape === 'column' ? columnFrom : groupFrom;
  return ifRoomy(ground, wanted, from(ground, start, wanted.units, order));
};

/** Hexes that leave an ambusher all the room there is: those it could not use anyway, then those farthest from the rim. */
const outOfTheWay = (ground: Ground, units: number): number[] => {
  const open = unsurrounded(ground, []);
  const others = ground.fromTheMiddle.filter((at) => !open.includes(at));
  return [...others, ...open.reverse()].slice(0, units);
};

/**
 * A column or camp in the middle of the map, or as near to it as can be; where any shape will do and there is no such
 * group, units here and there. Empty where there is none.
 */
export const ambushedInShape = (ground: Ground, wanted: AmbushedShape): readonly number[] => {
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
export const ambushedAtRandom = (ground: Ground, wanted: AmbushedShape, source: Stream): readonly number[] => {
  const hexes = ground.fromTheMiddle;
  for (let tries = 0; tries < 10; tries++) {
    const start = hexes[source.below(hexes.length)] as number;
    const found = shaped(ground, wanted, start, (near) => someOf(near, near.length, source));
    if (found.length > 0) return found;
  }
  return ambushedInShape(ground, wanted);
};
