import { type Die, wrongFaces } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { spent } from '../journey.js';
import { stopFor } from '../stop.js';

/** Faces that somebody has typed in, taken throw by throw. */
export interface Hand {
  /** The faces of a throw at this step; ends the command where they are missing or the dice cannot show them. */
  readonly throws: (step: string, dice: readonly Die[]) => readonly number[];
  /** Ends the command where faces are left over. */
  readonly done: () => void;
}

const after = (faces: number): string => `after ${faces} ${faces === 1 ? 'face' : 'faces'}`;

const handOf = (option: string, faces: readonly number[]) => {
  const thrown: Die[] = [];
  const take = (dice: readonly Die[]): readonly number[] => {
    const next = faces.slice(thrown.length, thrown.length + dice.length);
    const wrong = wrongFaces(dice, next);
    if (wrong !== null) throw stopFor(wrong, { option, path: after(thrown.length) }, 2);
    thrown.push(...dice);
    return next;
  };
  return { take, done: () => spent({ source: { faces, seed: null }, thrown }, option) };
};

/** The faces of the very dice that are thrown. */
export const typedHand = (faces: readonly number[]): Hand => {
  const { take, done } = handOf('--dice', faces);
  return { throws: (_step, dice) => take(dice), done };
};

/** The faces of the dice that people own: where they have no such die, others stand in for it (SAGA-GEN-014). */
export const kitHand = (faces: readonly number[]): Hand => {
  const { take, done } = handOf('--kit-dice', faces);
  const one = (step: string, die: Die): number => {
    const standIn = saga.character.standInFor(step, die);
    if (standIn === null) return take([die])[0] as number;
    let face: number | null = null;
    while (face === null) face = saga.character.faceMeant(standIn, take(standIn.dice));
    return face;
  };
  return { throws: (step, dice) => dice.map((die) => one(step, die)), done };
};
