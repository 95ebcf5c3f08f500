import type { Throw } from '@warmoot/kernel';
import type { Words } from './catalogue/words.js';
import { opposingSum } from './tally.js';

/** What the dice came to: "14 against 16: failure." */
export const cameTo = ({ throws: t }: Words, thrown: Throw, score: number | null, result: string): string => {
  const { reading } = thrown;
  if (score === null || reading.read !== 'together') return t.result({ result });
  const { rows } = reading;
  const hits = reading.worth.worth === 'hit';
  const got = hits ? t.counted({ n: score }) : score;
  if (rows.rows === 'score') return t.score({ got });
  if (rows.rows === 'bands') {
    const opposing = opposingSum(thrown);
    return opposing === null ? t.band({ got, result }) : t.against({ got, target: opposing, result });
  }
  const { target } = rows;
  if (rows.rows === 'atLeast') return (hits ? t.atLeast : t.against)({ got, target, result });
  return (hits ? t.hitsAtMost : t.atMost)({ got, target, result });
};
