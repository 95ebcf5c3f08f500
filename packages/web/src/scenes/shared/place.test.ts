import { describe, expect, test } from 'vitest';
import { goesTo, type Place } from './place.js';

const at = (is: Place['is'], id = '', step = ''): Place => ({ is, id, step });

describe('where the focus goes', () => {
  test('to what is asked next, after every act', () => {
    expect(goesTo(at('asked', '1', 'declare'), at('asked', '2', 'act'), 'scene')).toBe(true);
    expect(goesTo(at('waits'), at('asked', '2', 'act'), 'scene')).toBe(true);
    expect(goesTo(at('told'), at('asked', '2', 'act'), 'scene')).toBe(true);
    expect(goesTo(at('asked', '1', 'act'), at('sealed'), 'scene')).toBe(true);
    expect(goesTo(at('sealed'), at('shown', '7'), 'scene')).toBe(true);
    expect(goesTo(at('asked', '1', 'act'), at('over'), 'scene')).toBe(true);
    // The same panel for another question: what a hand is on means something else now.
    expect(goesTo(at('asked', '1', 'move'), at('asked', '2', 'move'), 'scene')).toBe(true);
  });

  test('nowhere while dice fall or others act, as long as what has it is there', () => {
    expect(goesTo(at('asked', '1', 'act'), at('told'), 'scene')).toBe(false);
    expect(goesTo(at('told'), at('waits'), 'scene')).toBe(false);
    expect(goesTo(at('asked', '1', 'act'), at('told'), 'nothing')).toBe(true);
  });

  test('it stays on the board where the same is asked again, and until something else is', () => {
    expect(goesTo(at('asked', '1', 'move'), at('asked', '2', 'move'), 'board')).toBe(false);
    expect(goesTo(at('asked', '1', 'move'), at('waits'), 'board')).toBe(false);
    expect(goesTo(at('asked', '1', 'move'), at('asked', '2', 'fight'), 'board')).toBe(true);
    expect(goesTo(at('waits'), at('asked', '2', 'fight'), 'board')).toBe(true);
  });

  test('never away from where somebody writes or looks beside the scene', () => {
    for (const to of [at('asked', '2', 'act'), at('sealed'), at('over')]) {
      expect(goesTo(at('waits'), to, 'other')).toBe(false);
      expect(goesTo(null, to, 'other')).toBe(false);
    }
    expect(goesTo(null, at('asked', '1', 'act'), 'nothing')).toBe(true);
  });
});
