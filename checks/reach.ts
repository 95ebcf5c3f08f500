const IS_TEST = /\.test\.tsx?$/;
const IS_SOURCE = /\.tsx?$/;
/** What all tests depend on. */
const IS_FOR_ALL = /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig[^/]*\.json)$/;
/** Checks read the whole house. */
const IS_CHECK = /^checks\//;

const packageOf = (file: string): string => /^(packages\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? '';

/**
 * The test files that depend on changed files: by what they import; on what is no source, all that stands in its package;
 * the checks in any case.
 */
export const testsOf = (
  changed: readonly string[],
  files: readonly string[],
  importers: (file: string) => ReadonlySet<string>,
): readonly string[] => {
  const tests = files.filter((file) => IS_TEST.test(file));
  if (changed.length === 0) return [];
  if (changed.some((file) => IS_FOR_ALL.test(file))) return tests;
  const reached = new Set(changed.flatMap((file) => [...importers(file)]));
  const folders = new Set(changed.filter((file) => !IS_SOURCE.test(file)).map(packageOf));
  return tests.filter((file) => IS_CHECK.test(file) || reached.has(file) || folders.has(packageOf(file)));
};
