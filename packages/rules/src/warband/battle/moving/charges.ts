import { brokenRule, type Refusal } from '@warmoot/kernel';
import { meetingOf, unitsApart } from '../../formations/contact.js';
import { isAlone } from '../../formations/standing.js';
import { OFF } from '../../ground/paths.js';
import { xOf, yOf } from '../../ground/spaces.js';
import type { SpaceIndex } from '../../model/model.js';
import { DIRECTIONS } from '../../model/setup.js';
import type { FormationIndex, UnitFacing } from '../../model/units.js';
import { endsStraight, runsIn } from '../../movement/runs.js';
import { floodOf } from '../../movement/ways.js';
import type { BattleSight } from '../model/battle.js';
import { isUnitHere, unitOf } from '../units/units.js';
import { keyOfParty, type Path, walkedFault } from './announced.js';
import { bitOf } from './crowd.js';
import type { Party } from './party.js';
import { standAfter } from './turning.js';
import { type UnitWalk, unitWalkOf } from './walk.js';

export interface UnitCharge {
  readonly target: FormationIndex;
  readonly path: Path;
}

const leastStraight = ({ given }: BattleSight): number => given.options['warband.chargeMinStraight'];

const isFoe = (sight: BattleSight, { unit }: Party, target: FormationIndex): boolean =>
  target >= 0 && isUnitHere(sight, target) && unitOf(sight, target).side !== unitOf(sight, unit).side;

/** WARBAND-GRID-006: which way a charge ends: a formation looks as before, one alone at its target. */
export const chargeFacing = (sight: BattleSight, { stand }: Party, { target, path }: UnitCharge): UnitFacing => {
  const end = path.at(-1) ?? OFF;
  if (!isAlone(stand) || end === OFF) return stand.facing;
  const { field } = sight.given;
  const { at } = unitOf(sight, target);
  const [dx, dy] = [xOf(field, at) - xOf(field, end), yOf(field, at) - yOf(field, end)];
  if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? 'e' : 'w';
  return dy > 0 ? 's' : 'n';
};

/** Ours: a charge ends with the charger's front at its target, for it is with the front that it strikes. */
const meets = (sight: BattleSight, walk: UnitWalk, { target, path }: UnitCharge, facing: UnitFacing): boolean =>
  meetingOf(walk.field, standAfter(walk, path, facing), unitOf(sight, target)) !== null;

/**
 * WARBAND-MOVE-031: why a path is no charge on a unit: it begins outside melee range, is long enough, runs straight at its end,
 * and ends with the target in melee range.
 */
export const chargeFault = (
  sight: BattleSight,
  party: Party,
  charge: UnitCharge,
  { facing = null, alone = false }: { readonly facing?: UnitFacing | null; readonly alone?: boolean } = {},
): Refusal | null => {
  const { target, path } = charge;
  const steps = leastStraight(sight);
  const no = (what: string): Refusal =>
    brokenRule('WARBAND-MOVE-031', what, {
      figure: keyOfParty(sight, party),
      target: sight.open.units[target]?.name ?? '',
      steps,
    });
  if (!isFoe(sight, party, target)) return no('warband.noTarget');
  const walk = unitWalkOf(sight, party, 'charge', { alone, steps: path.length });
  if (walk.reach[walk.start] !== 0) return no('warband.chargeInMelee');
  if (path.length < steps) return no('warband.chargeTooShort');
  const walked = walkedFault(sight, walk, path, facing);
  if (walked !== null) return walked;
  if (!endsStraight(walk, path, steps)) return no('warband.chargeNotStraight');
  const looks = facing ?? chargeFacing(sight, party, charge);
  return path.at(-1) !== OFF && meets(sight, walk, charge, looks) ? null : no('warband.chargeNoContact');
};

/** Straight ahead comes first: where two ways are as short, the plain one is shown. WARBAND-BMOVE-015: a formation goes no other than ahead. */
const straightFirst = ({ stand, loose }: Party): readonly number[] => {
  const ahead = DIRECTIONS.indexOf(stand.facing);
  const turned = (by: number): number => (ahead + by + DIRECTIONS.length) % DIRECTIONS.length;
  return (loose ? [0, 2, -2, 4, 1, -1, 3, -3] : [0, 1, -1]).map(turned);
};

/** The foes that a walk may come to at all. */
const foesNear = (sight: BattleSight, walk: UnitWalk): readonly FormationIndex[] =>
  sight.open.units.flatMap((foe, nth) =>
    isFoe(sight, walk.party, nth) && unitsApart(walk.field, walk.party.stand, foe) <= walk.allowance + 1 ? [nth] : [],
  );

/** A cheapest charge on each foe in reach, to each place from which it can be struck. */
export const chargesOf = (sight: BattleSight, party: Party): readonly UnitCharge[] => {
  const walk = unitWalkOf(sight, party, 'charge');
  if (walk.reach[walk.start] !== 0) return [];
  const foes = foesNear(sight, walk);
  if (foes.length === 0) return [];
  const flooded = floodOf(walk);
  const runOf = runsIn(walk, flooded, leastStraight(sight), straightFirst(party));
  const touching = flooded.reached.filter((at) => walk.reach[at] !== 0);
  const chargeTo = (target: FormationIndex, end: SpaceIndex): readonly UnitCharge[] => {
    if (((walk.reach[end] as number) & bitOf(target)) === 0) return [];
    const facing = chargeFacing(sight, party, { target, path: [end] });
    if (!meets(sight, walk, { target, path: [end] }, facing)) return [];
    const path = runOf(end);
    return path === null ? [] : [{ target, path }];
  };
  return foes.flatMap((target) => touching.flatMap((end) => chargeTo(target, end)));
};
