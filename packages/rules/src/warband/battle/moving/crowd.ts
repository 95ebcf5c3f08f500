import type { Fixed } from '@warmoot/kernel';
import { canBeWithin } from '../../formations/contact.js';
import { aheadOf, type Stand, spacesOf } from '../../formations/standing.js';
import { reachAll, spaceAt, xOf, yOf } from '../../ground/spaces.js';
import type { SpaceIndex } from '../../model/model.js';
import type { FormationIndex, Rank, Unit } from '../../model/units.js';
import type { BattleSight } from '../model/battle.js';
import { closingRoom, roomFor } from '../units/room.js';
import { isUnitHere, unitOf } from '../units/units.js';
import type { Party } from './party.js';

/** By space, who is there and who reaches there. */
export interface Crowd {
  readonly foes: Uint8Array;
  readonly allies: Uint8Array;
  /** Those of the own unit whom a part of it leaves behind. */
  readonly rest: Uint8Array;
  /** Foes within melee range of the space, each unit one bit. */
  readonly near: Int32Array;
}

/** Foes are told apart by one bit each. Ours: beyond so many, two may share one. */
const BITS = 31;
export const bitOf = (foe: FormationIndex): number => 1 << (foe % BITS);

/** Where the front of what a part leaves behind would be: one rank farther back where the first of them has gone. */
const frontLeft = ({ given: { field }, open }: BattleSight, { unit, part, left }: Party): SpaceIndex => {
  const { at, facing, ranks } = open.units[unit] as Fixed<Unit>;
  const frontGone = ranks.length > left.length && ranks[0]?.body === part;
  const oneGone = ranks.length > left.length && ranks[0]?.slots.length === 1 && ranks[0].slots[0] === part;
  const [dx, dy] = aheadOf(facing);
  const back = frontGone || oneGone ? 1 : 0;
  return spaceAt(field, xOf(field, at) - back * dx, yOf(field, at) - back * dy);
};

/** What a part leaves behind, as it stands then: ranks move up where the first of them has gone. Nobody of a unit that goes as a whole. */
export const restOf = (sight: BattleSight, party: Party): Stand => {
  const { unit, part, left } = party;
  const { at, facing } = unitOf(sight, unit);
  if (part < 0) return { at, facing, ranks: [] };
  return { at: roomFor(sight, unit, left as readonly Rank[], frontLeft(sight, party)), facing, ranks: left };
};

/** Ours: whether what a part leaves behind has room to close up; a rank that is wider than the one before it may have none. */
export const leavesRoom = (sight: BattleSight, party: Party): boolean =>
  party.part < 0 || closingRoom(sight, party.unit, party.left as readonly Rank[], frontLeft(sight, party)) !== null;

/**
 * Who is in the way of those that go, and whom they meet. `alone`: allies are not looked at, for they may go first. `steps`: so
 * far they go at most; who is farther away is not looked at.
 */
export const crowdOf = (
  sight: BattleSight,
  party: Party,
  { alone = false, steps = Number.POSITIVE_INFINITY }: { readonly alone?: boolean; readonly steps?: number } = {},
): Crowd => {
  const { field } = sight.given;
  const size = field.walls.length;
  const [foes, allies, rest] = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)];
  const near = new Int32Array(size);
  const within = reachAll(field);
  const { side } = unitOf(sight, party.unit);
  const { units } = sight.open;
  for (let nth = 0; nth < units.length; nth++) {
    if (nth === party.unit || !isUnitHere(sight, nth)) continue;
    const unit = unitOf(sight, nth);
    const own = unit.side === side;
    if ((own && alone) || !canBeWithin(field, party.stand, unit, steps + 1)) continue;
    const bit = bitOf(nth);
    for (const at of spacesOf(field, unit)) {
      if (at < 0) continue;
      if (own) {
        allies[at] = 1;
        continue;
      }
      foes[at] = 1;
      near[at] = (near[at] as number) | bit;
      for (const by of within[at] as readonly SpaceIndex[]) near[by] = (near[by] as number) | bit;
    }
  }
  for (const at of spacesOf(field, restOf(sight, party))) if (at >= 0) rest[at] = 1;
  return { foes, allies, rest, near };
};
