import { war } from '@warmoot/rules';
import { areTouching, type Picture, type Piece } from './picture.js';
import { BROKEN_AT, unitWorth } from './unitWorth.js';

/** How far away a unit can come to blows from: an Advance of 3, a Charge of 6, and one hex to the enemy. */
const WALKS = 4;
const CHARGES = 7;
/** How sure it is that who is near will be where it is needed. */
const LIKELY = 0.7;
const LOSS = 2;
const GONE = -1;

/** Who of a side may still walk before it fights: all who are free to, those who have not acted, or nobody. */
export type Mobile = 'all' | 'toAct' | 'none';

const worthWith = (later: number, { row, assault, support }: Piece, points: number, damage: number): number =>
  unitWorth(later, row, assault, support, points, damage);

/**
 * COMMAND-MORALE-001, COMMAND-MORALE-003: what a side loses when a unit routs, for every lower grade pays a point or
 * runs too, and others after it. What is left of the points of each is written down.
 */
const routWorth = (later: number, routed: Piece, allies: readonly Piece[], left: number[]): number => {
  let sum = routed.worth;
  left[allies.indexOf(routed)] = GONE;
  for (let i = 0; i < allies.length; i++) {
    const ally = allies[i] as Piece;
    const points = left[i] as number;
    if (ally.grade <= routed.grade || points === GONE) continue;
    if (points > 0) left[i] = points - 1;
    else sum += routWorth(later, ally, allies, left);
  }
  return sum;
};

const withAll = (later: number, routed: Piece, allies: readonly Piece[]): number => {
  const left = allies.map(({ points }) => points);
  let sum = routWorth(later, routed, allies, left);
  for (let i = 0; i < allies.length; i++) {
    const ally = allies[i] as Piece;
    const points = left[i] as number;
    if (points !== GONE && points < ally.points) sum += ally.worth - worthWith(later, ally, points, ally.damage);
  }
  return sum;
};

/** What losing so many fights in one turn costs a side: COMMAND-RESOLVE-012 two points and a damage each, or all of it. */
const lossWorth = (later: number, unit: Piece, allies: readonly Piece[], fights: number): number => {
  if (unit.points < LOSS * fights || unit.damage + fights >= BROKEN_AT) return withAll(later, unit, allies);
  return unit.worth - worthWith(later, unit, unit.points - LOSS * fights, unit.damage + fights);
};

/** How likely an attack wins, by how much its total is thought to be ahead. */
const chanceBy = (ahead: number): number => (ahead >= 1 ? 1 : ahead <= 0 ? 0 : ahead * 0.6);

/** Weights of the best blow, the next and so on: not all of them can be struck. */
const WEIGHTS = [1, 0.7, 0.5, 0.3, 0.2];

const reachOf = (piece: Piece, mobile: Mobile): number => {
  const walks = (mobile === 'all' || (mobile === 'toAct' && !piece.hasActed)) && !piece.touched;
  return !walks ? 1 : piece.charges && piece.points > 0 ? CHARGES : WALKS;
};

interface Joiner {
  readonly piece: Piece;
  readonly sure: number;
}

const byAssault = (a: Joiner, b: Joiner): number => b.piece.assault - a.piece.assault;
const bySupport = (a: Joiner, b: Joiner): number => b.piece.support * b.sure - a.piece.support * a.sure;

const joinersOf = (ground: war.Ground, own: readonly Piece[], target: Piece, mobile: Mobile): Joiner[] => {
  const joiners: Joiner[] = [];
  for (const piece of own) {
    if (!piece.fights) continue;
    const away = war.distance(ground, piece.at, target.at);
    if (away > reachOf(piece, mobile)) continue;
    if (away === 1 && !war.areAdjacent(ground, piece.at, target.at)) continue;
    joiners.push({ piece, sure: away === 1 ? 1 : LIKELY });
  }
  return joiners;
};

const defenceOf = (ground: war.Ground, target: Piece, allies: readonly Piece[]): number => {
  let defence = target.assault;
  for (const ally of allies)
    if (ally !== target && ally.fights && areTouching(ground, ally, target))
      defence += (ally.touched ? 1 : 0.6) * ally.support;
  return defence;
};

/** What a side can hope for from its attacks on one enemy. */
const gainOn = ({ later, ground, sides }: Picture, target: Piece, joiners: Joiner[]): number => {
  const paying = joiners.filter(({ piece }) => piece.points > 0).sort(byAssault);
  const [lead] = paying;
  if (lead === undefined) return 0;
  const helpers = joiners
    .filter((one) => one !== lead && (one.sure < 1 || lead.sure < 1 || areTouching(ground, one.piece, lead.piece)))
    .sort(bySupport)
    .slice(0, 2);
  const enemies = sides[target.row.side];
  const defence = defenceOf(ground, target, enemies);
  const attack = helpers.reduce((sum, { piece, sure }) => sum + piece.support * sure, lead.piece.assault);
  const chance = chanceBy(attack - defence);
  if (chance === 0) return 0;
  const cost = lead.piece.worth - worthWith(later, lead.piece, lead.piece.points - 1, lead.piece.damage);
  // Whoever stands by and neither leads nor helps may strike a blow of its own, at one who is hurt by then.
  const second = paying.find(
    (one) => one !== lead && !helpers.includes(one) && one.piece.assault * one.sure > defence - 1,
  );
  const once = lossWorth(later, target, enemies, 1);
  const more = second === undefined ? 0 : second.sure * Math.max(0, lossWorth(later, target, enemies, 2) - once - cost);
  return chance * lead.sure * (once + more) - cost;
};

/** What a side can hope for from its attacks, as units stand and as far as they can still come. */
export const strikesOf = (picture: Picture, side: war.Side, mobile: Mobile): number => {
  const { ground, sides } = picture;
  const gains: number[] = [];
  for (const target of sides[war.otherSide(side)]) {
    if (target.nearest > CHARGES) continue;
    const gain = gainOn(picture, target, joinersOf(ground, sides[side], target, mobile));
    if (gain > 0) gains.push(gain);
  }
  gains.sort((a, b) => b - a);
  return gains.reduce((sum, gain, i) => sum + gain * (WEIGHTS[i] ?? 0.1), 0);
};
