import { hex } from '@warmoot/kernel';
import { saga, war } from '@warmoot/rules';
import type { Budget } from '../player.js';
import { Board } from './board.js';
import type { Weighed } from './melee.js';
import { type PlaceChoice, type Sight, shoots, troopOf } from './sight.js';

/*
 * A standing army places before anybody else: a straight front of those who fight hand to hand, bowmen behind it, and
 * room between them to fall back.
 */

/** Foot soldiers hold the ends of the line, where one can be caught from two directions; horse stands in the middle. */
const inTheFront = (board: Board, units: readonly number[]): readonly number[] => {
  const { sight } = board;
  const rank = (unit: number): number => (troopOf(sight, unit).kind === 'cavalry' ? 0 : 100) + board.worth(unit);
  const sorted = [...units].sort((a, b) => rank(b) - rank(a) || a - b);
  const [left, right]: [number[], number[]] = [[], []];
  for (const [i, unit] of sorted.entries()) (i % 2 === 0 ? left : right).push(unit);
  return [...left, ...right.reverse()];
};

/** From which row, which way, and from which column on. */
interface Drill {
  readonly row: number;
  /** The rows in front are the lower ones, or the higher. */
  readonly facing: -1 | 1;
  readonly from: number;
}

const drills = (sight: Sight, front: number): readonly Drill[] => {
  const size = sight.given.options['saga.battle.map'];
  const { rows } = size;
  const all: Drill[] = [];
  // To pen the attacker in at the rim would be a trick and no battle: a third of the map is left to him.
  const room = Math.ceil(rows / 3);
  for (let row = 2; row < rows - 2; row++) {
    for (const facing of [-1, 1] as const) {
      if ((facing === -1 ? row : rows - 1 - row) < room) continue;
      for (let from = 0; from + front <= hex.rowLength(size, row); from += 2) all.push({ row, facing, from });
    }
  }
  return all;
};

/** Hexes of a row that can be stood on, from a column on. */
const along = (ground: war.Ground, row: number, from: number, count: number, step: number): readonly number[] => {
  const found: number[] = [];
  for (let column = from; found.length < count; column += step) {
    const at = column < 0 ? -1 : war.hexAt(ground, { row, column });
    if (at < 0) break;
    if (ground.isPassable[at] === 1) found.push(at);
  }
  return found;
};

/** The hexes before a front, from where it would be attacked. */
const before = ({ steps, places }: war.Ground, at: number, facing: -1 | 1): readonly number[] => {
  const row = (places[at] as war.Place).row + facing;
  const found: number[] = [];
  for (let edge = at * 6; edge < at * 6 + 6; edge++) {
    const next = steps[edge] as number;
    if (next >= 0 && places[next]?.row === row) found.push(next);
  }
  return found;
};

/** One unit of each type, and what share of its army is of that type. */
const kindsOf = (sight: Sight, units: readonly number[]): readonly (readonly [number, number])[] => {
  const kinds = new Map<string, readonly [number, number]>();
  for (const unit of units) {
    const [first, share] = kinds.get(war.unitAt(sight, unit).troop) ?? [unit, 0];
    kinds.set(war.unitAt(sight, unit).troop, [first, share + 1 / units.length]);
  }
  return [...kinds.values()];
};

type Enemies = ReturnType<typeof kindsOf>;

/** The chance, less a half, with which a front would meet the enemies on the hexes before it. */
const strengthOf = (board: Board, front: readonly number[], facing: -1 | 1, enemies: Enemies): number => {
  let sum = 0;
  for (const unit of front) {
    const hexes = before(board.ground, board.at[unit] as number, facing);
    for (const at of hexes) {
      for (const [enemy, share] of enemies) {
        board.put(enemy, at, 1);
        sum += (share / 2) * (board.chance(unit, enemy, 'melee') - 0.5);
        board.put(enemy, -1, 0);
      }
    }
  }
  return sum;
};

/** So many rows behind a front may be needed. */
const BEHIND = 4;

/** What it is worth to stand in the middle, across every way, and not at the rim; little next to good ground. */
const MIDDLE = 0.1;

/** How far from the middle a front stands: 0 in it, up to 1 for each direction. */
const offMiddle = ({ board }: war.Ground, { row, from }: Drill, front: number): number => {
  const { rows, columns } = board.frame;
  return Math.abs(2 * row - (rows - 1)) / rows + Math.abs(2 * from + front - columns) / columns;
};

/** What room to fall back is worth: it decides between fronts that are as good as each other. */
const ROOM = 0.01;

/** How many of the hexes behind a front can be stood on, up to 1 for all: with a river at one's back there are few. */
const roomBehind = (ground: war.Ground, { row, facing, from }: Drill, front: number): number => {
  let open = 0;
  for (let back = 1; back <= BEHIND; back++) {
    for (let column = from; column < from + front; column++) {
      const at = war.hexAt(ground, { row: row - facing * back, column });
      if (at >= 0 && ground.isPassable[at] === 1) open++;
    }
  }
  return open / (BEHIND * front);
};

/** Fronts all over the map, and what each is worth against the army that is expected. */
export const formations = (sight: Sight, side: war.Side, { spent }: Budget): readonly Weighed[] => {
  const ground = saga.battle.groundOf(sight);
  const board = new Board(sight, { round: 1 });
  const own = war.unitsOf(sight, side);
  const enemies = kindsOf(sight, war.unitsOf(sight, war.otherSide(side)));
  const bows = own.filter((unit) => shoots(sight, unit));
  const fighters = own.filter((unit) => !shoots(sight, unit));
  const [first, second] = fighters.length > 0 ? [inTheFront(board, fighters), bows] : [bows, []];
  const gap = Math.max(1, Math.floor(first.length / Math.max(1, second.length)));
  const found: Weighed[] = [];
  // From the middle outwards: whoever runs out of time has looked at the middle, and not at a corner.
  const outwards = [...drills(sight, first.length)].sort(
    (a, b) => offMiddle(ground, a, first.length) - offMiddle(ground, b, first.length),
  );
  for (const drill of outwards) {
    const { row, facing, from } = drill;
    if (found.length > 0 && spent?.() === true) break;
    const front = along(ground, row, from, first.length, 1);
    const behind = along(ground, row - facing, from, second.length, gap);
    if (front.length < first.length || behind.length < second.length) continue;
    const hexes = [...front, ...behind];
    const units = [...first, ...second];
    for (const [i, unit] of units.entries()) board.put(unit, hexes[i] as number, 1);
    const worth =
      strengthOf(board, first, facing, enemies) -
      MIDDLE * offMiddle(ground, drill, first.length) +
      ROOM * roomBehind(ground, drill, first.length);
    for (const unit of units) board.put(unit, -1, 0);
    const choice: PlaceChoice = {
      choose: 'place',
      units: units.map((unit, i) => ({
        unit: war.unitAt(sight, unit).name,
        at: war.placeOf(ground, hexes[i] as number),
      })),
    };
    found.push({ choice, worth });
  }
  return found;
};
