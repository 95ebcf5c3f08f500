import { setupRefusal, type TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../duel.js';
import { awaitedSums, drive, duel, facing, fight, melee, person } from '../testing/fight.js';
import { movesOf, waiting } from '../testing/hearing.js';

const WINS = [8, 8, 9];
const ELLA_WON = [7, 7, 0];
const MORTEN_WON = [7, 6, 0];

type Facts = Readonly<Record<string, unknown>>;

const at = (act: string, target: string): object => ({ act, target, with: 'right' });

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A picture's left upper corner lies at (5, 5): `#` is a wall, E and M are Ella and Morten, anything else is open. */
const CORNER = 5;

const spots = (picture: readonly string[], mark: string): readonly Spot[] =>
  picture.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === mark ? [{ x: CORNER + x, y: CORNER + y }] : [])));

const drawn = (picture: readonly string[], ella: Facts = {}, options: Facts = {}): TestTable<Duel> =>
  fight(
    { at: spots(picture, 'E')[0], ...ella },
    { at: spots(picture, 'M')[0] },
    { options: { 'saga.duel.board': { width: 20, height: 20, walls: spots(picture, '#') }, ...options } },
  );

interface Asked {
  readonly seat: string;
  readonly as: string;
}

const asked = ({ run: { awaits } }: TestTable<Duel>): Asked => {
  if (awaits.need !== 'answers') throw new Error('nobody is asked');
  return awaits.asked[0] as Asked;
};

/** The picture with a star wherever the one who is asked may go. */
const reach = (table: TestTable<Duel>, picture: readonly string[]): readonly string[] => {
  const choices = table.run.choices(asked(table)) as readonly { to: Spot }[];
  const open = new Set(choices.map(({ to }) => `${to.x},${to.y}`));
  return picture.map((row, y) =>
    [...row].map((cell, x) => (open.has(`${CORNER + x},${CORNER + y}`) ? '*' : cell)).join(''),
  );
};

const answerMove = (table: TestTable<Duel>, to: Spot): TestTable<Duel> => {
  const { seat, as } = asked(table);
  return table.answer(seat, { choose: 'move', to }, as);
};

const refusedMove = (table: TestTable<Duel>, to: Spot) =>
  table.refusal({ input: 'answer', ...asked(table), choice: { choose: 'move', to } });

/** Ella, who has lost the Footwork, is asked for her move. */
const loser = (start: TestTable<Duel>): TestTable<Duel> => drive(start, { dice: [MORTEN_WON], until: 'move' });

/** Ella, who has won the Footwork, is asked for hers after Morten has stayed. */
const winner = (start: TestTable<Duel>): TestTable<Duel> => {
  const moving = drive(start, { dice: [ELLA_WON], until: 'move' });
  const { x, y } = person(moving, 'Morten');
  return answerMove(moving, { x, y });
};

const setupWith = (ella: Facts, morten: Facts): object => ({
  seats: ['ana', 'bo'],
  side1: [{ name: 'Ella', seat: 'ana', ...ella }],
  side2: [{ name: 'Morten', seat: 'bo', ...morten }],
});

