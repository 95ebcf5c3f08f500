import { asks, d, type Procedures, rolls, shape, sumOf } from '@warmoot/kernel';
import { fallsFromHands, fillsSlot, freeSlots, hasRow } from '../figures/ailments.js';
import { keyOf, rowOf } from '../figures/figures.js';
import { itemsOf } from '../figures/hands.js';
import { pickedOf, pickThrow } from '../figures/picking.js';
import type { DropChoice } from '../model/attacking.js';
import type { FigureIndex, Wound, WoundRow } from '../model/model.js';
import type { Skirmish, SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { WOUNDS } from '../model/wounds.table.js';

/** WARBAND-CRIT-009: a d10 on the table of Wounds. */
const WOUND_DIE = sumOf([d(WOUNDS.length)]);
const HANDS = ['left', 'right'] as const;

/** WARBAND-GEAR-004: what could be dropped to make room, by its places among the items. */
const droppable = (sight: SkirmishSight, figure: FigureIndex): readonly number[] =>
  itemsOf(sight, figure).flatMap((carried, nth) => (fillsSlot(carried) ? [nth] : []));

/** WARBAND-GEAR-004, WARBAND-WOUND-019: a Wound needs a slot; only for player characters does it matter. */
const makeRoom = (play: SkirmishPlay, figure: FigureIndex): void => {
  if (!rowOf(play, figure).pc || freeSlots(play, figure) >= 0) return;
  if (droppable(play, figure).length > 0) play.next({ step: 'makeRoom', figure });
};

/** WARBAND-WOUND-021: what hands held that serve for nothing falls to the ground: when such a Wound begins to count. */
export const letFall = (play: SkirmishPlay): void => {
  for (let figure = 0; figure < play.open.figures.length; figure++) {
    const items = fallsFromHands(play, figure);
    if (items.length > 0) play.say({ event: 'dropped', figure, items });
  }
};

/** WARBAND-CRIT-010: a Wound counts from the end of the phase; at the End of a round there is nothing to wait for. */
const wounds = (play: SkirmishPlay, figure: FigureIndex, wound: Pick<Wound, 'wound' | 'permanent' | 'side'>): void => {
  play.say({ event: 'wounded', figure, wound: { ...wound, rested: false, counts: play.open.phase === 'end' } });
  makeRoom(play, figure);
};

/**
 * A Wound by its row of the table. WARBAND-WOUND-005, WARBAND-WOUND-018: what it has already, of either kind, is only a
 * scar. WARBAND-WOUND-021: for a hand one more die says which.
 */
export const takeWound = (play: SkirmishPlay, figure: FigureIndex, row: WoundRow, permanent: boolean): void => {
  if (hasRow(play, figure, row)) play.say({ event: 'scarred', figure, wound: row });
  else if (row === 'hand') play.next({ step: 'whichHand', figure, permanent });
  else wounds(play, figure, { wound: row, permanent, side: null });
};

export const woundProcedures: Procedures<Skirmish, 'woundDie' | 'whichHand' | 'makeRoom'> = {
  // WARBAND-CRIT-004, WARBAND-WOUND-001: what a critical leaves is temporary.
  woundDie: rolls({
    throws: () => WOUND_DIE,
    thrower: (facts, { figure, by }) => rowOf(facts, by < 0 ? figure : by).seat,
    then: (play, { figure }, face) => takeWound(play, figure, WOUNDS[Number(face) - 1] as WoundRow, false),
  }),

  // WARBAND-WOUND-021: 1 to 3 left, 4 to 6 right.
  whichHand: rolls({
    throws: () => pickThrow(HANDS.length),
    thrower: (facts, { figure }) => rowOf(facts, figure).seat,
    then: (play, { figure, permanent }, result) =>
      wounds(play, figure, { wound: 'hand', permanent, side: pickedOf(HANDS, result) }),
  }),

  // WARBAND-GEAR-004
  makeRoom: asks<Skirmish, { step: 'makeRoom'; figure: FigureIndex }, DropChoice>({
    whom: (facts, { figure }) => [{ seat: rowOf(facts, figure).seat, as: keyOf(facts, figure) }],
    answer: shape.union('choose', { drop: { item: shape.integer(0, 99) } }),
    choices: (view, { figure }) => droppable(view, figure).map((item) => ({ choose: 'drop', item })),
    then: (play, { figure }, { item }) => {
      play.say({ event: 'dropped', figure, items: [item] });
      makeRoom(play, figure);
    },
  }),
};
