import { countingFaces } from '@warmoot/kernel';
import { countsOf, number, type Words } from '@warmoot/words';
import { type TallyData, type TallySide, tallyOf } from '../../../design/chance/tallyOf.js';
import { capital } from '../../../words/text.js';
import type { Thrown } from './thrown.js';

/** A number of a sum and what it is: without words of its own it is called by what it does there. */
export interface Part {
  readonly of: number;
  readonly label: string | null;
}

/** What a throw is read against: to be reached, not to be passed, or simply what the other side came to. */
export interface Against extends Part {
  readonly asks: 'atLeast' | 'atMost' | 'other';
}

/**
 * How a throw is summed up on the stage. Dice that are added: the dice, what is added, the total. Dice that hit: how many
 * did. Dice that count one by one: how many came to each result. No dice at all: two sums against each other.
 */
export type Reckoned =
  | {
      readonly by: 'sum';
      readonly dice: number | null;
      readonly added: Part | null;
      readonly total: number;
      readonly against: Against | null;
    }
  | { readonly by: 'hits'; readonly total: number; readonly against: Against | null }
  | { readonly by: 'counts'; readonly counts: readonly Part[] }
  | { readonly by: 'compared'; readonly mine: Part; readonly against: Against | null };

/** What a line is for, without whose it is: both stand on the stage already. */
const bare = (label: string): string => label.replace(/ \([^()]*\)$/, '');

/** What a side of a sum is made of, in a few words; nothing where it takes too many. A scene may have one word for it. */
const sideText = ({ lines, base, sum }: TallySide, rating: string | undefined): string | null => {
  const parts = [
    ...(base === null ? [] : [base.amount]),
    ...(rating === undefined || lines.length === 0
      ? lines.map(({ label, amount }) => `${bare(label)} ${amount.replace('+', '')}`)
      : [`${rating} ${number(sum)}`]),
  ];
  return parts.length === 0 || parts.length > 2 ? null : parts.join(', ');
};

const againstOf = ({ toReach, asks, against }: TallyData, rating: string | undefined): Against | null => {
  if (toReach === null) return null;
  return {
    of: toReach,
    label: sideText(against, rating),
    asks: asks === 'atLeast' || asks === 'atMost' ? asks : 'other',
  };
};

/** The sum of a throw that has fallen; null where its numbers are nobody's to see, or where there is nothing to sum. */
export const reckonedOf = (words: Words, { throw: thrown, named, scene, faces, score }: Thrown): Reckoned | null => {
  if (thrown.guessed) return null;
  const of = tallyOf(words, scene, named(words), { faces, score });
  const { plus, total, dice } = of;
  if (of.asks === 'oneByOne') {
    // Dice that nothing is asked of are read as they lie.
    if (thrown.reading.read === 'each' && thrown.reading.rows.rows === 'score') return null;
    const counts = countsOf(words, scene, thrown, faces).map(({ label, count }) => ({
      of: count,
      label: capital(label),
    }));
    return { by: 'counts', counts };
  }
  if (total === null || dice === null) return null;
  const rating = words.scenes[scene]?.rating;
  const against = againstOf(of, rating);
  if (of.asks === 'compared') return { by: 'compared', mine: { of: total, label: sideText(plus, rating) }, against };
  if (thrown.reading.read === 'together' && thrown.reading.worth.worth === 'hit') return { by: 'hits', total, against };
  // A single die that lies there is its own sum.
  if (plus.lines.length === 0)
    return thrown.dice.length === 1 && against === null ? null : { by: 'sum', dice: null, added: null, total, against };
  const [only, ...more] = plus.lines;
  const label = rating ?? (more.length === 0 && only !== undefined ? bare(only.label) : null);
  return { by: 'sum', dice, added: { of: plus.sum, label }, total, against };
};

/** Which faces count, once that is told: not those left out of a pool, thrown once more, or without a hit. */
export const countingOf = ({ throw: thrown, faces }: Thrown): readonly boolean[] => {
  const { reading } = thrown;
  const counting = countingFaces(thrown, faces);
  if (reading.read !== 'together' || reading.worth.worth !== 'hit') return counting;
  const { from } = reading.worth;
  return counting.map((counts, die) => counts && (faces[die] as number) >= (from[die] as number));
};