describe('squares and steps', () => {
  test('SAGA-DUEL-FOOT-001 people stand on squares, and a step takes them to another', () => {
    const between = setupWith({ at: { x: 5.5, y: 5 } }, { at: { x: 8, y: 5 } });
    expect(setupRefusal(duel, between)).toMatchObject({ code: 'BAD_SHAPE', path: 'setup.side1[0].at.x' });
    const moved = answerMove(loser(facing(3)), { x: 6, y: 5 });
    expect(person(moved, 'Ella')).toMatchObject({ x: 6, y: 5 });
    expect(refusedMove(loser(facing(3)), { x: 5.5, y: 5 })).toMatchObject({ code: 'BAD_SHAPE' });
  });

  test('SAGA-DUEL-FOOT-002 SAGA-DUEL-FOOT-012 a step goes to any of the eight squares around, a diagonal as good as a straight one', () => {
    const field = ['......', '......', '..E..M', '......', '......'];
    expect(reach(loser(drawn(field)), field)).toEqual(['......', '.***..', '.***.M', '.***..', '......']);
    expect(reach(winner(drawn(field)), field)).toEqual(['*****.', '*****.', '*****M', '*****.', '*****.']);
  });

  test('SAGA-DUEL-FOOT-012 not onto walls or people, and not around them in more steps than one has', () => {
    const field = ['.....', '.#M..', '.E#..', '..#..', '.....'];
    expect(reach(loser(drawn(field)), field)).toEqual(['.....', '*#M..', '**#..', '**#..', '.....']);
    expect(reach(winner(drawn(field)), field)).toEqual(['**...', '*#M..', '**#..', '**#..', '***..']);
    const asks = loser(drawn(field));
    for (const to of [spots(field, '#')[0], spots(field, 'M')[0], { x: 20, y: 7 }] as Spot[]) {
      expect(refusedMove(asks, to)).toMatchObject({ code: 'BROKEN_RULE', rule: 'SAGA-DUEL-FOOT-012' });
    }
  });

  test('SAGA-DUEL-FOOT-012 SAGA-DUEL-FOOT-027 the edge counts as a wall', () => {
    const corner = loser(fight({ at: { x: 19, y: 19 } }, { at: { x: 16, y: 19 } }));
    const open = (corner.run.choices(asked(corner)) as readonly { to: Spot }[]).map(({ to }) => [to.x, to.y]);
    expect(open).toHaveLength(4);
    expect(Math.max(...open.flat())).toBe(19);
    expect(refusedMove(corner, { x: 20, y: 19 })).toMatchObject({ rule: 'SAGA-DUEL-FOOT-012' });
    expect(corner.refusal({ input: 'answer', ...asked(corner), choice: { choose: 'leave' } })).toMatchObject({
      code: 'BROKEN_RULE',
      rule: 'SAGA-DUEL-FOOT-027',
    });
  });

  test('SAGA-DUEL-FOOT-013 nobody passes through anyone or changes places', () => {
    const corridor = ['#######', '..EM...', '#######'];
    expect(reach(winner(drawn(corridor)), corridor)).toEqual(['#######', '***M...', '#######']);
    const asks = winner(drawn(corridor));
    expect(refusedMove(asks, { x: 9, y: 6 })).toMatchObject({ rule: 'SAGA-DUEL-FOOT-010' });
    expect(refusedMove(asks, { x: 8, y: 6 })).toMatchObject({ rule: 'SAGA-DUEL-FOOT-012' });
  });

  test('SAGA-DUEL-FOOT-014 a diagonal step between two walls is allowed', () => {
    const field = ['###..', '#E#..', '##...', '....M'];
    expect(reach(loser(drawn(field)), field)).toEqual(['###..', '#*#..', '##*..', '....M']);
  });

  test('SAGA-DUEL-FOOT-011 one with no free square around stays', () => {
    const field = ['###..', '#E#..', '###..', '....M'];
    expect(reach(winner(drawn(field)), field)).toEqual(['###..', '#*#..', '###..', '....M']);
  });

  test('SAGA-DUEL-FOOT-015 two who fight never share a square', () => {
    expect(setupRefusal(duel, setupWith({ at: { x: 5, y: 5 } }, { at: { x: 5, y: 5 } }))).toMatchObject({
      code: 'BROKEN_RULE',
      rule: 'SAGA-DUEL-FOOT-015',
    });
    const beside = loser(facing(1));
    expect(refusedMove(beside, { x: 6, y: 5 })).toMatchObject({ rule: 'SAGA-DUEL-FOOT-012' });
  });

  const downed = (part: string): TestTable<Duel> =>
    drive(
      melee(
        [{ name: 'Ella', at: { x: 5, y: 5 } }],
        [
          { name: 'Morten', at: { x: 6, y: 5 } },
          { name: 'Bram', at: { x: 7, y: 6 } },
        ],
        { combats: [{ side1: ['Ella'], side2: ['Morten', 'Bram'] }] },
      ),
      { dice: [WINS, WINS, WINS], acts: { Ella: at('controlledAttack', 'Morten') }, parts: { Ella: [part] } },
    );

  test('SAGA-DUEL-FOOT-033 the incapable and the dead lie on their square without blocking it', () => {
    const over = drive(downed('head'), { dice: [WINS], moves: { Ella: [6, 5] }, until: 'chooseActs' });
    expect([person(over, 'Ella'), person(over, 'Morten')]).toMatchObject([
      { x: 6, y: 5, standing: 'in' },
      { x: 6, y: 5, standing: 'incapable' },
    ]);
    const killed = drive(downed('body'), { dice: [WINS], acts: { Ella: { act: 'kill', target: 'Morten' } } });
    const onto = drive(killed, { dice: [WINS], moves: { Ella: [6, 5] }, until: 'chooseActs' });
    expect([person(onto, 'Ella'), person(onto, 'Morten')]).toMatchObject([
      { x: 6, y: 5, standing: 'in' },
      { x: 6, y: 5, standing: 'dead' },
    ]);
  });

  test('SAGA-DUEL-FOOT-033 those who surrendered or fled are taken off the board', () => {
    const start = melee(
      [{ name: 'Ella', at: { x: 5, y: 5 } }],
      [
        { name: 'Morten', at: { x: 6, y: 5 } },
        { name: 'Bram', at: { x: 15, y: 5 } },
      ],
      { combats: [{ side1: ['Ella'], side2: ['Morten'] }] },
    );
    const gone = drive(start, { declare: { Morten: 'surrender' }, moves: { Ella: [6, 5] }, until: 'chooseActs' });
    expect(person(gone, 'Morten')).toMatchObject({ standing: 'surrendered', x: -1, y: -1 });
    expect(person(gone, 'Ella')).toMatchObject({ x: 6, y: 5 });
    const fled = drive(start, { dice: [WINS], acts: { Bram: { act: 'flee' } } });
    expect(person(fled, 'Bram')).toMatchObject({ standing: 'fled', x: -1, y: -1 });
  });
});

