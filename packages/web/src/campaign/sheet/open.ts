import type { SeatId } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { Person } from '../../people/person.js';

/** What is on somebody's mind and body, in the order in which it matters most. */
export type State = 'dead' | 'dying' | 'captive' | 'wounded' | 'sound';

export const stateOf = ({ dead, dying, captive, wounds }: saga.campaign.SeenCharacter): State => {
  if (dead !== null) return 'dead';
  if (dying !== null) return 'dying';
  if (captive !== null) return 'captive';
  return wounds.length > 0 ? 'wounded' : 'sound';
};

type Held = Readonly<Record<SeatId, Pick<Person, 'held'>>>;

/**
 * Whether a seat may write on a sheet: its owner; where nobody owns it, any player; where a computer does, any player
 * too, for the table decides what no computer will write.
 */
export const maySheet = (
  { owner }: saga.campaign.SeenCharacter,
  seat: SeatId | null,
  plays: boolean,
  people: Held,
): boolean => plays && (owner === null || owner === seat || people[owner]?.held === 'computer');
