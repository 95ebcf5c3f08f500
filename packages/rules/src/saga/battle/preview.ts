import { both, CERTAIN, type Chance, chanceThat, otherwise } from '@warmoot/kernel';
import type { Place } from '../../war/field/field.js';
import { areAdjacent, distance, hexAt, placeOf } from '../../war/ground/ground.js';
import type { HexIndex, UnitIndex } from '../../war/indexes.js';
import { nameOf, onTheMap, sideOf } from '../../war/roster/roster.js';
import { otherSide } from '../../war/roster/sides.js';
import { type BattleSight, proactive } from './battle.js';
import type { Clash, Stance } from './clash/strength.js';
import { clusteringsIn } from './clusters/clusters.js';
import { groundOf } from './ground.js';
import type { Cluster } from './model.js';
import { pinnedBy } from './moving/moving.js';
import { reachFrom } from './moving/reach.js';
import { isClear, isInRange, volleyLosses } from './shooting/shooting.js';

/*
 * What would come of a move. Everything is asked of the rules' own functions; nothing here decides.
 */

/** A place where a unit may end its move. */
export interface MovePreview {
  readonly to: Place;
  readonly path: readonly Place[];
  /** The enemies it would come next to and pin; where there are any, it has to halt there. */
  readonly pins: readonly string[];
}

/** Everywhere a unit on the map could move to from where it stands, whether or not it is its turn. */
export const reachOf = (sight: BattleSight, unit: UnitIndex): readonly MovePreview[] => {
  const ground = groundOf(sight);
  return reachFrom(sight, unit).map(({ to, path }) => ({
    to: placeOf(ground, to),
    path: path.map((at) => placeOf(ground, at)),
    pins: pinnedBy(sight, unit, to).map((enemy) => nameOf(sight, enemy)),
  }));
};

/** How things would stand with a unit moved there. */
const movedTo = ({ open }: BattleSight, unit: UnitIndex, at: HexIndex): Stance => ({
  at: open.at.with(unit, at),
  order: open.order.with(unit, Math.max(...open.order) + 1),
  clusters: open.clusters,
});

export interface ClusterPreview {
  readonly lone: string;
  readonly many: readonly string[];
  /** For each of the many: the chance that the lone unit beats it. */
  readonly chances: readonly Chance[];
  /** The chance that the lone unit wins all rolls; of one against one, that roll. */
  readonly wins: Chance;
}

/**
 * The clusters that would form if everything stayed as it is: connected part by connected part, every way that the
 * proactive side could choose, the tool's own choice first. `move` is a move to be made first.
 */
export const clustersIf = (
  clash: Clash,
  sight: BattleSight,
  move: { readonly unit: UnitIndex; readonly to: Place } | null = null,
): readonly (readonly (readonly ClusterPreview[])[])[] => {
  const { open } = sight;
  const stance: Stance = move === null ? open : movedTo(sight, move.unit, hexAt(groundOf(sight), move.to));
  return clusteringsIn(sight, stance.at, proactive(sight)).map((ways) =>
    ways.map((clusters) => clusters.map((cluster) => clusterPreview(clash, sight, { ...stance, clusters }, cluster))),
  );
};

const clusterPreview = (clash: Clash, sight: BattleSight, stance: Stance, { lone, many }: Cluster): ClusterPreview => {
  const chances = many.map((enemy) => chanceThat(clash(sight, stance, { unit: lone, enemy, how: 'melee' }), 'success'));
  return {
    lone: nameOf(sight, lone),
    many: many.map((unit) => nameOf(sight, unit)),
    chances,
    wins: chances.reduce(both, CERTAIN),
  };
};

/** An enemy that could come next to a unit. */
export interface Threat {
  readonly enemy: string;
  /** Where it would stand: of several hexes the one that is best for it. */
  readonly from: Place;
  /** The chance that it beats the unit from there, one against one. */
  readonly chance: Chance;
}

/** Which enemies could reach contact with a unit in their next move, or are in contact already, and with what odds. */
export const threatsTo = (
  clash: Clash,
  sight: BattleSight,
  unit: UnitIndex,
  to: Place | null = null,
): readonly Threat[] => {
  const ground = groundOf(sight);
  const stance: Stance = to === null ? sight.open : movedTo(sight, unit, hexAt(ground, to));
  const here = stance.at[unit] as HexIndex;
  return onTheMap(sight, otherSide(sideOf(sight, unit))).flatMap((enemy) => {
    const stays = stance.at[enemy] as HexIndex;
    const hexes = [stays, ...reachFrom(sight, enemy, stance.at).map((move) => move.to)];
    const threats = hexes
      .filter((at) => areAdjacent(ground, at, here))
      .map((at) => {
        const then: Stance =
          at === stays
            ? stance
            : {
                ...stance,
                at: stance.at.with(enemy, at),
                order: stance.order.with(enemy, Math.max(...stance.order) + 1),
              };
        return { at, chance: chanceThat(clash(sight, then, { unit: enemy, enemy: unit, how: 'melee' }), 'success') };
      });
    const [best] = threats.sort((a, b) => Number(b.chance.ways * a.chance.of - a.chance.ways * b.chance.of));
    if (best === undefined) return [];
    return [{ enemy: nameOf(sight, enemy), from: placeOf(ground, best.at), chance: best.chance }];
  });
};

/** A shot that a unit of bowmen could make, or why it could not. */
export interface LineOfFire {
  readonly target: string;
  readonly distance: number;
  readonly inRange: boolean;
  readonly clear: boolean;
  /** Where it can be made: the chance that the bowmen win, and what the target loses either way. */
  readonly shot: {
    readonly chance: Chance;
    readonly otherwise: Chance;
    readonly losses: readonly [number, number];
  } | null;
}

/** From where a unit of bowmen stands, or would stand, to every enemy. Whether it may shoot this round is another matter. */
export const linesOfFire = (
  clash: Clash,
  sight: BattleSight,
  unit: UnitIndex,
  to: Place | null = null,
): readonly LineOfFire[] => {
  const ground = groundOf(sight);
  const stance: Stance = to === null ? sight.open : movedTo(sight, unit, hexAt(ground, to));
  const here = stance.at[unit] as HexIndex;
  return onTheMap(sight, otherSide(sideOf(sight, unit))).map((target) => {
    const there = stance.at[target] as HexIndex;
    const away = distance(ground, here, there);
    const inRange = isInRange(sight, unit, away);
    const clear = isClear(sight, here, there);
    const chance = chanceThat(clash(sight, stance, { unit, enemy: target, how: 'shooting' }), 'success');
    return {
      target: nameOf(sight, target),
      distance: away,
      inRange,
      clear,
      shot:
        inRange && clear
          ? {
              chance,
              otherwise: otherwise(chance),
              losses: [volleyLosses(sight, unit, away, true), volleyLosses(sight, unit, away, false)],
            }
          : null,
    };
  });
};
