import { isSameName, placeNameShape, unitNameShape } from '../../war/names/names.js';

const ROMAN = ['', '', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** The words of somebody's name, a number behind it in letters. */
const wordsOf = (name: string): readonly string[] =>
  name
    .split(/[\s,.()"]+/)
    .map((word) => (/^\d+$/.test(word) ? (ROMAN[Number(word)] ?? '') : word))
    .filter((word) => word !== '' && unitNameShape.parse(`${word}x`, '').ok);

/** A figure's name is one word or two: of a longer one the last two words, the last, or the first. */
const shortNames = (name: string): readonly string[] => {
  const words = wordsOf(name);
  const some = [words.slice(-2).join(' '), words.slice(0, 2).join(' '), words.at(-1) ?? '', words[0] ?? ''];
  return [words.join(' '), ...some].filter((one) => unitNameShape.parse(one, '').ok);
};

/** What people are called as figures, each once; null where a name has nothing that a figure could be called by. */
export const figureNamesFor = (called: readonly string[]): readonly (string | null)[] => {
  const taken: string[] = [];
  return called.map((name) => {
    const found = shortNames(name).find((one) => !taken.some((other) => isSameName(one, other))) ?? null;
    if (found !== null) taken.push(found);
    return found;
  });
};

/** A band goes by one word of its people's names, the last of the first first; else by a colour. */
const bandNameFor = (people: readonly string[], usual: string, taken: readonly string[]): string =>
  people
    .flatMap((name) => [...wordsOf(name)].reverse())
    .find((word) => placeNameShape.parse(word, '').ok && !taken.some((other) => isSameName(word, other))) ?? usual;

export const bandNamesFor = (a: readonly string[], b: readonly string[]): readonly [string, string] => {
  const first = bandNameFor(a, 'Red', []);
  return [first, bandNameFor(b, 'Blue', [first])];
};
