import type { Refusal } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import type { Ending } from '../battle/model.js';
import {
  answers,
  awaited,
  between,
  engage,
  fall,
  lastOf,
  of,
  offered,
  orders,
  plan,
  pools,
  type Staged,
  shoot,
  stage,
  type Table,
  wasSaid,
} from '../testing/stage.js';

const BOWS = { archers: true };
const fallBack = (halfMoves: 1 | 2) => ({ choose: 'fallBack', halfMoves });
const close = (target: string, halfMoves: 1 | 2) => ({ choose: 'close', target, halfMoves });

const why = (refusal: Refusal): string =>
  refusal.code === 'BROKEN_RULE' ? `${refusal.rule} ${refusal.what}` : refusal.code;
const refusedBy = (table: Table, as: string, choice: object): string =>
  why(table.refusal({ input: 'answer', seat: as.startsWith('A') ? 'ana' : 'bo', as, choice }));

const meet = (table: Table): Table => orders(table, { A1: engage('B1') });

/** What is thrown, in the order of the dice. */
const thrownIn = (table: Table): readonly string[] => {
  const steps: string[] = [];
  let at = table;
  for (;;) {
    const { awaits } = at.run;
    if (awaits.need !== 'dice') return steps;
    const step = at.run.state.agenda.at(-1) as { readonly step: string; readonly nth: number; readonly side?: number };
    steps.push(`${step.step} ${step.nth}${step.side === undefined ? '' : ` ${step.side}`}`);
    at = at.dice(...awaits.throw.dice.map(() => 3));
  }
};

