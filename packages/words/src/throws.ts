import type { Throw } from '@warmoot/kernel';
import type { Words } from './catalogue/words.js';
import { opposingSum } from './tally.js';

/** What the dice came to and what they had to reach: "14, needed 16"; null where there is no such number. */
export const reckonedText = ({ throws: t }: Words, thrown: Throw, score: number | null): string | null => {
  const { reading } = thrown;
  if (score === null || thrown.guessed || reading.read !== 'together') return null;
  const { rows } = reading;
  const hits = reading.worth.worth === 'hit';
  const got = hits ? t.counted({ n: score }) : score;
  if (rows.rows === 'score') return null;
  if (rows.rows === 'bands') {
    const opposing = opposingSum(thrown);
    return opposing === null ? null : t.against({ got, target: opposing });
  }
  const { target } = rows;
  if (rows.rows === 'atLeast') return (hits ? t.atLeast : t.reached)({ got, target });
  return (hits ? t.hitsAtMost : t.atMost)({ got, target });
};

/** What the dice came to, where no event tells it: "14, needed 16: failure." */
export const cameTo = (words: Words, thrown: Throw, score: number | null, result: string): string => {
  const { throws: t } = words;
  const { reading } = thrown;
  if (score === null || reading.read !== 'together') return t.result({ result });
  const came = reckonedText(words, thrown, score);
  if (came !== null) return t.came({ came, result });
  const got = reading.worth.worth === 'hit' ? t.counted({ n: score }) : score;
  return reading.rows.rows === 'score' ? t.score({ got }) : t.band({ got, result });
};
