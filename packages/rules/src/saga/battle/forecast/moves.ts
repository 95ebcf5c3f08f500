import { type Chance, chanceThat, listed, otherwise, type Throw } from '@warmoot/kernel';
import type { Place } from '../../../war/field/field.js';
import { areAdjacent, hexAt, placeOf } from '../../../war/ground/ground.js';
import type { UnitIndex } from '../../../war/indexes.js';
import { nameOf, onTheMap, sideOf } from '../../../war/roster/roster.js';
import { otherSide } from '../../../war/roster/sides.js';
import type { BattleSight } from '../battle.js';
import { asTheyStand, type Clash } from '../clash/strength.js';
import { groundOf } from '../ground.js';
import { pinnedBy } from '../moving/moving.js';
import { reachFrom } from '../moving/reach.js';
import { awayFrom, canBeShot, isClear, isInRange, volleyLosses } from '../shooting/shooting.js';
import { afterMove } from './imagined.js';

/*
 * What would come of a move but for the fight it makes: whom it pins, who could answer it, whom bowmen could shoot at.
 */

/** A place where a unit may end its move. */
export interface Halt {
  readonly to: Place;
  readonly path: readonly Place[];
  /** The enemies it would come next to and pin; where there are any, it has to halt there. */
  readonly pins: readonly string[];
}

/** Everywhere a unit on the map could move to from where it stands, whether or not it is its turn. */
export const haltsOf = (sight: BattleSight, unit: UnitIndex): readonly Halt[] => {
  const ground = groundOf(sight);
  return reachFrom(sight, unit).map(({ to, path }) => ({
    to: placeOf(ground, to),
    path: path.map((at) => placeOf(ground, at)),
    pins: pinnedBy(sight, unit, to).map((enemy) => nameOf(sight, enemy)),
  }));
};

const movedTo = (sight: BattleSight, unit: UnitIndex, to: Place | null): BattleSight =>
  to === null ? sight : afterMove(sight, unit, hexAt(groundOf(sight), to));

/** An enemy that could come next to a unit. */
export interface Threat {
  readonly enemy: string;
  /** Where it would stand: of several hexes the one that is best for it. */
  readonly from: Place;
  /** The chance that it beats the unit from there, one against one. */
  readonly chance: Chance;
}

const better = (a: Chance, b: Chance): number => Number(b.ways * a.of - a.ways * b.of);

const threatsTo = (clash: Clash, sight: BattleSight, unit: UnitIndex, to: Place | null): readonly Threat[] => {
  const ground = groundOf(sight);
  const now = movedTo(sight, unit, to);
  const here = now.open.at[unit] as number;
  return onTheMap(now, otherSide(sideOf(now, unit))).flatMap((enemy) => {
    const stays = now.open.at[enemy] as number;
    const [best] = [stays, ...reachFrom(now, enemy).map((move) => move.to)]
      .filter((at) => areAdjacent(ground, at, here))
      .map((at) => {
        const then = at === stays ? now : afterMove(now, enemy, at);
        const thrown = clash(then, asTheyStand(then), { unit: enemy, enemy: unit, how: 'melee' });
        return { at, chance: chanceThat(thrown, 'success') };
      })
      .sort((a, b) => better(a.chance, b.chance));
    if (best === undefined) return [];
    return [{ enemy: nameOf(now, enemy), from: placeOf(ground, best.at), chance: best.chance }];
  });
};

/** A volley: the throw with the lines of both sides, its chance, and what the target loses either way. */
export interface Shot {
  readonly throw: Throw;
  readonly chance: Chance;
  readonly otherwise: Chance;
  readonly losses: readonly [number, number];
}

/** A shot that a unit of bowmen could make, or why it could not. */
export interface LineOfFire {
  readonly target: string;
  readonly distance: number;
  readonly inRange: boolean;
  readonly clear: boolean;
  readonly shot: Shot | null;
}

const shotAt = (clash: Clash, sight: BattleSight, unit: UnitIndex, target: UnitIndex): Shot => {
  const thrown = clash(sight, asTheyStand(sight), { unit, enemy: target, how: 'shooting' }, listed);
  const chance = chanceThat(thrown, 'success');
  const losses = [volleyLosses(sight, unit, target, true), volleyLosses(sight, unit, target, false)] as const;
  return { throw: thrown, chance, otherwise: otherwise(chance), losses };
};

const linesOfFire = (clash: Clash, sight: BattleSight, unit: UnitIndex, to: Place | null): readonly LineOfFire[] => {
  const now = movedTo(sight, unit, to);
  return onTheMap(now, otherSide(sideOf(now, unit))).map((target) => {
    const away = awayFrom(now, unit, target);
    return {
      target: nameOf(now, target),
      distance: away,
      inRange: isInRange(now, unit, away),
      clear: isClear(now, now.open.at[unit] as number, now.open.at[target] as number),
      shot: canBeShot(now, unit, target) ? shotAt(clash, now, unit, target) : null,
    };
  });
};

/** What the enemy could do about a move, and whom bowmen could shoot at after it, by the throw of an edition. */
export const movesBy = (clash: Clash) => ({
  /** Which enemies could reach contact with a unit in their next move, or are in contact already, and with what odds. */
  threatsTo: (sight: BattleSight, unit: UnitIndex, to: Place | null = null): readonly Threat[] =>
    threatsTo(clash, sight, unit, to),

  /** From where bowmen stand, or would stand, to every enemy. Whether they may shoot this round is another matter. */
  linesOfFire: (sight: BattleSight, unit: UnitIndex, to: Place | null = null): readonly LineOfFire[] =>
    linesOfFire(clash, sight, unit, to),
});
