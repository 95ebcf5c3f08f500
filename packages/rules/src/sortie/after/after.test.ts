import { describe, expect, test } from 'vitest';
import type { SortieOutcome, UnitOutcome } from '../battle/outcome.js';
import { sharesOf } from '../effects/shares.js';
import {
  answers,
  awaited,
  engage,
  fall,
  lastOf,
  of,
  offered,
  orders,
  plan,
  type Staged,
  stage,
  type Table,
  wasSaid,
} from '../testing/stage.js';

const outcomeOf = (table: Table): SortieOutcome => table.run.outcome();
const unitIn = (table: Table, key: string): UnitOutcome =>
  outcomeOf(table)
    .armies.flatMap(({ units }) => units)
    .find(({ unit }) => unit === key) as UnitOutcome;

const take = (target: string, fate: string) => ({ choose: 'take', target, fate });
const PRISONERS = { choose: 'takePrisoners' };
const NO_PRISONERS = { choose: 'takeNone' };

interface Won {
  readonly a?: Staged;
  readonly b?: Staged;
  readonly options?: object;
}

/** B1, the last of Blue, is Finished by 12 to 6. */
const won = ({ a = {}, b = {}, options = {} }: Won = {}): Table => {
  const table = stage({ a: [a], b: [{ floating: 0, ...b }], options });
  return fall(answers(orders(table, { A1: engage('B1') }), { A1: plan('attack'), B1: plan('attack') }), 12, 6);
};

/** After two rounds in which nobody wants to fight: nobody wins. */
const agreed = (a: readonly Staged[], b: readonly Staged[], options: object = {}): Table =>
  orders(orders(stage({ a, b, apart: {}, options }), {}), {});

describe('who has won', () => {
  test('SORTIE-END-001 a side without a unit in the battle has lost; the winner says what becomes of the Finished', () => {
    const table = won();
    expect(lastOf(table, 'decided')).toMatchObject({ ending: 'fieldWon', winner: 0 });
    expect(awaited(table)).toBe('spoils Red');
    expect(offered(table, 'Red')).toEqual([take('B1', 'captured'), take('B1', 'killed')]);
  });

  test('SORTIE-STATE-027 each Finished enemy is captured or killed; the winner’s own stay with their army', () => {
    const table = stage({
      a: [{}, { fate: 'finished' }],
      b: [{ floating: 0 }, { fate: 'finished' }, { fate: 'fled' }],
    });
    const over = fall(answers(orders(table, { A1: engage('B1') }), { A1: plan('attack'), B1: plan('attack') }), 12, 6);
    const one = answers(over, { Red: take('B2', 'killed') });
    expect(offered(one, 'Red')).toEqual([take('B1', 'captured'), take('B1', 'killed')]);
    const both = answers(one, { Red: take('B1', 'captured') });
    expect(['A2', 'B1', 'B2', 'B3'].map((key) => of(both, key, 'fate'))).toEqual([
      'finished',
      'captured',
      'killed',
      'fled',
    ]);
  });

  test('SORTIE-STATE-027 SORTIE-END-002 where nobody won, all Finished stay with their army', () => {
    const table = agreed([{}, { fate: 'finished' }], [{}, { fate: 'finished' }]);
    expect([awaited(table), of(table, 'A2', 'fate'), of(table, 'B2', 'fate')]).toEqual([
      'over',
      'finished',
      'finished',
    ]);
    expect(outcomeOf(table)).toMatchObject({ ending: 'agreed', winner: null });
  });

  test('SORTIE-END-003 after the last round the battle breaks off, and nobody wins', () => {
    const table = stage({ a: [{}], b: [{}], options: { 'sortie.roundLimit': 1 } });
    const over = fall(answers(orders(table, { A1: engage('B1') }), { A1: plan('attack'), B1: plan('attack') }), 9, 9);
    expect(outcomeOf(over)).toMatchObject({ ending: 'roundLimit', winner: null, rounds: 1 });
  });

  test('SORTIE-END-001 where neither side has a unit left, nobody wins', () => {
    const table = stage({ a: [{ level: 0 }], b: [{}, { fate: 'left' }], apart: { 'A1 B1': 5 } });
    const gone = orders(table, { A1: { choose: 'fallBack', halfMoves: 1 } });
    expect(outcomeOf(gone)).toMatchObject({ ending: 'bothGone', winner: null });
  });

  test('SORTIE-END-001 where the table says who won, the field proposes and the table disposes', () => {
    const table = won({ options: { 'sortie.victory': 'table' } });
    expect(awaited(table)).toBe('decide ana bo');
    const other = answers(table.answer('ana', { choose: 'propose', value: 'b' }), { bo: { choose: 'agree' } });
    expect(lastOf(other, 'decided')).toMatchObject({ ending: 'fieldWon', winner: 1 });
    // Red has lost: its units throw the die of the defeat, and Blue's Finished unit stays with its army.
    const over = fall(other, 1);
    expect(outcomeOf(over)).toMatchObject({ winner: 'Blue' });
    expect(unitIn(over, 'B1').fate).toBe('finished');
    const as = answers(table.answer('ana', { choose: 'agree' }), { bo: { choose: 'agree' } });
    expect(awaited(as)).toBe('spoils Red');
    const none = answers(table.answer('bo', { choose: 'propose', value: 'none' }), { ana: { choose: 'agree' } });
    expect([awaited(none), outcomeOf(none).winner]).toEqual(['over', null]);
  });
});

