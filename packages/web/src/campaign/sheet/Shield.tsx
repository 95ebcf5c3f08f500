import type { SeatId } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { Arms } from '../../design/base/Arms.js';
import type { Person } from '../../people/person.js';
import { colourNumber, shieldOf } from '../../people/shield.js';

interface ShieldProps {
  readonly of: Pick<saga.campaign.SeenCharacter, 'id' | 'arms' | 'owner'>;
  readonly people: Readonly<Record<SeatId, Person>>;
  readonly size?: number;
}

/** The shield that stands for a character; the name stands beside it. */
export const Shield = ({ of, people, size = 22 }: ShieldProps) => {
  const { tincture, charge } = shieldOf(people, of);
  return <Arms colour={colourNumber(tincture)} charge={charge} size={size} />;
};
