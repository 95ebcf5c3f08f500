import type { UnitIndex } from '../../war/indexes.js';
import { SIDES } from '../../war/roster/sides.js';
import { fightsSeveral, isEngaged } from '../battle/fights.js';
import type { Degree, Maneuver } from '../battle/maneuvers.table.js';
import type { Meeting, Order } from '../battle/model.js';
import type { SortieSight } from '../battle/sortie.js';
import { isHere } from '../battle/units.js';
import { rowOf } from '../pool/kinds.js';

/** A sortie of this round, as one of the two sees it. */
export interface Contest {
  readonly unit: UnitIndex;
  readonly enemy: UnitIndex;
  readonly mine: Maneuver;
  readonly theirs: Maneuver;
  /** A tie is neither won nor lost (SORTIE-MULTI-012), and ours: nor is what needed no roll. */
  readonly result: 'won' | 'lost' | 'neither';
  readonly degree: Degree | null;
  /** The total of who won it. */
  readonly total: number | null;
  readonly rolled: boolean;
}

/** Whether a unit still has the walls that it began behind. */
export const isBehindWalls = (sight: SortieSight, unit: UnitIndex): boolean =>
  rowOf(sight, unit).walls !== null && sight.open.leftWalls[unit] === 0;

/** SORTIE-UNIT-006, SORTIE-ROUND-013: all units in list order, side A before side B; who was split off stands last. */
export const listOrder = ({ open }: SortieSight): readonly UnitIndex[] => {
  const units: UnitIndex[] = [];
  for (const side of SIDES)
    for (let unit = 0; unit < open.roster.length; unit++) if (open.roster[unit]?.side === side) units.push(unit);
  return units;
};

const maneuverOf = ({ open }: SortieSight, unit: UnitIndex): Maneuver => open.plans[unit]?.maneuver as Maneuver;

/** The maneuver of a unit in this round; null where it is in no sortie. */
export const maneuverIn = (sight: SortieSight, unit: UnitIndex): Maneuver | null =>
  sight.open.plans[unit]?.maneuver ?? null;

const contestAt = (sight: SortieSight, unit: UnitIndex, nth: number): Contest => {
  const { a, b } = sight.open.meetings[nth] as Meeting;
  const enemy = a === unit ? b : a;
  const fought = sight.open.fought[nth] ?? null;
  const winner = fought?.winner ?? null;
  return {
    unit,
    enemy,
    mine: maneuverOf(sight, unit),
    theirs: maneuverOf(sight, enemy),
    result: winner === null ? 'neither' : winner === unit ? 'won' : 'lost',
    degree: fought?.degree ?? null,
    total: winner === null ? null : (fought?.totals?.[winner === a ? 0 : 1] ?? null),
    rolled: fought !== null && fought.totals !== null,
  };
};

const NONE: readonly Contest[] = [];

/** The sorties of a unit in this round. */
export const contestsOf = (sight: SortieSight, unit: UnitIndex): readonly Contest[] => {
  const { meetings } = sight.open;
  let contests: Contest[] | null = null;
  for (let nth = 0; nth < meetings.length; nth++) {
    if (meetings[nth]?.a !== unit && meetings[nth]?.b !== unit) continue;
    contests ??= [];
    contests.push(contestAt(sight, unit, nth));
  }
  return contests ?? NONE;
};

/** SORTIE-ROUND-008: the order that a unit carries out; who is engaged has none but Engage, who is out has none. */
export const orderOf = <K extends Order['order']>(
  sight: SortieSight,
  unit: UnitIndex,
  kind: K,
): Extract<Order, { readonly order: K }> | null => {
  const order = sight.open.orders[unit] ?? null;
  if (order?.order !== kind || isEngaged(sight, unit) || !isHere(sight, unit)) return null;
  return order as Extract<Order, { readonly order: K }>;
};

export const wonAll = (contests: readonly Contest[]): boolean => contests.every(({ result }) => result === 'won');
export const lostAll = (contests: readonly Contest[]): boolean => contests.every(({ result }) => result === 'lost');

/** SORTIE-MULTI-007: lone, beaten by all and beset from both sides: it cannot move, and loses twice the dice. */
export const isPinned = (sight: SortieSight, unit: UnitIndex): boolean =>
  sight.open.fronts[unit] === 'opposite' && fightsSeveral(sight, unit) && lostAll(contestsOf(sight, unit));
