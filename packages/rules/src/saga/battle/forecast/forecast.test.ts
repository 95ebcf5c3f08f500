import { exact, stream } from '@warmoot/kernel';
import { randomInput } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { fightIf, fightsAhead, fightsLeft, linesOfFire, threatsTo } from '../../../battles.js';
import { nameOf } from '../../../war/roster/roster.js';
import type { BattleSight } from '../battle.js';
import { chanceText, clusterNames, drive, give, offered, WIN } from '../testing/drive.js';
import { stand, type Table } from '../testing/stand.js';
import type { Fight } from './fights.js';
import { haltsOf } from './moves.js';

const toMove = (table: Table): Table => drive(table, { until: 'move' });

const namesIn = (sight: BattleSight, { mine, theirs }: Fight): readonly string[] =>
  [...mine, ...theirs].map((unit) => nameOf(sight, unit)).sort();

describe('the forecast of a battle', () => {
  test('reach is what the rules offer, with the enemies that a move would pin', () => {
    const table = toMove(stand({ units: { a1: [10, 15], d1: [10, 10], d2: [8, 12] }, troops: { a1: 'LC' }, round: 3 }));
    const moves = offered(table).flatMap((choice) => (choice.choose === 'move' ? [choice.to] : []));
    const reach = haltsOf(table.run.state, 0);
    expect(reach.map(({ to }) => to)).toEqual(moves);
    for (const { to, path, pins } of reach) {
      const moved = give(table, { choose: 'move', unit: 'a1', to });
      const { open } = moved.run.state;
      expect(open.entered[0] ?? path.length).toBe(path.length);
      const said = moved.last.find(({ event }) => event === 'moved') as { pins: readonly number[] };
      expect(said.pins.map((unit) => open.roster[unit]?.name)).toEqual(pins);
    }
  });

  test('the clusters that would form, with the exact chance of each pair', () => {
    const table = toMove(stand({ units: { a1: [10, 15], d1: [10, 10], d2: [9, 10] }, troops: { a1: 'HC' }, round: 3 }));
    expect(fightsAhead(table.run.state, 0)).toEqual([]);
    expect(fightIf(table.run.state, 0)).toBeNull();
    const fight = fightIf(table.run.state, 0, { row: 10, column: 11 }) as Fight;
    expect(fight).toMatchObject({
      side: 0,
      mine: [0],
      theirs: [1, 2],
      needed: 'all',
      ways: 1,
      losses: { won: 17, lost: 34 },
    });
    expect(fight.rolls.map(({ chance, strengths }) => [exact(chance), strengths])).toEqual([
      ['13/16', [7, 3]],
      ['13/16', [7, 3]],
    ]);
    expect(exact(fight.wins)).toBe('169/256');
    expect(fight.tolls.lost).toEqual([{ unit: 0, losses: 34, boxedIn: false }]);
    const fought = drive(give(table, { choose: 'move', unit: 'a1', to: { row: 10, column: 11 } }), { until: 'clash' });
    expect(clusterNames(fought)).toEqual(['a1: d1 d2']);
    expect(chanceText(fought)).toBe('13/16');
  });

  test('which enemies could come next to a unit, and with what odds', () => {
    const table = toMove(
      stand({
        units: { a1: [10, 10], d1: [10, 13], d2: [10, 17], d3: [2, 2] },
        troops: { d1: 'MI', d2: 'LC' },
        round: 3,
      }),
    );
    const threats = threatsTo(table.run.state, 0);
    expect(threats.map(({ enemy, chance }) => [enemy, exact(chance)])).toEqual([['d1', '1/2']]);
    const nearer = threatsTo(table.run.state, 0, { row: 10, column: 12 });
    expect(nearer.map(({ enemy, from, chance }) => [enemy, from.column, exact(chance)])).toEqual([
      ['d1', 13, '1/2'],
      ['d3', expect.any(Number), '75/128'],
    ]);
  });

  test('lines of fire with chance and losses', () => {
    const table = stand({ units: { a1: [10, 10], d1: [10, 12], d2: [10, 15] }, troops: { a1: 'BO' } });
    const [near, far] = linesOfFire(table.run.state, 0);
    expect(near).toMatchObject({ target: 'd1', distance: 2, inRange: true, clear: true, shot: { losses: [30, 10] } });
    expect(near?.shot && exact(near.shot.chance)).toBe('53/128');
    expect(far).toMatchObject({ target: 'd2', distance: 5, inRange: false, shot: null });
    const [, closer] = linesOfFire(table.run.state, 0, { row: 10, column: 11 });
    expect(closer).toMatchObject({ target: 'd2', distance: 4, shot: { losses: [10, 0] } });
  });

  test('the fights of a round are known while bowmen aim, in later rounds too', () => {
    const units = { a1: [10, 10], a2: [4, 4], d1: [10, 11], d2: [4, 6] } as const;
    const options = { 'saga.battle.firstRoundShooting': true };
    const aiming = (table: Table, script: object = {}) => drive(table, { ...script, until: 'aim' });
    const left = ({ run: { state } }: Table) => fightsLeft(state, 0).map((fight) => namesIn(state, fight));
    const first = aiming(stand({ units, troops: { a2: 'BO' }, options, lossNumber: 30 }));
    expect(left(first)).toEqual([['a1', 'd1']]);
    // d1 falls back to (10, 12), and a1 goes after it.
    const second = aiming(give(first, { choose: 'hold' }), {
      dice: [WIN],
      backs: [['d1', [10, 12]]],
      moves: [['a1', [10, 11]]],
      rounds: 1,
    });
    expect([second.run.state.open.round, left(second)]).toEqual([2, [['a1', 'd1']]]);
  });

  test('what is foreseen happens, over random battles', () => {
    const source = stream('foreseen');
    for (let game = 0; game < 12; game++) {
      let table = stand({
        units: { a1: [4, 4], a2: [4, 6], a3: [4, 8], d1: [6, 4], d2: [6, 6], d3: [7, 8] },
        troops: { a1: 'MI', a2: 'HC', a3: 'BO', d1: 'LI', d2: 'PI', d3: 'BO' },
        round: 3,
      });
      for (let inputs = 0; inputs < 60; inputs++) {
        const { state, awaits } = table.run;
        if (awaits.need === 'answers' && awaits.step === 'cluster') {
          const ways = fightsAhead(state, 0).find((part) => part.length === offered(table).length);
          expect(ways?.map((way) => way.map((fight) => namesIn(state, fight)))).toEqual(
            offered(table).map((choice) =>
              choice.choose === 'clusters' ? choice.clusters.map(({ lone, many }) => [lone, ...many].sort()) : [],
            ),
          );
        }
        const input = randomInput(table.run as never, source);
        if (input === null) break;
        table = input.input === 'dice' ? table.dice(...input.faces) : table.answer(input.seat, input.choice, input.as);
      }
    }
  });
});
