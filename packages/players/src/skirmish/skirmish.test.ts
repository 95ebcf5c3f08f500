import { type AnyRules, beginState, Run, stream } from '@warmoot/kernel';
import { SCENES, type warband } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { captain } from '../captain.js';
import { skirmishes } from '../contests.js';
import { answered, imaginedRun, type Player, playerInput } from '../player.js';
import { playOut } from '../playOut.js';
import { recruit } from '../recruit.js';
import { tournament } from '../tournament.js';
import { clashes } from './clash.js';
import type { Sight } from './sight.js';

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

describe('players in a skirmish', () => {
  test.each([recruit, captain])('$name answers whatever anybody may bring about', (player) => {
    const contest = skirmishes(['usual', 'riders', 'raiders']);
    for (const [nth, kind] of contest.kinds.entries()) {
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

  test('captain beats recruit in most even fights: six, one of each band', () => {
    const { all } = tournament(skirmishes(), [captain, recruit], { fights: 6, seed: 'strength' });
    expect(all.won).toBeGreaterThanOrEqual(4);
  });
});
