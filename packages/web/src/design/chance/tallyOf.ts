import { type Chance, chanceThat, type Tally, type TallyLine, type Throw } from '@warmoot/kernel';
import { type Faces, opposingSum, type Row, throwRows, type Words } from '@warmoot/words';
import { capital } from '../../words/text.js';
import { type CountRow, countRows, type ResultRow, resultRows } from './results.js';
import { type Asks, asksOf, needOf } from './zones.js';

/** One side of a sum: labelled lines and what they come to. */
export interface TallySide {
  readonly name: string | null;
  readonly lines: readonly Row[];
  /** What the lines come to, before the dice. */
  readonly sum: number;
  /** What every throw of the kind must reach, whoever opposes it: it stands apart, below the sum. */
  readonly base: Row | null;
}

/** A number with everything behind it. */
export interface TallyData {
  readonly thrown: Throw;
  readonly fallen: Faces | null;
  readonly asks: Asks;
  readonly plus: TallySide;
  readonly against: TallySide;
  /** What the dice came to by themselves. */
  readonly dice: number | null;
  readonly total: number | null;
  /** What the total is read against: to be reached, not to be passed, or what the other side comes to. */
  readonly toReach: number | null;
  /** What the dice alone must show. */
  readonly need: number | null;
  /** The chance of success, where that is what is asked. */
  readonly chance: Chance | null;
  /** What a total in bands may come to. */
  readonly results: readonly ResultRow[];
  /** What dice that count one by one may come to. */
  readonly counts: readonly CountRow[];
}

const isBase = ({ what }: TallyLine): boolean => what === 'base';

const totalOf = (lines: readonly { readonly by: number }[]): number => lines.reduce((sum, { by }) => sum + by, 0);

/** Sets a throw out in two columns. The labels are those of the account, so that a number has one name everywhere. */
export const tallyOf = (
  words: Words,
  scene: string,
  thrown: Throw,
  fallen: Faces | null,
  names: { readonly plus?: string; readonly against?: string } = {},
): TallyData => {
  const { plus = [], against = [] } = thrown.tally ?? {};
  const { reading } = thrown;
  const linesOf = (lines: Tally): readonly Row[] =>
    throwRows(words, scene, { ...thrown, tally: { plus: [], against: lines } }, null)
      .filter(({ kind }) => kind === 'line')
      .map((row) => ({ ...row, label: capital(row.label), amount: row.amount === '+0' ? '0' : row.amount }));
  const sideOf = (tally: Tally, name: string | undefined): TallySide => {
    const own = tally.filter((line) => !isBase(line));
    return {
      name: name ?? null,
      lines: linesOf(own),
      sum: totalOf(own),
      base: linesOf(tally.filter(isBase))[0] ?? null,
    };
  };
  const asks = asksOf(thrown);
  const target =
    reading.read === 'together' && (reading.rows.rows === 'atLeast' || reading.rows.rows === 'atMost')
      ? reading.rows.target
      : null;
  // Without dice the sum is there from the start.
  const score = asks === 'compared' && reading.read === 'together' ? reading.plus : (fallen?.score ?? null);
  return {
    thrown,
    fallen,
    plus: sideOf(plus, names.plus),
    against: sideOf(against, names.against),
    asks,
    dice: score === null || reading.read !== 'together' ? null : score - reading.plus,
    total: score,
    toReach: target ?? opposingSum(thrown),
    need: needOf(thrown),
    chance: target === null || asks === 'compared' ? null : chanceThat(thrown, 'success'),
    results: asks === 'bands' || asks === 'compared' ? resultRows(words, scene, thrown, score) : [],
    counts: asks === 'oneByOne' ? countRows(words, scene, thrown, fallen?.faces ?? null) : [],
  };
};
