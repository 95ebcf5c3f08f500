// @ts-check
// A reporter: names the tests that passed only at the second try, so that none of them is forgotten.

/** @typedef {import('vitest/node').TestCase} TestCase */

export default class SecondTry {
  /** @type {string[]} */
  names = [];

  /** @param {TestCase} test */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd() {
    if (this.names.length === 0) return;
    console.log(
      `\nPassed only at the second try, and to be mended:\n${this.names.map((name) => `  ${name}`).join('\n')}`,
    );
  }
}
