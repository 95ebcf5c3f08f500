import { chanceThat, exact, type Refusal } from '@warmoot/kernel';
import { setupRefusal } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  awaited,
  book,
  type Days,
  dice,
  HIGH,
  hares,
  heardBy,
  hounds,
  LOW,
  march,
  marches,
  margin,
  morning,
  onward,
  ROW,
} from './testing/days.js';

const going = (pace: string, ...route: string[]) => ({ route, pace });
const steady = (...route: string[]) => going('steady', ...route);

const chanceNow = ({ run: { awaits } }: Days): string => {
  if (awaits.need !== 'dice') throw new Error('no dice are awaited');
  return exact(chanceThat(awaits.throw, 'success'));
};

const refusedPlan = (table: Days, plan: object, as = 'Hares'): Refusal =>
  table.refusal({ input: 'answer', seat: 'ana', as, choice: { choose: 'plan', route: [], pace: 'rest', ...plan } });

const rule = (refusal: Refusal): string => ('rule' in refusal ? (refusal.rule as string) : refusal.code);

describe('setting out', () => {
  const setupOf = (parties: readonly object[]) => ({ seats: ['ana', 'bo'], roads: ROW, parties });
  const wants = { want: 'reach', span: 'g' };

  test('SAGA-MOVE-001 two parties at least, one of which wants something, and nobody is in two', () => {
    expect(rule(setupRefusal(marches, setupOf([{ ...hares, wants }])))).toBe('SAGA-MOVE-001');
    expect(rule(setupRefusal(marches, setupOf([hares, hounds])))).toBe('SAGA-MOVE-001');
    const twice = { ...hounds, members: [{ name: 'Hare' }] };
    expect(rule(setupRefusal(marches, setupOf([{ ...hares, wants }, twice])))).toBe('SAGA-MOVE-001');
  });

  test('what is not on the map, and who is not on the road, is refused', () => {
    expect(setupRefusal(marches, setupOf([{ ...hares, wants, at: 'x' }, hounds])).code).toBe('BAD_SHAPE');
    const ghost = { want: 'catch', party: 'Ghosts' };
    expect(setupRefusal(marches, setupOf([{ ...hares, wants: ghost }, hounds])).code).toBe('BAD_SHAPE');
  });
});

describe('the morning', () => {
  test('SAGA-MOVE-006 SAGA-MOVE-009 a route leads from span to span, and Rest alone has none', () => {
    const table = march();
    expect(rule(refusedPlan(table, steady('c')))).toBe('SAGA-MOVE-006');
    expect(rule(refusedPlan(table, { pace: 'steady' }))).toBe('SAGA-MOVE-009');
    expect(rule(refusedPlan(table, { route: ['b'] }))).toBe('SAGA-MOVE-009');
    expect(rule(refusedPlan(table, { marks: 0 }))).toBe('SAGA-MOVE-024');
    expect(rule(refusedPlan(table, { past: [{ of: 'Hounds', approach: 0 }] }))).toBe('SAGA-MOVE-024');
    expect(rule(refusedPlan(table, { ...steady('b'), forage: true }))).toBe('SAGA-MOVE-012');
    expect(rule(refusedPlan(table, { ...steady('b'), sail: true }))).toBe('SAGA-MOVE-013');
    expect(rule(refusedPlan(table, { ...steady('b'), lead: 'forced' }))).toBe('SAGA-MOVE-005');
  });

  test.each([
    ['careful', 'b'],
    ['steady', 'c'],
    ['forced', 'd'],
  ])('SAGA-MOVE-009 at a %s pace walkers come to %s', (pace, halt) => {
    let table = morning(march({ other: { at: 'g' } }), going(pace, 'b', 'c', 'd'));
    if (pace === 'forced') table = dice(table, HIGH);
    expect(book(table, 'Hares').at).toBe(halt);
    expect(book(table, 'Hares').days).toMatchObject([{ day: 1, pace, at: halt }]);
  });

  test('SAGA-MOVE-037 movement is played in whole days, and whatever it has come to stands in its state', () => {
    const table = dice(morning(march({ due: 2 }), going('forced', 'b', 'c')), LOW);
    expect(table.said.filter(({ event }) => event === 'dayBegan')).toEqual([
      { event: 'dayBegan', day: 1 },
      { event: 'dayBegan', day: 2 },
    ]);
    const paused = JSON.parse(JSON.stringify(table.run.state));
    expect(paused).toEqual(table.run.state);
    expect(paused.own.ana.books.Hares).toMatchObject({ at: 'c', forced: 1, aware: [], party: { weary: 1 } });
  });
});

