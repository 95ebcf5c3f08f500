import type { RuleId, Tally, TallyLine, Throw, ThrowResult, ThrowTally } from '@warmoot/kernel';
import { number, signed, spaced } from './plain.js';
import type { AnySceneWords, Words } from './words.js';

/** A line of a sum as people read it: what for, how much, by which rule. A sum itself has no rule. */
export interface Row {
  readonly kind: 'line' | 'sum';
  readonly label: string;
  readonly amount: string;
  readonly rule: RuleId | null;
}

/** Dice as they lie; the score is null where every die counts by itself. */
export interface Faces {
  readonly faces: readonly number[];
  readonly score: number | null;
}

const total = (tally: Tally): number => tally.reduce((sum, { by }) => sum + by, 0);

const labelOf = (scene: AnySceneWords | undefined, { what, note }: TallyLine): string => {
  const word = scene?.tally[what] ?? spaced(what);
  return note === undefined ? word : `${word} (${note})`;
};

const sum = (label: string, amount: number): Row => ({ kind: 'sum', label, amount: number(amount), rule: null });

const lines = (scene: AnySceneWords | undefined, tally: Tally, first: 'signed' | 'bare'): readonly Row[] =>
  tally.map((line, i) => ({
    kind: 'line',
    label: labelOf(scene, line),
    amount: i === 0 && first === 'bare' ? number(line.by) : signed(line.by),
    rule: line.why,
  }));

const sumIf = (tally: Tally, label: string): readonly Row[] => (tally.length > 1 ? [sum(label, total(tally))] : []);

const diceRow = (words: Words, faces: readonly number[], amount: string): Row => ({
  kind: 'line',
  label: `${words.throws.dice} (${faces.map(number).join(', ')})`,
  amount,
  rule: null,
});

type Sides = (tally: Tally, first: 'signed' | 'bare') => readonly Row[];

/** Dice and what is added to them, then what they must reach. */
const addedRows = (words: Words, thrown: Throw, fallen: Faces | null, linesOf: Sides): readonly Row[] => {
  const { plus, against } = thrown.tally as ThrowTally;
  const { throws } = words;
  const rows =
    fallen === null || fallen.score === null
      ? linesOf(plus, 'bare')
      : [
          diceRow(words, fallen.faces, number(fallen.score - thrown.reading.plus)),
          ...linesOf(plus, 'signed'),
          sum(throws.total, fallen.score),
        ];
  return [...rows, ...linesOf(against, 'bare'), ...sumIf(against, throws.target)];
};

/** Two sides that say how many dice there are, then what the dice count. */
const countedRows = (words: Words, thrown: Throw, fallen: Faces | null, linesOf: Sides): readonly Row[] => {
  const { plus, against } = thrown.tally as ThrowTally;
  const { throws } = words;
  const sides = [
    ...linesOf(plus, 'bare'),
    ...sumIf(plus, throws.rating),
    ...linesOf(against, 'bare'),
    ...sumIf(against, throws.opposing),
  ];
  if (fallen === null || fallen.score === null) return sides;
  return [...sides, diceRow(words, fallen.faces, ''), sum(throws.hits, fallen.score)];
};

/** The sum behind a throw, line by line; with the dice once they have fallen. A throw without a tally has none. */
export const throwRows = (words: Words, scene: string, thrown: Throw, fallen: Faces | null): readonly Row[] => {
  if (thrown.tally === null) return [];
  const { reading } = thrown;
  const own = words.scenes[scene];
  const counts = reading.read === 'together' && reading.worth.worth === 'hit';
  return (counts ? countedRows : addedRows)(words, thrown, fallen, (tally, first) => lines(own, tally, first));
};

/** A result of a throw in words. */
export const resultText = (words: Words, scene: string, result: ThrowResult): string => {
  if (typeof result === 'number') return number(result);
  if (typeof result !== 'string') return result.map((one) => resultText(words, scene, one)).join(', ');
  if (result === 'success') return words.throws.success;
  if (result === 'failure') return words.throws.failure;
  return words.scenes[scene]?.results[result] ?? spaced(result);
};
