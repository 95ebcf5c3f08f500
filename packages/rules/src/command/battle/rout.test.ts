import { expect, test } from 'vitest';
import {
  askedOf,
  how,
  offered,
  orders,
  refusedBy,
  type Standing,
  stand,
  type Table,
  wordsOf,
} from './testing/stand.js';

const FAR: readonly Standing[] = [['HI', 'C', 2, [11, 14]]];

const left = (table: Table, many: number): readonly string[] =>
  Array.from({ length: many }, (_, i) => how(table, `N${i + 1}`));

test('COMMAND-ROUT-001 in every stage a unit may rout for nothing, but only when something is due from it', () => {
  const table = (stage: number) => stand([['HI', 'C', 0, [7, 6]]], [['HI', 'C', 2, [8, 6]], ...FAR], { stage });
  for (const stage of [1, 2, 3]) expect(wordsOf(table(stage), 'N1')).toContain('rout');
  expect(refusedBy(table(1), 'rout', 'S1')).toBe('COMMAND-TURN-003 command.notItsStage');
  const acted = orders(
    stand(
      [
        ['HI', 'C', 0, [7, 6]],
        ['HI', 'C', 0, [0, 0]],
      ],
      FAR,
    ),
    ['hold', 'N1'],
  );
  expect(refusedBy(acted, 'rout', 'N1')).toBe('COMMAND-TURN-005 command.hasActed');
});

test('COMMAND-ROUT-003 a routed unit is gone at once and for good', () => {
  const table = orders(
    stand(
      [
        ['HI', 'C', 2, [7, 6]],
        ['HI', 'C', 2, [0, 0]],
      ],
      [['HI', 'C', 2, [8, 6]]],
    ),
    ['rout', 'N1'],
  );
  expect(how(table, 'N1')).toBe('routed');
  expect(table.run.state.open.at[0]).toBe(-1);
  const later = orders(table, ['hold', 'N2'], ['hold', 'N2'], ['endStage'], ['endStage'], ['endStage'], ['hold', 'S1']);
  expect(how(later, 'N1')).toBe('routed');
});

test('COMMAND-ROUT-004 the words are rout and moralCheck', () => {
  const table = orders(
    stand(
      [
        ['HI', 'C', 2, [7, 6]],
        ['LI', 'D', 2, [0, 0]],
      ],
      FAR,
    ),
    ['rout', 'N1'],
  );
  expect(offered(table)).toEqual([
    { choose: 'moralCheck', unit: 'N2' },
    { choose: 'rout', unit: 'N2' },
  ]);
});

const CHAIN: readonly Standing[] = [
  ['HI', 'A', 4, [0, 0]],
  ['HI', 'B', 2, [0, 2]],
  ['HI', 'C', 0, [0, 4]],
  ['LI', 'D', 1, [0, 6]],
  ['LI', 'E', 1, [0, 8]],
];

test('COMMAND-MORALE-001 COMMAND-MORALE-002 COMMAND-MORALE-003 COMMAND-MORALE-005 COMMAND-MORALE-006 example 1 of section 11', () => {
  const first = orders(stand(CHAIN, FAR), ['rout', 'N1']);
  // Higher grades first.
  expect(refusedBy(first, 'moralCheck', 'N4')).toBe('COMMAND-MORALE-006 command.notAsked');
  const second = orders(first, ['moralCheck', 'N2']);
  expect(offered(second)).toEqual([{ choose: 'rout', unit: 'N3' }]);
  expect(refusedBy(second, 'moralCheck', 'N3')).toBe('COMMAND-MORALE-003 command.cannotPay');
  const third = orders(second, ['rout', 'N3'], ['moralCheck', 'N4'], ['moralCheck', 'N5']);
  expect(left(third, 5)).toEqual(['routed', '1c (0, 2)', 'routed', '0c (0, 6)', '0c (0, 8)']);
  // Now the checks for the C: each once more.
  expect([askedOf(third), offered(third)]).toEqual(['North check', [{ choose: 'rout', unit: 'N4' }]]);
  const done = orders(third, ['rout', 'N4'], ['rout', 'N5']);
  expect(left(done, 5)).toEqual(['routed', '1c (0, 2)', 'routed', 'routed', 'routed']);
  expect(askedOf(done)).toBe('North volleys');
  expect(done.said.flatMap((one) => (one.event === 'checksDone' ? [one.routed] : []))).toEqual([0, 2, 3, 4]);
});

test('COMMAND-MORALE-003 who can pay may rout all the same', () => {
  const table = orders(stand(CHAIN, FAR), ['rout', 'N1'], ['rout', 'N2']);
  expect(table.last).toContainEqual({ event: 'routed', unit: 1, why: 'chosen' });
});

test('COMMAND-MORALE-004 on the whole field, or within so many hexes of where it stood', () => {
  const units: readonly Standing[] = [
    ['HI', 'A', 4, [0, 0]],
    ['LI', 'C', 2, [0, 3]],
    ['LI', 'C', 2, [0, 4]],
  ];
  const asked = (options: object) => {
    const table = orders(stand(units, FAR, {}, options), ['rout', 'N1']);
    return ['N2', 'N3'].filter((key) => wordsOf(table, key).includes('moralCheck'));
  };
  expect(asked({})).toEqual(['N2', 'N3']);
  expect(asked({ 'command.moralRange': 3 })).toEqual(['N2']);
});

test('COMMAND-MORALE-007 nobody of equal or higher grade checks, nor the other side', () => {
  const table = orders(
    stand(
      [
        ['HI', 'C', 4, [0, 0]],
        ['HI', 'C', 4, [0, 2]],
        ['HI', 'B', 4, [0, 4]],
      ],
      [['LI', 'E', 1, [11, 14]]],
    ),
    ['rout', 'N1'],
  );
  expect(askedOf(table)).toBe('North volleys');
});

test('COMMAND-MORALE-008 checks come before the survivors', () => {
  const table = orders(
    stand(
      [['HC', 'A', 4, [7, 6]]],
      [
        ['HI', 'C', 1, [8, 6]],
        ['LI', 'D', 1, [11, 0]],
      ],
      {
        stage: 5,
        attacks: [{ unit: 'N1', target: 'S1' }],
      },
    ),
    ['resolve', 'N1', 'S1'],
    ['rout', 'S1'],
  );
  expect(askedOf(table)).toBe('South check');
  expect(askedOf(orders(table, ['moralCheck', 'S2']))).toBe('North survivors');
});
