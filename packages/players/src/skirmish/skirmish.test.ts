import { type AnyRules, beginState, deepFreeze, Run, stream } from '@warmoot/kernel';
import { someOf } from '@warmoot/kernel/testing';
import { SCENES, warband } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { captain } from '../captain.js';
import { skirmishes } from '../contests.js';
import { answered, imaginedRun, type Player, playerInput } from '../player.js';
import { playOut } from '../playOut.js';
import { recruit } from '../recruit.js';
import { clashes } from './clash.js';
import type { Sight } from './sight.js';
import { bestTrick, type Changes, type Trick, tricksOf } from './tricks.js';

const rules = SCENES['warband/skirmish'] as AnyRules;

/** Anything that is allowed: duels, grapples, spells and all. */
const anybody: Player = {
  name: 'anybody',
  answer: (question) =>
    answered('anybody', imaginedRun(question).sample(question.asked, stream(question.seed)), { why: 'atRandom' }),
};

/** Stands where it is, and strikes back. */
const statue: Player = {
  name: 'statue',
  answer: (question) =>
    question.step === 'announce' || question.step === 'opening'
      ? answered('statue', { choose: 'pass' }, { why: 'habit' })
      : recruit.answer(question),
};

const begun = (setup: object, options: object = {}): Run<warband.Skirmish> => {
  const state = beginState(rules, { setup, options });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run<warband.Skirmish>(rules as never, state.value as never);
};

/** Two plain figures beside one another when it comes to blows; B1 looks the way that is said. */
const faceToFace = (facing: string): Sight =>
  begun({
    seats: ['one', 'two'],
    a: { name: 'Red', seat: 'one', figures: [{ at: { x: 5, y: 5 }, facing: 'e', gear: [{ item: 'sword' }] }] },
    b: { name: 'Blue', seat: 'two', figures: [{ at: { x: 6, y: 5 }, facing, gear: [{ item: 'sword' }] }] },
    position: { phase: 'melee' },
  }).state as unknown as Sight;

describe('expected figures', () => {
  test('WARBAND-MELEE-004 WARBAND-PRIORITY-008 two that face each other strike at 8 in 12, both at once', () => {
    const [first] = clashes(faceToFace('w'), [false, false]);
    expect(first?.stands[0]).toBeCloseTo(4 / 12);
    expect(first?.stands[1]).toBeCloseTo(4 / 12);
  });

  test('WARBAND-MELEE-014 WARBAND-MOD-003 from behind two dice strike first, and who falls strikes no more', () => {
    const [first] = clashes(faceToFace('e'), [false, false]);
    const falls = 1 - (4 / 12) ** 2;
    expect(first?.stands[1]).toBeCloseTo(1 - falls);
    expect(first?.stands[0]).toBeCloseTo(1 - (1 - falls) * (8 / 12));
  });
});

describe('tricks', () => {
  test('WARBAND-GRAPPLE-006 WARBAND-GRAPPLE-008 to trip one’s equal works in 3 of 6, and else who tried lies there', () => {
    const trip = { choose: 'gambit', figure: 'A1', effect: 'trip', target: 'B1' } as const;
    const [trick] = tricksOf(faceToFace('w'), [trip]);
    expect(trick?.works).toBeCloseTo(1 / 2);
    expect(trick?.won.get(1)).toMatchObject({ prone: true });
    expect(trick?.lost.get(0)).toMatchObject({ prone: true });
    // Worth 1 if it works and −1 if it fails, against 0.1 for leaving it.
    const worth = (so: Changes): number => (so.has(1) ? 1 : -1);
    expect(bestTrick([trick as Trick], 0.1, { worth, most: 1 })).toBeNull();
    expect(bestTrick([trick as Trick], -0.1, { worth, most: 1 })).toMatchObject({ choice: trip, worth: 0 });
  });

  test('WARBAND-GRAPPLE-008 WARBAND-GRAPPLE-011 from behind failing costs nothing; who is pushed goes straight away', () => {
    const push = { choose: 'gambit', figure: 'A1', effect: 'push', target: 'B1' } as const;
    const sight = faceToFace('e');
    const [trick] = tricksOf(sight, [push]);
    expect(trick?.won.get(1)).toEqual({ at: warband.spaceAt(sight.given.field, 7, 5) });
    expect(trick?.lost.get(0)).toEqual({});
  });

  test('WARBAND-GRAPPLE-013 a grapple of one die against one is won in 5 of 12, and lost as often', () => {
    const [trick] = tricksOf(faceToFace('w'), [{ choose: 'grapple', figure: 'A1', target: 'B1' }]);
    expect(trick?.works).toBeCloseTo(5 / 12);
    expect(trick?.fails).toBeCloseTo(5 / 12);
  });
});

