import { describe, expect, test } from 'vitest';
import { EXCHANGE, type Stance } from './exchange.table.js';
import {
  awaited,
  book,
  type Days,
  dice,
  HIGH,
  heardBy,
  LOW,
  march,
  marches,
  margin,
  morning,
  onward,
} from './testing/days.js';

const steady = (...route: string[]) => ({ route, pace: 'steady' });
const fights = { like: 'swordsman' };

/** Hares at c and hounds at d, who test as these dice say. */
const beside = (hare: readonly number[], hound: readonly number[], more: object = {}): Days =>
  dice(
    morning(
      march({
        one: { at: 'c', members: [{ name: 'Hare', fighter: fights }] },
        other: { at: 'd', members: [{ name: 'Hound', fighter: fights }] },
        ...more,
      }),
    ),
    hare,
    hound,
  );

const chosen = (table: Days, hare: object | null, hound: object | null): Days => {
  const first = hare === null ? table : table.answer('ana', hare, 'Hares');
  return onward(hound === null ? first : first.answer('bo', hound, 'Hounds'));
};
const [CLOSE, HOLD] = [{ choose: 'close' }, { choose: 'hold' }];
const evade = (to: string | null) => ({ choose: 'evade', to });

const last = (table: Days, party: string, event: string) =>
  heardBy(table, party)
    .filter((one) => one.event === event)
    .at(-1) as Record<string, unknown> | undefined;

describe('who knows of whom', () => {
  test('SAGA-MOVE-015 in adjacent Open spans both test, in the morning already; each by itself', () => {
    const table = morning(march({ one: { at: 'c' }, other: { at: 'd' } }));
    expect([awaited(table), margin(table)]).toEqual(['dice notice Hares', 0]);
    expect(awaited(dice(table, HIGH))).toBe('dice notice Hounds');
    expect(awaited(dice(table, HIGH, HIGH))).toBe('intend Hares Hounds');
    expect(awaited(dice(table, LOW, HIGH))).toBe('intend Hounds');
    expect(awaited(dice(table, LOW, LOW))).toBe('plan Hares Hounds');
  });

  test('SAGA-MOVE-015 a wood hides from the next span; who passes on the same way tests', () => {
    expect(awaited(morning(march({ one: { at: 'wood' }, other: { at: 'b' } })))).toBe('plan Hares Hounds');
    const passing = march({ one: { at: 'wood' }, other: { at: 'thicket' } })
      .answer('ana', { choose: 'plan', ...steady('thicket') }, 'Hares')
      .dice(...HIGH)
      .answer('bo', { choose: 'plan', ...steady('wood') }, 'Hounds')
      .dice(...HIGH);
    expect(awaited(onward(passing))).toBe('dice notice Hares');
  });

  test('SAGA-MOVE-004 SAGA-MOVE-009 SAGA-MOVE-011 numbers, pace and weariness count in the test', () => {
    const many = { members: [], troops: { mediumCavalry: 60 }, at: 'c', weary: 1 };
    const table = morning(march({ one: many, other: { at: 'd' } }), { ...steady('b'), pace: 'careful' });
    // Notice 2 + 1 − 1 against Hide 2.
    expect(margin(table)).toBe(0);
    // Notice 2 against Hide 2 − 1 (sixty) + 1 (careful) − 1 (weary).
    expect(margin(dice(table, LOW))).toBe(1);
  });

  test('SAGA-MOVE-016 SAGA-MOVE-039 scouts see two Open spans off; who is about to be ambushed tests now', () => {
    const scouted = morning(march({ one: { at: 'b' }, other: { at: 'd', troops: { lightCavalry: 20 }, members: [] } }));
    expect(awaited(scouted)).toBe('dice notice Hounds');
    const aware = dice(scouted, HIGH);
    expect(awaited(aware)).toBe('intend Hounds');
    const closing = chosen(aware, null, CLOSE);
    expect(awaited(closing)).toBe('dice notice Hares');
    const ambushed = dice(closing, LOW);
    expect(awaited(ambushed)).toBe('handOver Hounds Hares');
    expect(last(ambushed, 'Hounds', 'exchanged')).toMatchObject({ result: 'ambush' });
    // Example 8: it may Hold, and then stands.
    const warned = dice(closing, HIGH);
    expect(awaited(warned)).toBe('intend Hares');
    expect(last(chosen(warned, HOLD, null), 'Hares', 'exchanged')).toMatchObject({
      result: 'attacked',
      other: 'close',
    });
  });

  test('SAGA-MOVE-017 awareness lasts while they end the day within two spans of each other', () => {
    const near = chosen(beside(HIGH, HIGH), HOLD, evade('e'));
    expect([book(near, 'Hares').aware, book(near, 'Hares').sightings.Hounds]).toMatchObject([
      ['Hounds'],
      { at: 'e', time: 'evening', day: 1 },
    ]);
    const table = march({ one: { at: 'c', knows: [{ of: 'Hounds', at: 'g', aware: true }] } });
    expect(book(morning(table), 'Hares').aware).toEqual([]);
  });

  test('SAGA-MOVE-042 a failed test is told to nobody; where nothing is secret all hear everything', () => {
    const hidden = beside(LOW, LOW);
    for (const party of ['Hares', 'Hounds']) {
      expect(heardBy(hidden, party).map(({ event }) => event)).not.toContain('noticed');
      expect(book(hidden, party).sightings).toEqual({});
    }
    expect(hidden.run.state.open.books).toEqual({});
    const open = morning(march({ options: { 'saga.move.secret': false } }), steady('b'));
    expect(Object.keys(open.run.state.open.books)).toEqual(['Hares', 'Hounds']);
    expect(open.said.map(({ event }) => event)).toContain('planned');
  });
});

