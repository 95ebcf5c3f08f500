import { badForm, brokenRule, type Refusal, type SeatId } from '@warmoot/kernel';
import { helplessIn, sizeOf } from './party.js';
import type { PartySetup } from './setup.js';

/** Why this party cannot set out; null where it can. */
export const partyFault = (party: PartySetup, seats: readonly SeatId[], path: string): Refusal | null => {
  const stranger = party.seats.find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return { code: 'UNKNOWN_SEAT', seat: stranger, known: seats };
  // SAGA-MOVE-001: any number of characters and troops, and one of them leads.
  if (sizeOf(party) === 0) return badForm(`${path}.members`, 'move.somebody', party.name);
  if (
    party.members.length > 0 &&
    party.members.every(({ carried }) => carried) &&
    sizeOf(party) === party.members.length
  ) {
    return badForm(`${path}.members`, 'move.bearers', party.name);
  }
  const { leader } = party;
  if (leader !== undefined && party.members.every(({ name }) => name !== leader)) {
    return badForm(`${path}.leader`, 'move.member', leader);
  }
  const helpless = helplessIn(party);
  return helpless === null ? null : brokenRule('SAGA-MOVE-044', 'move.helpless', { who: helpless, party: party.name });
};

/** SAGA-MOVE-001: in a scene each character is in exactly one party. */
export const partiesFault = (
  parties: readonly PartySetup[],
  seats: readonly SeatId[],
  path: string,
): Refusal | null => {
  const called = parties.map(({ name }) => name);
  if (new Set(called).size < called.length || new Set(seats).size < seats.length) {
    return badForm(path, 'setup.differentNames', called.join(', '));
  }
  const names = parties.flatMap(({ members }) => members.map(({ name }) => name));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return brokenRule('SAGA-MOVE-001', 'move.twoParties', { who: twice });
  for (const [at, party] of parties.entries()) {
    const fault = partyFault(party, seats, `${path}[${at}]`);
    if (fault !== null) return fault;
  }
  return null;
};
