import { apply, stream } from '@warmoot/kernel';
import { randomInput, setupRefusal } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Combatant, DuelGiven, DuelOpen } from '../duel/model.js';
import type { Discussion } from './model.js';
import {
  appeal,
  asked,
  badForm,
  berta,
  broken,
  EDITIONS,
  ella,
  failure,
  goneOf,
  type Hall,
  hall,
  heard,
  morten,
  moved,
  refusalOf,
  talks,
} from './testing/hall.js';

const sword = { hands: { right: 'sword' }, carried: ['dagger'], armour: 'none' };
const armed = (one: object, fighter: object = sword) => ({ ...one, fighter });
const cyra = { name: 'Cyra', seat: 'di', motives: moved() };
const draw = { choose: 'violence', attackers: ['Morten'], against: ['Ella'], distance: 'sword' };
const join = (side1: readonly string[], side2: readonly string[]) => ({ choose: 'join', side1, side2 });
const four = (rules = talks, options = {}): Hall =>
  hall([armed(ella), armed(morten), armed(berta), cyra], { seats: ['ana', 'bo', 'cy', 'di'], options }, rules);

type Run = Hall['run'];
type AnyRun = Parameters<typeof randomInput>[0];

/** The fight inside. */
const inside = ({ state }: Run) =>
  state.inner?.state as unknown as { readonly given: DuelGiven; readonly open: DuelOpen };

/** Plays at random until the fight is over. */
const foughtOut = (table: Hall, seed: string, rules = talks): Run => {
  let { run } = table;
  const source = stream(seed);
  while (run.state.inner !== null) {
    const input = randomInput(run as unknown as AnyRun, source);
    const moved = input === null ? null : apply<Discussion>(rules, run.state, input);
    if (!moved?.ok) throw new Error('the fight does not go on');
    run = moved.value.run;
  }
  return run;
};

