import type { TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Duel } from './duel.js';
import { awaitedSums, drive, facing, fight, melee, person } from './testing/fight.js';
import { movesOf, names, roller, waiting } from './testing/hearing.js';

const WINS = [8, 8, 9];
const LOSES = [1, 1, 0];
const ELLA_WON = [7, 7, 0];
const DODGE_LEFT = { by: 'dodge', to: { x: 4, y: 5 } };

const at = (act: string, target: string): object => ({ act, target, with: 'right' });

describe('the parts of a round', () => {
  test('SAGA-DUEL-ROUND-001 SAGA-DUEL-ROUND-002 Footwork first; actions are taken from where it ends', () => {
    const contest = drive(fight(), {});
    expect(waiting(contest)).toBe('contest Ella');
    const moving = contest.dice(...ELLA_WON);
    expect(waiting(moving)).toBe('move Morten');
    const winner = moving.answer('bo', { choose: 'move', to: { x: 11, y: 9 } }, 'Morten');
    expect(waiting(winner)).toBe('move Ella');
    const quick = { acts: { Ella: at('quickAttack', 'Morten') } };
    expect(awaitedSums(drive(winner, { ...quick, moves: { Ella: [9, 9] } })).plus).toBe(2);
    expect(awaitedSums(drive(winner, { ...quick, moves: { Ella: [8, 9] } })).plus).toBe(1);
    expect(waiting(drive(winner, { until: 'chooseActs' }))).toBe('chooseActs Ella and Morten');
  });

  test('SAGA-DUEL-ROUND-003 SAGA-DUEL-ROUND-004 actions are picked in secret, and nothing is revealed before all have picked', () => {
    const choosing = drive(facing(2), { dice: [ELLA_WON], until: 'chooseActs' });
    expect(choosing.run.awaits).toMatchObject({ together: true });
    const picked = choosing.answer('ana', { choose: 'act', ...at('trip', 'Morten') }, 'Ella');
    expect(picked.last).toEqual([]);
    expect(picked.run.awaits.need).toBe('answers');
    const other = choosing.answer('ana', { choose: 'act', act: 'pass' }, 'Ella');
    for (const seat of ['bo', null]) {
      expect(picked.run.view(seat)).toEqual(other.run.view(seat));
      expect(picked.run.view(seat).mine).toEqual({});
      expect(picked.run.view(seat).made).toEqual(['Ella']);
    }
    expect(picked.run.view('ana').mine).toMatchObject({ Ella: { act: 'trip' } });
    const all = picked.answer('bo', { choose: 'act', ...at('bash', 'Ella') }, 'Morten');
    expect(all.last).toMatchObject([{ event: 'revealed', acts: [{ act: 'trip' }, { act: 'bash' }] }]);
  });

  test('SAGA-DUEL-ROUND-020 each takes one action a round', () => {
    const choosing = drive(facing(2), { dice: [ELLA_WON], until: 'chooseActs' });
    const twice = { choose: 'act', act: ['trip', 'bash'], target: 'Morten', with: 'right' };
    expect(choosing.refusal({ input: 'answer', seat: 'ana', as: 'Ella', choice: twice })).toMatchObject({
      code: 'BAD_SHAPE',
    });
    const chosen = drive(choosing, { acts: { Ella: at('trip', 'Morten') }, until: 'defend' });
    const again = { choose: 'act', ...at('bash', 'Morten') };
    expect(chosen.refusal({ input: 'answer', seat: 'ana', as: 'Ella', choice: again })).toMatchObject({
      code: 'NOT_AWAITED',
    });
    const over = drive(chosen, { dice: [WINS] });
    expect(over.said.filter(({ event }) => event === 'checked')).toHaveLength(1);
  });

  test('SAGA-DUEL-ROUND-005 SAGA-DUEL-ROUND-006 SAGA-DUEL-ROUND-009 every action is resolved, and what one causes waits for the end of the round', () => {
    const checks = drive(facing(1), {
      dice: [ELLA_WON],
      acts: { Ella: { act: 'push', target: 'Morten' }, Morten: at('trip', 'Ella') },
      defend: { 'Morten against Ella': { by: 'strength' }, 'Ella against Morten': { by: 'strength' } },
    });
    expect(roller(checks)).toBe('Ella');
    const between = checks.dice(...WINS);
    expect(roller(between)).toBe('Morten');
    // Control 2, a sword at Dagger distance: neither the Push's −3 to Control nor its space counts yet.
    expect(awaitedSums(between)).toEqual({ plus: 2 - 1, target: 14 + 2 });
    expect(person(between, 'Morten')).toMatchObject({ x: 6, y: 5, penalties: [] });
    const after = drive(between, {
      dice: [WINS],
      goes: {
        Ella: [
          [7, 5],
          [5, 5],
        ],
      },
    });
    expect(person(after, 'Morten').penalties.map(({ on, by }) => [on, by])).toEqual([
      ['control', -3],
      ['fightingMind', -3],
    ]);
    expect(person(after, 'Morten')).toMatchObject({ x: 7, y: 5 });
    expect(person(after, 'Ella').prone).toBe(true);
  });

  test('SAGA-DUEL-ROUND-007 ratings and distances come from one snapshot, taken when Footwork movement has ended', () => {
    const dagger = { hands: { right: 'dagger' } };
    const checks = drive(facing(2, dagger, dagger), {
      dice: [ELLA_WON],
      moves: { Ella: [6, 5] },
      acts: { Ella: at('flurry', 'Morten'), Morten: at('flurry', 'Ella') },
      defend: {
        'Morten against Ella': { by: 'dodge', to: { x: 8, y: 5 } },
        'Ella against Morten': { by: 'dodge', to: { x: 5, y: 5 } },
      },
    });
    expect(awaitedSums(checks)).toEqual({ plus: 2, target: 14 + 2 });
    expect(awaitedSums(checks.dice(...WINS))).toEqual({ plus: 2, target: 14 + 2 });
  });

  test('SAGA-DUEL-ROUND-007 what is in the hands is read after any dropping', () => {
    const morten = { hands: {} };
    const choosing = drive(facing(1, {}, morten), { dice: [ELLA_WON], until: 'chooseActs' });
    const bare = { by: 'parry', with: 'bare' };
    const punch = { act: 'bash', target: 'Morten', with: 'bare' };
    const armed = drive(choosing, { acts: { Ella: punch }, until: 'defend' });
    expect(
      armed.refusal({ input: 'answer', seat: 'bo', as: 'Morten against Ella', choice: { choose: 'defend', ...bare } }),
    ).toMatchObject({ code: 'BROKEN_RULE', rule: 'SAGA-DUEL-WEAPON-007' });
    const dropped = drive(choosing, {
      acts: { Ella: { ...punch, drop: ['right'] } },
      defend: { 'Morten against Ella': bare },
    });
    expect(awaitedSums(dropped)).toEqual({ plus: 2, target: 14 + 0 });
    const attacked = drive(drive(facing(1), { dice: [ELLA_WON], until: 'chooseActs' }), {
      acts: { Ella: { act: 'pass', drop: ['right'] }, Morten: at('bash', 'Ella') },
      until: 'defend',
    });
    const parry = { choose: 'defend', by: 'parry', with: 'right' };
    expect(attacked.refusal({ input: 'answer', seat: 'ana', as: 'Ella against Morten', choice: parry })).toMatchObject({
      code: 'BROKEN_RULE',
      rule: 'SAGA-DUEL-DEF-017',
    });
  });

  test('SAGA-DUEL-ROUND-007 who can move is read from the snapshot: a HELD fighter who pushes the holder away does not close in', () => {
    const held = drive(facing(1, {}, { hands: {} }), {
      dice: [ELLA_WON, WINS],
      acts: { Morten: { act: 'hold', target: 'Ella', with: 'left' } },
    });
    const free = drive(held, {
      acts: { Ella: { act: 'push', target: 'Morten' } },
      dice: [WINS],
      goes: { Ella: [[7, 5]] },
    });
    expect(free.run.state.open).toMatchObject({ round: 3, grips: [] });
    expect(person(free, 'Ella')).toMatchObject({ x: 5, y: 5 });
    expect(person(free, 'Morten')).toMatchObject({ x: 7, y: 5 });
  });

  test('SAGA-DUEL-ROUND-008 SAGA-DUEL-ROUND-022 worked example 2: two Controlled Attacks to the head make both incapable, and it is a draw', () => {
    const over = drive(facing(2), {
      dice: [ELLA_WON, WINS, WINS],
      acts: { Ella: at('controlledAttack', 'Morten'), Morten: at('controlledAttack', 'Ella') },
      parts: { Ella: ['head'], Morten: ['head'] },
    });
    expect(over.run.over).toBe(true);
    expect(over.run.outcome()).toMatchObject({ ending: 'draw', rounds: 1 });
    expect(['Ella', 'Morten'].map((name) => person(over, name).standing)).toEqual(['incapable', 'incapable']);
  });

  test('SAGA-DUEL-ROUND-015 the whole order of a round', () => {
    const start = melee(
      [
        { name: 'Ella', at: { x: 5, y: 5 } },
        { name: 'Joris', at: { x: 6, y: 8 } },
        { name: 'Ada', at: { x: 0, y: 0 } },
        { name: 'Cato', at: { x: 0, y: 19 } },
      ],
      [{ name: 'Morten', at: { x: 7, y: 5 } }],
      { combats: [{ side1: ['Ella'], side2: ['Morten'] }] },
    );
    const next = drive(start, {
      declare: { Ada: 'surrender' },
      joins: { Joris: 'Morten' },
      dice: [LOSES, LOSES, WINS],
      moves: { Ella: [5, 6], Cato: [0, 16] },
      acts: { Ella: at('quickAttack', 'Morten') },
      defend: { 'Morten against Ella': { by: 'dodge', to: { x: 8, y: 5 } } },
      parts: { Morten: [null], Ella: ['leftArm'] },
      goes: { Ella: [[6, 5]] },
    });
    expect(names(next.said)).toEqual([
      'linedUp',
      'roundBegan',
      ...['surrendered', 'regrouped', 'joined', 'regrouped'],
      ...['footworkWon', 'footworkWon', 'footworkSettled', 'moved', 'stayed', 'moved'],
      'revealed',
      'defended',
      ...['checked', 'protected', 'landed'],
      ...['tookTurn', 'moved', 'tookTurn', 'moved'],
      ...['wounded', 'roundEnded'],
      'roundBegan',
    ]);
    expect(movesOf(next)).toEqual([
      ['footwork', 0, 5, 6],
      ['free', 3, 0, 16],
      ['dodge', 4, 8, 5],
      ['following', 0, 6, 5],
    ]);
  });

  test('SAGA-DUEL-ROUND-016 defences are picked at the same time and in secret, before any die', () => {
    const attack = { acts: { Ella: at('flurry', 'Morten'), Morten: at('flurry', 'Ella') } };
    const defending = drive(facing(2), { dice: [ELLA_WON], ...attack, until: 'defend' });
    expect(defending.run.awaits).toMatchObject({ need: 'answers', together: true });
    expect(waiting(defending)).toBe('defend Morten against Ella and Ella against Morten');
    const parry = { choose: 'defend', by: 'parry', with: 'right' };
    const none = { choose: 'defend', by: 'none' };
    const [parried, left] = [parry, none].map((choice) => defending.answer('ana', choice, 'Ella against Morten'));
    for (const seat of ['bo', null]) expect(parried?.run.view(seat)).toEqual(left?.run.view(seat));
    expect(parried?.run.view('bo').made).toEqual(['Ella against Morten']);
    expect(parried?.run.awaits.need).toBe('answers');
    const all = parried?.answer('bo', none, 'Morten against Ella');
    expect(all?.last).toMatchObject([{ event: 'defended', answers: [{ by: 'none' }, { by: 'parry' }] }]);
    expect(all?.run.awaits).toMatchObject({ need: 'dice', step: 'check' });
  });

  test('SAGA-DUEL-ROUND-016 under `open` they are declared in seat order, each knowing those before', () => {
    const options = { 'saga.duel.defenceDeclaration': 'open' };
    const attack = { acts: { Ella: at('flurry', 'Morten'), Morten: at('flurry', 'Ella') } };
    const first = drive(facing(2, {}, {}, { options }), { dice: [ELLA_WON], ...attack, until: 'openDefence' });
    expect(waiting(first)).toBe('openDefence Ella against Morten');
    const second = first.answer('ana', { choose: 'defend', ...DODGE_LEFT }, 'Ella against Morten');
    expect(waiting(second)).toBe('openDefence Morten against Ella');
    expect(second.run.view('bo').open.turn.answers).toEqual([null, DODGE_LEFT]);
    const checks = second.answer('bo', { choose: 'defend', by: 'parry', with: 'right' }, 'Morten against Ella');
    expect(awaitedSums(checks).target).toBe(14 + 0);
    expect(awaitedSums(checks.dice(...LOSES)).target).toBe(14 + 2);
  });
});

