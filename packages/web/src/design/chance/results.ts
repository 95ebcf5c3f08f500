import { approx, type Chance, eachDie, howMany, oddsOf, resultsCounted, type Throw } from '@warmoot/kernel';
import { countsOf, number, resultText, type Words } from '@warmoot/words';
import { capital } from '../../words/text.js';
import { zonesOf } from './zones.js';

/** One result of a throw that has several: which totals come to it, and how likely. */
export interface ResultRow {
  readonly label: string;
  /** The totals that come to it. */
  readonly totals: string;
  readonly chance: Chance;
  /** Whether it is what came. */
  readonly came: boolean;
}

/** One result of dice that count one by one: how likely for one of them, and for how many of them. */
export interface CountRow {
  readonly label: string;
  /** For one die; null where not all dice of the throw are read alike. */
  readonly each: Chance | null;
  /** The share of no die, of one, of two, and so on. */
  readonly shares: readonly number[];
  readonly average: number;
  readonly came: number | null;
}

const totalsText = (from: number, to: number): string =>
  from === to ? number(from) : `${number(from)}\u2013${number(to)}`;

/** The results of a throw whose total is read in bands, the lowest total first. */
export const resultRows = (words: Words, scene: string, thrown: Throw, total: number | null): readonly ResultRow[] => {
  const odds = oddsOf(thrown);
  const zones = zonesOf(thrown);
  return [...new Set(zones.map(({ result }) => result))].map((result) => {
    const own = zones.filter((zone) => zone.result === result);
    return {
      label: capital(resultText(words, scene, result)),
      totals: own.map(({ from, to }) => totalsText(from, to)).join(', '),
      chance: odds.find((one) => one.result === result)?.chance as Chance,
      came: total !== null && own.some(({ from, to }) => total >= from && total <= to),
    };
  });
};

/** Dice read die by die, as if only counts mattered. */
const countedForm = (thrown: Throw): Throw => {
  const { dice, reading } = thrown;
  if (reading.read !== 'each') return thrown;
  const { plus, rows } = reading;
  return { ...thrown, reading: { read: 'counted', batches: [{ count: dice.length, plus, rows, again: [] }] } };
};

/** The results of dice that count one by one, in the order of the rows they are read in. */
export const countRows = (
  words: Words,
  scene: string,
  thrown: Throw,
  faces: readonly number[] | null,
): readonly CountRow[] => {
  const counted = countedForm(thrown);
  const batches = counted.reading.read === 'counted' ? counted.reading.batches.length : 0;
  const alike = batches === 1 && new Set(counted.dice.map(({ sides, low }) => `${sides} ${low}`)).size === 1;
  const one = alike ? eachDie(counted) : [];
  const came = faces === null ? null : countsOf(words, scene, counted, faces);
  return resultsCounted(counted).map((result, at) => {
    const many = howMany(counted, result);
    return {
      label: capital(resultText(words, scene, result)),
      each: one.find((prospect) => prospect.result === result)?.chance ?? null,
      shares: Array.from({ length: counted.dice.length + 1 }, (_, count) => approxOf(many, count)),
      average: many.reduce((sum, { result: count, chance }) => sum + count * approx(chance), 0),
      came: came?.[at]?.count ?? null,
    };
  });
};

const approxOf = (many: ReturnType<typeof howMany>, count: number): number => {
  const found = many.find(({ result }) => result === count);
  return found === undefined ? 0 : approx(found.chance);
};
