import { brokenRule, type Refusal } from '@warmoot/kernel';
import { isAlone } from '../../formations/standing.js';
import type { FormationIndex, Manoeuvre, UnitFacing } from '../../model/units.js';
import { refusalFor } from '../../movement/steps.js';
import type { Actor } from '../model/acts.js';
import type { BattleSight } from '../model/battle.js';
import { keyOfActor, unitOf } from '../units/units.js';
import { hasShieldsInFront } from '../units/walls.js';
import { type Path, walkedFault } from './announced.js';
import { type Party, partyOf } from './party.js';
import { ranksFault, reformedInto } from './reforming.js';
import { hasRoom, keepsReach, oppositeOf } from './turning.js';
import { type UnitWalk, type UnitWalkKind, unitWalkOf } from './walk.js';

export const MANOEUVRES: readonly Manoeuvre[] = ['turn', 'reform', 'pass', 'shieldwall'];

/** A manoeuvre as it is meant. `facing` and `ranks`: null where nothing was said. */
export interface Meant {
  readonly kind: Manoeuvre;
  readonly path: Path;
  readonly facing: UnitFacing | null;
  readonly ranks: number | null;
}

/** How a unit walks with each manoeuvre. */
const WALKS: Readonly<Record<Manoeuvre, UnitWalkKind>> = {
  turn: 'move',
  reform: 'move',
  pass: 'pass',
  shieldwall: 'wall',
};
export const walkWith = (sight: BattleSight, party: Party, kind: Manoeuvre, alone = false): UnitWalk =>
  unitWalkOf(sight, party, WALKS[kind], { alone });

/** WARBAND-TACTIC-032, WARBAND-TACTIC-033: why those named make no manoeuvre at all; null where they may. */
export const unformedFault = (sight: BattleSight, { unit, figure }: Actor): Refusal | null =>
  figure >= 0 || isAlone(unitOf(sight, unit))
    ? brokenRule('WARBAND-TACTIC-032', 'warband.noManoeuvreAlone', { figure: keyOfActor(sight, { unit, figure }) })
    : null;

/** WARBAND-TACTIC-034, WARBAND-TACTIC-035: why a unit cannot form a shieldwall; null where it can. */
const wallFault = (sight: BattleSight, unit: FormationIndex): Refusal | null => {
  const { wall, name: figure } = unitOf(sight, unit);
  if (wall) return brokenRule('WARBAND-TACTIC-034', 'warband.hasWall', { figure });
  return hasShieldsInFront(sight, unit) ? null : brokenRule('WARBAND-TACTIC-035', 'warband.noShields', { figure });
};

/** WARBAND-TACTIC-032: why a unit cannot stand in so many ranks where it is. */
const reformFault = (sight: BattleSight, party: Party, ranks: number): Refusal | null => {
  const { unit, stand } = party;
  const fault = ranksFault(sight, unit, ranks);
  if (fault !== null) return fault;
  const walk = walkWith(sight, party, 'reform');
  const facts = { figure: unitOf(sight, unit).name };
  const after = { ...stand, ranks: reformedInto(sight, unit, ranks)?.ranks ?? stand.ranks };
  if (!hasRoom(walk, after)) return refusalFor('noRoom', facts);
  return keepsReach(walk, stand, after) ? null : refusalFor('bound', facts);
};

/** Why a unit cannot make a manoeuvre; null where it can. `announced`: it is only said that it will. */
export const manoeuvreFault = (
  sight: BattleSight,
  actor: Actor,
  { kind, path, facing, ranks }: Meant,
  { announced = false }: { readonly announced?: boolean } = {},
): Refusal | null => {
  const party = partyOf(sight, actor);
  const unformed = unformedFault(sight, actor);
  if (unformed !== null || party === null) return unformed;
  const figure = keyOfActor(sight, actor);
  if (kind === 'reform') {
    if (path.length > 0) return brokenRule('WARBAND-TACTIC-032', 'warband.reformsInPlace', { figure });
    return announced ? null : reformFault(sight, party, ranks ?? 0);
  }
  const unwalled = kind === 'shieldwall' ? wallFault(sight, actor.unit) : null;
  if (unwalled !== null) return unwalled;
  const walk = walkWith(sight, party, kind, announced);
  if (kind === 'shieldwall') return walkedFault(sight, walk, path, facing);
  if (kind === 'pass') {
    const passes = announced || path.some((at) => walk.allies[at] === 1);
    if (!passes) return brokenRule('WARBAND-TACTIC-032', 'warband.passesNobody', { figure });
    return walkedFault(sight, walk, path, facing);
  }
  const { facing: before } = party.stand;
  if (facing !== null && facing !== oppositeOf(before))
    return brokenRule('WARBAND-BMOVE-015', 'warband.turnsAbout', { figure });
  return walkedFault(sight, walk, path);
};
