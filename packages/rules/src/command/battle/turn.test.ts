import { expect, test } from 'vitest';
import { commandNaming } from './naming.js';
import { askedOf, how, offered, orders, refusedBy, stand, type Table, wordsOf } from './testing/stand.js';

const openOf = ({ run }: Table) => run.state.open;

const TWO = [
  [
    ['HI', 'C', 4, [4, 6]],
    ['LI', 'C', 4, [4, 8]],
  ],
  [
    ['HI', 'C', 4, [9, 6]],
    ['LI', 'C', 4, [9, 8]],
  ],
] as const;

test('COMMAND-TURN-002 COMMAND-TURN-003 COMMAND-TURN-004 five stages, in the fourth the others act; a turn of each is a round', () => {
  const one = stand(TWO[0], TWO[1]);
  expect(askedOf(one)).toBe('North volleys');
  const two = orders(one, ['endStage']);
  expect(askedOf(two)).toBe('North movement');
  const three = orders(two, ['hold', 'N1'], ['hold', 'N2']);
  expect(askedOf(three)).toBe('North attacks');
  const four = orders(three, ['endStage']);
  expect(askedOf(four)).toBe('South defences');
  // Nothing is to be resolved: stage 5 passes, and the turn of the other side begins.
  const south = orders(four, ['endStage']);
  expect(askedOf(south)).toBe('South volleys');
  expect(openOf(south)).toMatchObject({ round: 1, active: 1 });
  const next = orders(south, ['endStage'], ['hold', 'S1'], ['hold', 'S2'], ['endStage'], ['endStage']);
  expect(askedOf(next)).toBe('North volleys');
  expect(openOf(next)).toMatchObject({ round: 2, active: 0 });
  expect(refusedBy(one, 'hold', 'S1')).toBe('COMMAND-TURN-003 command.notItsStage');
  expect(refusedBy(four, 'hold', 'N1')).toBe('COMMAND-TURN-003 command.notItsStage');
});

test('COMMAND-TURN-005 each unit acts once; who has not when a stage is ended holds for nothing; movement cannot be ended', () => {
  const table = orders(stand(TWO[0], TWO[1]), ['hold', 'N1']);
  expect(refusedBy(table, 'hold', 'N1')).toBe('COMMAND-TURN-005 command.hasActed');
  expect(refusedBy(table, 'hold', 'N7')).toBe('COMMAND-TURN-005 command.notOnTheField');
  const ended = orders(table, ['endStage']);
  expect(ended.last).toContainEqual({ event: 'stageEnded', side: 0, held: [1] });
  expect([how(ended, 'N1'), how(ended, 'N2')]).toEqual(['4c (4, 6)', '4c (4, 8)']);
  expect(refusedBy(ended, 'endStage')).toBe('BAD_SHAPE');
  expect(offered(ended).some(({ choose }) => choose === 'endStage')).toBe(false);
  // The last unit to act ends a stage.
  expect(askedOf(orders(table, ['hold', 'N2']))).toBe('North movement');
});

test('COMMAND-TURN-005 stage 3 cannot be ended while a charger has yet to act', () => {
  const bound = stand(
    [
      ['HC', 'B', 4, [7, 6]],
      ['LI', 'C', 4, [4, 8]],
    ],
    [['HI', 'C', 4, [8, 6]]],
    {
      stage: 3,
      charges: [{ unit: 'N1', target: 'S1' }],
    },
  );
  expect(offered(bound)).not.toContainEqual({ choose: 'endStage' });
  expect(refusedBy(bound, 'endStage')).toBe('COMMAND-CHARGE-005 command.isBound');
  const attacked = orders(bound, ['attack', 'N1', 'S1'], ['defend', 'S1']);
  expect(askedOf(orders(attacked, ['endStage']))).toBe('North combats');
});

test('COMMAND-TURN-006 COMMAND-TURN-007 the example of section 5: a friend opens the gap for a Charge', () => {
  // Rocks leave one gap in the fifth row, and friends fill it.
  const rocks = [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14].map((column) => ({ row: 5, column }));
  const table = stand(
    [
      ['HC', 'B', 2, [4, 6]],
      ['LI', 'C', 2, [5, 6]],
      ['LI', 'C', 2, [1, 1]],
    ],
    [['HI', 'C', 2, [9, 6]]],
    { stage: 2 },
    { 'command.impassableHexes': rocks },
  );
  expect(wordsOf(table, 'N1')).not.toContain('charge');
  const opened = orders(table, ['advance', 'N2', [6, 8]]);
  expect(wordsOf(opened, 'N1')).toContain('charge');
  const charged = orders(opened, ['charge', 'N1', 'S1', [8, 6]]);
  // Nobody else acts before the answer.
  expect(askedOf(charged)).toBe('South charged');
  expect(askedOf(orders(charged, ['endureCharge', 'S1']))).toBe('North movement');
});

