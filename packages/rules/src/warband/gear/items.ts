import { brokenRule, type Fixed, type Refusal } from '@warmoot/kernel';
import { freeSlots } from '../figures/ailments.js';
import { areBeside, areFoes, figureOf, hereOf, isHere, keyOf, rowOf, sideOf } from '../figures/figures.js';
import { freeHands, gripFor, handsFor } from '../figures/grips.js';
import { isReadied, itemsOf } from '../figures/hands.js';
import { isBeside } from '../ground/spaces.js';
import { USABLE } from '../model/gear.table.js';
import type { Carried, FigureIndex, Kept, SpaceIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';

/** An item by its place; undefined where there is none. */
const itemAt = (sight: SkirmishSight, figure: FigureIndex, nth: number): Fixed<Carried> | undefined =>
  itemsOf(sight, figure)[nth];

const facts = (sight: SkirmishSight, figure: FigureIndex, carried: Pick<Carried, 'item'>) => ({
  figure: keyOf(sight, figure),
  item: carried.item,
});

type Fault = (sight: SkirmishSight, figure: FigureIndex, nth: number) => Refusal | null;

/** A fault of an item that is there. */
const faultOf =
  (judge: (sight: SkirmishSight, figure: FigureIndex, carried: Fixed<Carried>) => Refusal | null): Fault =>
  (sight, figure, nth) => {
    const carried = itemAt(sight, figure, nth);
    if (carried === undefined) return { code: 'NO_SUCH', what: 'item', id: String(nth) };
    return judge(sight, figure, carried);
  };

/** WARBAND-ACTION-005, WARBAND-GEAR-003: from the belt into hands that are free. */
export const readyFault = faultOf((sight, figure, carried) => {
  if (carried.kept !== 'worn' || handsFor(carried.item) === 0)
    return brokenRule('WARBAND-ACTION-005', 'warband.notWorn', facts(sight, figure, carried));
  return gripFor(sight, figure, carried.item) === null
    ? brokenRule('WARBAND-GEAR-001', 'warband.noFreeHand', facts(sight, figure, carried))
    : null;
});

/** WARBAND-ACTION-007 */
export const useFault = faultOf((sight, figure, carried) => {
  if (!USABLE.has(carried.item))
    return brokenRule('WARBAND-ACTION-007', 'warband.noUse', facts(sight, figure, carried));
  return isReadied(carried)
    ? null
    : brokenRule('WARBAND-ACTION-007', 'warband.notReadied', facts(sight, figure, carried));
});

/** WARBAND-ACTION-013 */
export const searchFault = faultOf((sight, figure, carried) =>
  carried.kept === 'packed'
    ? null
    : brokenRule('WARBAND-ACTION-013', 'warband.notPacked', facts(sight, figure, carried)),
);

/** WARBAND-GEAR-003: only what is held can be dropped. */
export const dropFault = faultOf((sight, figure, carried) =>
  carried.kept === 'left' || carried.kept === 'right' || carried.kept === 'both'
    ? null
    : brokenRule('WARBAND-GEAR-003', 'warband.notHeldInHand', facts(sight, figure, carried)),
);

/**
 * Ours: what lies in a figure's own space is within its reach, and what lies within melee range too, unless a foe stands
 * over it.
 */
const reachesSpace = (sight: SkirmishSight, figure: FigureIndex, space: SpaceIndex): boolean => {
  const { at } = figureOf(sight, figure);
  if (space === at) return true;
  if (space < 0 || !isBeside(sight.given.field, at, space)) return false;
  return !sight.open.figures.some(
    (one, nth) => one.at === space && areFoes(sight, figure, nth) && isHere(sight, nth) && !one.prone,
  );
};

/**
 * WARBAND-ACTION-006: why something cannot be picked up from the ground, or received from an ally beside; null where it can.
 * Ours: what somebody else's figure has about it must be laid down first, which is free.
 */
export const takeFault = (
  sight: SkirmishSight,
  figure: FigureIndex,
  from: FigureIndex,
  nth: number,
): Refusal | null => {
  const carried = itemAt(sight, from, nth);
  if (carried === undefined) return { code: 'NO_SUCH', what: 'item', id: String(nth) };
  const about = { ...facts(sight, figure, carried), from: keyOf(sight, from) };
  const lies = carried.kept === 'dropped' && reachesSpace(sight, figure, carried.at);
  const given =
    from !== figure &&
    rowOf(sight, figure).seat === rowOf(sight, from).seat &&
    !areFoes(sight, figure, from) &&
    isHere(sight, from) &&
    areBeside(sight, figure, from) &&
    isReadied(carried);
  if (!lies && !given) return brokenRule('WARBAND-ACTION-006', 'warband.itemNotInReach', about);
  if (freeHands(sight, figure).length === 0 && handsFor(carried.item) > 0)
    return brokenRule('WARBAND-GEAR-001', 'warband.noFreeHand', about);
  return freeSlots(sight, figure) > 0 ? null : brokenRule('WARBAND-GEAR-004', 'warband.noFreeSlot', about);
};

/** Where something goes that is taken or found: into free hands, else to the belt. */
export const readiedAs = (sight: SkirmishSight, figure: FigureIndex, { item }: Pick<Carried, 'item'>): Kept =>
  gripFor(sight, figure, item) ?? 'worn';

/** What lies within reach, whosever it was. */
export const onTheGround = (
  sight: SkirmishSight,
  figure: FigureIndex,
): readonly { readonly from: FigureIndex; readonly nth: number }[] => {
  const found: { from: FigureIndex; nth: number }[] = [];
  sight.open.figures.forEach(({ items }, from) => {
    items.forEach(({ kept }, nth) => {
      if (kept === 'dropped' && takeFault(sight, figure, from, nth) === null) found.push({ from, nth });
    });
  });
  return found;
};

/** WARBAND-ACTION-010: allies beside a figure whom nobody shields yet. */
export const shieldable = (sight: SkirmishSight, figure: FigureIndex): readonly FigureIndex[] =>
  hereOf(sight, sideOf(sight, figure)).filter(
    (ally) => ally !== figure && areBeside(sight, figure, ally) && figureOf(sight, ally).protectedBy < 0,
  );
