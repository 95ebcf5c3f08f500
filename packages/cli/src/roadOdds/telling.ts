import { approx, type Chance, chanceThat, exact, type Throw } from '@warmoot/kernel';
import { namedThrow, throwRows, type Words } from '@warmoot/words';
import { indented, tallyLines } from '../layout.js';
import type { Teller } from '../speech.js';
import type { Texts } from '../texts/texts.js';

const LONGEST_FRACTION = 40;
/** As many digits as the rules print. */
const DIGITS = 6;

/** A chance as people read it; a fraction that nobody would is left to --json. */
export const fractionText = (texts: Texts, chance: Chance): string => {
  const text = exact(chance);
  return text.length > LONGEST_FRACTION ? texts.tooLong : text;
};

export const decimalText = (words: Words, share: number): string => words.decimal(share, DIGITS);

/** The fraction and the decimal, for two columns of a table. */
export const chanceCells = ({ words, texts }: Teller, chance: Chance): readonly [string, string] => [
  fractionText(texts, chance),
  decimalText(words, approx(chance)),
];

/** `53/128 = 0.414063`. */
export const chanceSaid = (io: Teller, chance: Chance): string => chanceCells(io, chance).join(' = ');

const SCENE = 'saga/march';

/** A throw with its sum, rule by rule, and its chance. */
export const throwSaid = (io: Teller, title: string, thrown: Throw): readonly string[] => {
  const { words } = io;
  const named = namedThrow(words.scenes[SCENE]?.units?.({} as never) ?? [], thrown);
  return [
    `${title}: ${chanceSaid(io, chanceThat(thrown, 'success'))}`,
    ...indented(tallyLines(throwRows(words, SCENE, named, null)), 2),
  ];
};