describe('plans', () => {
  test('SORTIE-FLOAT-016 any number of dice from none to all is staked, and no more', () => {
    const table = meet(stage({ a: [{ floating: 3 }], b: [{ floating: 2 }] }));
    expect(refusedBy(table, 'A1', plan('attack', { B1: 4 }))).toBe('SORTIE-FLOAT-016 sortie.tooManyDice');
    for (const dice of [0, 1, 2, 3])
      expect(table.answer('ana', plan('attack', { B1: dice }), 'A1').run.over).toBe(false);
    const over = fall(answers(table, { A1: plan('attack', { B1: 3 }), B1: plan('attack') }), 10, 10);
    // Equal totals: nothing happens, and what was staked is gone.
    expect(pools(over, 'A1', 'B1')).toEqual([0, 2]);
  });

  test('SORTIE-FLOAT-001 SORTIE-FLOAT-018 who has penalty dice stakes none; all are played and none is used up', () => {
    const table = meet(stage({ a: [{ floating: -2 }], b: [{}] }));
    expect(refusedBy(table, 'A1', plan('attack', { B1: 1 }))).toBe('SORTIE-FLOAT-016 sortie.tooManyDice');
    const shown = answers(table, { A1: plan('attack'), B1: plan('attack') });
    expect(lastOf(shown, 'faced').nets.map(({ total }) => total)).toEqual([-2, 0]);
    expect(pools(fall(shown, 10, 10), 'A1')).toEqual([-2]);
  });

  test('SORTIE-MULTI-008 each die goes to one roll, and dice for rolls that do not come are refused', () => {
    const table = orders(stage({ a: [{ floating: 3 }], b: [{}, {}, {}] }), { B1: engage('A1'), B2: engage('A1') });
    expect(refusedBy(table, 'A1', plan('defend', { B1: 2, B2: 2 }))).toBe('SORTIE-FLOAT-016 sortie.tooManyDice');
    expect(refusedBy(table, 'A1', plan('defend', { B3: 1 }))).toBe('SORTIE-ROUND-014 sortie.noRollAgainst');
    const shown = answers(table, { A1: plan('defend', { B1: 2, B2: 1 }), B1: plan('attack'), B2: plan('attack') });
    expect(lastOf(shown, 'planned').plans[0]).toEqual({ maneuver: 'defend', bids: { 1: 2, 2: 1 }, arrows: {} });
  });

  test('SORTIE-MANEUVER-001 SORTIE-ARCHER-003 who fights has a maneuver, who shoots has none', () => {
    const fights = meet(stage({ a: [{}], b: [{}] }));
    expect(refusedBy(fights, 'A1', plan(null))).toBe('SORTIE-MANEUVER-001 sortie.maneuverNeeded');
    const shoots = orders(stage({ a: [{ ...BOWS, floating: 1 }], b: [{}], apart: { 'A1 B1': 3 } }), {
      A1: shoot('B1'),
    });
    // The target has no dice to stake and nothing to choose: it is not asked.
    expect(awaited(shoots)).toBe('plans A1');
    expect(refusedBy(shoots, 'A1', plan('attack'))).toBe('SORTIE-ARCHER-003 sortie.noManeuver');
  });

  test('SORTIE-MANEUVER-003 SORTIE-FLOAT-017 plans are sealed until all are made, then shown together', () => {
    const table = meet(stage({ a: [{ floating: 2 }], b: [{ floating: 2 }] }));
    const [one, other] = [plan('attack', { B1: 2 }), plan('retreat')].map((choice) =>
      table.answer('ana', choice, 'A1'),
    );
    expect(one?.run.view('bo')).toEqual(other?.run.view('bo'));
    const shown = table.answer('bo', plan('attack'), 'B1').answer('ana', plan('charge', { B1: 1 }), 'A1');
    expect(lastOf(shown, 'planned')).toMatchObject({
      side: null,
      plans: [{ maneuver: 'charge' }, { maneuver: 'attack' }],
    });
    // The maneuver is chosen afresh for the next round.
    const next = meet(fall(shown, 10, 10));
    expect(next.run.state.open).toMatchObject({ plans: [null, null] });
  });

  test('SORTIE-FLOAT-017 open bids: who has no initiative declares first, side A where nobody has it', () => {
    const first = (initiative: string | null) =>
      awaited(meet(stage({ a: [{}], b: [{}], options: { 'sortie.bids': 'open' }, position: { initiative } })));
    expect([first(null), first('b'), first('a')]).toEqual(['planOpenly A1', 'planOpenly A1', 'planOpenly B1']);
    const table = meet(stage({ a: [{}], b: [{}], options: { 'sortie.bids': 'open' } }));
    const said = table.answer('ana', plan('flank'), 'A1');
    expect(said.run.view('bo').open).toMatchObject({ plans: [{ maneuver: 'flank' }, null] });
    const both = said.answer('bo', plan('flank'), 'B1');
    expect(lastOf(both, 'fought')).toMatchObject({ maneuvers: ['flank', 'flank'], how: { totals: null } });
  });

  test('SORTIE-FLOAT-019 dice for a sortie that needs no roll are not spent', () => {
    const table = meet(stage({ a: [{ floating: 2 }], b: [{ floating: 2 }] }));
    const over = answers(table, { A1: plan('flank', { B1: 2 }), B1: plan('flank', { A1: 1 }) });
    expect(pools(over, 'A1', 'B1')).toEqual([2, 2]);
  });
});

