import { apply, begin, type Input, type Moved } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { saga } from '../../edition.js';
import { chaseManifest } from './manifest.js';
import type { Chase } from './model.js';
import { chases, hares, hounds, leg, road } from './testing/road.js';

/** Hound's sheet is closed to everybody but bo. */
const begun = (skills: object): Moved<Chase> => {
  const pursuers = { ...hounds, members: [{ name: 'Hound', skills }] };
  const setup = { seats: ['ana', 'bo'], quarry: hares, pursuers };
  const result = begin<Chase>(chases, { setup, options: {}, closed: { Hound: ['bo'] } });
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

const after = (moved: Moved<Chase>, input: Input): Moved<Chase> => {
  const next = apply<Chase>(chases, moved.run.state, input);
  if (!next.ok) throw new Error(JSON.stringify(next.refusal));
  return next.value;
};

describe('closed sheets', () => {
  test('SAGA-CAMPAIGN-004 two pursuits that differ in nothing but a closed sheet look the same', () => {
    const worlds = [
      { run: 9, notice: 0, endurance: 7 },
      { run: 1, notice: 8 },
    ].map(begun);
    const inputs: readonly Input[] = [
      { input: 'answer', seat: 'ana', as: 'Hares', choice: { choose: 'way', way: 'open' } },
      { input: 'answer', seat: 'bo', as: 'Hounds', choice: { choose: 'guess', way: 'rough' } },
    ];
    const moved = worlds.map((world) => inputs.reduce(after, world));
    expect(moved[0]?.run.view('ana')).toEqual(moved[1]?.run.view('ana'));
    expect(moved[0]?.run.view('bo')).not.toEqual(moved[1]?.run.view('bo'));
    expect(moved[0]?.run.view('ana').given.pursuers.members[0]?.skills.run).toBe(3);
  });
});

describe('what a position is worth', () => {
  const { worth, stages, part } = chaseManifest(saga);
  const worthTo = (table: ReturnType<typeof road>, seat: string): number =>
    (worth as NonNullable<typeof worth>)(table.run.view(seat) as never, seat);

  test('SAGA-MOVE-026 the chance of getting away to the quarry, its opposite to the pursuers, and nothing to others', () => {
    expect(worthTo(road({ gap: 1 }), 'ana')).toBeLessThan(worthTo(road(), 'ana'));
    expect(worthTo(road(), 'ana')).toBeCloseTo(-worthTo(road(), 'bo'), 12);
    expect(worthTo(road({ seats: ['ana', 'bo', 'cy'] }), 'cy')).toBe(0);
    expect(worthTo(road({ options: { 'saga.move.rules': 'freeForm' } }), 'ana')).toBe(0);
    const caught = leg(road({ gap: 1 }), false);
    expect([worthTo(caught, 'ana'), worthTo(caught, 'bo')]).toEqual([-1, 1]);
  });

  test('SAGA-MOVE-027 a leg is a part of it, with its stages', () => {
    const table = road();
    const states = (of: ReturnType<typeof road>): string =>
      stages(of.run.view('ana') as never)
        .map(({ stage, state }) => `${stage} ${state}`)
        .join(', ');
    expect([part(table.run.state.open), states(table)]).toEqual([1, 'choose now, run ahead, breathe ahead']);
    expect(states(road({ options: { 'saga.move.rules': 'freeForm' } }))).toBe('');
    expect(part(leg(table, true).run.state.open)).toBe(2);
  });
});