describe('examples of section 10', () => {
  test('SORTIE-AFTER-003 SORTIE-AFTER-004 a victor with three on record rolls 4, 1, 6: 11 injured, 3 dead', () => {
    const table = answers(won({ a: { record: 3 } }), { Red: take('B1', 'captured') });
    expect(awaited(table)).toBe('recordDice');
    const over = table.dice(4, 1, 6).dice(1);
    expect(unitIn(over, 'A1')).toMatchObject({ injured: 11, dead: 3, fit: 86 });
  });

  /** 200 heads with two on record lose; the dice are 3 and 5, and the fraction die is 3. */
  const lost = (quarter: object) => {
    const asked = won({ b: { heads: 200, record: 2 } });
    return answers(answers(asked, { Red: quarter }), { Red: take('B1', 'captured') })
      .dice(3, 5)
      .dice(3);
  };

  test('SORTIE-AFTER-007 SORTIE-AFTER-008 SORTIE-AFTER-009 a loser of 200: 8 and 75 injured, 2 and 37 dead, 78 fit', () => {
    const over = lost(PRISONERS);
    expect(unitIn(over, 'B1')).toMatchObject({ heads: 200, injured: 83, dead: 39, fit: 78 });
    const { sums } = lastOf(over, 'reckoned');
    expect(sums.injured.lines?.map(({ by, why }) => [by, why])).toEqual([
      [8, 'SORTIE-AFTER-003'],
      [75, 'SORTIE-AFTER-007'],
    ]);
    expect(sums.dead.lines?.map(({ by, why }) => [by, why])).toEqual([
      [2, 'SORTIE-AFTER-004'],
      [37, 'SORTIE-AFTER-008'],
    ]);
  });

  test('SORTIE-AFTER-005 a victor who is out to kill doubles the dead of the record: 41', () => {
    expect(unitIn(lost(NO_PRISONERS), 'B1')).toMatchObject({ injured: 83, dead: 41, fit: 76 });
  });

  test('SORTIE-AFTER-010 400 without record and a 6: 300 injured, and only 100 are left to die', () => {
    const over = answers(won({ b: { heads: 400 } }), { Red: take('B1', 'captured') }).dice(6);
    expect(unitIn(over, 'B1')).toMatchObject({ injured: 300, dead: 100, fit: 0 });
    expect(lastOf(over, 'reckoned').sums.dead.lines?.map(({ by }) => by)).toEqual([150, -50]);
  });

  test('SORTIE-AFTER-001 three penalty dice are gone after 90 minutes, or as the table has it', () => {
    expect(unitIn(agreed([{ floating: -5 }], [{}]), 'A1')).toMatchObject({ floating: -3, fadesIn: 90 });
    const slow = agreed([{ floating: -5 }], [{}], { 'sortie.fadeMinutes': 20 });
    expect(unitIn(slow, 'A1').fadesIn).toBe(60);
  });
});

