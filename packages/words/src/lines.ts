/** The width that text is laid out for. */
export const PAGE = 80;

/** A space at which no line is broken. */
export const KEPT_TOGETHER = '\u00a0';

/** Breaks a sentence into lines; those after the first are indented. */
export const wrapped = (text: string, width: number = PAGE, indent = 0): readonly string[] => {
  const lines: string[] = [];
  const [lead = ''] = /^ */.exec(text) ?? [];
  let line = '';
  for (const word of text.trimStart().split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = `${' '.repeat(indent)}${word}`;
    } else line = line === '' ? `${lead}${word}` : `${line} ${word}`;
  }
  return [...lines, line].map((one) => one.replaceAll(KEPT_TOGETHER, ' '));
};

/** Blocks of lines beside each other, each of a given width. */
export const beside = (blocks: readonly (readonly string[])[], widths: readonly number[]): readonly string[] =>
  Array.from({ length: Math.max(...blocks.map((block) => block.length)) }, (_, line) =>
    blocks
      .map((block, at) => (block[line] ?? '').padEnd(widths[at] ?? 0))
      .join('')
      .trimEnd(),
  );

/** The width of the widest of some lines. */
export const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** Rows in columns two spaces apart: what they are called on the left, numbers on the right. */
export const aligned = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, at) => widest(rows.map((row) => row[at] ?? '')));
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] as number) : cell.padStart(widths[at] as number)))
      .join('  ')
      .trimEnd(),
  );
};