describe('weariness', () => {
  test('SAGA-MOVE-010 a Forced day against 3, and one more for each before it in a row', () => {
    let table = morning(march(), going('forced', 'b', 'c'));
    expect(awaited(table)).toBe('dice ownCheck forced Hares');
    expect([margin(table), chanceNow(table)]).toEqual([-1, '53/128']);
    const fresh = morning(dice(table, HIGH), going('forced', 'd'));
    expect([margin(fresh), chanceNow(fresh)]).toEqual([-2, '53/160']);
    table = morning(dice(table, LOW), going('forced', 'd'));
    expect([margin(table), chanceNow(table)]).toEqual([-3, '163/640']);
    // Fresh after both: 53/128 × 53/160.
    expect((53 / 128) * (53 / 160)).toBe(2809 / 20480);
  });

  test('SAGA-MOVE-011 three steps are the most; then Forced may not be chosen, and a day at Rest takes one', () => {
    let table = march({ one: { weary: 3, members: [{ name: 'Hare', food: 0 }] } });
    expect(rule(refusedPlan(table, going('forced', 'b')))).toBe('SAGA-MOVE-011');
    table = morning(table, steady('b'));
    expect(book(table, 'Hares').party.weary).toBe(3);
    table = morning(march({ one: { weary: 2 } }));
    expect(book(table, 'Hares').party.weary).toBe(1);
  });

  test('SAGA-MOVE-005 Lead is tried once a day, and never again when it has failed', () => {
    const led = { ...going('forced', 'b'), lead: 'forced' };
    let table = morning(march(), led);
    expect(awaited(table)).toBe('dice ownCheck lead Hares');
    const helped = dice(table, HIGH);
    expect([awaited(helped), margin(helped)]).toEqual(['dice ownCheck forced Hares', 0]);
    table = dice(table, LOW, HIGH);
    expect(rule(refusedPlan(table, { ...going('forced', 'c'), lead: 'forced' }))).toBe('SAGA-MOVE-005');
    expect(book(dice(helped, HIGH), 'Hares').lead).toBe('no');
  });

  test('SAGA-MOVE-043 weariness goes with the people out of the scene', () => {
    const table = march({ one: { weary: 2 } }).answer('ana', { choose: 'giveUp' }, 'Hares');
    const over = onward(table.answer('bo', { choose: 'giveUp' }, 'Hounds'));
    expect(awaited(over)).toBe('over');
    expect(marches.outcome(over.run.state as never).parties[0]).toMatchObject({ weary: 2, state: 'gaveUp', at: 'a' });
  });
});

