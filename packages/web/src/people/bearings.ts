import type { SeatId } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { Bears, Person } from './person.js';
import { readArms, shieldOf } from './shield.js';

type Cast = Readonly<Record<string, Pick<saga.campaign.SeenCharacter, 'id' | 'name' | 'arms' | 'owner'>>>;

/** What the people of a cast bear in a scene. A name that two of them have is nobody's. */
export const bearsIn = (people: Readonly<Record<SeatId, Person>>, cast: Cast): Bears => {
  const all = Object.values(cast);
  return (name) => {
    const [one, ...others] = all.filter((somebody) => somebody.name === name);
    if (one === undefined || others.length > 0) return null;
    return { tincture: readArms(one.arms)?.tincture ?? null, charge: shieldOf(people, one).charge };
  };
};
