import {
  type RuleId,
  reckon,
  resultsCounted,
  type Tally,
  type TallyLine,
  type Throw,
  type ThrowResult,
  type ThrowTally,
} from '@warmoot/kernel';
import type { AnySceneWords, Summed, Words } from './catalogue/words.js';
import { number, signed, spaced } from './plain.js';

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

/** What the opposing lines come to is called: a target, or the most that the dice may show. */
const targetName = (words: Words, thrown: Throw): string => {
  const { reading } = thrown;
  const all = reading.read === 'counted' ? reading.batches.map(({ rows }) => rows) : [reading.rows];
  return all.length > 0 && all.every(({ rows }) => rows === 'atMost') ? words.throws.most : words.throws.target;
};

/** Dice and what is added to them, then what they must reach. Without dice, two sums stand against each other. */
const addedRows = (words: Words, thrown: Throw, fallen: Faces | null, linesOf: Sides): readonly Row[] => {
  const { plus, against } = thrown.tally as ThrowTally;
  const { throws } = words;
  const rows =
    fallen === null || fallen.score === null || thrown.dice.length === 0
      ? [...linesOf(plus, 'bare'), ...(thrown.dice.length === 0 ? sumIf(plus, throws.total) : [])]
      : [
          diceRow(words, fallen.faces, number(fallen.score - total(plus))),
          ...linesOf(plus, 'signed'),
          sum(throws.total, fallen.score),
        ];
  return [...rows, ...linesOf(against, 'bare'), ...sumIf(against, targetName(words, thrown))];
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

/** How many dice there are, what each of them needs, and how many gave each result. */
const oneByOneRows = (words: Words, scene: string, thrown: Throw, fallen: Faces | null): readonly Row[] => {
  const { plus, against } = thrown.tally as ThrowTally;
  const own = words.scenes[scene];
  const sides = [
    ...lines(own, plus, 'bare'),
    ...sumIf(plus, words.throws.dice),
    ...lines(own, against, 'bare'),
    ...sumIf(against, targetName(words, thrown)),
  ];
  if (fallen === null) return sides;
  const counts = countsOf(words, scene, thrown, fallen.faces);
  return [...sides, diceRow(words, fallen.faces, ''), ...counts.map(({ label, count }) => sum(label, count))];
};

/** How many dice gave each result, in the order of the rows. */
export const countsOf = (
  words: Words,
  scene: string,
  thrown: Throw,
  faces: readonly number[],
): readonly { readonly label: string; readonly count: number }[] => {
  const read = reckon(thrown, faces).result;
  const results = Array.isArray(read) ? (read as readonly (string | number)[]) : [read as string | number];
  if (thrown.reading.read === 'counted') {
    const named = resultsCounted(thrown);
    return named.map((result, at) => ({
      label: resultText(words, scene, result),
      count: results[at] as number,
    }));
  }
  return [...new Set(results)].map((result) => ({
    label: resultText(words, scene, result),
    count: results.filter((one) => one === result).length,
  }));
};

/** The sum behind a throw, line by line; with the dice once they have fallen. A throw without a tally has none. */
export const throwRows = (words: Words, scene: string, thrown: Throw, fallen: Faces | null): readonly Row[] => {
  if (thrown.tally === null || thrown.guessed) return [];
  const { reading } = thrown;
  if (reading.read !== 'together') return oneByOneRows(words, scene, thrown, fallen);
  const own = words.scenes[scene];
  const counts = reading.worth.worth === 'hit';
  return (counts ? countedRows : addedRows)(words, thrown, fallen, (tally, first) => lines(own, tally, first));
};

/** A sum that no dice belong to, line by line, and what it comes to under its name. */
export const summedRows = (words: Words, scene: string, { label, tally }: Summed): readonly Row[] => [
  ...lines(words.scenes[scene], tally, 'bare'),
  sum(label, total(tally)),
];

/** A result of a throw in words. */
export const resultText = (words: Words, scene: string, result: ThrowResult): string => {
  if (typeof result === 'number') return number(result);
  if (typeof result !== 'string') return result.map((one) => resultText(words, scene, one)).join(', ');
  if (result === 'success') return words.throws.success;
  if (result === 'failure') return words.throws.failure;
  return words.scenes[scene]?.results[result] ?? spaced(result);
};

/** A result as it stands after "the chance of". */
export const chanceName = (
  words: Words,
  scene: string,
  { step, throw: thrown }: { readonly step: string; readonly throw: Throw },
  result: ThrowResult,
): string => {
  const verdict = words.scenes[scene]?.verdicts[step];
  return result === 'success' && verdict !== undefined ? verdict.chance : throwResultText(words, scene, thrown, result);
};

/** What a throw came to in words: of counted dice, how many gave each result. */
export const throwResultText = (words: Words, scene: string, thrown: Throw, result: ThrowResult): string => {
  if (thrown.reading.read !== 'counted' || typeof result === 'string' || typeof result === 'number')
    return resultText(words, scene, result);
  const named = resultsCounted(thrown);
  return result
    .flatMap((count, at) =>
      count === 0 ? [] : [`${count}\u00a0×\u00a0${resultText(words, scene, named[at] as string | number)}`],
    )
    .join(', ');
};

/** Whether a throw came to something good for who threw; of dice that count one by one, any of them. */
export const isGood = (words: Words, scene: string, thrown: Throw, result: ThrowResult): boolean => {
  const weak = words.scenes[scene]?.weak ?? {};
  const isWeak = (one: string | number): boolean => one === 'failure' || Object.hasOwn(weak, one);
  if (typeof result === 'string' || typeof result === 'number') return !isWeak(result);
  if (thrown.reading.read !== 'counted') return result.some((one) => !isWeak(one));
  return resultsCounted(thrown).some((one, at) => !isWeak(one) && (result[at] as number) > 0);
};

/** What a throw came to in a word: strong or weak, won or lost, where its scene has such words for what was thrown for. */
export const verdictText = (
  words: Words,
  scene: string,
  { step, throw: thrown }: { readonly step: string; readonly throw: Throw },
  result: ThrowResult,
): string => {
  const verdict = words.scenes[scene]?.verdicts[step];
  return verdict !== undefined && (result === 'success' || result === 'failure')
    ? verdict[result]
    : throwResultText(words, scene, thrown, result);
};

/** What the opposing lines of a throw come to; null where there are none. */
export const opposingSum = ({ tally }: Pick<Throw, 'tally'>): number | null =>
  tally === null || tally.against.length === 0 ? null : total(tally.against);
