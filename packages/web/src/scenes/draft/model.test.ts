import { type AnyRules, enter, openSession, seededDice } from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { type DraftView, goalsFor, placingsOf, roundsOf, setsInAll, setsOf } from './model.js';

const SEATS = ['ana', 'bo', 'cy'];

/** A draft of six, thrown from a seed, with the first picks made in turn. */
const drafted = (picks: number): ((seat: string | null) => DraftView) => {
  const rules = sceneRules('saga/draft');
  if (!rules.ok) throw new Error(rules.refusal.code);
  const setup = { seats: SEATS, characters: { ana: 1, bo: 2, cy: 3 } };
  const options = { 'saga.draft.castSize': { least: 1, most: 3 } };
  const opened = openSession(rules.value as AnyRules, { setup, options }, 'salt');
  if (!opened.ok) throw new Error(opened.refusal.code);
  let session = opened.value;
  for (let made = 0; ; ) {
    const dice = seededDice(session, 'salt');
    const { awaits } = session.run;
    const asked = awaits.need === 'answers' ? awaits.asked[0] : undefined;
    if (dice === null && (asked === undefined || made === picks)) break;
    const choice = { choose: 'pick', set: ++made, name: `Nr ${made}`, goals: `wish ${made}` };
    const next = enter(session, dice ?? { input: 'answer', ...(asked as { seat: string; as: string }), choice });
    if (dice !== null) made--;
    if (!next.ok) throw new Error(JSON.stringify(next.refusal));
    session = next.value;
  }
  return (seat) => session.run.view(seat) as unknown as DraftView;
};

const before = drafted(0);
const after = drafted(2);

test('SAGA-DRAFT-011, -012: rounds turn at each end, and who has all their characters is passed over', () => {
  const rounds = roundsOf(before(null));
  const order = before(null).open.order;
  expect(rounds.map(({ turns }) => turns.length)).toEqual([3, 2, 1]);
  expect(rounds.map(({ backward }) => backward)).toEqual([false, true, false]);
  expect(rounds[0]?.turns.map(({ who }) => who)).toEqual(order);
  expect(rounds[1]?.turns.map(({ who }) => who)).toEqual(order.toReversed().filter((who) => who !== 'ana'));
  expect(rounds[2]?.turns.map(({ who }) => who)).toEqual(['cy']);
  expect(rounds.flatMap(({ turns }) => turns.map(({ nth }) => nth))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(rounds[0]?.turns.map(({ now }) => now)).toEqual([true, false, false]);
});

test('a pick that is made stands in its place, and the next one is due', () => {
  const [first] = roundsOf(after('ana'));
  expect(first?.turns.map(({ taken, now }) => [taken?.name ?? null, now])).toEqual([
    ['Nr 1', false],
    ['Nr 2', false],
    [null, true],
  ]);
});

test('every d20 of each stands by their place', () => {
  const { open } = before(null);
  const placings = placingsOf(before(null));
  expect(placings.map(({ seat }) => seat)).toEqual(open.order);
  expect(placings.map(({ place }) => place)).toEqual([1, 2, 3]);
  expect(placings.map(({ faces }) => faces)).toEqual(open.order.map((seat) => open.rolls[seat as string]));
});

test('sets are laid out as thrown, or the best first; those that are gone come last', () => {
  expect(setsInAll(before(null))).toBe(6);
  expect(setsOf(before(null), 'thrown').map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(setsOf(after(null), 'thrown').map(({ number }) => number)).toEqual([3, 4, 5, 6, 1, 2]);
  const bySocial = setsOf(after(null), 'social').slice(0, 4);
  const rated = bySocial.map(({ ratings }) => ratings.groups?.social ?? -1);
  expect(rated).toEqual([...rated].sort((a, b) => b - a));
  const byRide = setsOf(before(null), 'ride').map(({ ratings }) => ratings.skills?.ride ?? -1);
  expect(byRide).toEqual([...byRide].sort((a, b) => b - a));
});

test('SAGA-DRAFT-010: what somebody wants is read by that player and by nobody else', () => {
  const owner = after(null).open.order[0] as string;
  expect(goalsFor(after(owner), 1)).toBe('wish 1');
  for (const seat of [...SEATS.filter((one) => one !== owner), null]) expect(goalsFor(after(seat), 1)).toBeNull();
});
