import { expect, test } from 'vitest';
import { askedOf, how, offered, orders, refusedBy, stand, wordsOf } from './testing/stand.js';

test('COMMAND-VOLLEY-001 COMMAND-VOLLEY-008 example 1 of section 6: at distance 4, endured', () => {
  const shot = orders(stand([['AR', 'C', 4, [4, 6]]], [['HI', 'C', 2, [8, 6]]]), ['volley', 'N1', 'S1']);
  expect(askedOf(shot)).toBe('South volleyed');
  const endured = orders(shot, ['endureMissiles', 'S1']);
  expect([how(endured, 'N1'), how(endured, 'S1')]).toEqual(['3c (4, 6)', '1c (8, 6)']);
});

test('COMMAND-VOLLEY-002 from distance 1 to 4', () => {
  const inRange = (row: number) =>
    wordsOf(stand([['HA', 'C', 4, [4, 6]]], [['HI', 'C', 2, [row, 6]]]), 'N1').includes('volley');
  expect([5, 6, 7, 8, 9, 10].map(inRange)).toEqual([true, true, true, true, false, false]);
  const far = stand([['AR', 'C', 4, [4, 6]]], [['HI', 'C', 2, [9, 6]]]);
  expect(refusedBy(far, 'volley', 'N1', 'S1')).toBe('COMMAND-VOLLEY-002 command.outOfRange');
});

test('COMMAND-VOLLEY-003 units between shooter and target do not matter', () => {
  const table = stand(
    [
      ['AR', 'C', 4, [4, 6]],
      ['HI', 'C', 4, [5, 6]],
    ],
    [
      ['HI', 'C', 2, [8, 6]],
      ['HI', 'C', 2, [7, 6]],
    ],
  );
  expect(offered(table)).toContainEqual({ choose: 'volley', unit: 'N1', target: 'S1' });
});

test('COMMAND-VOLLEY-004 in contact a shooter shoots at anybody in range, unless the table forbids it', () => {
  const position = [
    [
      ['AR', 'C', 4, [7, 6]],
      ['AR', 'C', 4, [5, 6]],
      ['HI', 'C', 4, [7, 5]],
    ],
    [
      ['HI', 'C', 2, [8, 6]],
      ['HI', 'C', 2, [10, 6]],
    ],
  ] as const;
  const shots = (options: object) =>
    offered(stand(position[0], position[1], {}, options)).flatMap((one) =>
      one.choose === 'volley' ? [`${one.unit} ${one.target}`] : [],
    );
  expect(shots({})).toEqual(['N1 S1', 'N1 S2', 'N2 S1']);
  expect(shots({ 'command.volleyInContact': 'off' })).toEqual(['N2 S1']);
  const off = stand(position[0], position[1], {}, { 'command.volleyInContact': 'off' });
  expect(refusedBy(off, 'volley', 'N1', 'S2')).toBe('COMMAND-VOLLEY-004 command.inContact');
});

test('COMMAND-VOLLEY-005 Hold costs nothing, and whoever is no archer can do nothing else but rout', () => {
  const table = stand(
    [
      ['HI', 'C', 0, [5, 6]],
      ['LC', 'C', 4, [5, 7]],
    ],
    [['HI', 'C', 2, [8, 6]]],
  );
  expect([wordsOf(table, 'N1'), wordsOf(table, 'N2')]).toEqual([
    ['hold', 'rout'],
    ['hold', 'rout'],
  ]);
  expect(how(orders(table, ['hold', 'N2']), 'N2')).toBe('4c (5, 7)');
  expect(refusedBy(table, 'volley', 'N2', 'S1')).toBe('COMMAND-UNIT-003 command.noArchers');
});

test('COMMAND-VOLLEY-006 once a turn, at one target', () => {
  const table = stand(
    [
      ['AR', 'C', 4, [5, 6]],
      ['HI', 'C', 4, [1, 1]],
    ],
    [['HI', 'C', 2, [8, 6]]],
  );
  const shot = orders(table, ['volley', 'N1', 'S1'], ['endureMissiles', 'S1']);
  expect(wordsOf(shot, 'N1')).toEqual([]);
  expect(refusedBy(shot, 'volley', 'N1', 'S1')).toBe('COMMAND-TURN-005 command.hasActed');
  expect(refusedBy(table, 'volley', 'N1', 'N2')).toBe('COMMAND-TURN-007 command.noSuchEnemy');
});

test('COMMAND-VOLLEY-007 COMMAND-VOLLEY-009 COMMAND-VOLLEY-010 COMMAND-VOLLEY-012 example 2 of section 6: three Volleys at one target', () => {
  const table = stand(
    [
      ['AR', 'C', 4, [4, 6]],
      ['AR', 'C', 4, [4, 7]],
      ['HA', 'C', 4, [5, 5]],
    ],
    [['HI', 'C', 2, [8, 6]]],
  );
  const first = orders(table, ['volley', 'N1', 'S1']);
  expect(wordsOf(first, 'S1')).toEqual(['endureMissiles', 'takeDamage', 'rout']);
  const second = orders(first, ['endureMissiles', 'S1'], ['volley', 'N2', 'S1']);
  expect(how(orders(second, ['takeDamage', 'S1']), 'S1')).toBe('1c 1 dmg (8, 6)');
  const third = orders(second, ['endureMissiles', 'S1'], ['volley', 'N3', 'S1']);
  expect(how(third, 'S1')).toBe('0c (8, 6)');
  expect(wordsOf(third, 'S1')).toEqual(['takeDamage', 'rout']);
  expect(refusedBy(third, 'endureMissiles', 'S1')).toBe('COMMAND-POINTS-008 command.cannotPay');
  expect(how(orders(third, ['takeDamage', 'S1']), 'S1')).toBe('0c 1 dmg (8, 6)');
});

test('COMMAND-VOLLEY-011 example 3 of section 6: the fourth damage routs, allies of lower grade check, nobody slaughters', () => {
  const table = stand(
    [['AR', 'C', 4, [4, 6]]],
    [
      ['HI', 'C', 0, [8, 6], 3],
      ['LI', 'D', 1, [11, 6]],
    ],
  );
  const shot = orders(table, ['volley', 'N1', 'S1'], ['takeDamage', 'S1']);
  expect([how(shot, 'S1'), askedOf(shot)]).toEqual(['routed', 'South check']);
  const checked = orders(shot, ['moralCheck', 'S2']);
  expect([how(checked, 'S2'), askedOf(checked)]).toEqual(['0c (11, 6)', 'North movement']);
  expect(checked.run.state.open.fate[1]).toBe('routed');
});

test('COMMAND-VOLLEY-013 no Volley without a point', () => {
  const table = stand([['AR', 'C', 0, [5, 6]]], [['HI', 'C', 2, [8, 6]]]);
  expect(wordsOf(table, 'N1')).toEqual(['hold', 'rout']);
  expect(refusedBy(table, 'volley', 'N1', 'S1')).toBe('COMMAND-VOLLEY-013 command.cannotPay');
});
