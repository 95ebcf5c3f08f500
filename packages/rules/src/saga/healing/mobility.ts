import type { Part, Wound } from '../duel/model.js';

/** What the wounded can do outside combat. */
export interface Mobility {
  readonly walks: 'freely' | 'slowly' | 'not';
  readonly bedridden: boolean;
  readonly speaks: boolean;
  readonly treatsSelf: boolean;
  readonly incapable: boolean;
}

type Wounds = readonly Pick<Wound, 'part' | 'severity'>[];

const hasMajor = (wounds: Wounds, ...parts: readonly Part[]): boolean =>
  wounds.some(({ part, severity }) => severity === 'major' && parts.includes(part));

// SAGA-DUEL-WOUND-029, SAGA-DUEL-HEAL-014: a Major head wound alone makes incapable, until it has become Minor.
export const isIncapable = (wounds: Wounds): boolean => hasMajor(wounds, 'head');

// SAGA-DUEL-HEAL-019, SAGA-DUEL-WOUND-029: head or body.
const isBedridden = (wounds: Wounds): boolean => hasMajor(wounds, 'head', 'body');

// SAGA-DUEL-WOUND-013: with a Major leg wound, slowly and for short stretches.
const walking = (wounds: Wounds): Mobility['walks'] => {
  if (isBedridden(wounds)) return 'not';
  return hasMajor(wounds, 'leftLeg', 'rightLeg') ? 'slowly' : 'freely';
};

/** What somebody with these wounds can do outside combat. */
export const outsideCombat = (wounds: Wounds): Mobility => {
  const incapable = isIncapable(wounds);
  return {
    walks: walking(wounds),
    bedridden: isBedridden(wounds),
    speaks: !incapable,
    treatsSelf: !incapable,
    incapable,
  };
};
