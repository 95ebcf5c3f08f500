import { type Die, dieName, isFaceOf } from '@warmoot/kernel';

/** Dice typed in one line: the faces, or what is wrong with them. */
export type TypedLine =
  | { readonly ok: true; readonly faces: readonly number[] }
  | { readonly ok: false; readonly wrong: 'few' | 'many'; readonly by: number }
  | { readonly ok: false; readonly wrong: 'face'; readonly face: string; readonly die: string };

/** "4 5 1", "4,5,1", or "451" where all dice have faces of one digit, as single faces. */
const partsOf = (dice: readonly Die[], text: string): readonly string[] => {
  const parts = text.split(/[\s,;+]+/).filter((part) => part !== '');
  const [first = ''] = parts;
  const run = parts.length === 1 && dice.length > 1 && first.length === dice.length && /^\d+$/.test(first);
  return run ? [...first] : parts;
};

/** The numbers typed so far, whatever they are worth. */
export const facesTyped = (dice: readonly Die[], text: string): readonly number[] => partsOf(dice, text).map(Number);

/** Reads a line of faces. */
export const readDiceLine = (dice: readonly Die[], text: string): TypedLine => {
  const typed = partsOf(dice, text);
  for (const [i, die] of dice.entries()) {
    const face = typed[i];
    if (face !== undefined && !(/^\d+$/.test(face) && isFaceOf(die, Number(face))))
      return { ok: false, wrong: 'face', face, die: dieName(die) };
  }
  if (typed.length < dice.length) return { ok: false, wrong: 'few', by: dice.length - typed.length };
  if (typed.length > dice.length) return { ok: false, wrong: 'many', by: typed.length - dice.length };
  return { ok: true, faces: typed.map(Number) };
};
