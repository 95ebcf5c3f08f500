import { setupRefusal, sitDown } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Sortie } from '../battle/sortie.js';
import { sortieScene } from '../scene.js';
import { answers, awaited, between, lastOf, offered, pools, rowIn, type Table } from '../testing/stage.js';

interface Rest {
  readonly setup?: object;
  readonly options?: object;
  readonly a?: object;
  readonly b?: object;
}

const setupOf = (a: readonly object[], b: readonly object[], { setup, a: red, b: blue }: Rest = {}): object => ({
  seats: ['ana', 'bo'],
  a: { name: 'Red', seat: 'ana', units: a, ...red },
  b: { name: 'Blue', seat: 'bo', units: b, ...blue },
  ...setup,
});

const start = (a: readonly object[], b: readonly object[], rest: Rest = {}): Table =>
  sitDown<Sortie>(sortieScene, setupOf(a, b, rest), rest.options);

/** Why a setup is refused: the rule and the key of its words, or what was expected and where. */
const unfit = (a: readonly object[], b: readonly object[], rest: Rest = {}): string => {
  const refusal = setupRefusal(sortieScene, setupOf(a, b, rest), rest.options);
  if (refusal.code === 'BROKEN_RULE') return `${refusal.rule} ${refusal.what}`;
  if (refusal.code !== 'BAD_SHAPE') return refusal.code;
  return `${refusal.path} ${refusal.expected.want === 'form' ? refusal.expected.form : refusal.expected.want}`;
};

const levels = (...all: readonly number[]): readonly object[] => all.map((level) => ({ commander: { level } }));

describe('what is taken for granted', () => {
  test('SORTIE-UNIT-001 SORTIE-UNIT-005 what is not entered of a unit and of a battle', () => {
    const table = start([{}], [{}]);
    expect(rowIn(table, 'A1')).toMatchObject({
      side: 0,
      parts: [{ heads: 100, mount: 'infantry', weight: 'light', archers: false, speaks: null, superiorTo: [] }],
      level: 0,
      commander: { level: 0, strengths: [], speaks: null, stranger: false },
      mercenary: false,
      moved: 'no',
      fought: null,
      illPrepared: false,
      walls: null,
    });
    expect(pools(table, 'A1')).toEqual([0]);
    expect(table.run.state.given).toMatchObject({ ground: 'ordinary', grounds: [] });
    expect(rowIn(start([{ commander: null }], [{}]), 'A1').commander).toBeNull();
  });

  test('SORTIE-UNIT-006 units stand in the order of their lists, side A first', () => {
    const table = start([{ heads: 1 }, { heads: 2 }], [{ heads: 3 }]);
    expect(table.run.state.open).toMatchObject({ heads: [1, 2, 3] });
    expect((table.run.state.open as Sortie['open']).roster.map(({ name }) => name)).toEqual(['A1', 'A2', 'B1']);
  });

  test('SORTIE-FLOAT-015 F at the start', () => {
    const militia = { level: -1, commander: { level: 2 }, penaltyDice: 1 };
    expect(
      pools(
        start(
          [
            { level: 2, commander: { level: 2 } },
            { level: 1.5, commander: { level: 1 } },
          ],
          [militia],
        ),
        'A1',
        'A2',
        'B1',
      ),
    ).toEqual([7, 3, -3]);
  });

  test('SORTIE-ROUND-006 every pair of enemies is four half moves apart, or as the table has it', () => {
    expect(between(start([{}, {}], [{}]), 'A2', 'B1')).toBe(4);
    expect(between(start([{}], [{}], { options: { 'sortie.startDistance': 1 } }), 'A1', 'B1')).toBe(1);
  });
});

