// @ts-check

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * The part of vitest's JSON report that is counted.
 * @typedef {{ status: string, assertionResults: readonly { status: string }[] }} TestFile
 */

/**
 * Counts a run of vitest. A file that could not be read is one failure; so is a run that fails with no test to blame
 * (an unhandled error, or no report at all).
 * @param {{ testResults: readonly TestFile[] } | undefined} report
 * @param {number} exitCode
 * @returns {Counts}
 */
export const countTests = (report, exitCode) => {
  const files = report?.testResults ?? [];
  const statuses = files.flatMap(({ status, assertionResults }) => {
    const own = assertionResults.map((test) => test.status);
    return status === 'failed' && !own.includes('failed') ? [...own, 'failed'] : own;
  });
  const passed = statuses.filter((status) => status === 'passed').length;
  const failed = statuses.filter((status) => status === 'failed').length;
  const unexplained = failed === 0 && (exitCode !== 0 || report === undefined) ? 1 : 0;
  return { passed, failed: failed + unexplained, skipped: statuses.length - passed - failed };
};

/**
 * @param {readonly Counts[]} counts
 * @returns {Counts}
 */
export const addCounts = (counts) =>
  counts.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** @param {Counts} counts */
export const countsLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;