describe('opening dice', () => {
  const table = (course: Staged, comes = 'openly') =>
    stage({
      a: [course],
      b: [{}, {}],
      setup: { a: { name: 'Red', seat: 'ana', units: [{}], comes } },
      position: { initiative: 'a' },
    });
  const net = (at: Table) => lastOf(at, 'faced').nets[0].total;

  test('SORTIE-FLOAT-010 they are added by themselves in the first sortie of a unit, and in no other', () => {
    const one = answers(meet(table({ opened: false, floating: -3 })), { A1: plan('attack'), B1: plan('attack') });
    expect(net(one)).toBe(-2);
    const two = answers(meet(fall(one, 10, 10)), { A1: plan('attack'), B1: plan('attack') });
    expect(net(two)).toBe(-3);
  });

  test('SORTIE-FLOAT-010 shooting is a first sortie too, being shot at is none; on either side', () => {
    const ambush = { name: 'Blue', seat: 'bo', units: [BOWS, {}], comes: 'fromAmbush' };
    const start = stage({
      a: [{}],
      b: [{ opened: false }, { opened: false }],
      apart: { 'A1 B1': 2, 'A1 B2': 0 },
      setup: { b: ambush },
    });
    const aimed = orders(start, { B1: shoot('A1') });
    expect(lastOf(aimed, 'aimed').net.total).toBe(3);
    const again = orders(fall(aimed, 10), { B1: shoot('A1'), B2: engage('A1') });
    const planned = answers(again, { A1: plan('attack'), B2: plan('attack') });
    expect(lastOf(planned, 'aimed').net.total).toBe(0);
    // B2 has stood by, and has its dice yet; A1 has none at all.
    const met = fall(planned, 10);
    expect(lastOf(met, 'faced').nets.map(({ total }) => total)).toEqual([0, 3]);
    const twice = orders(fall(met, 10, 10), { B2: engage('A1') });
    const second = answers(twice, { A1: plan('attack'), B2: plan('attack') });
    expect(lastOf(second, 'faced').nets.map(({ total }) => total)).toEqual([0, 0]);
    const shotAt = stage({
      a: [BOWS],
      b: [{ opened: false }],
      apart: { 'A1 B1': 1 },
      setup: { b: { ...ambush, units: [{}] } },
    });
    const charges = orders(fall(orders(shotAt, { A1: shoot('B1') }), 10), { B1: engage('A1') });
    const charged = answers(charges, { A1: plan('attack'), B1: plan('charge') });
    // Attack against Charge gives A1 two dice.
    expect(lastOf(charged, 'faced').nets.map(({ total }) => total)).toEqual([2, 3]);
  });

  test('SORTIE-FLOAT-021 in each sortie of its first round', () => {
    const met = orders(table({ opened: false }, 'fromAmbush'), { A1: engage('B1'), B2: engage('A1') });
    const shown = answers(met, { A1: plan('attack'), B1: plan('attack'), B2: plan('attack') });
    const nets = fall(shown, 10, 10).said.flatMap((event) => (event.event === 'faced' ? [event.nets[0].total] : []));
    expect(nets).toEqual([3, 3]);
  });

  test('SORTIE-FLOAT-019 they are lost where the first sortie needs no roll', () => {
    const fled = answers(meet(table({ opened: false })), { A1: plan('flank'), B1: plan('flank') });
    const next = answers(meet(fled), { A1: plan('attack'), B1: plan('attack') });
    expect(net(next)).toBe(0);
  });
});

