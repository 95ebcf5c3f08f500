import { innermost, type SeatId, type Throw, type ThrowResult } from '@warmoot/kernel';
import { isGood, namedThrow, notedIn, type Passage, thrownForText, verdictText, type Words } from '@warmoot/words';
import { type TallyData, tallyOf } from '../../../design/chance/tallyOf.js';
import { isThrow } from './turns.js';

/** A throw that fell, with everything it says of itself. */
export interface Thrown {
  readonly throw: Throw;
  /** What is thrown with the names people give to what takes part. */
  readonly named: (words: Words) => Throw;
  readonly scene: string;
  /** What is thrown for: its step, and in words where there are some. */
  readonly step: string;
  readonly told: (words: Words) => string | null;
  readonly by: SeatId | null;
  readonly faces: readonly number[];
  readonly score: number | null;
  readonly result: ThrowResult;
  /** Typed in from a real table. */
  readonly typed: boolean;
}

/** The dice of an entry; null where none fell that one may see. */
export const thrownIn = (passage: Passage): Thrown | null => {
  const { entry, before } = passage;
  const { input, thrown } = entry;
  if (!isThrow(passage) || input.input !== 'dice' || before?.awaits.need !== 'dice' || thrown === null) return null;
  const place = innermost(before);
  const { throw: bare } = before.awaits;
  return {
    throw: bare,
    named: (words) => namedThrow(notedIn(words, place), bare),
    scene: place.rules.scene,
    step: before.awaits.step,
    told: (words) => thrownForText(words, before),
    by: before.awaits.by,
    faces: input.faces,
    score: thrown.score,
    result: thrown.result,
    typed: input.from === 'table',
  };
};

/** The throws just before one that were made for the same, with nothing to reach but each other: a contest. */
export const rivalsOf = (passages: readonly Passage[], at: number): readonly Thrown[] => {
  const rivals: Thrown[] = [];
  const mine = passages[at] === undefined ? null : thrownIn(passages[at]);
  if (mine === null || !isOpenSum(mine)) return rivals;
  for (const passage of passages.slice(0, at).toReversed()) {
    const other = thrownIn(passage);
    if (other === null || other.step !== mine.step || !isOpenSum(other)) break;
    rivals.unshift(other);
  }
  return rivals;
};

/** Whether a throw of ratings comes to a number and to nothing else. */
const isOpenSum = ({ throw: { reading, tally } }: Thrown): boolean =>
  reading.read === 'together' && reading.rows.rows === 'score' && tally !== null;

/** The sum behind a throw; null where there is none to open. */
export const tallyIn = (words: Words, { throw: thrown, named, scene, faces, score }: Thrown): TallyData | null =>
  thrown.tally === null || thrown.guessed ? null : tallyOf(words, scene, named(words), { faces, score });

/** Whether a result is more than the number that the sum has said already. */
const isWorded = ({ reading }: Throw): boolean => reading.read === 'counted' || reading.rows.rows !== 'score';

/** What the throw came to, in a word, and whether that is what was wanted; no word where the number is all there is. */
export const verdictOf = (
  words: Words,
  { scene, result, ...thrown }: Thrown,
): { readonly word: string | null; readonly isGood: boolean } => ({
  word: isWorded(thrown.throw) ? verdictText(words, scene, thrown, result) : null,
  isGood: isGood(words, scene, thrown.throw, result),
});
