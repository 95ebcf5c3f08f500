import { expect, test } from 'vitest';
import { awaited, book, type Days, dice, HIGH, LOW, march, morning, onward } from './testing/days.js';

const fighter = { like: 'swordsman' };
const NOW = { choose: 'now', as: 'duel', distance: 'spear' };

/** Hounds who want to catch hares close on them, hares hold, and it is fought out hand to hand. */
const fought = (more: readonly object[] = []): Days => {
  const table = dice(
    morning(
      march({
        one: { at: 'c', members: [{ name: 'Hare', fighter }] },
        other: {
          at: 'd',
          wants: { want: 'catch', party: 'Hares' },
          members: [{ name: 'Hound', fighter }, ...more],
        },
      }),
    ),
    HIGH,
    HIGH,
  );
  return table
    .answer('ana', { choose: 'hold' }, 'Hares')
    .answer('bo', { choose: 'close' }, 'Hounds')
    .answer('bo', NOW, 'Hounds')
    .answer('ana', NOW, 'Hares');
};

const surrendering = (table: Days, seat: 'ana' | 'bo'): Days => {
  const of = (one: 'ana' | 'bo') => (one === seat ? { choose: 'surrender' } : { choose: 'fightOn' });
  return onward(table.answer('bo', of('bo'), 'Hound').answer('ana', of('ana'), 'Hare'));
};

test('SAGA-MOVE-038 whoever is taken to the last is caught, and the scene is over', () => {
  const taken = surrendering(fought(), 'ana');
  expect([book(taken, 'Hounds').state, book(taken, 'Hares').state]).toEqual(['got', 'stopped']);
  expect(awaited(taken)).toBe('over');
});

test('SAGA-MOVE-038 SAGA-MOVE-036 contact alone is no catch: whoever beats the hunters goes on, and so do those who are left', () => {
  const beaten = surrendering(fought([{ name: 'Pup' }]), 'bo');
  expect([book(beaten, 'Hounds').state, book(beaten, 'Hares').state]).toEqual(['going', 'going']);
  expect(book(beaten, 'Hounds').party.members.map(({ name }) => name)).toEqual(['Pup']);
  expect(awaited(beaten)).toBe('plan Hares Hounds');
});

test('SAGA-MOVE-034 of three who come on the same day one is first, and whoever is still on the way is beaten', () => {
  const there = { want: 'reach', span: 'g' };
  const third = { name: 'Cats', seats: ['cy'], members: [{ name: 'Cat' }], at: 'f', wants: there };
  const rest = { choose: 'plan', route: [], pace: 'rest' };
  const plan = (route: readonly string[]) => ({ ...rest, route, pace: 'steady' });
  const states = (table: Days) => ['Hares', 'Hounds', 'Cats'].map((party) => book(table, party).state);
  const tied = dice(
    onward(
      march({ one: { at: 'f' }, other: { at: 'f', wants: there }, third })
        .answer('ana', plan(['g']), 'Hares')
        .answer('bo', plan(['g']), 'Hounds')
        .answer('cy', plan(['g']), 'Cats'),
    ),
    ...Array.from({ length: 6 }, () => LOW),
  );
  expect(awaited(tied)).toBe('dice arriveFirst');
  // The hares before the hounds, and the cats before the hares.
  expect(states(dice(tied, HIGH, LOW))).toEqual(['stopped', 'stopped', 'got']);
  const late = dice(
    onward(
      march({ one: { at: 'f' }, other: { at: 'f', wants: there }, third: { ...third, at: 'a' } })
        .answer('ana', plan(['g']), 'Hares')
        .answer('bo', plan(['g']), 'Hounds')
        .answer('cy', plan(['b']), 'Cats'),
    ),
    LOW,
    LOW,
    HIGH,
  );
  expect(awaited(late)).toBe('holdThere Hares');
  expect(states(late.answer('ana', { choose: 'letGo' }, 'Hares'))).toEqual(['got', 'stopped', 'stopped']);
});