describe('violence', () => {
  test('SAGA-TALK-011 ends an appeal before it is made, through Hand-to-Hand; others join a side or stand by', () => {
    for (const [, rules] of EDITIONS) {
      const drawn = four(rules).answer('bo', draw);
      // Cyra has nothing to fight with, and is not asked.
      expect(asked(drawn)).toBe('join cy');
      const fight = drawn.answer('cy', join([], ['Berta']));
      expect(fight.run.state.inner?.scene).toBe(`${rules.scene.split('/')[0]}/duel`);
      expect(inside(fight.run).given.fighters.map(({ name, side }) => [name, side])).toEqual([
        ['Morten', 1],
        ['Ella', 2],
        ['Berta', 2],
      ]);
    }
  });

  test('SAGA-TALK-011 afterwards the talk goes on with whoever is left, and the counts are what they were', () => {
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const run = foughtOut(failure(four(), 'ana').answer('bo', draw).answer('cy', join([], [])), seed);
      const { open, seats, given } = run.state;
      expect(open.people[1]?.heard).toBe(1);
      expect(open.fights).toHaveLength(1);
      const standing = Object.fromEntries(open.fights[0]?.fighters.map((one) => [one.name, one.standing]) ?? []);
      const GONE: Readonly<Record<string, string | null>> = {
        in: null,
        surrendered: null,
        incapable: 'fell',
        dead: 'dead',
        fled: 'fled',
      };
      for (const { name, gone } of open.people) expect(gone).toBe(GONE[standing[name] ?? 'in']);
      const here = given.people.filter((_, at) => open.people[at]?.gone === null).map(({ seat }) => seat);
      const { awaits } = run;
      if (awaits.need !== 'answers') throw new Error('somebody is left to talk to');
      expect([awaits.step, ...awaits.asked.map(({ seat }) => seat)]).toEqual([
        'talk',
        ...seats.filter((seat) => here.includes(seat)),
      ]);
      expect(open.brawl).toBeNull();
    }
  });

  test('SAGA-TALK-011 a fight that leaves one person ends the Discussion, and one that leaves two does not', () => {
    const ends = new Set<boolean>();
    for (let seed = 0; seed < 12; seed++) {
      const run = foughtOut(hall([armed(ella), armed(morten)]).answer('bo', draw), `${seed}`);
      const here = run.state.open.people.filter(({ gone }) => gone === null).length;
      expect(run.over).toBe(here < 2);
      ends.add(run.over);
    }
    expect([...ends].sort()).toEqual([false, true]);
  });

  test('SAGA-TALK-011 wounds and lost arms are carried into the next fight; who is gone is in none', () => {
    const met = { wounded: 0, gone: 0 };
    for (let seed = 0; seed < 12; seed++) {
      const run = foughtOut(four().answer('bo', draw).answer('cy', join([], [])), `again ${seed}`);
      for (const { name, gone, fought } of run.state.open.people.slice(0, 2)) {
        const choice = { ...draw, attackers: ['Berta'], against: [name] };
        if (gone !== null) {
          met.gone++;
          const dragged = run.accepts({ seat: 'cy', as: 'cy' }, choice);
          expect(dragged).toMatchObject({ ok: false, refusal: broken('SAGA-TALK-013') });
        } else if ((fought?.wounds.length ?? 0) > 0) {
          met.wounded++;
          const again = run.fork();
          expect(again.answer({ seat: 'cy', as: 'cy' }, choice)).toBeNull();
          const { awaits } = again;
          if (awaits.need === 'answers' && awaits.step === 'join') {
            for (const one of awaits.asked) expect(again.answer(one, join([], []))).toBeNull();
          }
          const { minors, majors, right } = inside(again).open.combatants[1] as Combatant;
          const count = [...minors, ...majors].reduce((all, one) => all + one, 0);
          expect([count, right]).toEqual([fought?.wounds.length, fought?.hands.right]);
        }
      }
    }
    expect(met.gone).toBeGreaterThan(0);
    expect(met.wounded).toBeGreaterThan(0);
  });

  test('SAGA-TALK-011 whoever has nothing to fight by, or is many, does not fight', () => {
    const crowd = { name: 'The market', seat: 'cy', is: 'crowd', motives: moved(), fighter: sword };
    const table = hall([armed(ella), armed(morten), crowd, cyra], { seats: ['ana', 'bo', 'cy', 'di'] });
    for (const choice of [
      { ...draw, against: ['Cyra'] },
      { ...draw, against: ['The market'] },
    ]) {
      expect(refusalOf(table, 'bo', choice)).toMatchObject(broken('SAGA-TALK-011'));
    }
    expect(refusalOf(table, 'bo', { ...draw, attackers: ['Ella'] })).toMatchObject(badForm('talk.own'));
    expect(refusalOf(table, 'bo', { ...draw, against: ['Morten'] })).toMatchObject(badForm('talk.eachOnce'));
    expect(refusalOf(table, 'bo', { ...draw, against: [] })).toMatchObject({ path: 'choice.against' });
    expect(table.answer('bo', draw).run.state.inner?.scene).toBe('saga/duel');
  });

  test('each joins once, on one side, and none but one’s own', () => {
    const drawn = four().answer('bo', draw);
    expect(refusalOf(drawn, 'cy', join(['Berta'], ['Berta']))).toMatchObject(badForm('talk.eachOnce'));
    expect(refusalOf(drawn, 'cy', join([], ['Cyra']))).toMatchObject(badForm('talk.bystander'));
    expect(refusalOf(drawn, 'cy', join(['Ella'], []))).toMatchObject(badForm('talk.bystander'));
  });

  test('a fight that the ground has no room for is refused before it begins', () => {
    // Walls above and below the row in which two would stand: more cannot line up.
    const walls = [8, 10].flatMap((y) => Array.from({ length: 20 }, (_, x) => ({ x, y })));
    const duelOptions = { 'saga.duel.board': { width: 20, height: 20, walls } };
    const table = hall([armed(ella), armed(morten), armed(berta), armed({ ...cyra, seat: 'bo' })], { duelOptions });
    expect(asked(table.answer('bo', draw))).toBe('join cy');
    expect(refusalOf(table.answer('bo', draw), 'cy', join([], ['Berta']))).toMatchObject(broken('SAGA-DUEL-MULTI-047'));
    const both = { ...draw, attackers: ['Morten', 'Cyra'], against: ['Ella', 'Berta'] };
    expect(refusalOf(table, 'bo', both)).toMatchObject(broken('SAGA-DUEL-MULTI-047'));
  });

  test('arms and options that no fight could begin with are refused before the talk', () => {
    const people = [ella, armed(morten, { skills: { control: 11, fightingMind: 2, speed: 2, strength: 2 } })];
    expect(setupRefusal(talks, { seats: ['ana', 'bo'], people })).toMatchObject(broken('SAGA-DUEL-004'));
    const placed = [ella, armed(morten, { ...sword, at: { x: 1, y: 1 } })];
    expect(setupRefusal(talks, { seats: ['ana', 'bo'], people: placed })).toMatchObject({ code: 'BAD_SHAPE' });
  });
});

test('an appeal is as far from violence as any other: nothing is asked of those who only talk', () => {
  expect(heard(failure(four(), 'ana', appeal()), 'Morten')).toBe(1);
  expect(goneOf(four(), 'Cyra')).toBeNull();
});
