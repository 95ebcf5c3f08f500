import {
  type AnyRules,
  beginState,
  deepFreeze,
  imagine,
  manifest,
  Run,
  type SceneTypes,
  stream,
  type View,
} from '@warmoot/kernel';
import { type Toy, toy } from '@warmoot/kernel/testing';
import { addScene, SCENES } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { captain } from '../captain.js';
import { playerInput } from '../player.js';
import { playOut } from '../playOut.js';
import { recruit } from '../recruit.js';

/** The points one is ahead of the best of the others. */
const worth = ({ seats, given, open }: View<Toy>, seat: string): number => {
  const others = seats.filter((one) => one !== seat).map((one) => open.points[one] ?? 0);
  return ((open.points[seat] ?? 0) - Math.max(...others)) / (2 * given.rounds);
};

const ahead = { ...toy, scene: 'toy/ahead' };

addScene(manifest({ rules: ahead, worth }));
addScene(manifest({ rules: { ...toy, scene: 'toy/plain' } }));

const rules = ahead as AnyRules;

const start = { setup: { seats: ['one', 'two'], rounds: 5 } };

test('one who looks ahead wins more than one who does not, in a scene that nobody has told it about', () => {
  let ahead = 0;
  for (let game = 0; game < 40; game++) {
    const { outcome } = playOut(rules, start, { one: recruit, two: captain }, `ahead ${game}`, {
      budget: { nodes: 200 },
    });
    const { points } = outcome as Toy['outcome'];
    ahead += Math.sign((points.two ?? 0) - (points.one ?? 0));
  }
  expect(ahead).toBeGreaterThan(15);
});

test('it reckons with its own hidden number, and says what it expects of each answer', () => {
  const begun = beginState(rules, start);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const run = new Run<SceneTypes>(rules, begun.value);
  run.dice([6]);
  run.dice([1]);
  const asked = { seat: 'one', as: 'one' };
  const budget = { nodes: 2000 };
  const { choice, reasons } = captain.answer(playerInput(rules, run.view('one'), asked, { seed: 'q', budget }));
  expect(choice).toEqual({ choose: 'bid', bid: 3 });
  expect(reasons).toMatchObject({ player: 'captain', why: 'bestExpectation' });
  expect(reasons.options.map((one) => one.choice)).toHaveLength(4);
  expect(reasons.options[0]).toEqual({ choice, chance: 1, value: reasons.value });
  expect(reasons.nodes).toBeGreaterThan(4);
  expect(reasons.nodes).toBeLessThanOrEqual(2010);
});

test('it knows its view and nothing else, and the same question has the same answer', () => {
  const begun = beginState(rules, start);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const run = new Run<SceneTypes>(rules, begun.value);
  run.dice([4]);
  run.dice([2]);
  const view = deepFreeze(structuredClone(run.view('two')));
  const elsewhere = new Run<SceneTypes>(rules, imagine(rules, view, stream('other'))).view('two');
  const answer = (seen: typeof view) =>
    captain.answer(playerInput(rules, seen, { seat: 'two', as: 'two' }, { seed: 'q', budget: { nodes: 100 } }));
  expect(answer(elsewhere)).toEqual(answer(view));
});

test('of a scene that says nothing of worth it plays anything that is allowed', () => {
  const plain = { ...toy, scene: 'toy/plain' };
  const whys = new Set<string>();
  playOut(plain, start, { one: captain, two: captain }, 'plain', {
    look: (_, { reasons }) => whys.add(reasons.why),
  });
  expect([...whys]).toEqual(['atRandom']);
});

test('it stops when its time is over', () => {
  const setup = {
    seats: ['one'],
    patient: { name: 'Ella', seat: 'one', wounds: [{ part: 'body', severity: 'minor' }] },
    days: [{ lasting: 3 }],
  };
  const { outcome } = playOut(SCENES['saga/healing'] as AnyRules, { setup }, { one: captain }, 'healing', {
    budget: { nodes: 3000, spent: () => true },
  });
  expect(outcome).toHaveProperty('wounds');
});
