import type { DiceExpression } from '@warmoot/kernel';
import { diceText, en, KEPT_TOGETHER, PAGE, type Row, type Words, wrapped } from '@warmoot/words';
import type { Texts } from './texts/texts.js';

type Align = 'left' | 'right';

/** Lines of columns that stand under each other. */
export const columns = (rows: readonly (readonly string[])[], aligned: readonly Align[]): readonly string[] => {
  const widths = aligned.map((_, at) => rows.reduce((most, row) => Math.max(most, (row[at] ?? '').length), 0));
  return rows.map((row) =>
    aligned
      .map((align, at) => {
        const text = row[at] ?? '';
        const width = widths[at] as number;
        return align === 'right' ? text.padStart(width) : text.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
};

export const indented = (lines: readonly string[], by: number): readonly string[] =>
  lines.map((line) => (line === '' ? '' : `${' '.repeat(by)}${line}`));

/** What stands between things that are listed on one line, such as keys. */
const GAP = '   ';

/** Things that are listed on one line stay whole where it is broken. */
const heldTogether = (line: string): string =>
  line
    .split(GAP)
    .map((thing) => (thing.length < PAGE ? thing.replaceAll(' ', KEPT_TOGETHER) : thing))
    .join(` ${KEPT_TOGETHER.repeat(GAP.length - 1)}`);

/** A line as it fits on a page. What is too long goes on below, under its text where a number stands before it. */
export const fitted = (line: string): readonly string[] => {
  if (line.length <= PAGE) return [line];
  const [lead = '', number] = /^ *(\d+ {2})?/.exec(line) ?? [];
  if (number === undefined && line.trim().includes(GAP)) return wrapped(heldTogether(line));
  return wrapped(line, PAGE, number === undefined ? lead.length + 2 : lead.length);
};

/** A sum with its rules: what for, how much, by which rule. */
export const tallyLines = (rows: readonly Row[]): readonly string[] =>
  columns(
    rows.map(({ kind, label, amount, rule }) => [label, kind === 'sum' ? `= ${amount}` : amount, rule ?? '']),
    ['left', 'right', 'left'],
  );

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
const WIDEST = 32;

/** A bar for a share between 0 and 1; whatever is not nothing can be seen. */
export const bar = (share: number): string => {
  const eighths = share > 0 ? Math.max(1, Math.round(share * WIDEST * 8)) : 0;
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] as string);
};

/** A share in percent, with as many digits as tell it from nothing and from all. */
export const percent = (share: number, { decimal }: Words = en): string => {
  const shown = (share * 100).toFixed(2);
  if (share > 0 && shown === '0.00') return `<${decimal(0.01, 2)} %`;
  if (share < 1 && shown === '100.00') return `>${decimal(99.99, 2)} %`;
  return `${decimal(share * 100, 2)} %`;
};

/** What is added after dice: " + 4", " − 1", or nothing. */
export const plusText = (plus: number): string => {
  if (plus === 0) return '';
  return plus > 0 ? ` + ${plus}` : ` \u2212 ${-plus}`;
};

/** Dice as they were asked for: "4d6 − 2, the highest 3 kept". */
export const expressionText = (texts: Texts, { dice, plus, keep }: DiceExpression): string =>
  `${diceText(dice)}${plusText(plus)}${keep === null ? '' : `, ${texts.kept({ take: keep.take, count: keep.count })}`}`;