describe('the reckoning', () => {
  test('SORTIE-AFTER-005 nobody is asked about prisoners where no loser has a record; only losers are doubled', () => {
    expect(awaited(won({ a: { record: 2 } }))).toBe('spoils Red');
    const both = answers(won({ a: { record: 2 }, b: { record: 1 } }), { Red: NO_PRISONERS });
    const over = answers(both, { Red: take('B1', 'captured') })
      .dice(1, 1)
      .dice(1)
      .dice(1);
    expect([unitIn(over, 'A1').dead, lastOf(over, 'reckoned').dead]).toEqual([2, 2 + 6]);
  });

  test('SORTIE-AFTER-010 the injured of the record are no more than the heads', () => {
    const over = agreed([{ heads: 5, record: 3 }], [{}]).dice(6, 6, 6);
    expect(unitIn(over, 'A1')).toMatchObject({ injured: 5, dead: 0, fit: 0 });
  });

  test('SORTIE-END-001 where nobody wins only the record applies, to both', () => {
    const over = agreed([{ record: 1 }], [{ record: 2 }])
      .dice(4)
      .dice(2, 3);
    expect([unitIn(over, 'A1'), unitIn(over, 'B1')]).toMatchObject([
      { injured: 4, dead: 1, fit: 95 },
      { injured: 5, dead: 2, fit: 93 },
    ]);
  });

  test('SORTIE-AFTER-014 also who fled or left is counted; of who is captured the rest are prisoners, of who is killed none is left', () => {
    const table = stage({
      a: [{}],
      b: [{ floating: 0 }, { fate: 'fled' }, { fate: 'left', record: 1 }, { fate: 'killed', record: 2 }],
    });
    const fought = fall(
      answers(orders(table, { A1: engage('B1') }), { A1: plan('attack'), B1: plan('attack') }),
      12,
      6,
    );
    const taken = answers(answers(fought, { Red: PRISONERS }), { Red: take('B1', 'captured') });
    // A die for each that lost, and before it the record of B3. Who is killed throws nothing.
    const over = taken.dice(1).dice(2).dice(5).dice(1);
    expect(['B1', 'B2', 'B3', 'B4'].map((key) => unitIn(over, key))).toMatchObject([
      { injured: 12, dead: 6, fit: 82, prisoners: 94 },
      { injured: 25, dead: 12, fit: 63, prisoners: 0 },
      { injured: 17, dead: 7, fit: 76, prisoners: 0 },
      { injured: 0, dead: 100, fit: 0, prisoners: 0 },
    ]);
  });

  test('SORTIE-AFTER-007 by the heads at the start of the battle', () => {
    const table = stage({
      a: [{}],
      b: [{ heads: 200 }],
      position: { units: [{ unit: 'B1', heads: 100, floating: 0 }], apart: [{ a: 'A1', b: 'B1', halfMoves: 0 }] },
    });
    const fought = fall(
      answers(orders(table, { A1: engage('B1') }), { A1: plan('attack'), B1: plan('attack') }),
      12,
      6,
    );
    const over = answers(fought, { Red: take('B1', 'captured') }).dice(3);
    expect(unitIn(over, 'B1')).toMatchObject({ heads: 100, injured: 75, dead: 25 });
  });

  test('SORTIE-AFTER-002 SORTIE-AFTER-012 dice gained end with the battle, a lower pool stays, and a rest brings back the start', () => {
    const over = agreed(
      [
        { level: 2, floating: 6 },
        { level: 2, floating: 1 },
      ],
      [{}],
    );
    expect([unitIn(over, 'A1'), unitIn(over, 'A2')]).toMatchObject([
      { floating: 4, started: 4, fadesIn: 0 },
      { floating: 1, started: 4, fadesIn: 0 },
    ]);
  });

  test('SORTIE-STATE-008 SORTIE-AFTER-001 raw militia stays as raw as it was', () => {
    const over = agreed([{ level: -1, floating: -9 }], [{}]);
    expect(unitIn(over, 'A1')).toMatchObject({ floating: -7, started: -5, fadesIn: 60 });
  });

  test('SORTIE-AFTER-011 days in a city until the injured are back, and until the dead are replaced', () => {
    expect(outcomeOf(agreed([{}], [{}])).returns).toEqual({ injured: 1, dead: 7 });
    const options = { 'sortie.injuredDays': 3, 'sortie.replaceDays': 30 };
    expect(outcomeOf(agreed([{}], [{}], options)).returns).toEqual({ injured: 3, dead: 30 });
  });

  test('SORTIE-AFTER-013 commanders, reputation and land are not touched', () => {
    const over = agreed([{ commander: { name: 'Ada', level: 2 } }], [{}]);
    expect(over.run.state.open.roster[0]?.commander).toMatchObject({ name: 'Ada', level: 2 });
    expect(outcomeOf(over).characters).toEqual([]);
  });

  test('SORTIE-ROUND-013 units in list order, side A before side B, each with its record before the die of the defeat', () => {
    const table = stage({ a: [{ record: 1 }, { record: 1 }], b: [{ floating: 0, record: 1 }, { fate: 'left' }] });
    const fought = fall(
      answers(orders(table, { A1: engage('B1') }), { A1: plan('attack'), B1: plan('attack') }),
      12,
      6,
    );
    const taken = answers(answers(fought, { Red: PRISONERS }), { Red: take('B1', 'killed') });
    const over = taken.dice(1).dice(1).dice(1);
    expect(over.said.filter(({ event }) => event === 'counted' || event === 'reckoned')).toMatchObject([
      { event: 'counted', unit: 0, by: 'record' },
      { event: 'reckoned', unit: 0 },
      { event: 'counted', unit: 1, by: 'record' },
      { event: 'reckoned', unit: 1 },
      { event: 'reckoned', unit: 2, dead: 100 },
      { event: 'counted', unit: 3, by: 'fraction' },
      { event: 'reckoned', unit: 3 },
    ]);
  });
});

