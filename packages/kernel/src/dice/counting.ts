import { keptForThing } from '../kept.js';
import { type Die, facesOf, type Keep } from './die.js';
import { type Batch, type Rows, rowOf, type Throw } from './reading.js';

/** The results that rows name, in their order; none where the score itself is the result. */
export const resultsNamed = (rows: Rows): readonly (string | number)[] => {
  switch (rows.rows) {
    case 'atLeast':
    case 'atMost':
      return ['success', 'failure'];
    case 'bands':
      return [...new Set(rows.bands.map((band) => band.result))];
    case 'score':
      return [];
  }
};

/** Each batch with the dice it takes. */
export const batchesOf = ({
  dice,
  reading,
}: Throw): readonly { readonly batch: Batch; readonly dice: readonly Die[] }[] => {
  if (reading.read !== 'counted') return [];
  let from = 0;
  return reading.batches.map((batch) => {
    const taken = dice.slice(from, from + batch.count);
    from += batch.count;
    return { batch, dice: taken };
  });
};

/** What the counts of a counted throw are counts of, in order: the named results first, then scores upwards. */
export const resultsCounted = keptForThing(
  'a row that falls is read by them, and so is what came of it',
  (thrown: Throw): readonly (string | number)[] => {
    const batches = batchesOf(thrown);
    const named = batches.flatMap(({ batch }) => resultsNamed(batch.rows));
    const shown = batches.flatMap(({ batch, dice }) =>
      [...new Set(dice)].flatMap((die) => facesOf(die).map((face) => rowOf(batch.rows, face + batch.plus))),
    );
    const scores = shown.filter((result) => typeof result === 'number').sort((a, b) => a - b);
    return [...new Set([...named, ...scores, ...shown])];
  },
);

/** The dice of a throw that are thrown once more when it shows these faces. */
const thrownAgain = (thrown: Throw, faces: readonly number[]): readonly Die[] => {
  let at = 0;
  return batchesOf(thrown).flatMap(({ batch, dice }) =>
    dice.filter(() => {
      const face = faces[at++];
      return face !== undefined && batch.again.includes(face);
    }),
  );
};

const hasAgain = ({ reading }: Throw): boolean =>
  reading.read === 'counted' && reading.batches.some(({ again }) => again.length > 0);

/** The dice behind these faces: those of the throw, and after them those that were thrown once more. */
export const diceBehind = (thrown: Throw, faces: readonly number[]): readonly Die[] =>
  hasAgain(thrown) && faces.length >= thrown.dice.length
    ? [...thrown.dice, ...thrownAgain(thrown, faces)]
    : thrown.dice;

/** The face that counts of each die: the second one where it was thrown once more. */
const facesThatCount = (thrown: Throw, faces: readonly number[]): readonly number[] => {
  if (!hasAgain(thrown)) return faces;
  let second = thrown.dice.length;
  let at = 0;
  return batchesOf(thrown).flatMap(({ batch, dice }) =>
    dice.map(() => {
      const face = faces[at++] as number;
      return batch.again.includes(face) ? (faces[second++] as number) : face;
    }),
  );
};

/** For each face whether it counts: not that of a die left out of a pool, nor the first one of a die thrown again. */
export const countingFaces = (thrown: Throw, faces: readonly number[]): readonly boolean[] => {
  const { reading } = thrown;
  if (reading.read === 'together' && reading.keep !== null) {
    const kept = new Set(keptDice(reading.keep, faces));
    return faces.map((_, die) => kept.has(die));
  }
  if (!hasAgain(thrown)) return faces.map(() => true);
  const second = batchesOf(thrown).flatMap(({ batch, dice }) => dice.map(() => batch.again));
  return faces.map((face, die) => !(second[die]?.includes(face) ?? false));
};

/** Which dice of a pool are kept, the best first. Of equal faces it does not matter which: of low ones the first, of high ones the last. */
export const keptDice = ({ take, count }: Keep, faces: readonly number[]): readonly number[] => {
  const kept: number[] = [];
  for (let die = 0; die < faces.length; die++) {
    const face = faces[die] as number;
    let at = kept.length;
    for (; at > 0; at--) {
      const other = faces[kept[at - 1] as number] as number;
      if (take === 'lowest' ? other <= face : other > face) break;
    }
    if (at === count) continue;
    if (kept.length < count) kept.push(die);
    for (let behind = kept.length - 1; behind > at; behind--) kept[behind] = kept[behind - 1] as number;
    kept[at] = die;
  }
  return kept;
};

/** How many dice gave each result. */
export const countsIn = (thrown: Throw, batches: readonly Batch[], faces: readonly number[]): readonly number[] => {
  const results = resultsCounted(thrown);
  const counts = results.map(() => 0);
  const shown = facesThatCount(thrown, faces);
  let die = 0;
  for (const { count, plus, rows } of batches) {
    for (let n = 0; n < count; n++) {
      const at = results.indexOf(rowOf(rows, (shown[die++] as number) + plus));
      counts[at] = (counts[at] as number) + 1;
    }
  }
  return counts;
};