describe('the board', () => {
  test('SAGA-DUEL-FOOT-026 20 by 20 without walls, or any size from 8 by 8 to 60 by 60 with walls', () => {
    const plain = fight();
    expect(plain.run.state.open).toMatchObject({ width: 20, height: 20 });
    expect(plain.run.state.given.walls).toEqual([]);
    const sized = (width: number, height: number, walls: readonly Spot[] = []): object => ({
      'saga.duel.board': { width, height, walls },
    });
    for (const size of [8, 33, 60]) {
      expect(fight({}, {}, { options: sized(size, size) }).run.state.open).toMatchObject({ width: size, height: size });
    }
    for (const [width, height] of [
      [7, 20],
      [20, 7],
      [61, 20],
      [20, 61],
    ] as const) {
      expect(setupRefusal(duel, setupWith({}, {}), sized(width, height))).toMatchObject({ code: 'BAD_SHAPE' });
    }
    const walled = sized(12, 9, [{ x: 1, y: 1 }]);
    expect(fight({}, {}, { options: walled }).run.state.given.walls).toEqual([{ x: 1, y: 1 }]);
    const inside = setupWith({ at: { x: 1, y: 1 } }, { at: { x: 3, y: 1 } });
    expect(setupRefusal(duel, inside, walled)).toMatchObject({ code: 'BROKEN_RULE', rule: 'SAGA-DUEL-FOOT-012' });
  });

  test('SAGA-DUEL-FOOT-029 a duel starts at Spear distance unless it is said otherwise', () => {
    const { open } = fight().run.state;
    expect(open.combatants.map(({ x, y }) => [x, y])).toEqual([
      [8, 9],
      [11, 9],
    ]);
  });

  test.each([
    ['dagger', 1],
    ['sword', 2],
    ['spear', 3],
  ] as const)('SAGA-DUEL-FOOT-032 at %s distance the second side stands %i to the right', (distance, apart) => {
    const pair = fight({}, {}, { distance }).run.state.open.combatants;
    expect(pair.map(({ x, y }) => [x, y])).toEqual([
      [8, 9],
      [8 + apart, 9],
    ]);
    const options = { 'saga.duel.board': { width: 13, height: 9 } };
    const odd = fight({}, {}, { distance, options }).run.state.open.combatants;
    expect(odd.map(({ x, y }) => [x, y])).toEqual([
      [4, 4],
      [4 + apart, 4],
    ]);
  });

  test('SAGA-DUEL-FOOT-032 only the fourth of four attackers at Dagger distance starts one farther off', () => {
    const four = ['Morten', 'Bram', 'Cato', 'Dirk'];
    const apart = (distance: string): number[] => {
      const table = melee(
        [{ name: 'Ella' }],
        four.map((name) => ({ name })),
        {
          combats: [{ side1: ['Ella'], side2: four }],
          distance,
        },
      );
      const ella = person(table, 'Ella');
      return four.map((name) => {
        const { x, y } = person(table, name);
        return Math.max(Math.abs(x - ella.x), Math.abs(y - ella.y));
      });
    };
    expect(apart('dagger')).toEqual([1, 1, 1, 2]);
    expect(apart('sword')).toEqual([2, 2, 2, 2]);
    expect(apart('spear')).toEqual([3, 3, 3, 3]);
  });
});