describe('for a saga', () => {
  test('SORTIE-SAGA-013 the side that lost has retreated; where nobody won, nobody has', () => {
    const over = answers(won(), { Red: take('B1', 'killed') });
    expect(outcomeOf(over).armies.map(({ retreated }) => retreated)).toEqual([false, true]);
    expect(outcomeOf(agreed([{}], [{}])).armies.map(({ retreated }) => retreated)).toEqual([false, false]);
  });

  const withBea = (fate: 'captured' | 'killed') =>
    answers(won({ a: { character: 'Ada' }, b: { character: 'Bea' } }), { Red: take('B1', fate) });
  const beaOf = (table: Table) => outcomeOf(table).characters.find(({ who }) => who === 'Bea');

  test('SORTIE-SAGA-011 1–3 unhurt, 4–5 a Minor Wound, 6 a Major one, the part by a further die', () => {
    const captured = withBea('captured').dice(1);
    expect(awaited(captured)).toBe('characterDie');
    for (const face of [1, 2, 3])
      expect(beaOf(captured.dice(face))).toMatchObject({ end: 'unhurt', part: null, captured: true });
    expect(beaOf(captured.dice(4).dice(1))).toMatchObject({ end: 'minorWound', part: 'leftArm' });
    expect(beaOf(captured.dice(5).dice(6))).toMatchObject({ end: 'minorWound', part: 'head' });
    expect(beaOf(captured.dice(6).dice(5))).toMatchObject({ end: 'majorWound', part: 'body', captured: true });
  });

  test('SORTIE-SAGA-011 with a unit that is killed to the last a 6 is death; whose unit stands throws nothing', () => {
    const killed = withBea('killed');
    expect(beaOf(killed.dice(6))).toMatchObject({ end: 'death', part: null, captured: false });
    expect(beaOf(killed.dice(4).dice(3))).toMatchObject({ end: 'minorWound', part: 'leftLeg' });
    const ada = outcomeOf(killed.dice(1)).characters.find(({ who }) => who === 'Ada');
    expect(ada).toEqual({ who: 'Ada', army: 'Red', end: 'unhurt', part: null, captured: false });
  });

  test('SORTIE-SAGA-010 600 with two on record (3, 5) and a 3: 233 injured, 114 dead, 253 fit', () => {
    const asked = won({ b: { heads: 600, record: 2, troop: 'mediumInfantry' } });
    const taken = answers(answers(asked, { Red: PRISONERS }), { Red: take('B1', 'captured') });
    const over = taken.dice(3, 5).dice(3);
    expect(unitIn(over, 'B1').troops).toEqual([
      { troop: 'mediumInfantry', from: ['B1'], heads: 600, injured: 233, dead: 114, fit: 253, prisoners: 486 },
    ]);
  });

  test('SORTIE-SAGA-010 SORTIE-COMBINE-001 what a joined unit lost is divided by heads, the rest to the larger', () => {
    const table = stage({
      a: [
        { heads: 200, troop: 'bowmen', record: 2 },
        { heads: 100, troop: 'pikemen', record: 2, level: 2, floating: -2 },
      ],
      b: [{}],
    });
    const one = orders(table, { A2: { choose: 'join', friend: 'A1' } });
    const over = orders(one, {}).dice(6, 6, 6, 2);
    // 20 injured: 13 and 6, and one more for the larger. 4 dead: 2 and 1, and one more.
    expect(unitIn(over, 'A1').troops).toEqual([
      { troop: 'bowmen', from: ['A1'], heads: 200, injured: 14, dead: 3, fit: 183, prisoners: 0 },
      { troop: 'pikemen', from: ['A2'], heads: 100, injured: 6, dead: 1, fit: 93, prisoners: 0 },
    ]);
    // Nobody of it is left to rest.
    const nobody = { heads: 0, injured: 0, floating: 0, started: 0, fadesIn: 0, troops: [] };
    expect(unitIn(over, 'A2')).toMatchObject({ fate: 'joined', ...nobody });
    // The larger may be listed last.
    expect(sharesOf(20, [100, 200])).toEqual([6, 14]);
    expect(wasSaid(over, 'quarterSaid')).toBe(false);
  });
});