test('COMMAND-TURN-009 a check in a stage of its own side does not use up a unit’s action', () => {
  const table = stand(
    [
      ['HI', 'A', 4, [4, 6]],
      ['LI', 'C', 2, [4, 8]],
    ],
    [['HI', 'C', 4, [10, 6]]],
    { stage: 2 },
  );
  const checked = orders(table, ['rout', 'N1'], ['moralCheck', 'N2']);
  expect([how(checked, 'N2'), askedOf(checked)]).toEqual(['1c (4, 8)', 'North movement']);
  expect(wordsOf(checked, 'N2')).toEqual(['advance', 'manoeuvre', 'hold', 'rout']);
});

test('COMMAND-TURN-008 COMMAND-TURN-009 whoever owns a unit answers for it, each time anew, and it may still act', () => {
  const table = stand(
    [
      ['AR', 'C', 4, [4, 6]],
      ['AR', 'C', 4, [4, 7]],
    ],
    [
      ['HI', 'C', 4, [8, 6]],
      ['HI', 'C', 4, [10, 6]],
    ],
  );
  const shot = orders(table, ['volley', 'N1', 'S1']);
  expect(shot.run.awaits).toMatchObject({ asked: [{ seat: 'bo', as: 'South' }] });
  expect(refusedBy(shot, 'takeDamage', 'S2')).toBe('COMMAND-TURN-008 command.notAsked');
  expect(offered(shot).map(({ choose }) => choose)).toEqual(['endureMissiles', 'takeDamage', 'rout']);
  const twice = orders(shot, ['endureMissiles', 'S1'], ['volley', 'N2', 'S1'], ['endureMissiles', 'S1']);
  expect(how(twice, 'S1')).toBe('2c (8, 6)');
  const theirs = orders(twice, ['waiting', 'N1'], ['waiting', 'N2'], ['endStage']);
  expect(wordsOf(theirs, 'S1')).toEqual(['hold', 'rout']);
});

test('COMMAND-TURN-010 the words of the ledger, and a single open choice is asked all the same', () => {
  const words =
    'deploy volley hold advance manoeuvre charge disengage engage waiting attack supportAttack supportDefense resolve endureMissiles takeDamage endureCharge pursue allowDisengagement defend feint loseAttack moralCheck slaughter allowEscape rout';
  expect(Object.keys(commandNaming.choices ?? {})).toEqual(expect.arrayContaining(words.split(' ')));
  const table = stand(
    [['HI', 'B', 2, [7, 6]]],
    [
      ['HI', 'C', 1, [8, 6]],
      ['HI', 'C', 1, [11, 6]],
    ],
    {
      stage: 5,
      attacks: [{ unit: 'N1', target: 'S1' }],
    },
  );
  expect(offered(table)).toEqual([{ choose: 'resolve', attacker: 'N1', target: 'S1' }]);
  expect(offered(orders(table, ['resolve', 'N1', 'S1']))).toEqual([{ choose: 'rout', unit: 'S1' }]);
});

test('COMMAND-TURN-011 a move names its end, and a lawful way is found', () => {
  const table = stand(
    [
      ['HI', 'C', 2, [4, 6]],
      ['LI', 'C', 2, [5, 6]],
    ],
    [['HI', 'C', 2, [10, 6]]],
    { stage: 2 },
  );
  const moved = orders(table, ['advance', 'N1', [6, 6]]);
  const went = moved.last.find(({ event }) => event === 'advanced') as { path: readonly number[] };
  // Round the friend at (5, 6): (5, 5) or (4, 7) and (5, 7) first.
  expect(went.path.length).toBeLessThanOrEqual(3);
  expect(how(moved, 'N1')).toBe('2c (6, 6)');
  expect(refusedBy(table, 'advance', 'N1', [8, 6])).toBe('COMMAND-HEX-006 command.noWay');
});

test('COMMAND-TURN-012 where several may answer, the answer names the unit', () => {
  const table = stand(
    [
      ['HI', 'B', 3, [7, 6]],
      ['HI', 'C', 3, [1, 1]],
    ],
    [
      ['HI', 'C', 2, [8, 6]],
      ['LI', 'C', 2, [8, 7]],
    ],
    { stage: 2 },
  );
  const left = orders(table, ['disengage', 'N1', [6, 6]]);
  expect(offered(left)).toEqual([
    { choose: 'pursue', unit: 'S1' },
    { choose: 'allowDisengagement', unit: 'S1' },
    { choose: 'rout', unit: 'S1' },
    { choose: 'pursue', unit: 'S2' },
    { choose: 'allowDisengagement', unit: 'S2' },
    { choose: 'rout', unit: 'S2' },
  ]);
  const routed = orders(
    stand(
      [
        ['HI', 'C', 3, [1, 1]],
        ['LI', 'D', 3, [1, 3]],
        ['LI', 'D', 3, [1, 5]],
      ],
      [['HI', 'C', 2, [8, 6]]],
    ),
    ['rout', 'N1'],
  );
  expect(wordsOf(routed, 'N2')).toEqual(['moralCheck', 'rout']);
  expect(wordsOf(routed, 'N3')).toEqual(['moralCheck', 'rout']);
});
