import { bookIn, type MarchView } from '../march/books.js';
import { metBy } from '../march/contact.js';
import type { Contact, Met } from '../march/model.js';
import type { Standing } from './carried.js';

/**
 * How things stand on the road for two who have met and say how they go on, as somebody may know it: of wounds and
 * weariness only those of the parties whose books they may read (SAGA-MOVE-042).
 */
export const standingAtContact = (
  view: Pick<MarchView, 'given' | 'open' | 'own'>,
  contact: Contact,
  distance: Met['distance'],
): Standing => {
  const { day } = view.open;
  const books = [contact.attacker, contact.defender].flatMap((party) => bookIn(view, party) ?? []);
  return {
    met: metBy(contact, { day, played: 'later', distance }),
    fleeing: null,
    wounded: books.flatMap(({ party }) =>
      party.members
        .filter(({ wounds }) => wounds.length > 0)
        .map(({ name, wounds }) => ({ name, wounds: wounds.map(({ part, severity }) => ({ part, severity })) })),
    ),
    prisoners: [],
    losses: [],
    days: { first: view.given.firstDay, last: day },
    weary: books.flatMap(({ party: { name, weary } }) => (weary === 0 ? [] : [{ name, steps: weary }])),
  };
};
