import { describe, expect, test } from 'vitest';
import type { Choice, SkirmishView } from '../model.js';
import { bowTargets, dieMoved, isSpreadShot } from './bow.js';
import { type Act, decisionOf } from './offers.js';

const shot = (dice: Readonly<Record<string, number>>, weapon = 'longbow'): Choice =>
  ({ choose: 'shoot', figure: 'A1', weapon, dice }) as Choice;

const VIEW = { given: { field: { width: 17, height: 10 } } } as Pick<SkirmishView, 'given'>;
const decided = (...choices: readonly Choice[]) => decisionOf(VIEW)('opening', choices);

describe('the dice of a bow', () => {
  test('WARBAND-RANGED-007: any division can be laid out, one die after the other', () => {
    expect(dieMoved({ B1: 3 }, 'B2')).toEqual({ B1: 2, B2: 1 });
    expect(dieMoved({ B1: 2, B2: 1 }, 'B3')).toEqual({ B1: 1, B2: 1, B3: 1 });
    expect(dieMoved({ B1: 1, B2: 2 }, 'B1')).toEqual({ B1: 2, B2: 1 });
    expect(dieMoved({ B1: 1, B2: 2 }, 'B2')).toEqual({ B2: 3 });
  });

  test('where all lie already, none is moved', () => {
    expect(dieMoved({ B1: 3 }, 'B1')).toEqual({ B1: 3 });
  });

  test('WARBAND-RANGED-006: only a weapon that may be divided has several targets', () => {
    const bow = decided(shot({ B1: 3 }), shot({ B2: 3 }), shot({ B1: 2, B2: 1 }));
    expect(bowTargets(bow, bow.acts[0] as Act)).toEqual(['B1', 'B2']);
    expect(bow.acts.map(isSpreadShot)).toEqual([false, false, true]);
    const sling = decided(shot({ B1: 3 }, 'sling'), shot({ B2: 3 }, 'sling'));
    expect(bowTargets(sling, sling.acts[0] as Act)).toEqual([]);
    expect(bowTargets(bow, null)).toEqual([]);
  });
});
