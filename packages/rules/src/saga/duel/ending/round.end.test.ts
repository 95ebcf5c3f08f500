import type { TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../duel.js';
import { awaitedSums, drive, facing, melee, person } from '../testing/fight.js';
import { names, saidAfter } from '../testing/hearing.js';

const WINS = [8, 8, 9];
const LOSES = [1, 1, 0];
const ELLA_WON = [7, 7, 0];

const at = (act: string, target: string): object => ({ act, target, with: 'right' });

describe('the end of the round', () => {
  test('SAGA-DUEL-ROUND-013 old conditions, wounds, new conditions, penalties, removal, weakening, who is out', () => {
    const ella = { hands: { right: 'dagger' }, penalties: [{ on: 'speed', by: -1, until: 2 }] };
    const held = drive(facing(1, ella, { hands: { right: 'dagger' } }), {
      dice: [WINS, WINS],
      acts: { Ella: { act: 'hold', target: 'Morten', with: 'left' } },
    });
    const after = drive(held, {
      dice: [WINS, WINS],
      acts: { Ella: { ...at('controlledAttack', 'Morten'), release: ['left'] }, Morten: at('trip', 'Ella') },
      parts: { Ella: ['head'] },
    });
    expect(names(saidAfter(after, 'checked'))).toEqual([
      'gripEnded',
      ...['wounded', 'incapacitated'],
      'fellProne',
      'hindered',
      'penaltiesEnded',
      'weakened',
      ...['regrouped', 'ended'],
      'roundEnded',
    ]);
    const hindered = after.said.filter((event) => event.event === 'hindered').at(-1);
    expect(hindered).toMatchObject({ who: 0, penalties: [{ until: 4 }, { until: 4 }] });
  });

  test('SAGA-DUEL-ROUND-013 wounds come in the attackers’ seat order', () => {
    const after = drive(facing(2), {
      dice: [ELLA_WON, WINS, WINS],
      acts: { Ella: at('quickAttack', 'Morten'), Morten: at('quickAttack', 'Ella') },
      parts: { Morten: [null, 'head'], Ella: ['body', null] },
    });
    expect(
      saidAfter(after, 'checked').flatMap((event) => (event.event === 'wounded' ? [[event.who, event.part]] : [])),
    ).toEqual([
      [1, 4],
      [0, 5],
    ]);
  });

  test('SAGA-DUEL-ROUND-013 worked example 3: a Stand Up ends the old PRONE, and the Trip sets the new', () => {
    const after = drive(facing(2, { prone: true }), {
      dice: [WINS],
      acts: { Ella: { act: 'standUp' }, Morten: at('trip', 'Ella') },
    });
    expect(names(saidAfter(after, 'checked')).slice(0, 2)).toEqual(['stoodUp', 'fellProne']);
    expect(person(after, 'Ella').prone).toBe(true);
    const missed = drive(facing(2, { prone: true }), {
      dice: [LOSES],
      acts: { Ella: { act: 'standUp' }, Morten: at('trip', 'Ella') },
    });
    expect(person(missed, 'Ella').prone).toBe(false);
  });

  test('SAGA-DUEL-ROUND-013 a grip by an arm lost in the same round is set, and ended last', () => {
    const after = drive(facing(1), {
      dice: [ELLA_WON, WINS, WINS],
      acts: { Ella: { act: 'tackle', target: 'Morten', with: 'left' }, Morten: at('controlledAttack', 'Ella') },
      parts: { Morten: ['leftArm'] },
    });
    expect(names(saidAfter(after, 'landed'))).toEqual([
      'tookTurn',
      'wounded',
      'gripped',
      'gripEnded',
      'roundEnded',
      'roundBegan',
    ]);
    expect(after.said).toContainEqual(expect.objectContaining({ event: 'gripEnded', why: 'armLost' }));
    expect(person(after, 'Morten').prone).toBe(true);
  });

  test.each([
    ['add', [-3, -4, -1, 0]],
    ['worst', [-3, -3, -1, 0]],
  ] as const)(
    'SAGA-DUEL-ROUND-010 SAGA-DUEL-ROUND-012 worked example 1 under `%s`: a Bash counts in the two rounds that follow',
    (stacking, control) => {
      let table = facing(2, {}, {}, { options: { 'saga.duel.stacking': stacking } });
      const ratings: number[] = [];
      for (const bash of [WINS, LOSES, null, null, null]) {
        const acts = { Ella: at('trip', 'Morten'), ...(bash && { Morten: at('bash', 'Ella') }) };
        const checks = drive(table, { dice: [WINS], acts });
        ratings.push(awaitedSums(checks).plus);
        table = drive(checks, { dice: bash ? [LOSES, bash] : [LOSES] });
      }
      expect(ratings).toEqual([2, ...control.map((by) => 2 + by)]);
      expect(table.run.state.open.round).toBe(6);
      expect(person(table, 'Ella').penalties).toEqual([]);
    },
  );

  test('SAGA-DUEL-ROUND-012 the two following rounds count whole, Footwork included', () => {
    let table = drive(facing(2, { locks: { footwork: 'speed' } }), {
      dice: [WINS, WINS],
      acts: { Morten: at('feint', 'Ella') },
    });
    const ratings: number[] = [];
    for (let round = 2; round <= 4; round++) {
      const contest = drive(table, {});
      ratings.push(awaitedSums(contest).plus);
      expect(person(contest, 'Ella').penalties).toHaveLength(round === 4 ? 0 : 2);
      table = drive(contest, { dice: [WINS] });
    }
    expect(ratings).toEqual([-1, -1, 2]);
  });

  test('SAGA-DUEL-ROUND-011 Defensive Weakening grows at the end of even rounds', () => {
    let table = facing(2);
    const targets: number[] = [];
    for (let round = 1; round <= 5; round++) {
      const acts = { Ella: at('flurry', 'Morten') };
      const defend = { 'Morten against Ella': { by: 'parry', with: 'right' } };
      const check = drive(table, { dice: [WINS], acts, defend });
      const timed = person(check, 'Morten').penalties.reduce(
        (sum, { on, by }) => (on === 'control' ? sum + by : sum),
        0,
      );
      targets.push(awaitedSums(check).target - timed);
      table = drive(check, { dice: [LOSES] });
    }
    expect(targets).toEqual([14, 14, 13, 13, 12]);
  });

  test('SAGA-DUEL-ROUND-014 all combats share one count of rounds', () => {
    const start = melee(
      [
        { name: 'Ella', at: { x: 5, y: 5 } },
        { name: 'Joris', at: { x: 5, y: 9 } },
        { name: 'Ada', at: { x: 6, y: 12 } },
      ],
      [
        { name: 'Morten', at: { x: 7, y: 5 } },
        { name: 'Bram', at: { x: 7, y: 9 } },
      ],
      {
        combats: [
          { side1: ['Ella'], side2: ['Morten'] },
          { side1: ['Joris'], side2: ['Bram'] },
        ],
      },
    );
    const second = drive(start, { joins: { Ada: null }, dice: [ELLA_WON, ELLA_WON] });
    const third = drive(second, { joins: { Ada: 'Bram' }, dice: [ELLA_WON, LOSES, LOSES] });
    expect(third.said.flatMap((event) => (event.event === 'roundBegan' ? [event.round] : []))).toEqual([1, 2, 3]);
    expect(person(third, 'Ada').weakening).toBe(1);
  });
});

describe('the end of the encounter', () => {
  /** Rounds in which everybody passes, Ella winning every contest, until it is over or so many have been played. */
  const passRounds = (start: TestTable<Duel>, most: number, contests = 1): TestTable<Duel> => {
    let table = start;
    for (let i = 0; i < most && !table.run.over; i++) {
      table = drive(table, { dice: Array.from({ length: contests }, () => WINS) });
    }
    return table;
  };
  const quietRounds = (limit: number | null) => ({ options: { 'saga.duel.quietRounds': limit } });

  test('SAGA-DUEL-ROUND-022 a side with nobody left has lost', () => {
    const gaveUp = drive(facing(2), { declare: { Morten: 'surrender' } });
    expect(gaveUp.run.outcome()).toMatchObject({ ending: 'side1', prisoners: ['Morten'] });
    const beaten = drive(facing(2), {
      dice: [WINS, WINS],
      acts: { Morten: at('controlledAttack', 'Ella') },
      parts: { Morten: ['head'] },
    });
    expect(beaten.run.state.open.ending).toBe('side2');
    expect(drive(facing(2), { declare: { Ella: 'surrender', Morten: 'surrender' } }).run.outcome().ending).toBe('draw');
    const two = melee([{ name: 'Ella' }], [{ name: 'Morten' }, { name: 'Bram' }], {
      combats: [{ side1: ['Ella'], side2: ['Morten', 'Bram'] }],
    });
    const one = drive(two, { declare: { Morten: 'surrender' } });
    expect(one.run.state.open.ending).toBeNull();
    expect(drive(one, { dice: [WINS] }).run.state.open.round).toBe(2);
  });

  test('SAGA-DUEL-ROUND-021 SAGA-DUEL-ROUND-023 without the quiet clock a fight has no last round', () => {
    const long = passRounds(facing(2, {}, {}, quietRounds(null)), 60);
    expect(long.run.over).toBe(false);
    expect(long.run.state.open).toMatchObject({ round: 61, quiet: 60, ending: null });
    expect(person(long, 'Ella').weakening).toBe(30);
  });

  test('SAGA-DUEL-ROUND-023 twenty quiet rounds end it without a winner, or as many as the option says', () => {
    const nineteen = passRounds(facing(2), 19);
    expect(nineteen.run.state.open).toMatchObject({ round: 20, ending: null });
    const over = passRounds(nineteen, 1);
    expect(over.run.outcome()).toMatchObject({ ending: 'quiet', rounds: 20, prisoners: [] });
    expect(passRounds(facing(2, {}, {}, quietRounds(3)), 9).run.outcome()).toMatchObject({
      ending: 'quiet',
      rounds: 3,
    });
    expect(passRounds(facing(2, {}, {}, quietRounds(1)), 9).run.outcome()).toMatchObject({
      ending: 'quiet',
      rounds: 1,
    });
  });

  test('SAGA-DUEL-ROUND-021 SAGA-DUEL-ROUND-023 a wound starts the count anew', () => {
    const two = passRounds(facing(2, {}, {}, quietRounds(3)), 2);
    const hurt = drive(two, {
      dice: [WINS, WINS],
      acts: { Ella: at('quickAttack', 'Morten') },
      parts: { Morten: [null], Ella: ['leftArm'] },
    });
    expect(hurt.run.state.open).toMatchObject({ round: 4, quiet: 0 });
    expect(passRounds(hurt, 9).run.outcome()).toMatchObject({ ending: 'quiet', rounds: 6 });
    const bashed = drive(two, { dice: [WINS, WINS], acts: { Ella: at('bash', 'Morten') } });
    expect(bashed.run.outcome()).toMatchObject({ ending: 'quiet', rounds: 3 });
  });

  test('SAGA-DUEL-ROUND-023 so does a death, and somebody leaving', () => {
    const start = melee(
      [{ name: 'Ella', at: { x: 5, y: 5 } }],
      [
        { name: 'Morten', at: { x: 7, y: 5 } },
        { name: 'Bram', at: { x: 7, y: 6 } },
      ],
      { combats: [{ side1: ['Ella'], side2: ['Morten', 'Bram'] }], ...quietRounds(2) },
    );
    const felled = drive(start, {
      dice: [WINS, WINS, WINS],
      acts: { Ella: at('controlledAttack', 'Morten') },
      parts: { Ella: ['head'] },
    });
    expect(person(felled, 'Morten').standing).toBe('incapable');
    const quiet = passRounds(felled, 1);
    expect(quiet.run.state.open).toMatchObject({ round: 3, quiet: 1 });
    const killed = drive(quiet, { dice: [WINS], acts: { Ella: { act: 'kill', target: 'Morten' } } });
    expect(killed.run.state.open).toMatchObject({ round: 4, quiet: 0 });
    expect(passRounds(quiet, 1).run.outcome()).toMatchObject({ ending: 'quiet', rounds: 3 });
    const once = passRounds(start, 1, 2);
    const gone = drive(once, { declare: { Bram: 'surrender' }, dice: [WINS] });
    expect(gone.run.state.open).toMatchObject({ round: 3, quiet: 0 });
    expect(passRounds(once, 1, 2).run.outcome()).toMatchObject({ ending: 'quiet', rounds: 2 });
  });

  test('SAGA-DUEL-ROUND-024 the two sides may agree to break off; one alone cannot', () => {
    const agreed = drive(facing(2), { declare: { Ella: 'breakOff', Morten: 'breakOff' } });
    expect(agreed.run.outcome()).toMatchObject({ ending: 'brokenOff', rounds: 1, prisoners: [] });
    const alone = drive(facing(2), { declare: { Ella: 'breakOff' } });
    expect(alone.run.awaits).toMatchObject({ need: 'dice', step: 'contest' });
  });

  test('SAGA-DUEL-ROUND-024 SAGA-DUEL-ROUND-028 surrenders come before breaking off', () => {
    const won = drive(facing(2), { declare: { Ella: 'breakOff', Morten: 'surrender' } });
    expect(won.run.outcome()).toMatchObject({ ending: 'side1', prisoners: ['Morten'] });
    const two = melee([{ name: 'Ella' }], [{ name: 'Morten' }, { name: 'Bram' }], {
      combats: [{ side1: ['Ella'], side2: ['Morten', 'Bram'] }],
    });
    const broken = drive(two, { declare: { Ella: 'breakOff', Morten: 'surrender', Bram: 'breakOff' } });
    expect(broken.run.outcome()).toMatchObject({ ending: 'brokenOff', prisoners: ['Morten'] });
  });
});
