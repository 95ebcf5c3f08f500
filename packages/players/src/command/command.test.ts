import { type AnyRules, beginState, Run, type SceneTypes } from '@warmoot/kernel';
import { type command, SCENES } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { captain } from '../captain.js';
import { commands } from '../contests.js';
import { type Player, type PlayerAnswer, playerInput } from '../player.js';
import { playOut } from '../playOut.js';
import { recruit } from '../recruit.js';

const rules = SCENES['command/battle'] as AnyRules;

type Standing = readonly [command.UnitClass, command.Grade, points: number, at: readonly [number, number]];

/** A battle in its course: northern units N1, N2, …, southern ones S1, S2, …; north is at it. */
const stand = (
  north: readonly Standing[],
  south: readonly Standing[],
  rest: object = {},
  { people = [{}, {}], each = {} }: { readonly people?: readonly [object, object]; readonly each?: object } = {},
): Run<SceneTypes> => {
  const units = [north, south].flatMap((all, side) =>
    all.map(([of, grade, points, [row, column]]) => ({
      side: side === 0 ? 'north' : 'south',
      class: of,
      grade,
      points,
      hex: { row, column },
      ...each,
    })),
  );
  const state = beginState(rules, {
    setup: {
      seats: ['one', 'two'],
      north: { name: 'Red', seat: 'one', ...people[0] },
      south: { name: 'Blue', seat: 'two', ...people[1] },
      position: { units, active: 'north', ...rest },
    },
  });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run<SceneTypes>(rules, state.value);
};

const asks = (run: Run<SceneTypes>, player: Player, budget = { nodes: 3000 }): PlayerAnswer => {
  const { awaits } = run;
  if (awaits.need !== 'answers') throw new Error('nobody is asked');
  const asked = awaits.asked[0] as { seat: string; as: string };
  return player.answer(playerInput(rules, run.view(asked.seat), asked, { seed: 'q', budget }));
};

const put = (run: Run<SceneTypes>, choice: object): Run<SceneTypes> => {
  const { awaits } = run;
  if (awaits.need !== 'answers') throw new Error('nobody is asked');
  expect(run.answer(awaits.asked[0] as { seat: string; as: string }, choice)).toBeNull();
  return run;
};

const stepOf = ({ awaits }: Run<SceneTypes>): string => (awaits.need === 'answers' ? awaits.step : awaits.need);