describe('food and water', () => {
  const member = (food: number, skins: number) => ({ members: [{ name: 'Hare', food, skins }] });

  test('SAGA-MOVE-012 a day without food or water wearies the party by one step', () => {
    let table = morning(march({ one: { ...member(1, 2) } }), steady('b'));
    expect(book(table, 'Hares').provisions).toEqual({ Hare: { food: 0, water: 0 } });
    expect(book(table, 'Hares').party.weary).toBe(0);
    table = morning(table, steady('c'));
    expect(book(table, 'Hares').days.at(-1)).toMatchObject({ food: 'lacking', water: 'lacking', weary: 1 });
  });

  test('SAGA-MOVE-012 skins are filled where there is water, and one Survive feeds fifteen at a careful pace', () => {
    const brook = morning(march({ one: { ...member(3, 2), at: 'd' } }), steady('c'));
    expect(book(brook, 'Hares').provisions).toEqual({ Hare: { food: 2, water: 2 } });
    // Also where something on the way has told them that they have left it.
    const watched = dice(
      morning(march({ one: { ...member(3, 2), at: 'd' }, other: { at: 'b' } }), steady('c')),
      HIGH,
      LOW,
    ).answer('ana', { choose: 'hold' }, 'Hares');
    expect(book(onward(watched), 'Hares').provisions).toEqual({ Hare: { food: 2, water: 2 } });
    const forage = { ...going('careful', 'b'), forage: true };
    let table = morning(march({ one: member(0, 0) }), forage);
    expect([awaited(table), margin(table)]).toEqual(['dice ownCheck forage Hares', -1]);
    table = dice(table, HIGH);
    expect(book(table, 'Hares').days.at(-1)).toMatchObject({ food: 'found', water: 'found', weary: 0 });
  });

  test('SAGA-MOVE-045 troops live on their stores, which a friendly town renews', () => {
    const troops = { members: [], troops: { mediumInfantry: 14 }, stores: 1 };
    let table = morning(march({ one: troops }), steady('b'));
    expect(book(table, 'Hares')).toMatchObject({ stores: 0, party: { weary: 0 } });
    table = morning(table, steady('c'));
    expect(book(table, 'Hares').party.weary).toBe(1);
    const far = { want: 'find', party: 'Hounds' };
    const town = morning(march({ one: { ...troops, at: 'g', towns: ['g'], wants: far }, other: { at: 'a' } }));
    expect(book(town, 'Hares')).toMatchObject({ stores: 1, party: { weary: 0 } });
  });

  test('SAGA-MOVE-012 SAGA-MOVE-045 characters eat what they carry in a town too, where skins are filled if there is water', () => {
    const far = { want: 'find', party: 'Hounds' };
    const town = morning(march({ one: { ...member(2, 2), at: 'g', towns: ['g'], wants: far }, other: { at: 'a' } }));
    expect(book(town, 'Hares').provisions).toEqual({ Hare: { food: 1, water: 2 } });
  });
});

describe('ground', () => {
  test('SAGA-MOVE-013 a named way takes the whole day, and failing costs nothing but what was named before', () => {
    const table = march({ one: { at: 'c' } }).answer('ana', { choose: 'plan', ...steady('river') }, 'Hares');
    expect([awaited(table), margin(table)]).toEqual(['dice ownCheck cross Hares', -2]);
    const rest = { choose: 'plan', route: [], pace: 'rest' };
    const failed = onward(table.dice(...LOW).answer('bo', rest, 'Hounds'));
    expect(book(failed, 'Hares')).toMatchObject({ at: 'c', party: { weary: 0 } });
    expect(heardBy(failed, 'Hares').find(({ event }) => event === 'ownChecked')).toMatchObject({
      success: false,
      worse: 'A pack is lost.',
    });
    expect(book(onward(table.dice(...HIGH).answer('bo', rest, 'Hounds')), 'Hares').at).toBe('river');
    expect(rule(refusedPlan(march({ one: { at: 'b' } }), steady('c', 'river', 'c')))).toBe('SAGA-MOVE-013');
  });

  const WATER = {
    spans: ['p', 'q', 'r', 's', 't', 'u'].map((key, at) => ({
      key,
      x: 100 * at,
      y: 300,
      ground: 'impassable',
      afloat: true,
      water: true,
    })),
    ways: [
      { from: 'p', to: 'q' },
      { from: 'q', to: 'r' },
      { from: 'r', to: 's' },
      { from: 's', to: 't' },
      { from: 't', to: 'u' },
    ],
  };
  const sailing = {
    roads: WATER,
    one: { boats: true, at: 'p', wants: { want: 'reach', span: 'u' } },
    other: { at: 'u' },
  };

  test.each([
    [HIGH, 'u'],
    [LOW, 's'],
    [null, 't'],
  ])('SAGA-MOVE-007 SAGA-MOVE-013 by boat four spans, one more or less by Sail (%s): %s', (faces, halt) => {
    const plan = { choose: 'plan', ...steady('q', 'r', 's', 't', 'u'), sail: faces !== null };
    let table = march(sailing).answer('ana', plan, 'Hares');
    if (faces !== null) table = table.dice(...faces);
    table = onward(table.answer('bo', { choose: 'plan', route: [], pace: 'rest' }, 'Hounds'));
    // Those at the other end look out, and see nobody.
    while (awaited(table).startsWith('dice notice')) table = onward(table.dice(...LOW));
    expect(heardBy(table, 'Hares').find(({ event }) => event === 'evening')).toMatchObject({ line: { at: halt } });
  });

  test('SAGA-MOVE-014 where there is no path Survive is checked once a day, and what is paid is kept', () => {
    const plan = { choose: 'plan', ...steady('thicket') };
    const rest = { choose: 'plan', route: [], pace: 'rest' };
    let table = march({ one: { at: 'wood' } }).answer('ana', plan, 'Hares');
    expect([awaited(table), margin(table)]).toEqual(['dice ownCheck survive Hares', -1]);
    table = onward(table.dice(...LOW).answer('bo', rest, 'Hounds'));
    expect(book(table, 'Hares')).toMatchObject({ at: 'wood', into: { span: 'thicket', paid: 1 } });
    table = onward(
      table
        .answer('ana', plan, 'Hares')
        .dice(...LOW)
        .answer('bo', rest, 'Hounds'),
    );
    expect(book(table, 'Hares')).toMatchObject({ at: 'thicket', into: null });
  });

  test('SAGA-MOVE-044 who limps on foot holds the party to one span, and bars Forced', () => {
    const lame = { members: [{ name: 'Hare', wounds: [{ part: 'rightLeg', severity: 'major' }] }] };
    const table = march({ one: lame });
    expect(rule(refusedPlan(table, going('forced', 'b')))).toBe('SAGA-MOVE-044');
    expect(book(morning(table, steady('b', 'c')), 'Hares').at).toBe('b');
  });
});

