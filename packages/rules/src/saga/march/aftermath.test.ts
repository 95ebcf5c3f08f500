import { stream } from '@warmoot/kernel';
import { randomInput } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { awaited, book, type Days, dice, HIGH, heardBy, march, marches, morning, onward } from './testing/days.js';

const CLOSE = { choose: 'close' };
const HOLD = { choose: 'hold' };
const FIGHTS = { like: 'swordsman' };
const now = (as: 'duel' | 'battle') => ({ choose: 'now', as, distance: 'spear' });

/** What somebody would do, if it is open: part of the choice as it is written. */
type Wish = readonly string[];

/** Plays the scene inside to its end: each seat does the first of its wishes that is open, and else anything. */
const inside = (table: Days, wishes: Readonly<Record<string, Wish>>, shuns: Wish, seed: string): Days => {
  const source = stream(seed);
  let at = table;
  for (let inputs = 0; at.run.state.inner !== null && inputs < 4000; inputs++) {
    const drawn = Array.from({ length: 40 }, () => randomInput(at.run as never, source));
    const texts = drawn.map((one) => JSON.stringify(one));
    const isWished = (text: string): boolean =>
      Object.entries(wishes).some(
        ([seat, all]) => text.includes(`"seat":"${seat}"`) && all.some((wish) => text.includes(`"${wish}"`)),
      );
    const isShunned = (text: string): boolean => shuns.some((one) => text.includes(`"${one}"`));
    const pick = [texts.findIndex(isWished), texts.findIndex((text) => !isShunned(text)), 0].find((one) => one >= 0);
    const input = drawn[pick as number];
    if (input?.input === 'dice') at = at.dice(...input.faces);
    else if (input?.input === 'answer') at = at.answer(input.seat, input.choice, input.as);
  }
  return at;
};

/** Hares at c and hounds at d, who know of each other; the hares attack. */
const met = (one: object, other: object, more: object = {}): Days =>
  dice(morning(march({ one: { at: 'c', ...one }, other: { at: 'd', ...other }, ...more })), HIGH, HIGH)
    .answer('ana', CLOSE, 'Hares')
    .answer('bo', HOLD, 'Hounds');

const fought = (table: Days, as: 'duel' | 'battle'): Days =>
  table.answer('ana', now(as), 'Hares').answer('bo', now(as), 'Hounds');

const people = (...names: readonly string[]) => ({ members: names.map((name) => ({ name, fighter: FIGHTS })) });
const DUEL = { duelOptions: { 'saga.duel.flee': 'any' } };
const SHUNS = ['surrender', 'breakOff', 'flee', 'retreat', 'truce'];

describe('the wounded', () => {
  const wounds = [{ part: 'body', severity: 'major' }];
  const hurt = { name: 'Hurt', fighter: FIGHTS, wounds, carried: true };
  const withHurt = { members: [{ name: 'Hare', fighter: FIGHTS }, hurt] };
  const fighting = (more: object = {}): readonly string[] => {
    const { inner } = fought(met(withHurt, people('Hound'), more), 'duel').run.state;
    const given = inner?.state.given as unknown as { readonly fighters: readonly { readonly name: string }[] };
    return given.fighters.map(({ name }) => name);
  };

  test('SAGA-DUEL-021 whoever lies with a Major body wound is not in the fight, and keeps nobody else from it', () => {
    expect(fighting()).toEqual(['Hare', 'Hound']);
    expect(fighting({ duelOptions: { 'saga.duel.bodyWounds': 'asHead' } })).toEqual(['Hare', 'Hound']);
  });

  test('SAGA-DUEL-WOUND-023 where such a wound does not make incapable, they fight', () => {
    for (const bodyWounds of ['penalty', 'none']) {
      expect(fighting({ duelOptions: { 'saga.duel.bodyWounds': bodyWounds } })).toEqual(['Hare', 'Hurt', 'Hound']);
    }
  });

  test('SAGA-DUEL-021 nor is such a one a champion of a battle', () => {
    const troops = { mediumInfantry: 60 };
    const armed = met({ ...withHurt, troops }, { ...people('Hound'), troops });
    const { inner } = fought(armed, 'battle').run.state;
    const given = inner?.state.given as unknown as {
      readonly armies: readonly { readonly champions: readonly { readonly name: string }[] }[];
    };
    expect(given.armies.map(({ champions }) => champions.map(({ name }) => name))).toEqual([['Hare'], ['Hound']]);
  });
});