describe('an open edge', () => {
  const OPEN = { options: { 'saga.duel.edge': 'open' } };
  const leave = (table: TestTable<Duel>): TestTable<Duel> => {
    const { seat, as } = asked(table);
    return table.answer(seat, { choose: 'leave' }, as);
  };
  const at2 = (ella: number, morten: number): TestTable<Duel> =>
    fight({ at: { x: ella, y: 5 } }, { at: { x: morten, y: 5 } }, OPEN);

  test('SAGA-DUEL-FOOT-027 whoever steps off in Footwork has fled, and the other side has won', () => {
    const gone = leave(loser(at2(0, 2)));
    expect(person(gone, 'Ella')).toMatchObject({ standing: 'fled', x: -1, y: -1 });
    expect(gone.run.state.open.ending).toBe('side2');
    const over = answerMove(gone, { x: 2, y: 5 });
    expect(over.run.outcome()).toMatchObject({ ending: 'side2', fled: ['Ella'] });
  });

  test('SAGA-DUEL-FOOT-027 a step must be left for it: two from the edge the loser cannot, the winner can', () => {
    const one = loser(at2(1, 3));
    expect(one.refusal({ input: 'answer', ...asked(one), choice: { choose: 'leave' } })).toMatchObject({
      code: 'BROKEN_RULE',
      rule: 'SAGA-DUEL-FOOT-027',
    });
    expect(leave(winner(at2(1, 3))).run.outcome()).toMatchObject({ ending: 'side2', fled: ['Ella'] });
    const two = winner(at2(2, 4));
    expect(two.refusal({ input: 'answer', ...asked(two), choice: { choose: 'leave' } })).toMatchObject({
      rule: 'SAGA-DUEL-FOOT-027',
    });
  });

  test('SAGA-DUEL-FOOT-027 free characters may step off too, and the fight goes on', () => {
    const start = melee(
      [
        { name: 'Ella', at: { x: 5, y: 5 } },
        { name: 'Joris', at: { x: 2, y: 15 } },
      ],
      [{ name: 'Morten', at: { x: 7, y: 5 } }],
      { combats: [{ side1: ['Ella'], side2: ['Morten'] }], ...OPEN },
    );
    const free = answerMove(winner(start), { x: 5, y: 5 });
    expect(waiting(free)).toBe('move Joris');
    const gone = leave(free);
    expect(person(gone, 'Joris').standing).toBe('fled');
    expect(waiting(gone)).toBe('chooseActs Ella and Morten');
  });

  test('SAGA-DUEL-FOOT-027 Dodge and Push squares must still be on the board', () => {
    const attacked = drive(at2(0, 2), { dice: [ELLA_WON], acts: { Morten: at('bash', 'Ella') }, until: 'defend' });
    for (const to of [
      { x: 0, y: 4 },
      { x: 1, y: 5 },
    ]) {
      const choice = { choose: 'defend', by: 'dodge', to };
      expect(attacked.refusal({ input: 'answer', ...asked(attacked), choice })).toMatchObject({
        rule: 'SAGA-DUEL-DEF-007',
      });
    }
    const offered = attacked.run.choices(asked(attacked)) as readonly { by: string }[];
    expect(offered.map(({ by }) => by)).not.toContain('dodge');
    const pushed = drive(at2(18, 19), { dice: [ELLA_WON, WINS], acts: { Ella: { act: 'push', target: 'Morten' } } });
    expect(movesOf(pushed)).toEqual([]);
    expect(person(pushed, 'Morten')).toMatchObject({ standing: 'in', x: 19, y: 5 });
    expect(pushed.run.state.open.round).toBe(2);
  });
});

