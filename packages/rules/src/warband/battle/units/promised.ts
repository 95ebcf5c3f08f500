import { normalsIn } from '../../formations/standing.js';
import type { FigureIndex } from '../../model/model.js';
import type { FormationIndex } from '../../model/units.js';
import type { Actor } from '../model/acts.js';
import type { BattleSight } from '../model/battle.js';
import { unitOf } from './units.js';

/** WARBAND-MOVE-003: whether a unit's side had to announce its moves in this round. */
export const hadToAnnounce = (sight: BattleSight, unit: FormationIndex): boolean => {
  const { given, open } = sight;
  return (
    given.options['warband.declaredMoveBinding'] === 'on' &&
    !open.surprise &&
    unitOf(sight, unit).side !== open.priority
  );
};

/** WARBAND-MOVE-032: how many of those that a name stands for have announced that they trade places. */
const promisedOf = (sight: BattleSight, unit: FormationIndex, figure: FigureIndex): number =>
  unitOf(sight, unit).swaps.filter(({ part, partner }) => part === figure || partner === figure).length;

/** Whether all of them have: somebody unique, or every normal figure of a rank. */
export const isPromised = (sight: BattleSight, unit: FormationIndex, figure: FigureIndex): boolean => {
  const rank = unitOf(sight, unit).ranks.find(({ body }) => body === figure);
  return promisedOf(sight, unit, figure) >= Math.max(1, rank === undefined ? 1 : normalsIn(rank));
};

/** WARBAND-MOVE-032, WARBAND-MOVE-005: whether somebody may trade places with another as far as announcements go. */
export const maySwap = (sight: BattleSight, { unit, figure }: Actor, partner: FigureIndex): boolean =>
  !hadToAnnounce(sight, unit) ||
  unitOf(sight, unit).swaps.some((one) => one.part === figure && one.partner === partner);