describe('close, hold, evade', () => {
  test('SAGA-MOVE-018 the table reads the same from both sides', () => {
    const turned = {
      meeting: 'meeting',
      attack: 'attacked',
      attacked: 'attack',
      pursuit: 'pursued',
      pursued: 'pursuit',
      ambush: 'ambushed',
      ambushed: 'ambush',
      standOff: 'standOff',
      parting: 'parting',
      wait: 'waitedFor',
      waitedFor: 'wait',
      slip: 'slipped',
      slipped: 'slip',
      unseen: 'unseen',
    } as const;
    const stances: readonly Stance[] = ['close', 'hold', 'evade', 'unaware'];
    for (const mine of stances)
      for (const theirs of stances) expect(EXCHANGE[theirs][mine]).toBe(turned[EXCHANGE[mine][theirs]]);
  });

  test('SAGA-MOVE-018 one exchange a day for each pair', () => {
    const table = chosen(beside(HIGH, HIGH), HOLD, evade('e'));
    expect(awaited(table)).toBe('plan Hares Hounds');
    expect(heardBy(table, 'Hares').filter(({ event }) => event === 'exchanged')).toHaveLength(1);
  });

  test('SAGA-MOVE-019 whoever lies in wait ambushes the unaware who enter its span, that day or the next', () => {
    let table = morning(march({ one: { at: 'c' }, other: { at: 'd' } }), {}, steady('c'));
    table = chosen(dice(table, HIGH, LOW), HOLD, null);
    expect(awaited(table)).toBe('handOver Hares Hounds');
    expect(last(table, 'Hares', 'exchanged')).toMatchObject({ result: 'ambush' });
    const waits = chosen(beside(HIGH, LOW), HOLD, null);
    expect(book(waits, 'Hares').waits).toEqual([{ of: 'Hounds', until: 2 }]);
    const left = waits.answer('ana', { choose: 'plan', ...steady('b') }, 'Hares');
    expect(book(left, 'Hares').waits).toEqual([]);
  });

  test('SAGA-MOVE-020 in a stand-off nobody moves, and either may ask for a parley that the other may refuse', () => {
    const table = chosen(beside(HIGH, HIGH), HOLD, HOLD);
    expect(awaited(table)).toBe('askParley Hares');
    const asked = table.answer('ana', { choose: 'silence' }, 'Hares').answer('bo', { choose: 'parley' }, 'Hounds');
    expect(awaited(asked)).toBe('takeParley Hares');
    const refused = onward(asked.answer('ana', { choose: 'silence' }, 'Hares'));
    expect(heardBy(refused, 'Hounds').map(({ event }) => event)).toContain('parleyRefused');
    expect([book(refused, 'Hares').at, book(refused, 'Hounds').at]).toEqual(['c', 'd']);
  });

  test('SAGA-MOVE-020 a parting leads one span away, and neither may follow that day', () => {
    const moving = morning(march({ one: { at: 'c' }, other: { at: 'd' } }), steady('d', 'e'), steady('e'));
    const parted = chosen(dice(moving, HIGH, HIGH), HOLD, evade('e'));
    // The hounds went aside to e; the hares may enter d, where nobody is any more, and not e.
    expect([book(parted, 'Hares').at, book(parted, 'Hounds').at]).toEqual(['d', 'e']);
  });

  test('SAGA-MOVE-020 who slips away goes one span in any direction, also past the other, and on with what is left', () => {
    const moving = morning(march({ one: { at: 'c' }, other: { at: 'd' } }), steady('d', 'e', 'f'));
    const slipped = chosen(dice(moving, HIGH, LOW), evade('d'), null);
    expect(book(slipped, 'Hares').at).toBe('f');
  });
});

