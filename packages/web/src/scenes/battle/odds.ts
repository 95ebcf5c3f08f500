import { both, CERTAIN, type Chance, chanceThat, hex, listed, otherwise, type Throw } from '@warmoot/kernel';
import {
  asTheyStand,
  asTheyStood,
  type Cluster,
  clashThrow,
  clustersIf,
  groundOf,
  type Place,
  roundedLosses,
  type Stance,
} from '@warmoot/rules';
import { type BattleView, type Side, type Unit, unitNamed } from './model.js';

/*
 * What would come of a choice: asked of the rules. Nothing is decided here, only set out from one side's view.
 */

/** One roll of a fight, from the side that looks. */
export interface Pairing {
  readonly unit: Unit;
  readonly enemy: Unit;
  /** The chance that the unit wins, with the sum behind it. */
  readonly thrown: Throw;
  readonly chance: Chance;
}

/** A fight as one side sees it. */
export interface Fight {
  readonly side: Side;
  readonly mine: readonly Unit[];
  readonly theirs: readonly Unit[];
  readonly pairs: readonly Pairing[];
  /** The chance that this side wins it. */
  readonly wins: Chance;
  /** How many ways there are to divide those who are in contact; more than one is for the proactive side to choose. */
  readonly ways: number;
  /** What the loser loses if this side wins, and if the other does: each of them where there are several. */
  readonly losses: { readonly won: number; readonly lost: number };
}

/** How things would stand with a unit on another hex, having moved last. */
const stanceWith = ({ open }: BattleView, unit: Unit, at: number): Stance => ({
  at: open.at.with(unit.index, at),
  order: open.order.with(unit.index, Math.max(...open.order) + 1),
  clusters: open.clusters as Stance['clusters'],
});

const fightIn = (
  view: BattleView,
  units: readonly Unit[],
  stance: Stance,
  { lone, many }: Cluster,
  side: Side,
  ways: number,
): Fight => {
  const one = units[lone] as Unit;
  const others = many.map((index) => units[index] as Unit);
  const isMine = one.side === side;
  const pairs = others.map((each): Pairing => {
    const [unit, enemy] = isMine ? [one, each] : [each, one];
    const thrown = clashThrow(view, stance, { unit: unit.index, enemy: enemy.index, how: 'melee' }, listed);
    return { unit, enemy, thrown, chance: chanceThat(thrown, 'success') };
  });
  // The lone unit wins if it wins every roll.
  const all = pairs.map(({ chance }) => (isMine ? chance : otherwise(chance))).reduce(both, CERTAIN);
  const full = view.open.lossNumber;
  const shared = others.length === 1 ? full : roundedLosses(view, full, 2);
  return {
    side,
    mine: isMine ? [one] : others,
    theirs: isMine ? others : [one],
    pairs,
    wins: isMine ? all : otherwise(all),
    ways,
    losses: isMine ? { won: shared, lost: full } : { won: full, lost: shared },
  };
};

const indexed = (units: readonly Unit[], clusters: readonly { lone: string; many: readonly string[] }[]): Cluster[] =>
  clusters.map(({ lone, many }) => ({
    lone: unitNamed(units, lone)?.index ?? -1,
    many: many.map((name) => unitNamed(units, name)?.index ?? -1),
  }));

const holds = ({ lone, many }: Cluster, index: number): boolean => lone === index || many.includes(index);

/** The fight a unit would be in if nobody else moved, where it stands or on another hex; null where it is in none. */
export const fightIf = (view: BattleView, units: readonly Unit[], unit: Unit, to: Place | null): Fight | null => {
  const move = to === null ? null : { unit: unit.index, to };
  for (const ways of clustersIf(view, move)) {
    const clusters = indexed(units, ways[0] ?? []);
    const cluster = clusters.find((one) => holds(one, unit.index));
    if (cluster === undefined) continue;
    const ground = groundOf(view);
    const at = to === null ? unit.at : hex.indexAt(ground.board, to.row, to.column);
    const stance = to === null ? asTheyStand(view) : stanceWith(view, unit, at);
    return fightIn(view, units, { ...stance, clusters }, cluster, unit.side, ways.length);
  }
  return null;
};

/** The fights of a clustering as they would be fought now. */
export const fightsIn = (
  view: BattleView,
  units: readonly Unit[],
  clusters: readonly { readonly lone: string; readonly many: readonly string[] }[],
  side: Side,
): readonly Fight[] => {
  const all = indexed(units, clusters);
  return all.map((cluster) => fightIn(view, units, { ...asTheyStand(view), clusters: all }, cluster, side, 1));
};

/** The fights that are still to be fought this round, by the unit of the proactive side that stands for each. */
export const fightsLeft = (view: BattleView, units: readonly Unit[], side: Side): readonly Fight[] => {
  const { clusters, resolved, stood } = view.open;
  if (stood.every((at) => at < 0)) return fightsSoFar(view, units, side);
  return clusters
    .filter((_, n) => resolved[n] !== 1)
    .map((cluster) => fightIn(view, units, asTheyStood(view), cluster as Cluster, side, 1));
};

/** The fights that have formed, before strengths are fixed. */
const fightsSoFar = (view: BattleView, units: readonly Unit[], side: Side): readonly Fight[] =>
  view.open.clusters.map((cluster) => fightIn(view, units, asTheyStand(view), cluster as Cluster, side, 1));

export const fightWith = (fights: readonly Fight[], name: string): Fight | null =>
  fights.find(({ mine, theirs }) => [...mine, ...theirs].some((unit) => unit.name === name)) ?? null;