describe('dice', () => {
  test('SORTIE-ROUND-013 shots before sorties, side A before side B, the target before the archers', () => {
    const table = stage({
      a: [BOWS, {}, BOWS],
      b: [{ floating: -1 }, BOWS, {}],
      apart: { 'A1 B1': 2, 'A1 B2': 2, 'A3 B2': 3, 'A3 B1': 3 },
    });
    const met = orders(table, {
      A1: shoot('B1'),
      A2: engage('B1'),
      A3: shoot('B2'),
      B2: shoot('A3'),
      B3: engage('A2'),
    });
    const shown = answers(met, { A2: plan('attack'), B1: plan('attack'), B3: plan('attack') });
    expect(lastOf(met, 'met').shots).toEqual([
      { archers: 0, target: 3 },
      { archers: 2, target: 4 },
      { archers: 4, target: 2 },
    ]);
    expect(thrownIn(shown)).toEqual(
      ['targetDice 0', 'shot 0 ', 'shot 1 ', 'shot 2 ', 'pool 0 0', 'pool 0 1', 'pool 1 0', 'pool 1 1'].map((line) =>
        line.trim(),
      ),
    );
  });

  test('SORTIE-ARCHER-015 dice of target and archers are staked in secret; the target’s are rolled first and fix the number', () => {
    const table = stage({ a: [{ ...BOWS, floating: 1 }], b: [{ floating: 2 }], apart: { 'A1 B1': 3 } });
    const met = orders(table, { A1: shoot('B1') });
    expect(awaited(met)).toBe('plans A1 B1');
    const shown = answers(met, { A1: plan(null, { B1: 1 }), B1: plan(null, { A1: 2 }) });
    const aimed = shown.dice(6, 5);
    expect(lastOf(aimed, 'aimed')).toMatchObject({ needs: { total: 14 }, net: { total: 1 } });
    const shot = aimed.dice(6, 6, 6, 1);
    expect(lastOf(shot, 'shot').how).toEqual({ target: 14, total: 18, result: 'plus4' });
    expect(pools(shot, 'A1', 'B1')).toEqual([0, -2]);
  });

  test('SORTIE-ARCHER-016 against several archers a bonus die helps once, penalty dice each time', () => {
    const archers = { a: [BOWS, BOWS], apart: { 'A1 B1': 3, 'A2 B1': 3 } };
    const both = { A1: shoot('B1'), A2: shoot('B1') };
    const staked = answers(orders(stage({ ...archers, b: [{ floating: 2 }] }), both), { B1: plan(null, { A2: 2 }) });
    expect(thrownIn(staked)).toEqual(['shot 0', 'targetDice 1', 'shot 1']);
    const penalised = orders(stage({ ...archers, b: [{ floating: -2 }] }), both);
    expect(thrownIn(penalised)).toEqual(['targetDice 0', 'shot 0', 'targetDice 1', 'shot 1']);
  });

  test('SORTIE-ROUND-014 archers who shoot at each other stake dice on both rolls', () => {
    const archers = { ...BOWS, floating: 3 };
    const met = orders(stage({ a: [archers], b: [archers], apart: { 'A1 B1': 2 } }), {
      A1: shoot('B1'),
      B1: shoot('A1'),
    });
    const mutual = { choose: 'plan', bids: { B1: 1 }, arrows: { B1: 2 } };
    expect(refusedBy(met, 'A1', { ...mutual, arrows: { B1: 3 } })).toBe('SORTIE-FLOAT-016 sortie.tooManyDice');
    const shown = met.answer('ana', mutual, 'A1').answer('bo', plan(null), 'B1');
    expect(lastOf(shown, 'planned').plans[0]).toEqual({ maneuver: null, bids: { 1: 1 }, arrows: { 1: 2 } });
    expect(thrownIn(shown)).toEqual(['shot 0', 'targetDice 1', 'shot 1']);
  });

  test('SORTIE-ARCHER-011 where the table caps them, no more than three dice are staked against arrows', () => {
    const table = (options: object) =>
      orders(stage({ a: [BOWS], b: [{ floating: 5 }], apart: { 'A1 B1': 2 }, options }), { A1: shoot('B1') });
    expect(table({}).answer('bo', plan(null, { A1: 5 }), 'B1').run.awaits).toMatchObject({ step: 'targetDice' });
    const capped = table({ 'sortie.archeryBonusCap': 3 });
    expect(refusedBy(capped, 'B1', plan(null, { A1: 4 }))).toBe('SORTIE-ARCHER-011 sortie.tooManyAgainstArrows');
  });

  test('SORTIE-POOL-014 whoever commands a unit throws its dice, and all of them are kept in the order thrown', () => {
    const shown = answers(meet(stage({ a: [{}], b: [{}] })), { A1: plan('attack'), B1: plan('attack') });
    expect(shown.run.awaits).toMatchObject({ need: 'dice', by: 'ana' });
    const thrown = shown.dice(4, 2, 6);
    expect(thrown.thrown).toMatchObject({ faces: [4, 2, 6], score: 12 });
    expect(thrown.run.awaits).toMatchObject({ need: 'dice', by: 'bo' });
  });
});

