import { type Chance, chanceThat, type Fixed, listed, otherwise, type Throw } from '@warmoot/kernel';
import type { Place } from '../../../war/field/field.js';
import { hexAt } from '../../../war/ground/ground.js';
import type { UnitIndex } from '../../../war/indexes.js';
import { sideOf } from '../../../war/roster/roster.js';
import type { Side } from '../../../war/roster/sides.js';
import { type BattleSight, type NamedCluster, proactive, soldiersLeft } from '../battle.js';
import { asTheyStand, asTheyStood, type Clash, type Stance, strengthOf } from '../clash/strength.js';
import { clusteringsIn } from '../clusters/clusters.js';
import { groundOf } from '../ground.js';
import { chanceOfAll, losersOf, lossesOfEach, type Winner, winnersOf } from '../melee/deciding.js';
import { isBoxedIn, lossesFallingBack } from '../melee/fallingBack.js';
import { meantBy, unresolved } from '../melee/melee.js';
import type { Cluster } from '../model.js';
import { afterMove } from './imagined.js';

/*
 * The sheet of a fight: every roll with its tally, the chance of the whole, and what each loser would lose. Strengths,
 * winners and losses are worked out by the functions that the melee itself reads. Ask `fightIf` for the fight that a
 * unit makes where it stands or would halt, `fightsIn` for a clustering, `fightsLeft` for those still to be fought.
 */

/** One roll of a fight, from the side that looks. */
export interface Roll {
  readonly unit: UnitIndex;
  readonly enemy: UnitIndex;
  /** Strength against strength. */
  readonly strengths: readonly [number, number];
  /** The throw in which this unit rolls, with the lines of both sides. */
  readonly throw: Throw;
  /** The chance that this unit wins. */
  readonly chance: Chance;
}

/** What a loser would lose, as things stand. */
export interface Toll {
  readonly unit: UnitIndex;
  readonly losses: number;
  /** Whether there is no way back for it, at least from one of those who may drive it; its losses are double then. */
  readonly boxedIn: boolean;
}

/** A fight as one side sees it. */
export interface Fight {
  readonly side: Side;
  /** Which of its round's fights it is, from 1: it keeps its number whatever is fought before it. */
  readonly number: number;
  readonly mine: readonly UnitIndex[];
  readonly theirs: readonly UnitIndex[];
  readonly rolls: readonly Roll[];
  /** How many of these rolls this side must win: the only one there is, all of them, or any. */
  readonly needed: 'one' | 'all' | 'any';
  /** The chance that this side wins the whole. */
  readonly wins: Chance;
  /** How many ways there are to divide those who are in contact; more than one is for the proactive side to choose. */
  readonly ways: number;
  /** What each loser loses if this side wins, and if the other does, where there is room to fall back. */
  readonly losses: { readonly won: number; readonly lost: number };
  /** The same loser by loser, with the room there is. */
  readonly tolls: { readonly won: readonly Toll[]; readonly lost: readonly Toll[] };
}

const tollsOf = (sight: BattleSight, cluster: Fixed<Cluster>, winner: Winner): readonly Toll[] => {
  const [from, losses] = [winnersOf(cluster, winner), lossesOfEach(sight, cluster, winner)];
  return losersOf(cluster, winner).map((unit) => ({
    unit,
    losses: Math.min(soldiersLeft(sight, unit), lossesFallingBack(sight, unit, from, losses)),
    boxedIn: from.some((other) => isBoxedIn(sight, unit, other)),
  }));
};

/** What a sheet is made from: whose throw decides, where the battle stands, and which side looks. */
interface Looking {
  readonly clash: Clash;
  readonly sight: BattleSight;
  readonly side: Side;
}

const rollOf = ({ clash, sight }: Looking, stance: Stance, unit: UnitIndex, enemy: UnitIndex): Roll => {
  const pair = { unit, enemy, how: 'melee' } as const;
  const thrown = clash(sight, stance, pair, listed);
  return {
    unit,
    enemy,
    strengths: [strengthOf(sight, stance, pair), strengthOf(sight, stance, { ...pair, unit: enemy, enemy: unit })],
    throw: thrown,
    chance: chanceThat(thrown, 'success'),
  };
};

