/** On which page of a PDF each heading stands, as its outline says. */
export const pagesOf = (pdf: Buffer): ReadonlyMap<string, number> => {
  const text = pdf.toString('latin1');
  const pages = [...text.matchAll(/(\d+) 0 obj\s*<<[^>]*?\/Type\s*\/Page\b(?!s)/g)].map(([, id]) => id);
  const marks = [...text.matchAll(/<<([^<>]*\/Title\s*\(([^)]*)\)[^<>]*)>>/g)];
  return new Map(
    marks.map(([, mark = '', title = '']) => {
      const [, id = ''] = /\[(\d+) 0 R\s*\/XYZ/.exec(mark) ?? [];
      return [title, pages.indexOf(id) + 1] as const;
    }),
  );
};