describe('recovery', () => {
  const quietly = (a: Staged, theirs: 'attack' | 'defend' | 'retreat') =>
    fall(
      answers(orders(stage({ a: [a], b: [{}] }), { B1: engage('A1') }), { A1: plan('defend'), B1: plan(theirs) }),
      ...(theirs === 'retreat' ? [] : [10, 10]),
    );

  test('SORTIE-STATE-006 SORTIE-STATE-005 who faced no attack loses a penalty die at the end of the round, else plays them on', () => {
    const left = orders(stage({ a: [{ floating: -3 }], b: [{}], apart: { 'A1 B1': 3 } }), {});
    expect(pools(left, 'A1')).toEqual([-2]);
    expect(lastOf(left, 'recovered').units).toEqual([0]);
    expect(pools(quietly({ floating: -3 }, 'attack'), 'A1')).toEqual([-3]);
  });

  test('SORTIE-STATE-007 who only Defends or Retreats does not attack; arrows do', () => {
    expect(pools(quietly({ floating: -3 }, 'defend'), 'A1')).toEqual([-2]);
    expect(pools(quietly({ floating: -3 }, 'retreat'), 'A1')).toEqual([-2]);
    const shot = orders(stage({ a: [{ floating: -3 }], b: [BOWS], apart: { 'A1 B1': 3 } }), { B1: shoot('A1') });
    expect(pools(shot.dice(6, 6, 6).dice(1, 1, 1), 'A1')).toEqual([-3]);
  });

  test('SORTIE-STATE-008 no further than to 0, or to where F began', () => {
    const rest = (unit: Staged) => orders(stage({ a: [unit], b: [{}], apart: { 'A1 B1': 3 } }), {});
    expect(pools(rest({ floating: 0 }), 'A1')).toEqual([0]);
    const militia = (floating: number) => rest({ level: -1, floating });
    expect([pools(militia(-6), 'A1'), pools(militia(-5), 'A1')]).toEqual([[-5], [-5]]);
    // Example 4 of section 9: two quiet rounds from −7, and no more.
    const twice = orders(
      orders(stage({ a: [{ level: -1, floating: -7 }], b: [{}], apart: { 'A1 B1': 3 } }), { B1: close('A1', 1) }),
      {},
    );
    expect(pools(twice, 'A1')).toEqual([-5]);
  });
});

describe('the end', () => {
  const ending = (table: Table): readonly [Ending, 0 | 1 | null] => {
    const { ending: how, winner } = lastOf(table, 'decided');
    return [how, winner];
  };

  test('SORTIE-ROUND-012 who has no enemy within six half moves has left, both sides at once', () => {
    const table = stage({ a: [{}, {}], b: [{}], apart: { 'A1 B1': 5, 'A2 B1': 3 } });
    const left = orders(table, { A1: fallBack(1) });
    expect([of(left, 'A1', 'fate'), of(left, 'A2', 'fate'), of(left, 'B1', 'fate')]).toEqual(['left', 'here', 'here']);
    const both = orders(stage({ a: [{}], b: [{}], apart: { 'A1 B1': 5 } }), { A1: fallBack(1) });
    expect(lastOf(both, 'leftField').units).toEqual([0, 1]);
    expect(ending(both)).toEqual(['bothGone', null]);
    const far = stage({ a: [{}], b: [{}], apart: { 'A1 B1': 5 }, options: { 'sortie.leaveDistance': 7 } });
    expect(wasSaid(orders(far, { A1: fallBack(1) }), 'leftField')).toBe(false);
  });

  test('SORTIE-END-001 a side without a unit in the battle has lost', () => {
    const table = stage({ a: [{ level: 3 }], b: [{}, { fate: 'left' }] });
    const won = fall(answers(meet(table), { A1: plan('attack'), B1: plan('attack') }), 18, 9);
    expect(ending(won)).toEqual(['fieldWon', 0]);
  });

  test('SORTIE-END-002 two rounds in a row in which nobody orders to fight end it by agreement', () => {
    const table = stage({ a: [{}], b: [BOWS], apart: { 'A1 B1': 4 } });
    const one = orders(table, {});
    expect(wasSaid(one, 'decided')).toBe(false);
    expect(ending(orders(one, {}))).toEqual(['agreed', null]);
    for (const order of [close('A1', 1), shoot('A1')]) {
      const stirred = orders(one, { B1: order });
      const thrown = stirred.run.awaits.need === 'dice' ? stirred.dice(1, 1, 1) : stirred;
      expect(wasSaid(orders(thrown, {}), 'decided')).toBe(false);
    }
  });

  test('SORTIE-END-002 who takes the Finished still wants to fight; joining, splitting and falling back do not', () => {
    const lying = { fate: 'finished' };
    const table = stage({ a: [{}, {}], b: [lying, lying, {}], apart: { 'A1 B3': 4, 'A2 B3': 4 } });
    const take = (target: string) => ({ A1: { choose: 'take', target, fate: 'captured' } });
    expect(wasSaid(orders(orders(table, take('B1')), take('B2')), 'decided')).toBe(false);
    expect(wasSaid(orders(orders(table, {}), take('B2')), 'decided')).toBe(false);
    const split = orders(table, { A2: { choose: 'split', heads: 50 } });
    expect(ending(orders(split, { A1: { choose: 'join', friend: 'A2' }, A3: fallBack(1) }))).toEqual(['agreed', null]);
  });

  test('SORTIE-STATE-016 SORTIE-STATE-026 nobody but a Finished enemy is taken, and the reason is given', () => {
    const fates = ['fled', 'left', 'captured', 'killed', 'destroyed', 'here'];
    const table = stage({ a: [{}], b: [...fates.map((fate) => ({ fate })), { fate: 'finished' }] });
    const taken = offered(table, 'A1').filter((one) => (one as { readonly choose: string }).choose === 'take');
    expect(taken).toEqual(['captured', 'killed'].map((fate) => ({ choose: 'take', target: 'B7', fate })));
    for (const nth of fates.keys())
      expect(refusedBy(table, 'A1', { choose: 'take', target: `B${nth + 1}`, fate: 'killed' })).toBe(
        'SORTIE-STATE-016 sortie.notFinished',
      );
    expect(refusedBy(table, 'A1', { choose: 'take', target: 'A1', fate: 'killed' })).toMatch(/^SORTIE-/);
  });

  test('SORTIE-END-003 after the last round it breaks off', () => {
    const table = stage({ a: [{}], b: [{}], apart: { 'A1 B1': 4 }, position: { round: 40 } });
    expect(ending(orders(table, { A1: close('B1', 1) }))).toEqual(['roundLimit', null]);
    const short = stage({ a: [{}], b: [{}], apart: { 'A1 B1': 4 }, options: { 'sortie.roundLimit': 1 } });
    expect(ending(orders(short, { A1: close('B1', 1) }))).toEqual(['roundLimit', null]);
  });

  test('SORTIE-POOL-013 sorties go on until a unit is out or both stop', () => {
    const again = fall(answers(meet(stage({ a: [{}], b: [{}] })), { A1: plan('attack'), B1: plan('attack') }), 10, 10);
    expect(awaited(again)).toBe('orders A1 B1');
  });
});

