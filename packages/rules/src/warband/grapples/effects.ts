import { brokenRule, type Refusal } from '@warmoot/kernel';
import { figureOf, heldIn, hereOf, isFlagged, isHeld, keyOf } from '../figures/figures.js';
import { grappleOf, settleHolds } from '../figures/grappling.js';
import { isHeldInHand, isWeapon, itemsOf } from '../figures/hands.js';
import { isWallBetween, spaceAt, xOf, yOf } from '../ground/spaces.js';
import type { Gambit } from '../model/grappling.js';
import type { FigureIndex, SpaceIndex } from '../model/model.js';
import type { SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { grapplingBan } from './joining.js';

/** Whether somebody who is in the fight is in a space. */
export const isTaken = (sight: SkirmishSight, at: SpaceIndex): boolean =>
  ([0, 1] as const).some((side) => hereOf(sight, side).some((figure) => figureOf(sight, figure).at === at));

/** WARBAND-GRAPPLE-011: the weapon that falls, by its place among the items: the first that is held; −1 where none is. */
const weaponToFall = (sight: SkirmishSight, figure: FigureIndex): number =>
  itemsOf(sight, figure).findIndex((carried) => isHeldInHand(carried) && isWeapon(carried.item));

/** WARBAND-GRAPPLE-011: the space straight behind somebody who is pushed; −1 where it is blocked. */
const pushedTo = (sight: SkirmishSight, by: FigureIndex, target: FigureIndex): SpaceIndex => {
  const { field } = sight.given;
  const [from, at] = [figureOf(sight, by).at, figureOf(sight, target).at];
  const to = spaceAt(field, 2 * xOf(field, at) - xOf(field, from), 2 * yOf(field, at) - yOf(field, from));
  return to < 0 || from === at || isWallBetween(field, at, to) || isTaken(sight, to) ? -1 : to;
};

/** WARBAND-GRAPPLE-011: why an effect cannot be had of a target at all; null where it can. */
export const effectBan = (
  sight: SkirmishSight,
  { by, target, effect }: { readonly by: FigureIndex; readonly target: FigureIndex; readonly effect: Gambit },
): Refusal | null => {
  const facts = { figure: keyOf(sight, by), target: keyOf(sight, target) };
  switch (effect) {
    case 'disarm':
      if (weaponToFall(sight, target) >= 0) return null;
      return isFlagged(sight, target, 'naturalWeapons')
        ? brokenRule('WARBAND-GEAR-010', 'warband.gambit.naturalWeapons', facts)
        : brokenRule('WARBAND-GRAPPLE-011', 'warband.gambit.nothingHeld', facts);
    case 'trip':
      return figureOf(sight, target).prone
        ? brokenRule('WARBAND-GRAPPLE-011', 'warband.gambit.liesAlready', facts)
        : null;
    case 'push':
      return pushedTo(sight, by, target) < 0 ? brokenRule('WARBAND-GRAPPLE-011', 'warband.gambit.noRoom', facts) : null;
    case 'hold':
      return grapplingBan(sight, by, target);
    case 'free':
      return heldIn(sight, by)?.controller === target
        ? null
        : brokenRule('WARBAND-GRAPPLE-016', 'warband.gambit.notHeldByIt', facts);
    case 'other':
      return null;
  }
};

/** Somebody goes down. WARBAND-GEAR-011: who was mounted is so no more. */
export const fell = (play: SkirmishPlay, figure: FigureIndex): void => {
  const { mounted } = figureOf(play, figure);
  play.say({ event: 'felled', figure });
  if (mounted) play.say({ event: 'dismounted', figure });
};

export interface Seizing {
  readonly controller: FigureIndex;
  readonly held: FigureIndex;
  /** WARBAND-GRAPPLE-014: the total that is written down; 0 where gambits decide. */
  readonly total: number;
  readonly joiners: readonly FigureIndex[];
}

/** WARBAND-GRAPPLE-013, WARBAND-GRAPPLE-040: somebody is held, and whom it held itself is free. */
export const seize = (play: SkirmishPlay, hold: Seizing): void => {
  play.say({ event: 'held', hold: { ...hold, tightened: 0 } });
  settleHolds(play);
};

/**
 * WARBAND-GRAPPLE-011: one does to the other what was tried, as far as it can be done. The price of failing is the same done
 * the other way round (WARBAND-GRAPPLE-008).
 */
export const takeEffect = (
  play: SkirmishPlay,
  effect: Gambit,
  {
    by,
    target,
    joiners,
  }: { readonly by: FigureIndex; readonly target: FigureIndex; readonly joiners: readonly FigureIndex[] },
): void => {
  switch (effect) {
    case 'disarm': {
      const item = weaponToFall(play, target);
      if (item >= 0) play.say({ event: 'disarmed', figure: target, item, at: figureOf(play, target).at });
      break;
    }
    case 'trip':
      if (!figureOf(play, target).prone) fell(play, target);
      break;
    case 'push': {
      const to = pushedTo(play, by, target);
      if (to >= 0) play.say({ event: 'pushed', figure: target, to });
      break;
    }
    case 'hold':
      if (!isHeld(play, target) && grappleOf(play, by) === undefined)
        seize(play, { controller: by, held: target, total: 0, joiners });
      break;
    case 'free':
      if (heldIn(play, by)?.controller === target)
        play.say({ event: 'letGo', controller: target, held: by, why: 'brokeFree' });
      break;
    case 'other':
      break;
  }
  settleHolds(play);
};
