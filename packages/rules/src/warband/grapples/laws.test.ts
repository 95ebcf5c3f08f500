import { stream } from '@warmoot/kernel';
import { randomInput, sitDown } from '@warmoot/kernel/testing';
import { expect, test } from 'vitest';
import { areBeside, isHere } from '../figures/figures.js';
import type { Skirmish, SkirmishSight } from '../model/skirmish.js';
import { skirmishScene } from '../scene.js';

const figure = (x: number, y: number, gear: string, might: number) => ({
  at: { x, y },
  might,
  hp: 4,
  gear: [{ item: gear }],
});

/** Three on three, toe to toe. */
const setup = {
  seats: ['ana', 'bo'],
  position: { phase: 'melee' },
  a: {
    name: 'Red',
    seat: 'ana',
    figures: [figure(5, 4, 'dagger', 2), figure(5, 5, 'sword', 2), figure(5, 6, 'spear', 1)],
  },
  b: {
    name: 'Blue',
    seat: 'bo',
    figures: [figure(6, 4, 'sword', 2), figure(6, 5, 'dagger', 1), figure(6, 6, 'handaxe', 3)],
  },
};

const MOST = 3000;

/** Nobody is held by two or holds two, who holds is not held, both are there and side by side; nobody is in two duels. */
const inOrder = (sight: SkirmishSight): void => {
  const { holds, duels } = sight.open;
  const [held, controllers] = [holds.map((hold) => hold.held), holds.map((hold) => hold.controller)];
  expect(new Set([...held, ...controllers]).size).toBe(2 * holds.length);
  for (const hold of holds) {
    expect(isHere(sight, hold.controller) && isHere(sight, hold.held)).toBe(true);
    expect(areBeside(sight, hold.controller, hold.held)).toBe(true);
  }
  expect(new Set(duels.flatMap(({ pair }) => pair)).size).toBe(2 * duels.length);
};

test.each(['both', 'gambit', 'contest'] as const)(
  'WARBAND-GRAPPLE-001 WARBAND-GRAPPLE-040 in random play (%s) holds and duels are in order whenever somebody is asked',
  (system) => {
    const seen = new Set<string>();
    for (let game = 0; game < 6; game++) {
      const source = stream(`${system} ${game}`);
      let table = sitDown<Skirmish>(skirmishScene, setup, { 'warband.grappleSystem': system });
      for (let inputs = 0; inputs < MOST; inputs++) {
        inOrder(table.run.state as unknown as SkirmishSight);
        for (const { event } of table.last) seen.add(event);
        const input = randomInput(table.run as never, source);
        if (input === null) break;
        table = input.input === 'dice' ? table.dice(...input.faces) : table.answer(input.seat, input.choice, input.as);
      }
      expect(table.run.over).toBe(true);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['held', 'letGo']));
  },
);
