import { CELL, middleOf, type Window } from '../../../boards/square/geometry.js';
import { shortName } from '../../../people/names.js';
import { enemiesOf, sideOf } from '../pairing.js';
import { type DuelView, nameOf } from '../sheet.js';
import { facing } from './facing.js';

/** A part of the board's picture that something takes up. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where the name of a fighter stands: away from whoever they face, so that it never lies on the other. */
export const namePlace = (view: DuelView, window: Window, who: number): readonly [x: number, y: number] => {
  const [x, y] = middleOf(window, view.open.combatants[who] as { x: number; y: number });
  const turned = Math.sin((facing(view, who, enemiesOf(view, who)) * Math.PI) / 180);
  const below = Math.abs(turned) > 0.2 ? turned < 0 : sideOf(view, who) === 2;
  return [x, below ? y + 46 : y - 36];
};

/** What a fighter takes up, and what their name does. */
const takenBy = (view: DuelView, window: Window, who: number): readonly Box[] => {
  const [x, y] = middleOf(window, view.open.combatants[who] as { x: number; y: number });
  const [at, foot] = namePlace(view, window, who);
  const half =
    shortName(
      nameOf(view, who),
      view.given.fighters.map(({ name }) => name),
    ).length * 4.6;
  return [
    { left: x - 24, top: y - 24, right: x + 24, bottom: y + 24 },
    { left: at - half, top: foot - 17, right: at + half, bottom: foot + 5 },
  ];
};

const STEP = CELL / 4;

/** Where the plate of a band stands on its upper edge: as far left as it covers nobody; at the left where it must. */
export const platePlace = (
  view: DuelView,
  window: Window,
  band: { readonly x: number; readonly y: number; readonly reach: number },
  wide: number,
): readonly [x: number, y: number] => {
  const y = (band.y - band.reach - window.top) * CELL;
  const first = Math.max(6, (band.x - band.reach - window.left) * CELL + 8);
  const last = Math.min(window.wide * CELL, (band.x + band.reach + 1 - window.left) * CELL) - wide - 6;
  const taken = view.open.combatants.flatMap(({ x }, who) => (x < 0 ? [] : takenBy(view, window, who)));
  for (let x = first; x <= last; x += STEP) {
    const plate = { left: x - 2, top: y - 11, right: x + wide - 2, bottom: y + 11 };
    if (!taken.some((one) => meet(one, plate))) return [x, y];
  }
  return [first, y];
};