describe('after hand to hand', () => {
  const fled = inside(
    fought(met(people('Hare'), people('Hound', 'Whelp'), DUEL), 'duel'),
    { ana: ['flee'], bo: ['pass'] },
    SHUNS,
    'flight',
  );

  test('SAGA-MOVE-048 who has fled may be pursued by those who stand, from gap 1, and the others need not', () => {
    expect(awaited(fled)).toBe('giveChase Hounds');
    const chase = fled.answer('bo', { choose: 'chase' }, 'Hounds');
    expect(chase.run.state.inner?.scene).toBe('saga/chase');
    expect(chase.run.state.inner?.state.given).toMatchObject({
      gap: 1,
      from: 'duel',
      quarry: { members: [{ name: 'Hare' }] },
    });
  });

  test('SAGA-MOVE-036 SAGA-MOVE-048 let go, both go on from where they are on the next day', () => {
    const letGo = fled.answer('bo', { choose: 'letGo' }, 'Hounds');
    // One span away from the hounds, who are at d: back to c, or on to e.
    expect(awaited(letGo)).toBe('getAway Hares');
    const next = onward(letGo.answer('ana', { choose: 'go', to: 'c' }, 'Hares'));
    expect([awaited(next), next.run.state.open.day]).toEqual(['plan Hares Hounds', 2]);
    expect([book(next, 'Hares').at, book(next, 'Hounds').at]).toEqual(['c', 'd']);
    expect(book(next, 'Hares').fought).toHaveLength(1);
    // From c, and from d: the way on begins there.
    const refusal = next.refusal({
      input: 'answer',
      seat: 'ana',
      as: 'Hares',
      choice: { choose: 'plan', route: ['e'], pace: 'steady' },
    });
    expect(refusal).toMatchObject({ rule: 'SAGA-MOVE-006', facts: { from: 'c' } });
  });

  test('SAGA-MOVE-036 SAGA-MOVE-048 caught from gap 1: ambushed at Sword distance, where the quarry had come to', () => {
    const leg = fled
      .answer('bo', { choose: 'chase' }, 'Hounds')
      .answer('ana', { choose: 'way', way: 'cover', lead: false }, 'Hares')
      .answer('bo', { choose: 'guess', way: 'cover' }, 'Hounds');
    const caught = leg.dice(1, 1, 0);
    expect(awaited(caught)).toBe('handOver Hounds Hares');
    const later = caught.answer('bo', { choose: 'later' }, 'Hounds').answer('ana', { choose: 'later' }, 'Hares');
    expect(heardBy(later, 'Hares').findLast(({ event }) => event === 'met')).toMatchObject({
      met: { kind: 'caught', attacker: 'Hounds', distance: 'sword', ambusher: 'Hounds', at: 'd' },
    });
  });

  test('SAGA-MOVE-036 contact is for those two: a third goes on with its day, and all left plan the next', () => {
    const cats = { name: 'Cats', seats: ['cy'], members: [{ name: 'Cat' }], at: 'a' };
    const rest = { choose: 'plan', route: [], pace: 'rest' };
    const begun = march({
      one: { at: 'e', ...people('Hare') },
      other: { at: 'f', ...people('Hound') },
      third: cats,
      ...DUEL,
    });
    let table = begun.answer('ana', rest, 'Hares').answer('bo', rest, 'Hounds');
    table = onward(table.answer('cy', { choose: 'plan', route: ['b', 'c'], pace: 'steady' }, 'Cats'));
    table = dice(table, HIGH, HIGH).answer('ana', CLOSE, 'Hares').answer('bo', HOLD, 'Hounds');
    table = inside(fought(table, 'duel'), { ana: ['flee'], bo: ['pass'] }, SHUNS, 'three');
    table = onward(table.answer('bo', { choose: 'letGo' }, 'Hounds').answer('ana', { choose: 'go', to: 'e' }, 'Hares'));
    expect(awaited(table)).toBe('plan Hares Hounds Cats');
    expect(['Hares', 'Hounds', 'Cats'].map((name) => book(table, name).at)).toEqual(['e', 'f', 'c']);
  });
});

