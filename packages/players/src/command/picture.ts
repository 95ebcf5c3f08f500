import { command, war } from '@warmoot/rules';
import type { Sight } from './sight.js';
import { unitWorth } from './unitWorth.js';

/** A unit on the field, with all that is asked of it again and again. */
export interface Piece {
  readonly at: number;
  readonly points: number;
  readonly damage: number;
  readonly assault: number;
  readonly support: number;
  readonly row: command.UnitRow;
  readonly fights: boolean;
  readonly charges: boolean;
  readonly hasActed: boolean;
  /** 0 for the best. */
  readonly grade: number;
  readonly worth: number;
  /** How near the nearest enemy is, and whether one is touched. */
  nearest: number;
  touched: boolean;
  /** Friends it touches. */
  friends: number;
}

/** A field seen once, so that it can be judged from both sides. */
export interface Picture {
  readonly later: number;
  readonly ground: war.Ground;
  readonly sides: readonly [readonly Piece[], readonly Piece[]];
}

const FAR = 20;

export const areTouching = (ground: war.Ground, one: Piece, other: Piece): boolean =>
  war.distance(ground, one.at, other.at) === 1 && war.areAdjacent(ground, one.at, other.at);

const neighbours = (ground: war.Ground, pieces: readonly Piece[]): void => {
  for (let i = 0; i < pieces.length; i++) {
    const one = pieces[i] as Piece;
    for (let j = 0; j < i; j++) {
      const other = pieces[j] as Piece;
      if (!areTouching(ground, one, other)) continue;
      one.friends++;
      other.friends++;
    }
  }
};

const contacts = (ground: war.Ground, [north, south]: readonly [readonly Piece[], readonly Piece[]]): void => {
  for (const one of north)
    for (const other of south) {
      const away = war.distance(ground, one.at, other.at);
      if (away < one.nearest) one.nearest = away;
      if (away < other.nearest) other.nearest = away;
      if (away !== 1 || !war.areAdjacent(ground, one.at, other.at)) continue;
      one.touched = true;
      other.touched = true;
    }
};

export const pictureOf = (sight: Sight, later: number): Picture => {
  const ground = command.groundOf(sight);
  const sides: [Piece[], Piece[]] = [[], []];
  const { roster, at, points, damage, acted } = sight.open;
  for (let unit = 0; unit < roster.length; unit++) {
    if ((at[unit] as number) < 0) continue;
    const row = roster[unit] as command.UnitRow;
    const { attack, charge } = command.CLASSES[row.class];
    const assault = command.assaultOf(sight, unit);
    const support = command.supportOf(sight, unit);
    const [left, hurt] = [points[unit] as number, damage[unit] as number];
    sides[row.side].push({
      at: at[unit] as number,
      points: left,
      damage: hurt,
      assault,
      support,
      row,
      fights: attack,
      charges: charge,
      hasActed: acted[unit] !== 0,
      grade: command.GRADES.indexOf(row.grade),
      worth: unitWorth(later, row, assault, support, left, hurt),
      nearest: FAR,
      touched: false,
      friends: 0,
    });
  }
  neighbours(ground, sides[0]);
  neighbours(ground, sides[1]);
  contacts(ground, sides);
  return { later, ground, sides };
};
