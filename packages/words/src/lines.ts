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

/** Two blocks of lines beside each other, the first of a given width. */
export const beside = (left: readonly string[], right: readonly string[], width: number): readonly string[] =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${(left[i] ?? '').padEnd(width)}${right[i] ?? ''}`.trimEnd(),
  );
