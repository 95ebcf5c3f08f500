import { warband } from '@warmoot/rules';
import { isEngaged, type Sight, type Unit, unitAt } from './sight.js';

/** Where one unit is as another sees it: so many spaces ahead, and so many to a side. */
interface Seen {
  readonly ahead: number;
  readonly aside: number;
}

const seenBy = (sight: Sight, unit: number, foe: number): Seen => {
  const { field } = sight.given;
  const { at, facing } = unitAt(sight, unit);
  const [own, other] = [warband.spaceOf(field, at), warband.spaceOf(field, unitAt(sight, foe).at)];
  const [dx, dy] = warband.STEPS[facing];
  const [x, y] = [other.x - own.x, other.y - own.y];
  return { ahead: x * dx + y * dy, aside: Math.abs(x * dy) + Math.abs(y * dx) };
};

/** How far it is until a unit can charge another: ahead it goes, to the side only obliquely, and back not at all. */
export const wayTo = (sight: Sight, unit: number, foe: number): number => {
  const { ahead, aside } = seenBy(sight, unit, foe);
  return ahead <= 0 ? aside - 2 * ahead + 8 : ahead + 1.5 * Math.max(0, aside - ahead);
};

/** From so far away nobody is met. */
const CLOSE = 7;

/** How far it is to the enemy that is easiest to come to; nothing is nearer than to stand front to one. */
export const farFromFoes = (sight: Sight, unit: number, foes: readonly number[]): number => {
  const { field } = sight.given;
  const { at } = unitAt(sight, unit);
  const close = foes.some((foe) => warband.apart(field, at, unitAt(sight, foe).at) <= CLOSE);
  if (close && isEngaged(sight, unit)) return -1;
  return Math.min(...foes.map((foe) => wayTo(sight, unit, foe)));
};

/** Whether an enemy is behind a unit: a turn to one side would not do. */
export const isBehind = (sight: Sight, unit: number, foe: number): boolean => {
  const { ahead, aside } = seenBy(sight, unit, foe);
  return ahead < 0 && aside <= 0 - ahead;
};

type Facing = Unit['facing'];
const FACINGS: readonly Facing[] = ['n', 'e', 's', 'w'];
const QUARTERS = FACINGS.length;

/** By how many quarters one looks to the right of another. */
const quarters = (one: Facing, other: Facing): number =>
  (FACINGS.indexOf(one) - FACINGS.indexOf(other) + QUARTERS) % QUARTERS;

/** WARBAND-BMOVE-015: the ways a unit may look at the end of a move. */
export const facingsFrom = (looks: Facing): readonly Facing[] => FACINGS.filter((one) => quarters(one, looks) !== 2);

export const aboutFrom = (looks: Facing): Facing => FACINGS[(FACINGS.indexOf(looks) + 2) % QUARTERS] as Facing;

/** WARBAND-GRID-010: where a charge straight ahead would meet its target. */
export type Side = 'front' | 'flank' | 'rear';
const SIDES: readonly Side[] = ['rear', 'flank', 'front', 'flank'];

export const meetsAt = (sight: Sight, unit: number, foe: number): Side =>
  SIDES[quarters(unitAt(sight, unit).facing, unitAt(sight, foe).facing)] as Side;

/** Half of two fronts side by side: so far aside they still touch. */
const ABREAST = 3;
/** WARBAND-MOVE-031: a charge needs some room. */
const RUN = 2;

/** Whether a unit could charge another that is so far away, if nobody stood between them: near enough for a reckoning. */
export const couldCharge = (sight: Sight, unit: number, foe: number, reach: number): boolean => {
  const { ahead, aside } = seenBy(sight, unit, foe);
  return ahead > RUN && ahead <= reach + 1 && aside < ahead + ABREAST;
};