describe('contact', () => {
  test('SAGA-MOVE-021 SAGA-MOVE-047 the ambushed are in camp at Rest, and the ambusher picks the distance and wins the first Footwork', () => {
    const table = chosen(beside(HIGH, LOW), CLOSE, null);
    expect(awaited(table)).toBe('handOver Hares Hounds');
    const now = { choose: 'now', as: 'duel', distance: 'dagger' };
    const begun = table.answer('ana', now, 'Hares').answer('bo', { ...now, distance: 'dagger' }, 'Hounds');
    expect(last(begun, 'Hares', 'met')).toMatchObject({
      met: { kind: 'ambush', ambusher: 'Hares', distance: 'dagger', defence: 'inCamp', inCamp: true, at: 'd' },
    });
    expect(book(begun, 'Hares').at).toBe('d');
  });

  test('SAGA-MOVE-022 who stands is attacked in its own span, at Spear distance, with ordinary Footwork', () => {
    const table = chosen(beside(HIGH, HIGH), CLOSE, HOLD);
    const later = table.answer('ana', { choose: 'later' }, 'Hares').answer('bo', { choose: 'later' }, 'Hounds');
    expect(last(later, 'Hounds', 'met')).toMatchObject({
      met: {
        kind: 'attack',
        attacker: 'Hares',
        at: 'd',
        distance: 'spear',
        ambusher: null,
        defence: 'standing',
        played: 'later',
      },
    });
  });

  test('SAGA-MOVE-023 SAGA-MOVE-040 a meeting hand to hand has no check and is where the side entered first is', () => {
    const table = chosen(beside(HIGH, HIGH), CLOSE, CLOSE);
    expect(awaited(table)).toBe('handOver Hares Hounds');
    expect([book(table, 'Hares').at, book(table, 'Hounds').at]).toEqual(['c', 'c']);
  });

  test('SAGA-MOVE-023 SAGA-MOVE-040 of armies one check of Tactics decides who attacks and in which span', () => {
    const army = { members: [], troops: { mediumInfantry: 40 } };
    const met = chosen(
      dice(morning(march({ one: { ...army, at: 'c' }, other: { ...army, at: 'd' } })), HIGH, HIGH),
      CLOSE,
      CLOSE,
    );
    expect([awaited(met), margin(met)]).toEqual(['dice tactics', 0]);
    const won = met.dice(...LOW);
    expect(awaited(won)).toBe('pickSide Hounds');
    const stands = won.answer('bo', { choose: 'stand', at: 'c' }, 'Hounds');
    expect([book(stands, 'Hares').at, book(stands, 'Hounds').at]).toEqual(['c', 'c']);
    expect(awaited(stands)).toBe('handOver Hares Hounds');
  });

  test('SAGA-MOVE-036 contact that is played at another time stops both, and the scene is over with them', () => {
    const table = chosen(beside(HIGH, HIGH), CLOSE, HOLD);
    const over = onward(table.answer('ana', { choose: 'later' }, 'Hares').answer('bo', { choose: 'later' }, 'Hounds'));
    expect(awaited(over)).toBe('over');
    expect(marches.outcome(over.run.state as never).parties.map(({ state, at }) => [state, at])).toEqual([
      ['stopped', 'd'],
      ['stopped', 'd'],
    ]);
  });

  test('SAGA-MOVE-041 whoever gets away from a pursuit picks a span near by, and neither is aware of the other', () => {
    let table = chosen(beside(HIGH, HIGH), evade('b'), CLOSE);
    for (let leg = 0; leg < 2; leg++) {
      table = table
        .answer('ana', { choose: 'way', way: 'cover', lead: false }, 'Hares')
        .answer('bo', { choose: 'guess', way: 'rough' }, 'Hounds')
        .dice(...HIGH);
    }
    expect(awaited(table)).toBe('getAway Hares');
    const away = onward(table.answer('ana', { choose: 'go', to: 'b' }, 'Hares'));
    expect([book(away, 'Hares').at, book(away, 'Hares').aware, book(away, 'Hounds').aware]).toEqual(['b', [], []]);
  });
});