describe('players in a skirmish', () => {
  test.each([recruit, captain])('$name answers whatever anybody may bring about', (player) => {
    const contest = skirmishes(['usual', 'riders', 'raiders']);
    for (const nth of someOf(contest.kinds.length)) {
      const kind = contest.kinds[nth] as string;
      const start = contest.start(kind, nth, 'any');
      const seating = nth % 2 === 0 ? { one: player, two: anybody } : { one: anybody, two: player };
      const { outcome } = playOut(contest.rules, start, seating, `any ${kind}`, { budget: { nodes: 20 } });
      expect(outcome).toHaveProperty('ending');
    }
  });

  test('a referee is played too, and says nothing without need', () => {
    const start = skirmishes().start('shields', 0, 'referee') as { setup: { seats: readonly string[] } };
    const setup = { ...start.setup, seats: [...start.setup.seats, 'three'], referee: 'three' };
    const seating = { one: anybody, two: captain, three: captain };
    const { outcome } = playOut(rules, { setup }, seating, 'referee', { budget: { nodes: 20 } });
    expect(outcome).toHaveProperty('ending');
  });

  test('captain tells what it expects of the way that it takes, and nobody leaves without need', () => {
    const run = begun({
      seats: ['one', 'two'],
      a: {
        name: 'Red',
        seat: 'one',
        figures: [
          { like: 'captain', at: { x: 5, y: 5 } },
          { like: 'spearman', at: { x: 5, y: 8 } },
        ],
      },
      b: { name: 'Blue', seat: 'two', figures: [{ like: 'spearman', at: { x: 11, y: 6 }, facing: 'w' }] },
      position: { phase: 'opening', priority: 'a' },
    });
    while (run.awaits.need === 'answers' && run.awaits.step === 'announce')
      run.answer({ seat: 'two', as: 'Blue' }, { choose: 'pass' } as never);
    const asked = { seat: 'one', as: 'Red' };
    const { choice, reasons } = captain.answer(playerInput(rules, run.view('one') as never, asked, { seed: 'charge' }));
    expect(reasons.why).toBe('bestExpectation');
    expect(choice).toMatchObject({ choose: 'charge', target: 'B1' });
    expect(run.answer(asked, choice as never)).toBeNull();
  });

  test.each([recruit, captain])('$name knows its view and nothing else, sealed techniques least of all', (player) => {
    const one = { like: 'captain', at: { x: 5, y: 5 }, facing: 'e' };
    const run = begun({
      seats: ['one', 'two'],
      a: { name: 'Red', seat: 'one', figures: [one] },
      b: { name: 'Blue', seat: 'two', figures: [{ ...one, at: { x: 6, y: 5 }, facing: 'w' }] },
      position: { phase: 'melee', priority: 'a' },
    });
    expect(run.answer({ seat: 'one', as: 'Red' }, { choose: 'challenge', figure: 'A1', target: 'B1' })).toBeNull();
    expect(run.answer({ seat: 'two', as: 'B1' }, { choose: 'accept', figure: 'B1', target: 'A1' })).toBeNull();
    while (run.awaits.need === 'answers' && run.awaits.step === 'declare')
      run.answer(run.awaits.asked[0] as never, { choose: 'pass' });
    expect(run.awaits).toMatchObject({ need: 'answers', step: 'techniques' });
    const asked = { seat: 'two', as: 'B1' };
    const answers = (['parry', 'assault', 'feint'] as const).map((technique) => {
      const other = new Run<warband.Skirmish>(rules as never, structuredClone(run.state) as never);
      expect(other.answer({ seat: 'one', as: 'A1' }, { choose: 'technique', technique })).toBeNull();
      const view = deepFreeze(structuredClone(other.view('two')));
      return player.answer(playerInput(rules, view as never, asked, { seed: 'sealed' }));
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('WARBAND-RANGED-012 captain throws as it charges, if something is left to strike with', () => {
    const charge = (gear: readonly object[]): unknown => {
      const run = begun({
        seats: ['one', 'two'],
        a: { name: 'Red', seat: 'one', figures: [{ like: 'captain', at: { x: 5, y: 5 }, gear }] },
        b: { name: 'Blue', seat: 'two', figures: [{ like: 'captain', at: { x: 11, y: 5 }, facing: 'w' }] },
        position: { phase: 'opening', priority: 'a' },
      });
      run.answer({ seat: 'two', as: 'Blue' }, { choose: 'pass' } as never);
      const asked = { seat: 'one', as: 'Red' };
      return captain.answer(playerInput(rules, run.view('one') as never, asked, { seed: 'throw' })).choice;
    };
    expect(charge([{ item: 'sword' }, { item: 'handaxe', kept: 'left' }])).toMatchObject({
      throw: { weapon: 'handaxe' },
    });
    expect(charge([{ item: 'handaxe' }, { item: 'shield' }])).not.toHaveProperty('throw');
  });

  test('WARBAND-ROUND-010 captain comes when nobody else does, and the fight does not end for want of blows', () => {
    const contest = skirmishes(['shields']);
    const { outcome } = playOut(
      contest.rules,
      contest.start('shields', 0, 'still'),
      { one: statue, two: captain },
      'still',
      {
        budget: { nodes: 30 },
      },
    );
    expect((outcome as warband.SkirmishOutcome).ending).toBe('won');
  });
});
