import { type Shaped, shape } from '@warmoot/kernel';
import { troopsShape } from '../../battle/setup.js';
import { MOST_MEMBERS } from '../../movement/party/setup.js';
import { idShape as id } from '../papers/ids.js';
import type { CharacterId } from '../papers/model.js';

const memberPlan = shape.record({
  character: id,
  mounted: shape.withDefault(shape.flag, false),
  /** SAGA-MOVE-016: named as a scout. */
  scout: shape.withDefault(shape.flag, false),
});

/** A party of the cast and of a unit's soldiers, wherever it is and whatever it does. */
export const partyPlanFields = {
  name: shape.name,
  members: shape.withDefault(shape.list(memberPlan, 0, MOST_MEMBERS), []),
  /** Who leads it; left out, the first of its members. */
  leader: shape.optional(id),
  /** The political unit whose soldiers march with it; null: those written down here, or none. */
  unit: shape.withDefault(shape.nullable(id), null),
  /** Of a unit: those of its soldiers who march; all, where nothing is said. */
  troops: shape.optional(troopsShape),
  /** Who plays it, where nobody in it has a name; left out, as SAGA-DRAFT-004 shares out those who are nobody's. */
  seat: shape.optional(shape.name),
  boats: shape.withDefault(shape.flag, false),
};
export const partyPlan = shape.record(partyPlanFields);
export type PartyPlan = Shaped<typeof partyPlan>;

export const membersOf = ({ members }: PartyPlan): readonly CharacterId[] => members.map(({ character }) => character);

/** Each character in one party, and each leader one of its members. */
export const partiesFit = (parties: readonly PartyPlan[]): string | null => {
  const ids = parties.flatMap(membersOf);
  const names = parties.map(({ name }) => name);
  if (new Set(ids).size < ids.length || new Set(names).size < names.length) return 'campaign.eachOnce';
  return parties.every((party) => party.leader === undefined || membersOf(party).includes(party.leader))
    ? null
    : 'campaign.leads';
};
