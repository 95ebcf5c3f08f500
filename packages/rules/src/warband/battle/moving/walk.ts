import { counted } from '@warmoot/kernel';
import { rowOf } from '../../figures/figures.js';
import { extentsOf, gapTo } from '../../formations/extents.js';
import { isAlone } from '../../formations/standing.js';
import type { FormationIndex } from '../../model/units.js';
import type { Walk } from '../../movement/walk.js';
import type { BattleSight } from '../model/battle.js';
import { isUnitHere, unitOf } from '../units/units.js';
import { bitOf, type Crowd, crowdOf } from './crowd.js';
import { formedBy } from './formed.js';
import type { Party } from './party.js';
import { speedOfAll } from './speed.js';
import { standsFor } from './stands.js';

/** `pass`: through units of its own side; `wall`: as a shieldwall, which it forms. */
export type UnitWalkKind = 'move' | 'charge' | 'retreat' | 'pass' | 'wall';

/** A unit about to walk: what its steps hang on, by the space in which the middle of its front would be. */
export interface UnitWalk extends Walk {
  readonly party: Party;
  readonly kind: UnitWalkKind;
  readonly crowd: Crowd;
}

/** WARBAND-MOVE-023, WARBAND-MOVE-026, WARBAND-MORALE-025, WARBAND-TACTIC-034: what a walk may cost. */
const allowanceOf = (sight: BattleSight, { unit, agents, part }: Party, kind: UnitWalkKind): number => {
  const { wall } = unitOf(sight, unit);
  // WARBAND-TACTIC-035: who charges has left the wall, and so has who leaves the unit.
  const walled = kind === 'wall' || (wall && kind !== 'charge' && part < 0);
  return counted(speedOfAll(sight, agents, walled)).total;
};

/** The foes among some bits, in their order. */
const foesIn = (sight: BattleSight, { unit }: Party, bits: number): readonly FormationIndex[] => {
  const { side } = unitOf(sight, unit);
  return sight.open.units.flatMap((foe, nth) =>
    foe.side !== side && isUnitHere(sight, nth) && (bits & bitOf(nth)) !== 0 ? [nth] : [],
  );
};

/** WARBAND-TACTIC-033: player characters that go alone make no manoeuvre of passing others. */
const isFreeToPass = (sight: BattleSight, { stand, agents }: Party): boolean =>
  isAlone(stand) && agents.every((figure) => rowOf(sight, figure).pc);

/** How those that go together walk. `alone`: allies are not looked at, for they may walk before. `steps`: no way that is longer will be asked for. */
export const unitWalkOf = (
  sight: BattleSight,
  party: Party,
  kind: UnitWalkKind,
  { alone = false, steps }: { readonly alone?: boolean; readonly steps?: number } = {},
): UnitWalk => {
  const { field } = sight.given;
  const { at: start, facing } = party.stand;
  const { beganFree } = unitOf(sight, party.unit);
  const extents = extentsOf(party.stand);
  const speed = allowanceOf(sight, party, kind);
  const crowd = crowdOf(sight, party, { alone, steps: steps ?? 2 * speed + 1 });
  const stands = standsFor(field, crowd, extents);
  const isRetreat = kind === 'retreat';
  const engagers = isRetreat ? foesIn(sight, party, stands.reach[start] ?? 0) : [];
  const loose = party.loose || isRetreat;
  return {
    party,
    kind,
    crowd,
    field,
    start,
    // WARBAND-MOVE-026: out of melee no farther than the speed.
    allowance: beganFree && engagers.length === 0 ? 2 * speed : speed,
    costs: stands.costs,
    firstStepFree: true,
    mayLeave: beganFree || isRetreat,
    foes: stands.foes,
    // Nobody ends where others stand, those included whom they have left.
    allies: party.part < 0 ? stands.allies : stands.allies.map((ally, at) => ally | (stands.rest[at] as number)),
    reach: stands.reach,
    from: isRetreat ? engagers.map((foe) => gapTo(field, extents, unitOf(sight, foe))) : null,
    formed: formedBy({
      field,
      facing,
      extents,
      crowd,
      stands,
      loose,
      through: kind === 'pass' || isFreeToPass(sight, party),
      overhangs: isRetreat,
      obstacles: sight.given.obstacles,
    }),
  };
};
