import { expect, test } from 'vitest';
import type { BattleOutcome } from '../model/outcome.js';
import {
  awaited,
  type BattleTable,
  battleIn,
  lastOf,
  passUntil,
  ranksIn,
  refusedFor,
  says,
  unitIn,
  wasSaid,
} from '../testing/stage.js';

const LEVIES = { like: 'levy', count: 5 } as const;
const outcomeOf = (table: BattleTable): BattleOutcome => table.run.outcome() as BattleOutcome;

/** Three levies against one, front to front, before the blows of side A. */
const slaughter = (options: object = {}): BattleTable =>
  passUntil(
    battleIn(
      'melee',
      {
        a: [{ ranks: [[{ like: 'levy', count: 3 }]], at: [5, 5] }],
        b: [{ ranks: [[{ like: 'levy', count: 2 }]], at: [6, 5] }],
      },
      options,
    ),
    'blows Red',
  );

test('WARBAND-ROUND-009 a side without a unit has lost, and the other has won', () => {
  // Three dice on 8: two hits, and both levies are gone; their own two dice miss.
  const table = says(says(slaughter(), { choose: 'attack', figure: 'A1' }).dice(1, 8, 9), {
    choose: 'attack',
    figure: 'B1',
  }).dice(9, 12);
  expect(awaited(table)).toBe('over');
  expect(outcomeOf(table)).toMatchObject({ ending: 'won', winner: 'Red', rounds: 1, minutes: 10 });
  const [red, blue] = outcomeOf(table).armies;
  expect(blue.retreated).toBe(true);
  expect(red.retreated).toBe(false);
  expect(blue.units[0]).toMatchObject({ unit: 'B1', state: 'gone' });
  expect(blue.units[0]?.ranks).toEqual([{ rank: 'B1.1', began: 2, left: 0, slain: 2, surrendered: 0, survived: 0 }]);
  expect(blue.removed).toEqual([
    { figure: 'B1.1', how: 'slain', lives: null },
    { figure: 'B1.1', how: 'slain', lives: null },
  ]);
  expect(red.units[0]?.ranks[0]).toMatchObject({ began: 3, left: 3, slain: 0 });
});

test('WARBAND-ROUND-009 where both are gone neither has won', () => {
  const pair = { ranks: [[{ like: 'levy', count: 2 }]] };
  const table = passUntil(
    battleIn('melee', { a: [{ ...pair, at: [5, 5] }], b: [{ ...pair, at: [6, 5] }] }),
    'blows Red',
  );
  const over = says(says(table, { choose: 'attack', figure: 'A1' }).dice(2, 2), {
    choose: 'attack',
    figure: 'B1',
  }).dice(2, 2);
  expect(outcomeOf(over)).toMatchObject({ ending: 'bothGone', winner: null });
});

test('WARBAND-CASUALTY-001 WARBAND-CASUALTY-002 one die for each who was removed, in their order, where the table looks', () => {
  const on = slaughter({ 'warband.casualtySurvival': 'on' });
  const fought = says(says(on, { choose: 'attack', figure: 'A1' }).dice(1, 8, 9), {
    choose: 'attack',
    figure: 'B1',
  })
    .dice(5, 12)
    // WARBAND-MORALE-021: one of three is a third, and Weak holds with 5.
    .dice(5);
  // One of side A and two of side B were removed. 3-in-6: 3 lives, 4 does not.
  expect(awaited(fought)).toBe('casualtyDie');
  const looked = fought.dice(3).dice(4).dice(1);
  expect(awaited(looked)).toBe('over');
  expect(outcomeOf(looked).armies.map(({ units }) => units[0]?.ranks[0]?.survived)).toEqual([1, 1]);
  expect(outcomeOf(looked).armies.flatMap(({ removed }) => removed.map(({ lives }) => lives))).toHaveLength(3);
});

test('WARBAND-ROUND-010 three rounds without a blow end a battle without a winner; both may agree before', () => {
  const far = { a: [{ ranks: [[LEVIES]] }], b: [{ ranks: [[LEVIES]] }] };
  const quiet = battleIn('end', { ...far, position: { quiet: 2 } });
  expect(outcomeOf(quiet)).toMatchObject({ ending: 'quiet', winner: null });
  const opening = battleIn('opening', far, { 'warband.declaredMoveBinding': 'off' });
  if (!awaited(opening).startsWith('opening')) return;
  const agreed = says(passUntil(says(opening, { choose: 'endFight' }), 'opening Blue'), { choose: 'endFight' });
  expect(refusedFor(agreed, { choose: 'endFight' })).toBe('WARBAND-ROUND-010 warband.saidAlready');
  expect(outcomeOf(passUntil(agreed, 'over'))).toMatchObject({ ending: 'agreed', winner: null });
});

test('WARBAND-MORALE-030 WARBAND-PHASE-006 WARBAND-PHASE-007 the End of a round comes after its phases, and the round is told', () => {
  const table = battleIn('end', { a: [{ ranks: [[LEVIES]] }], b: [{ ranks: [[LEVIES]] }] });
  expect(lastOf(table, 'roundEnded').quiet).toBe(1);
  expect(awaited(table)).toBe('priority');
  expect(wasSaid(table, 'leadersFound')).toBe(true);
});

test('WARBAND-PRIORITY-004 WARBAND-PRIORITY-007 WARBAND-PRIORITY-008 WARBAND-PRIORITY-009 both strike, then the dead are taken away', () => {
  const table = says(slaughter(), { choose: 'attack', figure: 'A1' }).dice(1, 1, 1);
  // They are slain, and still strike.
  expect(ranksIn(table, 'B1')).toBe('2');
  expect(awaited(table)).toBe('blows Blue');
  const struck = says(table, { choose: 'attack', figure: 'B1' }).dice(1, 1);
  expect([ranksIn(struck, 'A1'), ranksIn(struck, 'B1')]).toEqual(['1', '']);
  expect(unitIn(struck, 'B1').at).toBe(-1);
});
