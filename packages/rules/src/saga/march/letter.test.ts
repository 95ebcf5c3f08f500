import { describe, expect, test } from 'vitest';
import { awaited, book, type Days, dice, HIGH, LOW, march, margin, morning, onward } from './testing/days.js';

const steady = (...route: string[]) => ({ route, pace: 'steady' });
const REST = { choose: 'plan', route: [], pace: 'rest' };

describe('by the letter', () => {
  test('SAGA-MOVE-005 Lead helps in one check: past the first line of watchers, and not past the second', () => {
    const watch = { approaches: ['the gate', 'the ford'] };
    const cats = { name: 'Cats', seats: ['cy'], members: [{ name: 'Cat' }], at: 'd', ...watch };
    const past = ['Hounds', 'Cats'].map((of) => ({ of, approach: 1 }));
    const knows = [
      { of: 'Hounds', at: 'c' },
      { of: 'Cats', at: 'd' },
    ];
    const marked = { ...REST, marks: 0 };
    const table = march({ one: { at: 'b', knows }, other: { at: 'c', ...watch }, third: cats });
    let now = table.answer('ana', { choose: 'plan', ...steady('c', 'd'), past, lead: 'past' }, 'Hares');
    now = onward(now.answer('bo', marked, 'Hounds').answer('cy', marked, 'Cats'));
    // The two lines of watchers look at each other first, and see nothing.
    while (awaited(now).startsWith('dice notice')) now = dice(now, LOW);
    expect(awaited(now)).toBe('dice ownCheck lead Hares');
    now = dice(now, HIGH);
    // Hide 2 + 1 against Notice 2 − 1.
    expect([awaited(now), margin(now)]).toEqual(['dice getPast Hares', 2]);
    now = dice(now, HIGH);
    // Hide 2 against Notice 2 − 1: Lead was tried, and helps no more.
    expect([awaited(now), margin(now)]).toEqual(['dice getPast Hares', 1]);
  });

  test('SAGA-MOVE-011 SAGA-MOVE-012 the weariest who go hungry at Rest have two steps: three are the most, and rest takes one', () => {
    const hungry = { weary: 3, members: [{ name: 'Hare', food: 0 }] };
    expect(book(morning(march({ one: hungry })), 'Hares').party.weary).toBe(2);
    const fresh = { weary: 0, members: [{ name: 'Hare', food: 0 }] };
    expect(book(morning(march({ one: fresh })), 'Hares').party.weary).toBe(0);
  });

  test('SAGA-MOVE-012 SAGA-MOVE-045 troops whom the land feeds leave their stores as they are, up to fifteen with the characters', () => {
    const foraging = (mediumInfantry: number, stores: number): Days =>
      dice(
        morning(march({ one: { troops: { mediumInfantry }, stores } }), { route: [], pace: 'rest', forage: true }),
        HIGH,
      );
    expect(book(foraging(14, 5), 'Hares')).toMatchObject({ stores: 5, days: [{ food: 'found', weary: 0 }] });
    expect(book(foraging(14, 0), 'Hares')).toMatchObject({ stores: 0, days: [{ food: 'found', weary: 0 }] });
    // One too many: they live on their stores, and without any they go hungry (a day at Rest takes that step again).
    expect(book(foraging(15, 5), 'Hares')).toMatchObject({ stores: 4, days: [{ weary: 0 }] });
    expect(book(foraging(15, 0), 'Hares')).toMatchObject({ stores: 0, days: [{ food: 'lacking' }] });
  });

  const LAKE = {
    spans: ['p', 'q', 'r', 's'].map((key, at) => ({ key, x: 100 * at, y: 300, ground: 'impassable', afloat: true })),
    ways: [
      { from: 'p', to: 'q' },
      { from: 'q', to: 'r' },
      { from: 'r', to: 's' },
    ],
  };
  const onTheLake = (hare: object, hound: object): string =>
    awaited(
      morning(
        march({
          roads: LAKE,
          one: { boats: true, wants: { want: 'find', party: 'Hounds' }, ...hare },
          other: { boats: true, ...hound },
        }),
      ),
    );

  test('SAGA-MOVE-013 SAGA-MOVE-015 for those afloat water is Open: boats in adjacent spans test', () => {
    expect(onTheLake({ at: 'p' }, { at: 'q' })).toBe('dice notice Hares');
    expect(onTheLake({ at: 'p' }, { at: 'r' })).toBe('plan Hares Hounds');
    // Somebody in the water without a boat is on no Open ground.
    expect(onTheLake({ at: 'p' }, { at: 'q', boats: false })).toBe('plan Hares Hounds');
  });

  test('SAGA-MOVE-013 SAGA-MOVE-016 and scouts afloat see two spans of water', () => {
    const scout = [{ name: 'Hare', scout: true }];
    expect(onTheLake({ at: 'p', members: scout }, { at: 'r' })).toBe('dice notice Hares');
    expect(onTheLake({ at: 'p', members: scout }, { at: 's' })).toBe('plan Hares Hounds');
  });

  test('SAGA-MOVE-021 SAGA-MOVE-042 whoever is ambushed knows of the ambusher from then on', () => {
    const table = dice(morning(march({ one: { at: 'c' }, other: { at: 'd' } })), HIGH, LOW);
    const met = table
      .answer('ana', { choose: 'close' }, 'Hares')
      .answer('ana', { choose: 'later' }, 'Hares')
      .answer('bo', { choose: 'later' }, 'Hounds');
    expect(book(met, 'Hounds').sightings.Hares).toMatchObject({ at: 'd', how: 'seen', day: 1 });
  });
});
