import { both, chanceThat, exact } from '@warmoot/kernel';
import type { TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../duel.js';
import { enemiesIn } from '../fighters/people.js';
import { splitCombat } from '../ground/split.js';
import { actRefusal, answerRefusal, broken, chanceOf, HIT, MISS, offeredTo, ratings } from '../testing/exchange.js';
import { drive, melee, person } from '../testing/fight.js';
import { defenceBan } from './defences.js';

type Table = TestTable<Duel>;
type Person = Readonly<Record<string, unknown>>;
type At = readonly [number, number];

const named = (people: Readonly<Record<string, At>>, each: Person = {}): readonly Person[] =>
  Object.entries(people).map(([name, [x, y]]) => ({ name, at: { x, y }, ...each }));

/** People where they are said to stand, in the combats said: `Ella v Morten Joris`. */
const field = (
  side1: Readonly<Record<string, At>>,
  side2: Readonly<Record<string, At>>,
  groups: readonly string[],
  { each = {}, ...setup }: { readonly each?: Person } & Person = {},
): Table => {
  const combats = groups.map((group) => {
    const [one, two] = group.split(' v ').map((names) => names.split(' '));
    return { side1: one, side2: two };
  });
  return melee(named(side1, each), named(side2, each), { combats, ...setup });
};

const combats = (table: Table): readonly string[] => {
  const { given, open } = table.run.state;
  const names = (who: readonly number[]): string => who.map((one) => given.fighters[one]?.name).join(' ');
  return open.combats.map(({ side1, side2 }) => `${names(side1)} v ${names(side2)}`);
};

const place = (table: Table, name: string): readonly number[] => [person(table, name).x, person(table, name).y];
const asked = (table: Table): string => {
  const { awaits } = table.run;
  if (awaits.need === 'nothing') return 'nothing';
  return awaits.need === 'dice' ? awaits.step : `${awaits.step} ${awaits.asked.map(({ as }) => as).join()}`;
};
const actsOffered = (table: Table, name: string): readonly string[] => [
  ...new Set(offeredTo(table, name).map((choice) => (choice as { readonly act: string }).act)),
];
const bash = (target: string): object => ({ act: 'bash', target, with: 'right' });
const chooseActs = (table: Table, script: Parameters<typeof drive>[1] = {}): Table =>
  drive(table, { ...script, until: 'chooseActs' });

/** Ella alone at (5, 5); the others on side 2. Side 2 has won the first Footwork, so that no dice are thrown in it. */
const alone = (enemies: Readonly<Record<string, At>>, setup: Person = {}): Table =>
  field({ Ella: [5, 5] }, enemies, [`Ella v ${Object.keys(enemies).join(' ')}`], { ambusher: 2, ...setup });

const everyone = (names: readonly string[]): Readonly<Record<string, object>> =>
  Object.fromEntries(names.map((name) => [name, bash('Ella')]));

describe('combats side by side', () => {
  const PAIRS = ['Ella v Morten', 'Ada v Joris'];
  const side1 = { Ella: [2, 2], Ada: [2, 9] } as const;
  const side2 = { Morten: [4, 2], Joris: [4, 9] } as const;

  test('SAGA-DUEL-MULTI-021 all individual combats run at the same time, round by round', () => {
    const start = field(side1, side2, PAIRS);
    expect(asked(start)).toBe('declare Ella,Ada,Morten,Joris');
    const acting = chooseActs(start, { dice: [MISS, HIT] });
    expect(acting.run.state.open.turn.won).toEqual([
      [2, 0],
      [1, 3],
    ]);
    expect(asked(acting)).toBe('chooseActs Ella,Ada,Morten,Joris');
    const after = drive(acting, { acts: { Ella: bash('Morten'), Joris: bash('Ada') }, dice: [MISS, MISS] });
    expect(after.run.state.open.round).toBe(2);
    expect(person(after, 'Morten').penalties).toHaveLength(2);
    expect(person(after, 'Ada').penalties).toHaveLength(2);
  });

  test('SAGA-DUEL-MULTI-022 a combat ends when a side of it is out; the others go on', () => {
    const start = field(side1, side2, PAIRS, { ambusher: 1, options: { 'saga.duel.flee': 'any' } });
    const surrendered = drive(start, { declare: { Morten: 'surrender' }, until: 'move' });
    const fled = drive(start, { acts: { Morten: { act: 'flee' } } });
    const felled = drive(start, {
      acts: { Ella: { act: 'controlledAttack', target: 'Morten', with: 'right' } },
      dice: [HIT],
      parts: { Ella: ['head'] },
    });
    for (const table of [surrendered, fled, felled]) {
      expect(combats(table)).toEqual(['Ada v Joris']);
      expect(table.run.state.open.ending).toBeNull();
      // Who is left of the other side, in whatever combat.
      expect(enemiesIn(table.run.state, 0)).toEqual([3]);
    }
    const standings = [surrendered, fled, felled].map((table) => person(table, 'Morten').standing);
    expect(standings).toEqual(['surrendered', 'fled', 'incapable']);
    // Of two against one, one going down ends nothing.
    const three = field({ Ella: [2, 2] }, { Morten: [4, 2], Joris: [4, 3] }, ['Ella v Morten Joris']);
    expect(combats(drive(three, { declare: { Joris: 'surrender' } }))).toEqual(['Ella v Morten']);
  });

  test('SAGA-DUEL-MULTI-023 SAGA-DUEL-MULTI-029 victors may join another combat, within three of an enemy there', () => {
    const near = { Morten: [4, 2], Joris: [4, 6] } as const;
    const start = field({ Ella: [2, 2], Ada: [2, 6] }, near, PAIRS, { ambusher: 1 });
    const won = drive(start, { declare: { Morten: 'surrender' }, until: 'move' });
    // Ella, at separation 4 from Joris, is not asked.
    expect(asked(won)).toBe('move Joris');
    const second = drive(won, { moves: { Ella: [3, 3] } });
    const joining = drive(second, {});
    expect(asked(joining)).toBe('join Ella');
    expect(offeredTo(joining, 'Ella')).toEqual([{ choose: 'wait' }, { choose: 'join', enemy: 'Joris' }]);
    expect(combats(drive(joining, { joins: { Ella: 'Joris' }, until: 'contest' }))).toEqual(['Ella Ada v Joris']);
    expect(combats(drive(joining, { joins: { Ella: null }, until: 'contest' }))).toEqual(['Ada v Joris']);
  });
});

describe('joining and splitting', () => {
  test('SAGA-DUEL-MULTI-024 a join that would put two on both sides splits the combat by positions', () => {
    const people = { Morten: [8, 5], Joris: [5, 5], Bram: [10, 5] } as const;
    const start = field({ Ella: [7, 5], Ada: [4, 5] }, people, ['Ella v Morten Joris'], { ambusher: 1 });
    const joining = drive(start, {});
    expect(asked(joining)).toBe('join Ada');
    const split = drive(joining, { joins: { Ada: 'Joris', Bram: null }, until: 'move' });
    expect(combats(split)).toEqual(['Ella v Morten', 'Ada v Joris']);
    const through = drive(start, { joins: { Ada: 'Joris', Bram: 'Ella' }, until: 'move' });
    expect(combats(through)).toEqual(['Ella v Morten Bram', 'Ada v Joris']);
  });

  const at = (...squares: readonly At[]): { readonly x: number; readonly y: number }[] =>
    squares.map(([x, y]) => ({ x, y }));

  test('SAGA-DUEL-MULTI-025 the least total separation, everyone with an enemy, groups as even as can be', () => {
    // Two against two: 1 + 1 against 4 + 4.
    const four = at([0, 0], [5, 0], [4, 0], [1, 0]);
    expect(splitCombat({ side1: [0, 1], side2: [2, 3] }, four)).toEqual([
      { side1: [1], side2: [2] },
      { side1: [0], side2: [3] },
    ]);
    // Four against two: all four stand nearest to 0, yet each of the two gets two; 4 and 5 are the least loss.
    const six = at([0, 0], [9, 0], [1, 0], [1, 1], [2, 0], [3, 0]);
    expect(splitCombat({ side1: [0, 1], side2: [2, 3, 4, 5] }, six)).toEqual([
      { side1: [0], side2: [2, 3] },
      { side1: [1], side2: [4, 5] },
    ]);
    // Five against three: 3 to the nearest and 1 each would be shorter, but sizes differ by one at most.
    const eight = at([0, 0], [9, 0], [9, 9], [1, 0], [1, 0], [1, 0], [1, 0], [1, 0]);
    expect(splitCombat({ side1: [0, 1, 2], side2: [3, 4, 5, 6, 7] }, eight)).toEqual([
      { side1: [0], side2: [3, 4] },
      { side1: [1], side2: [5, 6] },
      { side1: [2], side2: [7] },
    ]);
    // Three against two: sizes 2 and 1.
    const five = at([0, 0], [0, 1], [0, 2], [1, 0], [1, 2]);
    expect(splitCombat({ side1: [0, 1, 2], side2: [3, 4] }, five)).toEqual([
      { side1: [0, 1], side2: [3] },
      { side1: [2], side2: [4] },
    ]);
  });

  test('SAGA-DUEL-MULTI-025 of equal totals the smallest list of seats is taken, side 1 counting as the larger', () => {
    const square = at([0, 0], [1, 1], [0, 1], [1, 0]);
    expect(splitCombat({ side1: [0, 1], side2: [2, 3] }, square)).toEqual([
      { side1: [0], side2: [2] },
      { side1: [1], side2: [3] },
    ]);
    // 2, 3 and 4 are written down with the seats of their enemies: 0, 0, 1 comes before 0, 1, 0 and 1, 0, 0.
    const heap = at([0, 0], [0, 0], [1, 0], [1, 0], [1, 0]);
    expect(splitCombat({ side1: [0, 1], side2: [2, 3, 4] }, heap)).toEqual([
      { side1: [0], side2: [2, 3] },
      { side1: [1], side2: [4] },
    ]);
  });

  test('SAGA-DUEL-MULTI-028 a free character starts a new combat with a free enemy within three', () => {
    const start = field({ Ella: [2, 2], Ada: [2, 9] }, { Morten: [4, 2], Joris: [5, 9] }, ['Ella v Morten']);
    const joining = drive(start, {});
    expect(offeredTo(joining, 'Ada')).toEqual([{ choose: 'wait' }, { choose: 'join', enemy: 'Joris' }]);
    // Nobody asks Joris, who is in a combat now.
    const started = drive(joining, { joins: { Ada: 'Joris' }, until: 'contest' });
    expect(combats(started)).toEqual(['Ella v Morten', 'Ada v Joris']);
    expect(asked(drive(joining, { joins: { Ada: null } }))).toBe('join Joris');
    for (const enemy of ['Ella', 'Ada', 'Nobody']) {
      expect(answerRefusal(joining, { choose: 'join', enemy })).toMatchObject(broken('SAGA-DUEL-MULTI-028'));
    }
    const far = field({ Ella: [2, 2], Ada: [2, 9] }, { Morten: [4, 2], Joris: [6, 9] }, ['Ella v Morten']);
    expect(asked(drive(far, {}))).toBe('contest');
  });

  test('SAGA-DUEL-MULTI-029 a separation of more than three is too far', () => {
    const start = field({ Ella: [2, 2], Ada: [2, 5] }, { Morten: [4, 2], Joris: [2, 9] }, ['Ella v Morten']);
    const joining = drive(start, {});
    expect(asked(joining)).toBe('join Ada');
    expect(answerRefusal(joining, { choose: 'join', enemy: 'Joris' })).toMatchObject(broken('SAGA-DUEL-MULTI-029'));
    // One enemy of the combat near enough is enough.
    const far = field({ Ella: [8, 2], Ada: [3, 5] }, { Morten: [5, 2], Joris: [9, 2] }, ['Ella v Morten Joris']);
    const through = drive(far, {});
    expect(offeredTo(through, 'Ada')).toEqual([{ choose: 'wait' }, { choose: 'join', enemy: 'Morten' }]);
    expect(combats(drive(through, { joins: { Ada: 'Morten' }, until: 'contest' }))).toEqual([
      'Ella v Joris',
      'Ada v Morten',
    ]);
  });

  const uneven = (joinLevel: string): Table =>
    drive(
      field(
        { Ella: [2, 2], Ada: [2, 3], Eva: [2, 9], Cato: [3, 4] },
        { Morten: [4, 2], Joris: [4, 9] },
        ['Ella Ada v Morten', 'Eva v Joris'],
        { options: { 'saga.duel.joinLevel': joinLevel } },
      ),
      {},
    );

  test('SAGA-DUEL-MULTI-030 under setupOnly a later join need not go where the fewest attack', () => {
    expect(asked(uneven('setupOnly'))).toBe('join Cato');
    const joined = drive(uneven('setupOnly'), { joins: { Cato: 'Morten' }, until: 'contest' });
    expect(combats(joined)).toEqual(['Ella Ada Cato v Morten', 'Eva v Joris']);
  });

  test('SAGA-DUEL-MULTI-030 under always it must', () => {
    expect(asked(uneven('always'))).toBe('contest');
    const options = { 'saga.duel.joinLevel': 'always' };
    const people = { Ella: [2, 2], Ada: [2, 3], Eva: [2, 6], Cato: [3, 4] } as const;
    const start = field(people, { Morten: [4, 2], Joris: [4, 6] }, ['Ella Ada v Morten', 'Eva v Joris'], { options });
    const joining = drive(start, {});
    expect(offeredTo(joining, 'Cato')).toEqual([{ choose: 'wait' }, { choose: 'join', enemy: 'Joris' }]);
    expect(answerRefusal(joining, { choose: 'join', enemy: 'Morten' })).toMatchObject(broken('SAGA-DUEL-MULTI-030'));
  });

  test.each(['setupOnly', 'always'])('SAGA-DUEL-MULTI-030 under %s four against one is the most', (joinLevel) => {
    const start = field(
      { A1: [2, 2], A2: [2, 3], A3: [2, 4], A4: [2, 5], A5: [4, 5] },
      { Morten: [4, 3], Joris: [4, 7] },
      ['A1 A2 A3 A4 v Morten'],
      { options: { 'saga.duel.joinLevel': joinLevel } },
    );
    const joining = drive(start, {});
    expect(asked(joining)).toBe('join A5');
    expect(answerRefusal(joining, { choose: 'join', enemy: 'Morten' })).toMatchObject(broken('SAGA-DUEL-MULTI-030'));
    // Joris, on the other side, may come in: two against four, which splits.
    const helped = drive(joining, { joins: { A5: null, Joris: 'A4' }, until: 'contest' });
    expect(combats(helped)).toEqual(['A1 A2 v Morten', 'A3 A4 v Joris']);
  });
});

describe('free characters', () => {
  const beside = (each: Person = {}, setup: Person = {}): Table =>
    field({ Ella: [2, 2], Ada: [2, 12] }, { Morten: [4, 2], Joris: [12, 12] }, ['Ella v Morten'], {
      ambusher: 1,
      each,
      ...setup,
    });

  test('SAGA-DUEL-MULTI-026 SAGA-DUEL-MULTI-048 they move up to three after the contests, in seat order', () => {
    const stepped = drive(beside(), { until: 'chooseActs', moves: { Ada: [5, 9], Joris: [12, 15] } });
    expect([place(stepped, 'Ada'), place(stepped, 'Joris')]).toEqual([
      [5, 9],
      [12, 15],
    ]);
    const moved = stepped.said.flatMap((event) => (event.event === 'moved' ? [[event.who, event.why]] : []));
    expect(moved).toEqual([
      [1, 'free'],
      [3, 'free'],
    ]);
    // Morten, then Ella, then Ada, then Joris: the free come after the Footwork.
    let table = drive(beside(), { until: 'move' });
    const seen: string[] = [];
    while (asked(table).startsWith('move')) {
      const as = asked(table).slice(5);
      seen.push(as);
      const [x, y] = place(table, as);
      table = table.answer(as === 'Ella' || as === 'Ada' ? 'ana' : 'bo', { choose: 'move', to: { x, y } }, as);
    }
    expect(seen).toEqual(['Morten', 'Ella', 'Ada', 'Joris']);
  });

  test('SAGA-DUEL-MULTI-026 no farther than three, and SAGA-DUEL-MULTI-048 step by step over free squares', () => {
    const walls = [1, 2, 3]
      .map((x) => ({ x, y: 11 }))
      .concat([
        { x: 1, y: 12 },
        { x: 1, y: 13 },
        { x: 3, y: 13 },
      ]);
    const options = { 'saga.duel.board': { width: 20, height: 20, walls } };
    const toAda = (table: Table): Table => {
      let now = drive(table, { until: 'move' });
      for (const as of ['Morten', 'Ella']) {
        const [x, y] = place(now, as);
        now = now.answer(as === 'Ella' ? 'ana' : 'bo', { choose: 'move', to: { x, y } }, as);
      }
      return now;
    };
    const open = toAda(beside());
    expect(offeredTo(open, 'Ada')).toHaveLength(6 * 7);
    expect(answerRefusal(open, { choose: 'move', to: { x: 6, y: 12 } })).toMatchObject(broken('SAGA-DUEL-MULTI-026'));
    const shut = toAda(beside({}, { options }));
    // Two north lies behind the wall: (2, 12), (3, 12), (4, 11) are three steps, and (3, 10) a fourth.
    expect(offeredTo(shut, 'Ada')).not.toContainEqual({ choose: 'move', to: { x: 2, y: 10 } });
    expect(answerRefusal(shut, { choose: 'move', to: { x: 2, y: 10 } })).toMatchObject(broken('SAGA-DUEL-MULTI-026'));
    expect(answerRefusal(shut, { choose: 'move', to: { x: 2, y: 11 } })).toMatchObject(broken('SAGA-DUEL-FOOT-012'));
    expect(offeredTo(shut, 'Ada')).toContainEqual({ choose: 'move', to: { x: 4, y: 11 } });
  });

  test('SAGA-DUEL-MULTI-048 those who cannot move do not', () => {
    const lying = beside({ prone: true });
    expect(asked(drive(lying, {}))).toBe('declare Ella,Ada,Morten,Joris');
    expect(drive(lying, {}).run.state.open.round).toBe(2);
  });

  test('SAGA-DUEL-MULTI-027 their actions are Stand Up, the Breaks, Ready, Kill, Flee and Pass', () => {
    const standing = chooseActs(beside());
    expect(actsOffered(standing, 'Ada')).toEqual(['ready', 'flee', 'pass']);
    expect(actsOffered(chooseActs(beside({ prone: true })), 'Ada')).toEqual(['standUp', 'ready', 'pass']);
    for (const act of ['quickAttack', 'feint', 'push']) {
      const aimed = { act, target: 'Morten', ...(act === 'push' ? {} : { with: 'right' }) };
      expect(actRefusal(standing, 'Ada', aimed)).toMatchObject(broken('SAGA-DUEL-MULTI-027'));
    }
    const up = drive(beside({ prone: true }), { acts: { Ada: { act: 'standUp' } } });
    expect(person(up, 'Ada').prone).toBe(false);
    const felled = drive(
      field({ Ella: [2, 2], Ada: [4, 6] }, { Morten: [4, 2], Joris: [12, 12] }, ['Ella v Morten'], { ambusher: 1 }),
      {
        acts: { Ella: { act: 'controlledAttack', target: 'Morten', with: 'right' } },
        dice: [HIT],
        parts: { Ella: ['body'] },
      },
    );
    const killing = chooseActs(felled, { moves: { Ada: [4, 5] } });
    expect(actsOffered(killing, 'Ada')).toEqual(['kill', 'ready', 'flee', 'pass']);
    const killed = drive(killing, { acts: { Ada: { act: 'kill', target: 'Morten' } } });
    expect(person(killed, 'Morten').standing).toBe('dead');
  });

  test('SAGA-DUEL-MULTI-027 Flee needs no distance, and no action can be aimed at a free character', () => {
    const near = field({ Ella: [2, 2], Ada: [3, 3] }, { Morten: [4, 2] }, ['Ella v Morten'], { ambusher: 1 });
    const acting = chooseActs(near, { joins: { Ada: null } });
    expect(actRefusal(acting, 'Ella', { act: 'flee' })).toMatchObject(broken('SAGA-DUEL-ACT-101'));
    expect(actRefusal(acting, 'Morten', bash('Ada'))).toMatchObject(broken('SAGA-DUEL-MULTI-027'));
    const gone = drive(acting, { acts: { Ada: { act: 'flee' } } });
    expect(person(gone, 'Ada').standing).toBe('fled');
  });

  test('SAGA-DUEL-MULTI-027 someone HELD from another combat may break free', () => {
    const people = { Morten: [9, 9], Bram: [7, 9] } as const;
    const start = field({ Ella: [8, 9], Ada: [10, 9] }, people, ['Ella Ada v Morten'], { ambusher: 1 });
    const held = drive(start, {
      joins: { Bram: null },
      acts: { Ella: { act: 'hold', target: 'Morten', with: 'left' } },
      dice: [HIT],
    });
    const split = drive(held, { joins: { Bram: 'Ella' }, dice: [MISS] });
    expect(combats(split)).toEqual(['Ella v Bram', 'Ada v Morten']);
    const freed = chooseActs(split, { declare: { Ada: 'surrender' }, joins: { Morten: null }, dice: [MISS] });
    expect(combats(freed)).toEqual(['Ella v Bram']);
    expect(actsOffered(freed, 'Morten')).toEqual(['breakHold', 'ready', 'pass']);
    const broke = drive(freed, { acts: { Morten: { act: 'breakHold', target: 'Ella' } }, dice: [HIT] });
    expect(broke.run.state.open.grips).toEqual([]);
  });
});

describe('one against many: defences', () => {
  const THREE = { B1: [4, 5], B2: [6, 5], B3: [5, 4] } as const;
  const against = (enemy: string): string => `Ella against ${enemy}`;
  const answer = (table: Table, enemy: string, defence: object): Table =>
    table.answer('ana', { choose: 'defend', ...defence }, against(enemy));
  const attacked = (enemies: Readonly<Record<string, At>>, setup: Person = {}): Table =>
    drive(alone(enemies, setup), { acts: everyone(Object.keys(enemies)), until: 'defend' });
  const refused = (table: Table, enemy: string, defence: object): unknown =>
    table.refusal({ input: 'answer', seat: 'ana', as: against(enemy), choice: { choose: 'defend', ...defence } });
  const PARRY = { by: 'parry', with: 'right' };
  const NONE = { by: 'none' };
  const dodge = (x: number, y: number): object => ({ by: 'dodge', to: { x, y } });
  const squares = (table: Table, enemy: string): readonly string[] =>
    offeredTo(table, against(enemy)).flatMap((choice) => {
      const { by, to } = choice as { readonly by: string; readonly to: { readonly x: number; readonly y: number } };
      return by === 'dodge' ? [`${to.x},${to.y}`] : [];
    });

  test('SAGA-DUEL-MULTI-031 SAGA-DUEL-MULTI-032 at most two Parries, and the lone fighter chooses which', () => {
    const start = attacked(THREE);
    const two = answer(answer(start, 'B1', PARRY), 'B3', PARRY);
    expect(refused(two, 'B2', PARRY)).toMatchObject(broken('SAGA-DUEL-MULTI-031'));
    // Another listed defence, or none.
    const left = offeredTo(two, against('B2')).map((choice) => (choice as { readonly by: string }).by);
    expect([...new Set(left)]).toEqual(['dodge', 'none']);
    const checks = answer(two, 'B2', NONE);
    // Bash with a sword at Dagger distance, 2 − 1; Parry 2 − 2 − 1, undefended 2 − 6.
    expect(ratings(checks)).toEqual([1, -1]);
    expect(ratings(checks.dice(...MISS))).toEqual([1, -4]);
    expect(ratings(checks.dice(...MISS).dice(...MISS))).toEqual([1, -1]);
    const others = answer(answer(start, 'B2', PARRY), 'B1', PARRY);
    expect(refused(others, 'B3', PARRY)).toMatchObject(broken('SAGA-DUEL-MULTI-031'));
  });

  test('SAGA-DUEL-MULTI-031 the limit holds where defences are declared openly too', () => {
    const start = alone(THREE, { options: { 'saga.duel.defenceDeclaration': 'open' } });
    let table = drive(start, { acts: everyone(['B1', 'B2', 'B3']), until: 'openDefence' });
    for (const enemy of ['B1', 'B2']) table = answer(table, enemy, PARRY);
    expect(refused(table, 'B3', PARRY)).toMatchObject(broken('SAGA-DUEL-MULTI-031'));
  });

  test('SAGA-DUEL-MULTI-033 the many have no such limit', () => {
    const start = drive(alone(THREE), { acts: { ...everyone(['B1', 'B2']), Ella: bash('B3') }, until: 'defend' });
    const parry = { by: 'parry', with: 'right' } as const;
    const lone = defenceBan(start.run.state, { attacker: 1, victim: 0 }, parry, [parry, parry]);
    expect(lone).toMatchObject({ rule: 'SAGA-DUEL-MULTI-031' });
    expect(defenceBan(start.run.state, { attacker: 0, victim: 3 }, parry, [parry, parry])).toBeNull();
    // In play: all of the many parry, each in their turn, round after round.
    let table = alone(THREE);
    for (const [round, enemy] of ['B1', 'B2', 'B3'].entries()) {
      table = drive(table, {
        acts: { Ella: bash(enemy) },
        defend: { [`${enemy} against Ella`]: PARRY },
        dice: round === 0 ? [MISS] : [MISS, MISS, MISS, MISS],
      });
      expect(table.run.state.open.round).toBe(round + 2);
    }
  });

  test('SAGA-DUEL-MULTI-034 SAGA-DUEL-MULTI-035 one Dodge serves against all it moves away from: only (6, 6) of both', () => {
    const start = attacked({ B1: [4, 5], B2: [5, 4] });
    expect(squares(start, 'B1')).toEqual(['6,4', '6,5', '6,6']);
    expect(squares(start, 'B2')).toEqual(['4,6', '5,6', '6,6']);
    const first = answer(start, 'B1', dodge(6, 6));
    expect(squares(first, 'B2')).toEqual(['6,6']);
    expect(refused(first, 'B2', dodge(5, 6))).toMatchObject(broken('SAGA-DUEL-MULTI-035'));
    expect(squares(answer(start, 'B1', dodge(6, 5)), 'B2')).toEqual([]);
    const checks = answer(first, 'B2', dodge(6, 6));
    expect(ratings(checks)).toEqual([1, 2]);
    expect(ratings(checks.dice(...MISS))).toEqual([1, 2]);
    const moved = drive(checks, { dice: [MISS, MISS] });
    expect(place(moved, 'Ella')).toEqual([6, 6]);
    // Each of them may follow.
    const followed = drive(moved, { goes: { B1: [[5, 5]], B2: [[6, 5]] } });
    expect([place(followed, 'B1'), place(followed, 'B2')]).toEqual([
      [5, 5],
      [6, 5],
    ]);
  });

  test('SAGA-DUEL-MULTI-034 four may be dodged with one move', () => {
    const four = { B1: [3, 4], B2: [3, 5], B3: [3, 6], B4: [3, 7] } as const;
    let table = attacked(four);
    for (const enemy of Object.keys(four)) table = answer(table, enemy, dodge(6, 5));
    expect(table.run.state.open.turn.answers.slice(1)).toEqual(Array(4).fill({ by: 'dodge', to: { x: 6, y: 5 } }));
    const moved = drive(table, { dice: [MISS, MISS, MISS, MISS] });
    expect(place(moved, 'Ella')).toEqual([6, 5]);
  });

  test('SAGA-DUEL-MULTI-035 between two enemies no square is farther from both; Parry and Dodge may be mixed', () => {
    const start = attacked({ B1: [4, 5], B2: [6, 5] });
    const first = answer(start, 'B1', dodge(6, 4));
    expect(squares(first, 'B2')).toEqual([]);
    expect(squares(start, 'B1').filter((square) => squares(start, 'B2').includes(square))).toEqual([]);
    const mixed = answer(first, 'B2', PARRY);
    expect(ratings(mixed)).toEqual([1, 2]);
    expect(ratings(mixed.dice(...MISS))).toEqual([1, -1]);
    const moved = drive(mixed, { dice: [MISS, MISS] });
    expect(place(moved, 'Ella')).toEqual([6, 4]);
    // Only B1 was dodged, and only B1 may follow.
    expect(asked(moved)).toBe('goTo B1');
    expect(drive(moved, { goes: { B1: [[4, 5]] } }).run.state.open.round).toBe(2);
  });
});

describe('one against many: Footwork', () => {
  const THREE = { B1: [8, 4], B2: [8, 5], B3: [8, 6] } as const;
  const WIN = HIT;
  const LOSE = MISS;
  const contested = (each: Person = {}): Table => alone(THREE, { ambusher: null, each });
  const mover = (table: Table): string => asked(drive(table, { until: 'move' }));
  const stay = (table: Table): Table => {
    const as = asked(table).slice(5);
    const [x, y] = place(table, as);
    return table.answer(as === 'Ella' ? 'ana' : 'bo', { choose: 'move', to: { x, y } }, as);
  };
  /** Who is asked to move, in order, with how far they may go. */
  const moves = (start: Table): readonly string[] => {
    let table = start;
    const seen: string[] = [];
    while (asked(table).startsWith('move')) {
      const as = asked(table).slice(5);
      const { x, y } = person(table, as);
      const far = offeredTo(table, as).map((choice) => {
        const { to } = choice as { readonly to: { readonly x: number; readonly y: number } };
        return Math.max(Math.abs(to.x - x), Math.abs(to.y - y));
      });
      seen.push(`${as} ${Math.max(...far)}`);
      table = stay(table);
    }
    return seen;
  };

  test('SAGA-DUEL-MULTI-036 SAGA-DUEL-MULTI-042 a contest with each enemy, rolled by the lone fighter in seat order', () => {
    const start = drive(contested(), {});
    const { awaits } = start.run;
    expect(awaits).toMatchObject({ need: 'dice', step: 'contest', by: 'ana' });
    const done = drive(start, { dice: [WIN, LOSE, WIN], until: 'move' });
    expect(done.run.state.open.turn.won).toEqual([
      [0, 1],
      [2, 0],
      [0, 3],
    ]);
    // The lone fighter rolls on side 2 as well.
    const other = field({ A1: [4, 4], A2: [4, 5] }, { Morten: [7, 5] }, ['A1 A2 v Morten']);
    const rolled = drive(other, {});
    expect(rolled.run.awaits).toMatchObject({ by: 'bo' });
    expect(drive(rolled, { dice: [WIN, WIN], until: 'move' }).run.state.open.turn.won).toEqual([
      [2, 0],
      [2, 1],
    ]);
  });

  test('SAGA-DUEL-MULTI-037 SAGA-DUEL-MULTI-040 having won all, the enemies move 0 or 1, then the lone fighter 1 or 2', () => {
    const won = drive(drive(contested(), { until: 'contest' }), { dice: [WIN, WIN, WIN], until: 'move' });
    expect(moves(won)).toEqual(['B1 1', 'B2 1', 'B3 1', 'Ella 2']);
    expect(won.run.state.open.turn.winners).toEqual([0]);
  });

  test('SAGA-DUEL-MULTI-038 SAGA-DUEL-MULTI-039 otherwise those who won move one space, and nobody else', () => {
    const some = drive(drive(contested(), { until: 'contest' }), { dice: [LOSE, WIN, LOSE], until: 'move' });
    expect(moves(some)).toEqual(['B1 1', 'B3 1']);
    expect(some.run.state.open.turn.winners).toEqual([1, 3]);
    const one = drive(drive(contested(), { until: 'contest' }), { dice: [WIN, WIN, LOSE], until: 'move' });
    expect(moves(one)).toEqual(['B3 1']);
  });

  test('SAGA-DUEL-MULTI-041 an enemy who cannot take part is skipped and holds nobody back', () => {
    const people = { Ella: [5, 5] } as const;
    const lying = (prone: readonly string[]): Table =>
      melee(
        named(people, prone.includes('Ella') ? { prone: true } : {}),
        Object.entries(THREE).map(([name, [x, y]]) => ({ name, at: { x, y }, prone: prone.includes(name) })),
        { combats: [{ side1: ['Ella'], side2: ['B1', 'B2', 'B3'] }] },
      );
    const won = drive(drive(lying(['B2']), { until: 'contest' }), { dice: [WIN, WIN], until: 'move' });
    expect(moves(won)).toEqual(['B1 1', 'B3 1', 'Ella 2']);
    const lost = drive(drive(lying(['B2']), { until: 'contest' }), { dice: [WIN, LOSE], until: 'move' });
    expect(moves(lost)).toEqual(['B3 1']);
    expect(mover(lying(['B1', 'B2', 'B3']))).toBe('move Ella');
    // The lone fighter down: each able enemy counts as having won.
    const down = drive(lying(['Ella', 'B1']), { until: 'move' });
    expect(moves(down)).toEqual(['B2 1', 'B3 1']);
  });

  test.each([
    [2, '1/2', '1/8'],
    [4, '107/160', '1225043/4096000'],
  ])('SAGA-DUEL-MULTI-037 example: Footwork %i against three of 2 wins each by %s, all by %s', (speed, each, all) => {
    const skills = { control: 2, fightingMind: 2, speed, strength: 2 };
    const start = melee(
      [{ name: 'Ella', at: { x: 5, y: 5 }, skills }],
      Object.entries(THREE).map(([name, [x, y]]) => ({ name, at: { x, y } })),
      { combats: [{ side1: ['Ella'], side2: ['B1', 'B2', 'B3'] }] },
    );
    let table = drive(start, {});
    let chance = { ways: 1n, of: 1n };
    for (let contest = 0; contest < 3; contest++) {
      expect(chanceOf(table)).toBe(each);
      const { awaits } = table.run;
      if (awaits.need !== 'dice') throw new Error('a contest is awaited');
      chance = both(chance, chanceThat(awaits.throw, 'success'));
      table = table.dice(...WIN);
    }
    expect(exact(chance)).toBe(all);
    expect(asked(table)).toBe('move B1');
  });
});

describe('one against many: targets', () => {
  test('SAGA-DUEL-MULTI-043 the lone fighter names the target together with the action', () => {
    const acting = chooseActs(alone({ B1: [4, 5], B2: [6, 5] }));
    const targets = offeredTo(acting, 'Ella').flatMap((choice) => {
      const { act, target } = choice as { readonly act: string; readonly target?: string };
      return act === 'push' ? [target] : [];
    });
    expect(targets).toEqual(['B1', 'B2']);
    expect(actRefusal(acting, 'Ella', { act: 'bash', with: 'right' })).toMatchObject({ code: 'BAD_SHAPE' });
    expect(actRefusal(acting, 'Ella', bash('Nobody'))).toMatchObject(broken('SAGA-DUEL-MULTI-043'));
    const hit = drive(acting, { acts: { Ella: bash('B2') }, dice: [HIT] });
    expect([person(hit, 'B1').penalties.length, person(hit, 'B2').penalties.length]).toEqual([0, 2]);
  });

  test('SAGA-DUEL-MULTI-044 every one of the many aims at the lone fighter', () => {
    const start = field(
      { Ella: [5, 5], Ada: [8, 5] },
      { B1: [6, 5], B2: [6, 6], B3: [9, 5] },
      ['Ella v B1 B2', 'Ada v B3'],
      { ambusher: 1 },
    );
    const acting = chooseActs(start);
    for (const name of ['B1', 'B2']) {
      const targets = new Set(
        offeredTo(acting, name).flatMap((choice) => (choice as { readonly target?: string }).target ?? []),
      );
      expect([...targets]).toEqual(['Ella']);
      expect(actRefusal(acting, name, bash('Ada'))).toMatchObject(broken('SAGA-DUEL-MULTI-044'));
    }
    expect(actRefusal(acting, 'B1', bash('B2'))).toMatchObject(broken('SAGA-DUEL-MULTI-044'));
  });

  test('SAGA-DUEL-MULTI-045 HELD by two one suffers it once, and needs a Break for each', () => {
    const hold = { act: 'hold', target: 'Ella', with: 'left' };
    const held = drive(alone({ B1: [4, 5], B2: [6, 5] }), { acts: { B1: hold, B2: hold }, dice: [HIT, HIT] });
    expect(held.run.state.open.grips.map(({ holder }) => holder)).toEqual([1, 2]);
    const locked = drive(held, { acts: { Ella: { act: 'push', target: 'B1' } }, until: 'check' });
    expect(ratings(locked)[0]).toBe(2 - 2);
    const acting = chooseActs(held);
    expect(offeredTo(acting, 'Ella')).toContainEqual({ choose: 'act', act: 'breakHold', target: 'B1' });
    expect(offeredTo(acting, 'Ella')).toContainEqual({ choose: 'act', act: 'breakHold', target: 'B2' });
    const one = drive(held, { acts: { Ella: { act: 'breakHold', target: 'B2' } }, dice: [HIT] });
    expect(one.run.state.open.grips.map(({ holder }) => holder)).toEqual([1]);
    const again = chooseActs(one);
    expect(actRefusal(again, 'Ella', { act: 'breakHold', target: 'B2' })).toMatchObject(broken('SAGA-DUEL-ACT-089'));
    const free = drive(again, { acts: { Ella: { act: 'breakHold', target: 'B1' } }, dice: [HIT] });
    expect(free.run.state.open.grips).toEqual([]);
  });
});