describe('getting past', () => {
  const watch = { at: 'd', approaches: ['the gate', 'the ford'], members: [{ name: 'Hound', skills: { notice: 3 } }] };
  const sneaking = (marks: number): Days =>
    morning(
      march({
        one: { at: 'c', members: [{ name: 'Hare', skills: { hide: 4 } }], knows: [{ of: 'Hounds', at: 'd' }] },
        other: watch,
      }),
      { ...steady('d', 'e'), past: [{ of: 'Hounds', approach: 0 }] },
      { marks },
    );

  test('SAGA-MOVE-024 Hide against Notice, +1 on the marked approach and −1 on another; it replaces the other test', () => {
    expect([awaited(sneaking(0)), margin(sneaking(0)), margin(sneaking(1))]).toEqual(['dice getPast Hares', 0, 2]);
    const past = dice(sneaking(1), HIGH);
    expect([book(past, 'Hares').at, awaited(past)]).toEqual(['e', 'plan Hares Hounds']);
    expect(book(past, 'Hounds').aware).toEqual([]);
  });

  test('SAGA-MOVE-025 failure makes the watchers aware, and who does not feel it counts as unaware', () => {
    const seen = dice(sneaking(0), LOW);
    expect([awaited(seen), margin(seen)]).toEqual(['dice feelSeen Hares', -1]);
    expect(awaited(dice(seen, LOW))).toBe('intend Hounds');
    expect(awaited(dice(seen, HIGH))).toBe('intend Hares Hounds');
    const ambushed = chosen(dice(seen, LOW), null, CLOSE);
    expect(last(ambushed, 'Hounds', 'exchanged')).toMatchObject({ result: 'ambush' });
  });
});

describe('more than two', () => {
  test('SAGA-MOVE-046 ambushes first, then attacks; who is in contact takes no further part in the day', () => {
    const cats = { name: 'Cats', seats: ['cy'], members: [{ name: 'Cat' }], at: 'e' };
    let table = march({ one: { at: 'c' }, other: { at: 'd' }, third: cats });
    const rest = { choose: 'plan', route: [], pace: 'rest' };
    table = onward(table.answer('ana', rest, 'Hares').answer('bo', rest, 'Hounds').answer('cy', rest, 'Cats'));
    // Hares see hounds, hounds see hares and cats; cats see nobody.
    table = dice(table, HIGH, HIGH, HIGH, LOW);
    expect(awaited(table)).toBe('intend Hares Hounds');
    table = table.answer('ana', CLOSE, 'Hares').answer('bo', HOLD, 'Hounds').answer('bo', CLOSE, 'Hounds');
    expect(awaited(table)).toBe('handOver Hounds Cats');
    expect(last(table, 'Hares', 'cameToNothing')).toMatchObject({ of: 'Hounds' });
  });

  test('SAGA-MOVE-049 in free form the table says how it goes', () => {
    const table = march({ options: { 'saga.move.rules': 'freeForm' } });
    expect(awaited(table)).not.toMatch('plan');
  });
});
