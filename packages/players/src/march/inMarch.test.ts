import { type AnyRules, beginState, Run, type SceneTypes } from '@warmoot/kernel';
import { SCENES, type saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { captain } from '../captain.js';
import { type Player, playerInput } from '../player.js';
import { recruit } from '../recruit.js';

const rules = SCENES['saga/march'] as AnyRules;

/** Two roads of one length to a town: one past where the others were seen, one far from it. */
const FORK = {
  name: 'A fork',
  spans: [
    { key: 'cross', x: 100, y: 350 },
    { key: 'near', x: 300, y: 200 },
    { key: 'nearer', x: 500, y: 200 },
    { key: 'far', x: 300, y: 500 },
    { key: 'farther', x: 500, y: 500 },
    { key: 'town', x: 700, y: 350, town: true },
    { key: 'camp', x: 500, y: 50 },
  ],
  ways: [
    { from: 'cross', to: 'near' },
    { from: 'near', to: 'nearer' },
    { from: 'nearer', to: 'town' },
    { from: 'cross', to: 'far' },
    { from: 'far', to: 'farther' },
    { from: 'farther', to: 'town' },
    { from: 'nearer', to: 'camp' },
  ],
};

const march = (more: object = {}): Run<SceneTypes> => {
  const setup = {
    seats: ['ana', 'bo'],
    roads: FORK,
    parties: [
      {
        name: 'Riders',
        seats: ['ana'],
        members: [{ name: 'Wren', skills: { hide: 3, notice: 3 } }],
        at: 'cross',
        wants: { want: 'reach', span: 'town' },
        knows: [{ of: 'Host', at: 'camp' }],
      },
      {
        name: 'Host',
        seats: ['bo'],
        members: [{ name: 'Joris', skills: { notice: 5 } }],
        at: 'camp',
        wants: { want: 'catch', party: 'Riders' },
        ...more,
      },
    ],
  };
  const state = beginState(rules, { setup });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run<SceneTypes>(rules, state.value);
};

const planAt = (player: Player, run: Run<SceneTypes>, seat: string, as: string): saga.march.Plan =>
  player.answer(playerInput(rules, run.view(seat), { seat, as }, { seed: 'q' })).choice as saga.march.Plan;

describe('players on the road', () => {
  test('of two roads of one length the captain takes the one on which fewer may see it', () => {
    expect(planAt(captain, march(), 'ana', 'Riders').route).toEqual(['far', 'farther', 'town']);
  });

  test('what the captain plans hangs on nothing that its seat cannot see', () => {
    const here = planAt(captain, march(), 'ana', 'Riders');
    const there = planAt(
      captain,
      march({ at: 'farther', members: [{ name: 'Joris', skills: { notice: 5 } }], troops: {} }),
      'ana',
      'Riders',
    );
    expect(there).toEqual(here);
  });

  test('whoever guards a place and has seen nobody stays and looks out', () => {
    expect(planAt(captain, march(), 'bo', 'Host')).toMatchObject({ route: [], pace: 'rest' });
  });

  test('a recruit goes where it wants to be, by some road and at some pace, and never gives up', () => {
    const { route } = planAt(recruit, march(), 'ana', 'Riders');
    expect(route.at(-1)).toBe('town');
  });
});