const pairs = (options = {}): TestTable<Duel> =>
  melee(
    [
      { name: 'Ella', at: { x: 5, y: 5 } },
      { name: 'Joris', at: { x: 5, y: 9 } },
    ],
    [
      { name: 'Morten', at: { x: 7, y: 9 } },
      { name: 'Bram', at: { x: 7, y: 5 } },
    ],
    {
      combats: [
        { side1: ['Joris'], side2: ['Morten'] },
        { side1: ['Ella'], side2: ['Bram'] },
      ],
      options,
    },
  );

describe('the order of dice and choices', () => {
  test('SAGA-DUEL-ROUND-017 SAGA-DUEL-ROUND-025 Footwork combat by combat, each with its movement, then checks in seat order with their own further dice', () => {
    let table = drive(pairs(), {});
    const seen = [waiting(table)];
    const faces = [ELLA_WON, ELLA_WON, WINS, [2], [3], WINS, WINS, [6], [1], LOSES];
    const acts = {
      Ella: at('viciousAttack', 'Bram'),
      Joris: at('trip', 'Morten'),
      Morten: at('viciousAttack', 'Joris'),
      Bram: at('bash', 'Ella'),
    };
    for (const dice of faces) {
      table = table.dice(...dice);
      while (table.run.awaits.need === 'answers' && table.run.awaits.step === 'move') {
        seen.push(waiting(table));
        const { asked } = table.run.awaits;
        const { seat, as } = asked[0] as { seat: string; as: string };
        const { x, y } = person(table, as);
        table = table.answer(seat, { choose: 'move', to: { x, y } }, as);
      }
      table = drive(table, { acts, until: 'declare' });
      seen.push(waiting(table));
    }
    expect(seen).toEqual([
      'contest Ella',
      'move Bram',
      'move Ella',
      'contest Joris',
      'move Morten',
      'move Joris',
      'check Ella',
      'severity',
      'hitPart',
      'check Joris',
      'check Morten',
      'severity',
      'hitPart',
      'check Bram',
      'declare Ella and Joris and Morten and Bram',
    ]);
  });

  test('SAGA-DUEL-ROUND-026 check, then protection and part, severity and part dice, or the attacker’s part', () => {
    const quick = drive(facing(2), {
      dice: [ELLA_WON],
      acts: { Ella: at('quickAttack', 'Morten'), Morten: at('quickAttack', 'Ella') },
    });
    expect(waiting(quick)).toBe('check Ella');
    const protecting = quick.dice(...WINS);
    expect(waiting(protecting)).toBe('protect Morten');
    const placing = protecting.answer('bo', { choose: 'part', part: 'head' }, 'Morten');
    expect(waiting(placing)).toBe('place Ella');
    const second = placing.answer('ana', { choose: 'part', part: 'body' }, 'Ella');
    expect(waiting(second)).toBe('check Morten');
    const weak = second.dice(...LOSES);
    expect(waiting(weak)).toBe('place Ella');
    expect(waiting(weak.answer('ana', { choose: 'part', part: 'leftLeg' }, 'Ella'))).toBe('declare Ella and Morten');

    const hurt = { wounds: [{ part: 'leftArm', severity: 'major' }] };
    const rest = drive(facing(2, {}, hurt, { options: { 'saga.duel.bodyWounds': 'none' } }), {
      dice: [ELLA_WON],
      acts: { Ella: at('viciousAttack', 'Morten'), Morten: at('controlledAttack', 'Ella') },
    });
    const severity = rest.dice(...WINS);
    expect(waiting(severity)).toBe('severity');
    const part = severity.dice(5);
    expect(waiting(part)).toBe('hitPart');
    expect(waiting(part.dice(1))).toBe('check Morten');
    const body = part.dice(5);
    expect(body.last).toMatchObject([{ event: 'landed', wound: { part: 4, severity: 'major' } }]);
    expect(waiting(body)).toBe('check Morten');
    expect(waiting(body.dice(...WINS))).toBe('place Morten');
    expect(waiting(body.dice(...LOSES))).toBe('declare Ella and Morten');

    const bodyHurt = { wounds: [{ part: 'body', severity: 'major' }] };
    const redirected = drive(facing(2, {}, bodyHurt, { options: { 'saga.duel.bodyWounds': 'none' } }), {
      dice: [ELLA_WON, WINS, [1], [5]],
      acts: { Ella: at('viciousAttack', 'Morten') },
    });
    expect(waiting(redirected)).toBe('redirect');
    expect(redirected.dice(5).last[0]).toMatchObject({ event: 'landed', wound: { part: 5, severity: 'minor' } });
  });

  const twoOnElla = (wounds: readonly object[] = []): TestTable<Duel> =>
    melee(
      [{ name: 'Ella', at: { x: 5, y: 5 }, wounds }],
      [
        { name: 'Morten', at: { x: 7, y: 5 } },
        { name: 'Bram', at: { x: 7, y: 6 } },
      ],
      { combats: [{ side1: ['Ella'], side2: ['Morten', 'Bram'] }] },
    );

  test('SAGA-DUEL-ROUND-027 wounds of earlier actors of the same step count as being there when a part is picked or rolled', () => {
    const both = (act: string) => ({ Morten: at(act, 'Ella'), Bram: at(act, 'Ella') });
    const controlled = drive(twoOnElla(), {
      dice: [WINS, WINS, WINS, WINS],
      acts: both('controlledAttack'),
      parts: { Morten: ['leftArm'] },
    });
    expect(waiting(controlled)).toBe('place Bram');
    expect(
      controlled.refusal({ input: 'answer', seat: 'bo', as: 'Bram', choice: { choose: 'part', part: 'leftArm' } }),
    ).toMatchObject({ code: 'BROKEN_RULE', rule: 'SAGA-DUEL-ACT-033' });
    const two = { part: 'leftArm', severity: 'minor' };
    const quick = drive(twoOnElla([two, two]), {
      dice: [WINS, WINS, WINS, WINS],
      acts: both('quickAttack'),
      parts: { Ella: [null, null], Morten: ['leftArm'] },
    });
    expect(waiting(quick)).toBe('place Bram');
    expect(
      quick.refusal({ input: 'answer', seat: 'bo', as: 'Bram', choice: { choose: 'part', part: 'leftArm' } }),
    ).toMatchObject({ code: 'BROKEN_RULE', rule: 'SAGA-DUEL-ACT-010' });
    const vicious = drive(twoOnElla(), {
      dice: [WINS, WINS, WINS, [6], [1], WINS, [6], [1]],
      acts: both('viciousAttack'),
    });
    expect(person(vicious, 'Ella')).toMatchObject({ majors: [1, 0, 0, 0, 0, 0], minors: [0, 0, 0, 0, 1, 0] });
  });

  test('SAGA-DUEL-ROUND-027 ratings still come from the snapshot', () => {
    const acts = { Morten: at('quickAttack', 'Ella'), Bram: at('quickAttack', 'Ella') };
    const second = drive(twoOnElla(), {
      dice: [WINS, WINS, WINS],
      acts,
      defend: { 'Ella against Bram': { by: 'parry', with: 'right' } },
      parts: { Ella: [null], Morten: ['head'] },
    });
    expect(roller(second)).toBe('Bram');
    expect(awaitedSums(second).target).toBe(14 + 0);
  });

  test('SAGA-DUEL-ROUND-028 step 0: surrenders in seat order, then free characters in seat order, each split at once', () => {
    const six = melee(
      [
        { name: 'Ella', at: { x: 5, y: 5 } },
        { name: 'Joris', at: { x: 5, y: 7 } },
        { name: 'Ada', at: { x: 5, y: 12 } },
      ],
      [
        { name: 'Morten', at: { x: 7, y: 5 } },
        { name: 'Bram', at: { x: 7, y: 7 } },
        { name: 'Cato', at: { x: 7, y: 12 } },
      ],
      {
        combats: [
          { side1: ['Ella'], side2: ['Morten'] },
          { side1: ['Ada'], side2: ['Cato'] },
        ],
      },
    );
    const declare = (table: TestTable<Duel>, [name, seat, choose]: readonly [string, string, string]) =>
      table.answer(seat, { choose }, name);
    const told = (
      [
        ['Cato', 'bo', 'surrender'],
        ['Ada', 'ana', 'surrender'],
        ['Bram', 'bo', 'fightOn'],
        ['Ella', 'ana', 'fightOn'],
        ['Joris', 'ana', 'fightOn'],
        ['Morten', 'bo', 'fightOn'],
      ] as const
    ).reduce(declare, six);
    expect(told.said.flatMap((event) => (event.event === 'surrendered' ? [event.who] : []))).toEqual([2, 5]);
    expect(waiting(told)).toBe('join Joris');
    const joined = told.answer('ana', { choose: 'join', enemy: 'Morten' }, 'Joris');
    expect(joined.run.state.open.combats).toEqual([{ side1: [0, 1], side2: [3] }]);
    expect(waiting(joined)).toBe('join Bram');
    const split = joined.answer('bo', { choose: 'join', enemy: 'Ella' }, 'Bram');
    expect(split.run.state.open.combats).toEqual([
      { side1: [0], side2: [3] },
      { side1: [1], side2: [4] },
    ]);
    expect(waiting(split)).toBe('contest Ella');
  });
});

