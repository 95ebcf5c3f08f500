import { describe, expect, test } from 'vitest';
import type { Choice, SkirmishView } from '../model.js';
import { chosenOf, throwsTo } from './chosen.js';
import { type Act, actsOf, decisionOf, endOf, NOTHING, usualAct, usualPick } from './offers.js';

const VIEW = {
  given: { field: { width: 17, height: 10 } },
  open: { roster: [{ name: 'A1' }], figures: [{ at: 5 }] },
} as unknown as SkirmishView;

const charge = (x: number, thrown?: string): Choice =>
  ({
    choose: 'charge',
    figure: 'A1',
    target: 'B1',
    path: [{ x, y: 0 }],
    ...(thrown === undefined ? {} : { throw: { weapon: thrown, after: 0, subdue: false } }),
  }) as Choice;
const move = (...path: readonly (readonly [number, number])[]): Choice =>
  ({ choose: 'move', figure: 'A1', path: path.map(([x, y]) => ({ x, y })) }) as Choice;

const decided = (step: string, ...choices: readonly Choice[]) => decisionOf(VIEW)(step, choices);
const FIGHTER = { index: 0, key: 'A1' } as Parameters<typeof chosenOf>[1];

describe('what is offered', () => {
  test('ways to many spaces are one act, to leave the map is another', () => {
    const { acts } = decided('opening', move([6, 0]), move([7, 0]), move([-1, 0]));
    expect(acts.map(({ key, choices }) => [key, choices.length])).toEqual([
      ['move', 2],
      ['move  leave', 1],
    ]);
    expect(acts.flatMap(({ choices }) => choices.map((choice) => endOf(VIEW, choice)))).toEqual([6, 7, null]);
  });

  test('an announcement is sorted by what it is for', () => {
    const said = (more: object): Choice => ({ choose: 'announce', figure: 'A1', path: [], ...more }) as Choice;
    const { acts } = decided(
      'announce',
      said({}),
      said({ charge: 'B1' }),
      said({ retreat: true }),
      said({ rise: true }),
    );
    expect(acts.map(({ word }) => word)).toEqual(['move', 'charge', 'retreat', 'rise']);
  });

  test('nothing is picked where nobody has to declare; else what suggests itself', () => {
    const guard = { choose: 'guard', figure: 'A1' } as Choice;
    expect(usualAct(decided('declare', guard), 'A1')).toBeNull();
    expect(usualPick(decided('opening', guard, move([6, 0])))?.act).toBe('move');
    expect(usualPick(decided('helmet', { choose: 'helmet', for: 'keep' }))).toBeNull();
  });

  test('WARBAND-MORALE-025: whoever has to go comes first', () => {
    const other = { ...move([6, 0]), figure: 'A2' } as Choice;
    const decision = decided('opening', move([6, 0]), other);
    expect(usualPick(decision)?.figure).toBe('A1');
    expect(usualPick(decision, (key) => key === 'A2')?.figure).toBe('A2');
  });
});

describe('what is picked', () => {
  const decision = decided('opening', charge(6), charge(6, 'javelin'), charge(7), charge(7, 'handaxe'));
  const act = actsOf(decision, 'A1')[0] as Act;
  const picked = { ...NOTHING, figure: 'A1', act: act.key };

  test('WARBAND-RANGED-012: a charge goes with nothing thrown, or with what is picked for that space', () => {
    expect(throwsTo(VIEW, act, 6).map(({ weapon }) => weapon)).toEqual(['javelin']);
    expect(throwsTo(VIEW, act, null)).toEqual([]);
    expect(chosenOf(VIEW, FIGHTER, decision, { ...picked, end: 6 })).toEqual(charge(6));
    expect(chosenOf(VIEW, FIGHTER, decision, { ...picked, end: 6, thrown: 'javelin' })).toEqual(charge(6, 'javelin'));
    // What cannot be thrown on this way is not.
    expect(chosenOf(VIEW, FIGHTER, decision, { ...picked, end: 7, thrown: 'javelin' })).toEqual(charge(7));
    expect(chosenOf(VIEW, FIGHTER, decision, picked)).toBeNull();
  });

  test('WARBAND-SUBDUE-008: a shot is made to subdue, and its dice lie where they were put', () => {
    const shoot = { choose: 'shoot', figure: 'A1', weapon: 'longbow', dice: { B1: 3 } } as Choice;
    const shots = decided('opening', shoot);
    const own = { ...NOTHING, figure: 'A1', act: shots.acts[0]?.key ?? null };
    expect(chosenOf(VIEW, FIGHTER, shots, own)).toEqual(shoot);
    expect(chosenOf(VIEW, FIGHTER, shots, { ...own, subdue: true, dice: { B1: 1, B2: 2 } })).toEqual({
      ...shoot,
      dice: { B1: 1, B2: 2 },
      subdue: true,
    });
  });
});