describe('ends', () => {
  const race = (more: object) =>
    dice(
      morning(
        march({
          one: { at: 'e' },
          other: { at: 'd', wants: { want: 'reach', span: 'g' }, members: [{ name: 'Hound', ...more }] },
        }),
        steady('f', 'g'),
        steady('e', 'f', 'g'),
      ),
      LOW,
      LOW,
    );

  test('SAGA-MOVE-034 on the same day the one with more movement left over is first; if equal, one check', () => {
    const ridden = race({ mounted: true });
    expect([book(ridden, 'Hounds').state, book(ridden, 'Hares').state, awaited(ridden)]).toEqual([
      'got',
      'stopped',
      'holdThere Hounds',
    ]);
    expect(awaited(ridden.answer('bo', { choose: 'letGo' }, 'Hounds'))).toBe('over');
    const level = race({ light: true });
    expect(awaited(level)).toBe('dice arriveFirst');
    expect(margin(level)).toBe(0);
    expect(book(dice(level, HIGH), 'Hares').state).toBe('got');
    expect(book(dice(level, LOW), 'Hounds').state).toBe('got');
  });

  test('SAGA-MOVE-034 who comes first may hold the place, and stands if the other attacks', () => {
    const held = race({ mounted: true }).answer('bo', { choose: 'hold' }, 'Hounds');
    expect(awaited(held)).toBe('attackThere Hares');
    expect(awaited(held.answer('ana', { choose: 'letGo' }, 'Hares'))).toBe('over');
    const attacked = held.answer('ana', { choose: 'close' }, 'Hares');
    expect(awaited(attacked)).toBe('handOver Hares Hounds');
    const later = attacked.answer('ana', { choose: 'later' }, 'Hares').answer('bo', { choose: 'later' }, 'Hounds');
    expect(heardBy(later, 'Hounds').findLast(({ event }) => event === 'met')).toMatchObject({
      met: { kind: 'attack', attacker: 'Hares', defender: 'Hounds', defence: 'standing', distance: 'spear', at: 'g' },
    });
    // The race is won all the same.
    expect([awaited(later), book(later, 'Hounds').state, book(later, 'Hares').state]).toEqual([
      'over',
      'got',
      'stopped',
    ]);
    expect([book(later, 'Hounds').at, book(later, 'Hares').at]).toEqual(['g', 'g']);
  });

  test('SAGA-MOVE-038 it ends when what was wanted is got or given up, with the whereabouts of all', () => {
    const there = morning(march({ one: { at: 'f' }, other: { at: 'a' } }), steady('g'));
    expect(awaited(there)).toBe('over');
    expect(marches.outcome(there.run.state as never)).toMatchObject({
      day: 1,
      parties: [
        { name: 'Hares', at: 'g', state: 'got' },
        { name: 'Hounds', at: 'a', state: 'going' },
      ],
    });
    const shy = { want: 'avoid', party: 'Hounds', days: 1 };
    expect(book(morning(march({ one: { wants: shy } })), 'Hares').state).toBe('got');
  });
});