describe('walls and reach', () => {
  const quick = at('quickAttack', 'Morten');
  const choosing = (picture: readonly string[], ella: Facts = {}, options: Facts = {}): TestTable<Duel> =>
    drive(drawn(picture, ella, options), { dice: [ELLA_WON], until: 'chooseActs' });
  const SPEAR = { hands: { right: 'spear' } };

  const blocked = [
    ['Sword distance, a wall across', ['.#.', 'E#M', '.#.'], {}],
    ['Sword distance on the diagonal, which has one way only', ['E..', '.#.', '..M'], {}],
    ['Spear distance, a wall across', ['.#..', 'E#.M', '.#..'], SPEAR],
    ['Spear distance, a square shut in on the way', ['..#.', 'E.#M', '..#.'], SPEAR],
  ] as const;

  test.each(blocked)('SAGA-DUEL-FOOT-028 no action reaches through: %s', (_, picture, ella) => {
    const refusal = choosing(picture, ella).refusal({
      input: 'answer',
      seat: 'ana',
      as: 'Ella',
      choice: { choose: 'act', ...quick },
    });
    expect(refusal).toMatchObject({ code: 'BROKEN_RULE', rule: 'SAGA-DUEL-FOOT-028' });
    const open = choosing(picture, ella, { 'saga.duel.wallsBlockReach': false });
    expect(awaitedSums(drive(open, { acts: { Ella: quick } })).plus).toBe(2);
  });

  const routes = [
    ['one way past the wall is enough', ['.#.', 'E#M', '...'], {}],
    ['a route may bow out', ['....', 'E##M', '.##.'], SPEAR],
    ['adjacent needs no route', ['#M', 'E#'], { hands: { right: 'dagger' } }],
  ] as const;

  test.each(routes)('SAGA-DUEL-FOOT-028 it reaches where a shortest route is open: %s', (_, picture, ella) => {
    const check = drive(choosing(picture, ella), { acts: { Ella: quick } });
    expect(awaitedSums(check).plus).toBe(2);
  });

  test('SAGA-DUEL-FOOT-028 people in between do not matter', () => {
    const start = melee(
      [{ name: 'Ella', at: { x: 5, y: 5 }, hands: { right: 'spear' } }],
      [
        { name: 'Morten', at: { x: 8, y: 8 } },
        { name: 'Bram', at: { x: 6, y: 6 } },
        { name: 'Cato', at: { x: 7, y: 7 } },
      ],
      { combats: [{ side1: ['Ella'], side2: ['Morten', 'Bram', 'Cato'] }] },
    );
    const check = drive(start, { dice: [WINS, WINS, WINS], acts: { Ella: quick } });
    expect(awaitedSums(check).plus).toBe(2);
  });
});