/** The sheet of one cluster, with strengths as units stand or stood. */
const fightOf = (
  looking: Looking,
  stance: Stance,
  cluster: Fixed<Cluster>,
  { number = 1, ways = 1 }: Partial<Pick<Fight, 'number' | 'ways'>> = {},
): Fight => {
  const { sight, side } = looking;
  const { lone, many } = cluster;
  const isLone = sideOf(sight, lone) === side;
  const rolls = many.map((other) =>
    isLone ? rollOf(looking, stance, lone, other) : rollOf(looking, stance, other, lone),
  );
  const loneWins = chanceOfAll(rolls.map(({ chance }) => (isLone ? chance : otherwise(chance))));
  const [mine, theirs]: readonly [Winner, Winner] = isLone ? ['lone', 'many'] : ['many', 'lone'];
  return {
    side,
    number,
    mine: winnersOf(cluster, mine),
    theirs: losersOf(cluster, mine),
    rolls,
    needed: many.length === 1 ? 'one' : isLone ? 'all' : 'any',
    wins: isLone ? loneWins : otherwise(loneWins),
    ways,
    losses: { won: lossesOfEach(sight, cluster, mine), lost: lossesOfEach(sight, cluster, theirs) },
    tolls: { won: tollsOf(sight, cluster, mine), lost: tollsOf(sight, cluster, theirs) },
  };
};

const holds = ({ lone, many }: Fixed<Cluster>, unit: UnitIndex): boolean => lone === unit || many.includes(unit);

/** The fights of a division of those in contact, as they would be fought now. */
const fightsOf = (looking: Looking, clusters: readonly Cluster[], ways = 1): readonly Fight[] =>
  clusters.map((cluster, at) =>
    fightOf(looking, { ...asTheyStand(looking.sight), clusters }, cluster, { number: at + 1, ways }),
  );

const fightsAhead = ({ clash, sight, side }: Looking): readonly (readonly (readonly Fight[])[])[] =>
  clusteringsIn(sight, sight.open.at, proactive(sight)).map((ways) =>
    ways.map((clusters) => fightsOf({ clash, sight, side }, clusters, ways.length)),
  );

const fightIf = (clash: Clash, sight: BattleSight, unit: UnitIndex, to: Place | null): Fight | null => {
  const then = to === null ? sight : afterMove(sight, unit, hexAt(groundOf(sight), to));
  const looking = { clash, sight: then, side: sideOf(sight, unit) };
  for (const ways of clusteringsIn(then, then.open.at, proactive(then))) {
    const [clusters = []] = ways;
    const cluster = clusters.find((one) => holds(one, unit));
    if (cluster !== undefined)
      return fightOf(looking, { ...asTheyStand(then), clusters }, cluster, { ways: ways.length });
  }
  return null;
};

const fightsLeft = (looking: Looking): readonly Fight[] => {
  const { sight } = looking;
  const { clusters, resolved } = sight.open;
  const hasBegun = resolved.length > 0;
  const left = hasBegun ? unresolved(sight) : clusters.map((_, at) => at);
  const stance = hasBegun ? asTheyStood(sight) : asTheyStand(sight);
  return left.map((at) => fightOf(looking, stance, clusters[at] as Fixed<Cluster>, { number: at + 1 }));
};

/** The sheets of fights, by the throw of an edition. */
export const fightsBy = (clash: Clash) => ({
  /** The fight a unit would be in if nobody else moved, where it stands or on another hex; null where it is in none. */
  fightIf: (sight: BattleSight, unit: UnitIndex, to: Place | null = null): Fight | null =>
    fightIf(clash, sight, unit, to),

  /**
   * The fights that would form if nobody moved any more: connected part by connected part, every way in which the
   * proactive side could divide it, the tool's own choice first.
   */
  fightsAhead: (sight: BattleSight, side: Side): readonly (readonly (readonly Fight[])[])[] =>
    fightsAhead({ clash, sight, side }),

  /** The fights of a clustering that is offered, as they would be fought now. */
  fightsIn: (sight: BattleSight, clusters: readonly NamedCluster[], side: Side): readonly Fight[] =>
    fightsOf({ clash, sight, side }, meantBy(sight, clusters)),

  /** The fights still to be fought this round. Once the melee has begun, strengths are those of its beginning. */
  fightsLeft: (sight: BattleSight, side: Side): readonly Fight[] => fightsLeft({ clash, sight, side }),
});

/** The one of these fights that a unit is in; null where it is in none. */
export const fightWith = (fights: readonly Fight[], unit: UnitIndex): Fight | null =>
  fights.find(({ mine, theirs }) => mine.includes(unit) || theirs.includes(unit)) ?? null;