describe('initiative', () => {
  const won = (table: Table) => [lastOf(table, 'initiativeWon').side, lastOf(table, 'initiativeWon').by];

  test('SORTIE-FLOAT-012 side A rolls first; a die and the level of who commands; the higher has it, equal totals nobody', () => {
    const table = start(levels(2), levels(1));
    expect(table.run.awaits).toMatchObject({ need: 'dice', step: 'initiative', by: 'ana' });
    expect(won(table.dice(2).dice(5))).toEqual([1, 'roll']);
    expect(won(table.dice(2).dice(3))).toEqual([null, 'roll']);
    expect(won(table.dice(6).dice(6))).toEqual([0, 'roll']);
    expect(lastOf(table.dice(2).dice(5), 'initiativeRolled').total.total).toBe(6);
  });

  test('SORTIE-FLOAT-020 the trained commander of the highest level rolls, or a general who leads no unit', () => {
    const rolled = (table: Table) => (table.dice(1).dice(1).run.state.open as Sortie['open']).rolled;
    expect(rolled(start(levels(0, 3, 1), [{ commander: null }]))).toEqual([4, 1]);
    expect(rolled(start(levels(3), levels(2.5), { a: { general: { level: 1 } } }))).toEqual([2, 3]);
  });

  test('SORTIE-FLOAT-012 the table may say who has it', () => {
    const options = { 'sortie.initiative': 'table' };
    expect(won(start([{}], [{}], { options, setup: { initiative: 'b' } }))).toEqual([1, 'table']);
    expect(won(start([{}], [{}], { options }))).toEqual([null, 'table']);
    expect(unfit([{}], [{}], { setup: { initiative: 'b' } })).toBe('SORTIE-FLOAT-012 sortie.initiativeIsRolled');
  });

  test('SORTIE-FLOAT-011 SORTIE-FLOAT-012 nobody rolls where one side comes by surprise or from ambush, which takes the initiative', () => {
    expect(won(start([{}], [{}], { b: { comes: 'bySurprise' } }))).toEqual([1, 'surprise']);
    expect(won(start([{}], [{}], { a: { comes: 'fromAmbush' } }))).toEqual([0, 'ambush']);
    const both = { a: { comes: 'fromAmbush' }, b: { comes: 'bySurprise' } };
    expect(unfit([{}], [{}], both)).toBe('SORTIE-FLOAT-012 sortie.bothSurprise');
  });

  test('SORTIE-ROUND-006 who comes by surprise places each unit nearer, at one distance from all enemies', () => {
    const table = start([{}, {}], [{}, {}], { b: { comes: 'bySurprise' } });
    expect(awaited(table)).toBe('place B1 B2');
    expect(offered(table, 'B1')).toEqual([1, 2, 3, 4].map((halfMoves) => ({ choose: 'place', halfMoves })));
    const placed = answers(table, { B1: { choose: 'place', halfMoves: 1 }, B2: { choose: 'place', halfMoves: 4 } });
    expect([between(placed, 'A1', 'B1'), between(placed, 'A2', 'B1'), between(placed, 'A1', 'B2')]).toEqual([1, 1, 4]);
    const near = start([{}], [{}], { b: { comes: 'bySurprise' }, options: { 'sortie.startDistance': 0 } });
    expect(awaited(near)).toBe('orders A1 B1');
  });
});

describe('setups that are refused', () => {
  test('seats, names and keys', () => {
    expect(unfit([{}], [{}], { setup: { seats: ['ana', 'ana'] } })).toBe('setup setup.differentNames');
    expect(unfit([{}], [{}], { b: { name: 'Red' } })).toBe('setup setup.differentNames');
    expect(unfit([{}], [{}], { b: { seat: 'cy' } })).toBe('UNKNOWN_SEAT');
    expect(unfit([{ name: 'Tarn guard' }], [{ name: 'Tarn Guard' }])).toBe('setup war.nameOnce');
    expect(unfit([{ character: 'Ella' }], [{ character: 'Ella' }])).toBe('setup setup.differentNames');
    expect(unfit([{ outflanks: ['A1'] }], [{}])).toBe('setup.a.units[0].outflanks[0] sortie.enemyKey');
    expect(unfit([{}], [{ superiorTo: ['everyone', 'B1'] }])).toBe('setup.b.units[0].superiorTo[1] sortie.foeKey');
    expect(unfit([{ commander: { strengths: ['tactics', 'tactics'] } }], [{}])).toBe(
      'setup.a.units[0].commander.strengths sortie.strengthOnce',
    );
  });

  test('SORTIE-SITUATION-011 two units cannot have the better weapons against each other', () => {
    const [spears, lances] = [{ superiorTo: ['cavalry'] }, { mount: 'cavalry', superiorTo: ['infantry'] }];
    expect(unfit([spears], [lances])).toBe('SORTIE-SITUATION-011 sortie.bothSuperior');
    expect(unfit([{ superiorTo: ['B1'] }], [{ superiorTo: ['everyone'] }])).toBe(
      'SORTIE-SITUATION-011 sortie.bothSuperior',
    );
    expect(awaited(start([spears], [{ superiorTo: ['infantry'] }]))).toBe('initiative');
  });

  test('SORTIE-SITUATION-014 another ground stands between one of each side, once', () => {
    const ground = (a: string, b: string) => ({ a, b, ground: 'rough' });
    const grounds = (...all: readonly object[]) => ({ setup: { grounds: all } });
    expect(unfit([{}], [{}], grounds(ground('B1', 'A1')))).toBe('setup.grounds[0] sortie.pairOfEnemies');
    expect(unfit([{}], [{}], grounds(ground('A1', 'B1'), ground('A1', 'B1')))).toBe('setup.grounds sortie.pairOnce');
  });

  test('SORTIE-THROUGH-005 a unit stands behind a friend, and nobody behind each other', () => {
    expect(unfit([{ behind: 'B1' }], [{}])).toBe('setup.a.units[0].behind sortie.friendKey');
    expect(unfit([{ behind: 'A1' }], [{}])).toBe('setup.a.units[0].behind sortie.friendKey');
    expect(unfit([{ behind: 'A2' }, { behind: 'A1' }], [{}])).toBe('SORTIE-THROUGH-005 sortie.behindEachOther');
    expect(rowIn(start([{}, { behind: 'A1' }], [{}]), 'A2').behind).toBe(0);
  });
});