test('SAGA-DUEL-ROUND-024 an offer to break off that not all make is told to all; made by all it ends the fight', () => {
  const begun = facing(2);
  const one = begun.answer('ana', { choose: 'breakOff' }, 'Ella').answer('bo', { choose: 'fightOn' }, 'Morten');
  expect(one.last).toContainEqual({ event: 'offeredToBreakOff', who: [0] });
  expect(one.run.view('bo').open.offered).toEqual({ round: 1, who: [0] });
  expect(one.run.over).toBe(false);
  const both = begun.answer('ana', { choose: 'breakOff' }, 'Ella').answer('bo', { choose: 'breakOff' }, 'Morten');
  expect(both.run.outcome()).toMatchObject({ ending: 'brokenOff' });
  expect(both.run.view('bo').open.offered).toBeNull();
});

test('SAGA-DUEL-ROUND-024 SAGA-DUEL-ROUND-028 breaking off is read once a surrender that needs acceptance has been answered', () => {
  const options = { 'saga.duel.surrender': 'needsAcceptance' };
  const declared = melee([{ name: 'Ella' }, { name: 'Ada' }], [{ name: 'Morten' }, { name: 'Bram' }], {
    options,
    combats: [
      { side1: ['Ella'], side2: ['Morten'] },
      { side1: ['Ada'], side2: ['Bram'] },
    ],
  })
    .answer('ana', { choose: 'surrender' }, 'Ella')
    .answer('ana', { choose: 'breakOff' }, 'Ada')
    .answer('bo', { choose: 'breakOff' }, 'Morten')
    .answer('bo', { choose: 'breakOff' }, 'Bram');
  expect(declared.run.awaits).toMatchObject({ step: 'acceptSurrender', asked: [{ as: 'Morten' }] });
  expect(declared.answer('bo', { choose: 'accept' }, 'Morten').run.outcome()).toMatchObject({
    ending: 'brokenOff',
    prisoners: ['Ella'],
  });
  expect(declared.answer('bo', { choose: 'refuse' }, 'Morten').run.over).toBe(false);
});
