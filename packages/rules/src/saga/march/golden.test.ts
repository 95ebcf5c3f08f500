import { expect, test } from 'vitest';
import { type Example, exampleNamed, replayed, type Short } from '../../testing/examples.js';
import { marches, ROW } from './testing/days.js';

/** What has become of everybody. */
const played = (example: Example) => {
  const { day, parties, met, fought } = replayed(marches, example).outcome();
  return {
    day,
    parties: parties.map(({ name, at, state, weary }) => `${name}: ${state} at ${at}, weary ${weary}`),
    days: parties.map(({ days }) => days.map(({ pace, spans }) => `${pace}: ${spans.join(' ')}`)),
    met: met.map(({ kind, attacker, defender, at, distance, ambusher, defence }) =>
      [kind, attacker, defender, at, distance, ambusher, defence].join(', '),
    ),
    fought: fought.map((one) => (one.by === 'duel' ? one.duel.ending : one.battle.ending)),
  };
};

test('SAGA-MOVE-024 SAGA-MOVE-021 a night march past watchers that ends in an ambush', () => {
  expect(played(exampleNamed('march-night-past-watchers'))).toEqual({
    day: 1,
    parties: [
      'The walkers: stopped at toll-house, weary 0',
      'The toll house: going at toll-house, weary 0',
      'The patrol: got at toll-house, weary 0',
    ],
    days: [[], ['rest: '], ['careful: east-5 rook-pass toll-house']],
    met: ['ambush, The patrol, The walkers, toll-house, dagger, The patrol, onTheMarch'],
    fought: ['side1'],
  });
});

test('SAGA-MOVE-034 SAGA-MOVE-013 a race over days: by boat, by the bridge and along the north bank', () => {
  expect(played(exampleNamed('march-race-over-days'))).toEqual({
    day: 2,
    parties: [
      'The boat: got at stavehithe, weary 0',
      'Those by the bridge: stopped at stavehithe, weary 1',
      'Those by the north bank: stopped at north-4, weary 1',
    ],
    days: [
      // One span aside before those by the bridge, and four by boat.
      ['steady: sallow-1 otter-bridge sallow-3 the-race eel-ford', 'steady: upper-mere mere stavehithe'],
      ['forced: otter-bridge grey-stones north-4', 'forced: north-5 stavehithe'],
      ['steady: ash-holt', 'steady: grey-stones north-4'],
    ],
    met: [],
    fought: [],
  });
});

test('SAGA-MOVE-019 SAGA-MOVE-031 three parties: who has ambushed some is hunted down by others', () => {
  expect(played(exampleNamed('march-three-parties'))).toEqual({
    day: 2,
    parties: [
      'The pedlars: stopped at dyke-end, weary 0',
      'The outlaws: stopped at dyke-end, weary 1',
      "The warden's men: got at dyke-end, weary 0",
    ],
    days: [[], ['rest: dyke-end', 'steady: '], ['careful: old-stones', 'steady: dyke-end']],
    met: [
      'ambush, The outlaws, The pedlars, dyke-end, sword, The outlaws, onTheMarch',
      "caught, The warden's men, The outlaws, dyke-end, sword, The warden's men, onTheMarch",
    ],
    fought: ['side1'],
  });
});

const answer = (seat: string, as: string, choice: object): Short => ({ seat, as, choice });
const plan = (seat: string, as: string, pace: string, ...route: string[]): Short =>
  answer(seat, as, { choose: 'plan', route, pace });

test('SAGA-MOVE-046 SAGA-MOVE-038 three parties: an ambush goes before an attack, and who is left goes on', () => {
  const alone = (name: string, seat: string, at: string, more: object = {}) => ({
    name,
    seats: [seat],
    members: [{ name: name.slice(0, -1), fighter: { like: 'swordsman' } }],
    at,
    ...more,
  });
  const setup = {
    seats: ['ana', 'bo', 'cy'],
    roads: ROW,
    parties: [
      alone('Hares', 'ana', 'c', { wants: { want: 'reach', span: 'g' } }),
      alone('Hounds', 'bo', 'd', { wants: { want: 'catch', party: 'Cats' } }),
      alone('Cats', 'cy', 'e'),
    ],
  };
  const inputs: readonly Short[] = [
    plan('ana', 'Hares', 'careful', 'b'),
    plan('bo', 'Hounds', 'rest'),
    plan('cy', 'Cats', 'steady', 'f'),
    // Behind the screen, and then who notices whom at the start: hares 3 + 14 against 16, hounds 2 + 16 against 17.
    [1],
    [7, 7, 0],
    [8, 7, 1],
    // Hounds 2 + 16 against 16 notice the cats; these, 2 + 10 against 16, see nothing.
    [8, 7, 1],
    [5, 5, 0],
    answer('ana', 'Hares', { choose: 'close' }),
    answer('bo', 'Hounds', { choose: 'hold' }),
    answer('bo', 'Hounds', { choose: 'close' }),
    answer('bo', 'Hounds', { choose: 'later' }),
    answer('cy', 'Cats', { choose: 'later' }),
    // The hares, for whom nothing came of it, go to b; two dice behind the screen end the day, and all others are gone.
    [1],
    [1],
  ];
  expect(played({ setup, inputs })).toEqual({
    day: 1,
    parties: ['Hares: going at b, weary 0', 'Hounds: got at e, weary 0', 'Cats: stopped at e, weary 0'],
    days: [['careful: b'], ['rest: e'], ['steady: ']],
    met: ['ambush, Hounds, Cats, e, dagger, Hounds, onTheMarch'],
    fought: [],
  });
});
