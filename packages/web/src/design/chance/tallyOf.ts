import { type Chance, chanceThat, type Tally, type TallyLine, type Throw } from '@warmoot/kernel';
import { type Faces, type Row, throwRows, type Words } from '@warmoot/words';
import { capital } from '../../words/text.js';
import { needOf } from './Bell.js';

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
  readonly plus: TallySide;
  readonly against: TallySide;
  /** What the dice came to by themselves. */
  readonly dice: number | null;
  readonly total: number | null;
  readonly toReach: number | null;
  /** What the dice alone must show. */
  readonly need: number | null;
  readonly chance: Chance | null;
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
  const reaches = reading.read === 'together' && reading.rows.rows === 'atLeast';
  const score = fallen?.score ?? null;
  return {
    thrown,
    fallen,
    plus: sideOf(plus, names.plus),
    against: sideOf(against, names.against),
    dice: score === null ? null : score - reading.plus,
    total: score,
    toReach: reaches ? reading.rows.target : null,
    need: needOf(thrown),
    chance: reaches ? chanceThat(thrown, 'success') : null,
  };
};