describe('a battle taken up in its course', () => {
  const course = (position: object): Rest => ({ setup: { position } });

  test('SORTIE-ROUND-002 it goes on at the beginning of a round, with what has changed', () => {
    const unit = { unit: 'B1', heads: 60, floating: -2, record: 3, flankedBy: ['A1'], opened: true };
    const table = start(
      [{}],
      [{}, {}],
      course({
        round: 7,
        initiative: 'b',
        quiet: 1,
        units: [unit, { unit: 'B2', fate: 'finished' }],
        apart: [{ a: 'A1', b: 'B1', halfMoves: 0 }],
      }),
    );
    expect(awaited(table)).toBe('orders A1 B1');
    expect(table.run.state.open).toMatchObject({
      round: 7,
      initiative: 1,
      quiet: 1,
      heads: [100, 60, 100],
      headsBefore: [100, 100, 100],
      floating: [0, -2, 0],
      started: [0, 0, 0],
      record: [0, 3, 0],
      flankedBy: [[], [0], []],
      opened: [0, 1, 0],
      fate: ['here', 'here', 'finished'],
    });
    expect([between(table, 'A1', 'B1'), between(table, 'A1', 'B2')]).toEqual([0, 4]);
  });

  test('SORTIE-FLOAT-011 who came by surprise has the initiative, whatever is said of it; else who is said to have it', () => {
    const initiative = (comes: string, said: object) =>
      start([{}], [{}], { setup: { position: said }, a: { comes } }).run.state.open.initiative;
    expect([initiative('bySurprise', {}), initiative('fromAmbush', { initiative: 'b' })]).toEqual([0, 0]);
    expect([initiative('openly', {}), initiative('openly', { initiative: 'b' })]).toEqual([null, 1]);
    expect(initiative('openly', { initiative: 'a' })).toBe(0);
  });

  test('what cannot be is refused', () => {
    const units = (...all: readonly object[]) => unfit([{}], [{}], course({ units: all }));
    expect(units({ unit: 'A2' })).toBe('setup.position.units[0].unit sortie.unitKey');
    expect(units({ unit: 'A1' }, { unit: 'A1' })).toBe('setup.position.units sortie.unitOnce');
    expect(units({ unit: 'A1', flankedBy: ['A1'] })).toBe('setup.position.units[0].flankedBy[0] sortie.enemyKey');
    expect(units({ unit: 'A1', heads: 101 })).toBe('setup.position.units[0].heads sortie.noMoreThanBefore');
    expect(units({ unit: 'A1', fate: 'fled' })).toBe('setup.position.units sortie.someInTheBattle');
    expect(unfit([{}], [{}], course({ apart: [{ a: 'A1', b: 'A1', halfMoves: 1 }] }))).toBe(
      'setup.position.apart[0] sortie.pairOfEnemies',
    );
  });

  test('SORTIE-END-002 SORTIE-END-003 no later than the last round, and not after it was over', () => {
    expect(unfit([{}], [{}], course({ round: 41 }))).toBe('SORTIE-END-003 sortie.tooLate');
    expect(unfit([{}], [{}], course({ round: 9, quiet: 2 }))).toBe('SORTIE-END-002 sortie.tooQuiet');
    expect(unfit([{}], [{}], course({ round: 1, quiet: 1 }))).toBe('SORTIE-END-002 sortie.tooQuiet');
  });
});
