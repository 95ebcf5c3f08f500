import { expect, test } from 'vitest';
import { coloursWorn } from '../scenes/duel/worn.js';
import { bearsIn } from './bearings.js';

const character = (id: string, name: string, arms = '') => ({ id, name, arms, owner: null });

const CAST = {
  c1: character('c1', 'Ella', 'vert ship'),
  c2: character('c2', 'Joris'),
  c3: character('c3', 'Mette', 'gules hand'),
  c4: character('c4', 'Two', 'sable moon'),
  c5: character('c5', 'Two', 'sable key'),
};

const bears = bearsIn({}, CAST);

test('somebody of the cast bears what stands on their sheet, and a charge of their own where nothing does', () => {
  expect(bears('Ella')).toEqual({ tincture: 'vert', charge: 'ship' });
  // The cast's page gives the second of the cast the third charge.
  expect(bears('Joris')).toEqual({ tincture: null, charge: 'key' });
});

test('a stranger bears nothing of theirs, nor does a name that two have', () => {
  expect(bears('Somebody')).toBeNull();
  expect(bears('Two')).toBeNull();
});

const fight = (one: string, two: string) =>
  ({
    given: {
      fighters: [
        { name: one, side: 1 },
        { name: two, side: 2 },
      ],
    },
  }) as unknown as Parameters<typeof coloursWorn>[0];

test('in a fight they wear their own colours, unless the sides could not be told apart', () => {
  expect(coloursWorn(fight('Ella', 'Joris'), bears)).toEqual(['vert', 'azure']);
  expect(coloursWorn(fight('Ella', 'Mette'), bears)).toEqual(['vert', 'gules']);
  // A stranger on the first side has its colour, which is Mette's own.
  expect(coloursWorn(fight('Somebody', 'Mette'), bears)).toEqual(['gules', 'azure']);
});
