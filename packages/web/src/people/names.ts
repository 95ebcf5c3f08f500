const TITLES: ReadonlySet<string> = new Set([
  'lady',
  'lord',
  'sir',
  'dame',
  'herr',
  'frau',
  'brother',
  'sister',
  'der',
  'die',
  'the',
]);

const firstName = (whole: string): string => whole.split(' ').find((word) => !TITLES.has(word.toLowerCase())) ?? whole;

/**
 * One of two ways to draw a head, with braids or with a beard. Nobody has said which it is, so it is guessed from the
 * name, always in the same way, and it means nothing.
 */
export const headKind = (name: string): 0 | 1 =>
  /^(lady|dame|frau|sister)\b/i.test(name) || /[ae]$/i.test(firstName(name)) ? 0 : 1;

/** A name short enough to stand on a board: the first that is no title, unless somebody else has the same. */
export const shortName = (name: string, all: readonly string[]): string => {
  const short = firstName(name);
  return all.filter((one) => firstName(one) === short).length > 1 ? name : short;
};
