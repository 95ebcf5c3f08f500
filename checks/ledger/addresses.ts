import { type HouseFile, isTesting } from '../house.js';
import { familyOf, idsNamedIn } from './ids.js';

/** Where the rules are carried out: the production code of kernel and rules. */
const CARRIES = /^packages\/(kernel|rules)\/src\/.*\.ts$/;

/** Half an id, as in «SAGA-CAL-001, -002»: a search for the whole one does not find it. */
const SHORTHAND = /\d{3}(?:,| and| to| or|;|\/)\s*-\d{3}\b/;

/** A line of production code that names a rule. */
export interface Address {
  readonly id: string;
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** The production files in which a rule may have its address. */
export const carriers = (files: readonly HouseFile[]): readonly HouseFile[] =>
  files.filter(({ path }) => CARRIES.test(path) && !isTesting(path));

/** Every line of these files that names a rule by its whole id. */
export const addressesIn = (files: readonly HouseFile[]): readonly Address[] =>
  files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) => idsNamedIn(line).map((id) => ({ id, path, line: at + 1, text: line.trim() }))),
  );

/** Built rules that no line of these files names, and lines that name a rule by half of its id. */
export const addressFaults = (
  ids: readonly string[],
  unbuilt: readonly string[],
  files: readonly HouseFile[],
): readonly string[] => {
  const named = new Set(addressesIn(files).map(({ id }) => id));
  const built = ids.filter((id) => !unbuilt.includes(familyOf(id)));
  const halves = files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (SHORTHAND.test(line) ? [`${path}:${at + 1} names a rule by half`] : [])),
  );
  return [...built.filter((id) => !named.has(id)).map((id) => `${id} has no address in production code`), ...halves];
};
