import { beginState, type Run as KernelRun, Run, square } from '@warmoot/kernel';
import { someOf } from '@warmoot/kernel/testing';
import { SCENES, saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { captain } from './captain.js';
import { type PlayerAnswer, playerInput } from './player.js';
import { playOut } from './playOut.js';

const duel = SCENES['saga/duel'] as NonNullable<(typeof SCENES)[string]>;

type Person = Readonly<Record<string, unknown>>;

/** Red (seat one) against Blue (seat two). */
const fight = (red: Person, blue: Person, setup: Person = {}): KernelRun<saga.duel.Duel> => {
  const begun = beginState(duel, {
    setup: {
      seats: ['one', 'two'],
      side1: [{ name: 'Red', seat: 'one', ...red }],
      side2: [{ name: 'Blue', seat: 'two', ...blue }],
      ...setup,
    },
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  return new Run<saga.duel.Duel>(duel, begun.value);
};

const RED = { seat: 'one', as: 'Red' };

const asRed = (run: KernelRun<saga.duel.Duel>, as = RED.as, nodes = 2000): PlayerAnswer =>
  captain.answer(playerInput(duel, run.view('one') as never, { ...RED, as }, { seed: 'red', budget: { nodes } }));

const put = (run: KernelRun<saga.duel.Duel>, as: string, choice: unknown): void => {
  const seat = as.startsWith('Red') ? 'one' : 'two';
  expect(run.answer({ seat, as }, choice)).toBeNull();
};

const FIGHT_ON = { choose: 'fightOn' };

/** A fight brought to the choice of actions; nobody moves. */
const toActs = (run: KernelRun<saga.duel.Duel>): KernelRun<saga.duel.Duel> => {
  for (const as of ['Red', 'Blue']) put(run, as, FIGHT_ON);
  for (let { awaits } = run; awaits.need !== 'nothing'; { awaits } = run) {
    if (awaits.need === 'dice') run.fall('success');
    else if (awaits.step === 'move') {
      const { as } = awaits.asked[0] as { as: string };
      const { x, y } = run.state.open.combatants[as === 'Red' ? 0 : 1] as square.Square;
      put(run, as, { choose: 'move', to: { x, y } });
    } else break;
  }
  return run;
};

test('against a foe on the ground it stays out of his reach and within its own', () => {
  const run = fight({ like: 'swordsman' }, { like: 'swordsman', prone: true }, { distance: 'sword' });
  for (const as of ['Red', 'Blue']) put(run, as, FIGHT_ON);
  const { choice, reasons } = asRed(run);
  const blue = run.state.open.combatants[1] as square.Square;
  expect(square.separation((choice as { to: square.Square }).to, blue)).toBe(3);
  expect(reasons).toMatchObject({ player: 'captain', why: 'bestExpectation' });
  expect(reasons.options[0]?.value).toBeGreaterThan(reasons.options[1]?.value as number);
});

test('it solves the table of acts: its values are those of its options against what it expects', () => {
  const { choice, reasons } = asRed(toActs(fight({ like: 'knight' }, { like: 'duellist' }, { distance: 'sword' })));
  expect(reasons.why).toBe('mixedStrategy');
  expect(reasons.options.some((one) => one.choice === choice && one.chance > 0)).toBe(true);
  for (const list of [reasons.options, reasons.against])
    expect(list.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  for (const { chance, value } of reasons.options) {
    expect(value).toBeLessThanOrEqual((reasons.value as number) + 1e-8);
    if (chance > 1e-6) expect(value).toBeCloseTo(reasons.value as number, 8);
  }
  for (const { value } of reasons.against) expect(value).toBeGreaterThanOrEqual((reasons.value as number) - 1e-8);
  expect(reasons.options.map((one) => (one.choice as { act: string }).act)).not.toContain('ready');
});

test('it puts a Major Wound where it ends the fight', () => {
  const run = toActs(fight({ like: 'swordsman' }, { like: 'swordsman' }, { distance: 'sword' }));
  put(run, 'Red', { choose: 'act', act: 'controlledAttack', target: 'Blue', with: 'right' });
  put(run, 'Blue', { choose: 'act', act: 'pass' });
  put(run, 'Blue against Red', { choose: 'defend', by: 'none' });
  run.fall('success');
  const { choice, reasons } = asRed(run);
  expect(['head', 'body']).toContain((choice as { part: string }).part);
  expect(reasons.value).toBe(1);
});

test('it takes the defence that leaves the smaller chance', () => {
  const red = { skills: { control: 8, fightingMind: 2, speed: 0, strength: 2 }, hands: { right: 'sword' } };
  const run = toActs(fight(red, { like: 'raider' }, { distance: 'sword' }));
  put(run, 'Red', { choose: 'act', act: 'pass' });
  put(run, 'Blue', { choose: 'act', act: 'controlledAttack', target: 'Red', with: 'right' });
  expect(asRed(run, 'Red against Blue').choice).toMatchObject({ by: 'parry', with: 'right' });
});

test('a fighter who has lost the sword arm takes the sword in the other hand', () => {
  const red = { like: 'swordsman', hands: { right: 'sword' }, wounds: [{ part: 'rightArm', severity: 'major' }] };
  const { choice, reasons } = asRed(toActs(fight(red, { like: 'militiaman' }, { distance: 'sword' })));
  const options = reasons.options.map((one) => one.choice as { act: string; left?: string });
  expect(options.some(({ act, left }) => act === 'ready' && left === 'sword')).toBe(true);
  expect((choice as { act: string }).act).not.toBe('pass');
});

test('with hardly any budget it still answers, and imagines little', () => {
  const run = toActs(fight({ like: 'champion' }, { like: 'scout' }));
  const { choice, reasons } = asRed(run, 'Red', 1);
  put(run, 'Red', choice);
  expect(reasons.nodes).toBeLessThan(200);
});

test('two captains come to blows: they keep away for a while, but not until the clock ends it', () => {
  const kinds = Object.keys(saga.duel.FIGHTERS);
  const endings = someOf(kinds.length).map((nth) => {
    const kind = kinds[nth];
    const setup = {
      seats: ['one', 'two'],
      side1: [{ name: 'Red', seat: 'one', like: kind }],
      side2: [{ name: 'Blue', seat: 'two', like: kind }],
    };
    const { outcome } = playOut(duel, { setup }, { one: captain, two: captain }, `captains ${kind}`);
    return (outcome as { readonly ending: string }).ending;
  });
  expect(endings.filter((ending) => ending === 'quiet')).toEqual([]);
});