describe('what a sortie is', () => {
  test('SORTIE-POOL-001 a pair that orders each other has one sortie, and one comparison settles it', () => {
    const met = orders(stage({ a: [{}], b: [{}] }), { A1: engage('B1'), B1: engage('A1') });
    expect(lastOf(met, 'met').meetings).toHaveLength(1);
    const fought = fall(answers(met, { A1: plan('attack'), B1: plan('attack') }), 12, 9);
    expect(lastOf(fought, 'fought').how).toEqual({ totals: [12, 9], winner: 0, degree: 'win' });
  });

  test('SORTIE-POOL-002 a unit is asked for nothing but an order, and then a maneuver with its dice', () => {
    const table = stage({ a: [{ floating: 1 }], b: [{}] });
    const words = new Set(offered(table, 'A1').map((choice) => (choice as { readonly choose: string }).choose));
    expect([...words].sort()).toEqual(['close', 'engage', 'fallBack', 'split', 'stand']);
    expect(refusedBy(meet(table), 'A1', { choose: 'plan', maneuver: 'ambush', bids: {} })).toBe('BAD_SHAPE');
  });

  test('SORTIE-MANEUVER-002 a Retreat that is beaten gets nobody away, and a Charge that wins gains no ground', () => {
    const table = meet(stage({ a: [{}], b: [{}] }));
    const beaten = fall(answers(table, { A1: plan('attack'), B1: plan('retreat') }), 12, 11);
    const won = fall(answers(table, { A1: plan('charge'), B1: plan('retreat') }), 12, 11);
    expect([between(beaten, 'A1', 'B1'), between(won, 'A1', 'B1'), pools(won, 'A1', 'B1')]).toEqual([0, 0, [0, 0]]);
  });
});
