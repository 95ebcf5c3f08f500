import { describe, expect, test } from 'vitest';
import type { MarchView } from '../march/books.js';
import type { Contact } from '../march/model.js';
import { carriedInto } from './carried.js';
import { standingAtContact } from './contact.js';

const CONTACT: Contact = {
  kind: 'ambush',
  attacker: 'Riders',
  defender: 'Host',
  at: 'ford',
  inCamp: false,
};

const book = (name: string, weary: number) => ({
  party: {
    name,
    weary,
    members: [{ name: `${name} leader`, wounds: [{ part: 'leftArm', severity: 'minor', kind: 'cut' }] }],
  },
});

/** The players of the riders: they read their own book alone. */
const view = {
  given: { firstDay: 3 },
  open: { day: 5, books: {} },
  own: { books: { Riders: book('Riders', 1) } },
} as unknown as Pick<MarchView, 'given' | 'open' | 'own'>;

describe('two who have met on the road', () => {
  test('SAGA-MOVE-021 an ambush on the march is carried into the battle, its distance into the duel', () => {
    const standing = standingAtContact(view, CONTACT, 'dagger');
    expect(standing.met).toMatchObject({ ambusher: 'Riders', defence: 'onTheMarch', distance: 'dagger' });
    expect(carriedInto(standing, 'battle')).toContainEqual(
      expect.objectContaining({ what: 'role', does: 'onTheMarch' }),
    );
    expect(carriedInto(standing, 'duel')).toContainEqual(
      expect.objectContaining({ what: 'footwork', does: 'firstRoundWon' }),
    );
  });

  test('SAGA-MOVE-042 the wounds and the weariness of a party whose book is closed are not told', () => {
    const standing = standingAtContact(view, CONTACT, 'sword');
    expect(standing.wounded.map(({ name }) => name)).toEqual(['Riders leader']);
    expect(standing.weary).toEqual([{ name: 'Riders', steps: 1 }]);
    expect(standing.days).toEqual({ first: 3, last: 5 });
  });
});