describe('computer players by command points', () => {
  test('the captain attacks where it wins, with the unit that does, and not where the defence is supported', () => {
    const alone = stand([['HI', 'B', 5, [5, 6]]], [['LI', 'C', 3, [6, 6]]], { stage: 3 });
    expect(asks(alone, captain).choice).toEqual({ choose: 'attack', unit: 'N1', target: 'S1' });
    const backed = stand(
      [['HI', 'C', 3, [5, 6]]],
      [
        ['HI', 'C', 3, [6, 6]],
        ['SI', 'B', 3, [6, 7]],
      ],
      { stage: 3 },
    );
    // 3 against 3 + 3 is lost; the skirmishers, 3 against 1 + 1, must feint for two points or lose.
    expect(asks(backed, captain).choice).toEqual({ choose: 'attack', unit: 'N1', target: 'S2' });
  });

  test('the captain supports the attack that needs it', () => {
    const run = stand(
      [
        ['HI', 'C', 3, [5, 6]],
        ['LC', 'C', 3, [5, 5]],
      ],
      [['HI', 'C', 1, [6, 6]]],
      { stage: 3 },
    );
    expect(asks(run, captain).choice).toMatchObject({ choose: 'attack' });
    put(put(run, { choose: 'attack', unit: 'N1', target: 'S1' }), { choose: 'defend', unit: 'S1' });
    expect(asks(run, captain).choice).toEqual({ choose: 'supportAttack', unit: 'N2', attacker: 'N1', target: 'S1' });
  });

  test('both pay rather than rout where they can', () => {
    for (const player of [captain, recruit]) {
      const run = stand([['HC', 'B', 4, [2, 6]]], [['LI', 'C', 3, [6, 6]]], { stage: 2 });
      put(run, { choose: 'charge', unit: 'N1', target: 'S1', hex: { row: 5, column: 6 } });
      expect(asks(run, player).choice).toEqual({ choose: 'endureCharge', unit: 'S1' });
    }
  });

  test('a recruit neither routs nor concedes of its own will, and goes forward', () => {
    const run = stand([['LI', 'C', 3, [2, 6]]], [['LI', 'C', 3, [9, 6]]]);
    expect(asks(run, recruit).choice).toEqual({ choose: 'endStage' });
    put(run, { choose: 'endStage' });
    expect(asks(run, recruit).choice).toMatchObject({ choose: 'advance', hex: { row: 5 } });
  });

  test('the captain keeps to its worlds, and says the same to the same question', () => {
    const line = (row: number): readonly Standing[] => [
      ['HI', 'B', 5, [row, 5]],
      ['LI', 'C', 4, [row, 6]],
      ['HC', 'B', 5, [row, 7]],
      ['SI', 'C', 4, [row, 8]],
    ];
    for (const stage of [2, 3]) {
      const run = stand(line(5), line(stage === 2 ? 8 : 6), { stage });
      const first = asks(run, captain, { nodes: 150 });
      expect(first.reasons.nodes).toBeGreaterThan(20);
      // What is begun when the worlds are used up is played to the end of its turn.
      expect(first.reasons.nodes).toBeLessThan(150 + 60);
      expect(asks(run, captain, { nodes: 150 })).toEqual(first);
    }
  });

  test('COMMAND-SAGA-014 both dare nobody, take up what is dared, and pay for a champion who has lost', () => {
    const champion = (name: string, seat: string, unit: string) => ({
      champions: [{ name, seat, with: unit, fighter: { like: 'scout' } }],
    });
    const people = [champion('Ella', 'one', 'N1'), champion('Bram', 'two', 'S1')] as const;
    const met = (): Run<SceneTypes> => stand([['HI', 'C', 2, [7, 6]]], [['HI', 'C', 2, [8, 6]]], {}, { people });
    for (const player of [captain, recruit]) {
      const run = met();
      expect(asks(run, player).choice).toEqual({ choose: 'goOn' });
      put(run, { choose: 'challenge', own: 'Ella', enemy: 'Bram' });
      expect(stepOf(run)).toBe('takeUp');
      put(run, player === captain ? (asks(run, captain).choice as object) : { choose: 'accept' });
      expect(run.answer({ seat: 'one', as: 'Ella' }, { choose: 'fightOn' })).toBeNull();
      expect(run.answer({ seat: 'two', as: 'Bram' }, { choose: 'surrender' })).toBeNull();
      expect(stepOf(run)).toBe('shaken');
      expect(asks(run, player).choice).toEqual({ choose: 'steady', unit: 'S1' });
    }
  });

  test('COMMAND-SAGA-011 both take prisoners', () => {
    const each = { soldiers: 120, troop: 'levy' };
    for (const player of [captain, recruit]) {
      const attacks = [{ unit: 'N1', target: 'S1' }];
      const run = stand([['HC', 'A', 4, [7, 6]]], [['HI', 'C', 1, [8, 6]]], { stage: 5, attacks }, { each });
      put(put(run, { choose: 'resolve', attacker: 'N1', target: 'S1' }), { choose: 'rout', unit: 'S1' });
      put(run, { choose: 'slaughter', unit: 'N1' });
      expect(stepOf(run)).toBe('quarter');
      expect(asks(run, player).choice).toEqual({ choose: 'takePrisoners' });
    }
  });

  test('no answer is refused, with armies and maps of every kind', () => {
    const { kinds, start } = commands();
    for (const [i, kind] of kinds.entries()) {
      const seating = i % 2 === 0 ? { one: captain, two: recruit } : { one: recruit, two: captain };
      const begin = start(kind, i, 'kinds');
      const options = { 'command.roundLimit': 3 };
      const { outcome } = playOut(rules, { ...begin, options }, seating, `kinds ${i}`, { budget: { nodes: 20 } });
      expect((outcome as command.CommandOutcome).ending).not.toBeNull();
    }
  });
});