describe('after a battle', () => {
  test('SAGA-MOVE-036 an army that retreats is pursued from gap 2, if the winner gives chase', () => {
    const army = (name: string) => ({ members: [{ name }], troops: { mediumInfantry: 60 } });
    const begun = fought(met(army('Hare'), army('Hound')), 'battle');
    const over = inside(begun, { ana: ['retreat'], bo: ['fightOn'] }, SHUNS, 'retreat');
    expect(awaited(over)).toBe('giveChase Hounds');
    const chase = over.answer('bo', { choose: 'chase' }, 'Hounds');
    expect(chase.run.state.inner?.state.given).toMatchObject({ gap: 2, quarry: { name: 'Hares' } });
    const spared = onward(
      over.answer('bo', { choose: 'letGo' }, 'Hounds').answer('ana', { choose: 'go', to: 'c' }, 'Hares'),
    );
    expect([awaited(spared), book(spared, 'Hares').at, book(spared, 'Hounds').at]).toEqual([
      'plan Hares Hounds',
      'c',
      'd',
    ]);
  });
});

describe('in free form', () => {
  const free = march({ options: { 'saga.move.rules': 'freeForm' } });
  const says = (value: object): Days =>
    free.answer('ana', { choose: 'propose', value }).answer('bo', { choose: 'agree' });
  const judged = { contact: 'ambush', attacker: 'Hounds', defender: 'Hares', distance: 'dagger', note: 'at the ford' };

  test('SAGA-MOVE-049 nothing of the draft is in force: nobody plans, nobody tests, and the table says how it went', () => {
    expect(awaited(free)).toBe('decide ana bo');
    const over = says(judged);
    expect(awaited(over)).toBe('over');
    expect(over.said.map(({ event }) => event)).not.toContain('dayBegan');
    const outcome = marches.outcome(over.run.state as never);
    expect(outcome).toMatchObject({ day: 1, judged, met: [], fought: [], chased: [] });
    // Nobody has moved, grown weary or eaten.
    expect(outcome.parties.map(({ at, weary, days, state }) => [at, weary, days, state])).toEqual([
      ['a', 0, [], 'going'],
      ['g', 0, [], 'going'],
    ]);
  });

  test.each(['ambush', 'inCamp', 'stands', 'meeting'] as const)(
    'SAGA-MOVE-049 the table says who is ambushed or stands (%s), and at what distance',
    (contact) => {
      for (const distance of ['dagger', 'sword', 'spear']) {
        const outcome = marches.outcome(says({ ...judged, contact, distance }).run.state as never);
        expect(outcome.judged).toMatchObject({ contact, distance, attacker: 'Hounds', defender: 'Hares' });
      }
    },
  );

  test('SAGA-MOVE-049 or that nothing came of it; of nobody, of strangers or of one alone nothing can be said', () => {
    expect(marches.outcome(says({ contact: 'none' }).run.state as never).judged).toMatchObject({
      contact: 'none',
      attacker: null,
      defender: null,
    });
    for (const wrong of [
      { contact: 'none', attacker: 'Hares' },
      { contact: 'ambush' },
      { contact: 'stands', attacker: 'Hares', defender: 'Hares' },
      { contact: 'meeting', attacker: 'Hares', defender: 'Ghosts' },
    ]) {
      const choice = { choose: 'propose', value: wrong };
      expect(free.refusal({ input: 'answer', seat: 'ana', as: 'ana', choice })).toMatchObject({
        rule: 'SAGA-MOVE-049',
      });
    }
  });

  test('SAGA-MOVE-049 whoever objects brings it to a vote, and a referee’s word replaces that', () => {
    const objected = free.answer('ana', { choose: 'propose', value: judged }).answer('bo', { choose: 'object' });
    expect(awaited(objected)).toBe('vote ana bo');
    const refereed = march({ options: { 'saga.move.rules': 'freeForm', 'saga.table.referee': 'bo' } });
    const word = refereed.answer('ana', { choose: 'propose', value: judged }).answer('bo', { choose: 'object' });
    expect(awaited(word)).toBe('vote bo');
  });
});
