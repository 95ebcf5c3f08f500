import { describe, expect, test } from 'vitest';
import { outsideCombat } from './mobility.js';

const major = (part: 'leftArm' | 'leftLeg' | 'rightLeg' | 'body' | 'head') => ({ part, severity: 'major' as const });
const minor = (part: 'leftLeg' | 'body' | 'head') => ({ part, severity: 'minor' as const });

describe('what the wounded can do outside combat', () => {
  test('SAGA-DUEL-WOUND-013 with a Major leg wound one can walk slowly for short stretches', () => {
    for (const wounds of [[major('leftLeg')], [major('rightLeg')], [major('leftLeg'), major('rightLeg')]]) {
      expect(outsideCombat(wounds)).toEqual({
        walks: 'slowly',
        bedridden: false,
        speaks: true,
        treatsSelf: true,
        incapable: false,
      });
    }
    for (const wounds of [[], [minor('leftLeg')], [major('leftArm')]]) {
      expect(outsideCombat(wounds).walks).toBe('freely');
    }
  });

  test('SAGA-DUEL-WOUND-029 a Major body wound means bed, with speech and treating oneself', () => {
    expect(outsideCombat([major('body'), major('leftLeg')])).toEqual({
      walks: 'not',
      bedridden: true,
      speaks: true,
      treatsSelf: true,
      incapable: false,
    });
    expect(outsideCombat([minor('body')])).toMatchObject({ walks: 'freely', bedridden: false });
  });

  test('SAGA-DUEL-WOUND-029 a Major head wound leaves incapable until it has become Minor', () => {
    expect(outsideCombat([major('head')])).toEqual({
      walks: 'not',
      bedridden: true,
      speaks: false,
      treatsSelf: false,
      incapable: true,
    });
    expect(outsideCombat([minor('head')])).toMatchObject({ walks: 'freely', speaks: true, incapable: false });
  });
});
