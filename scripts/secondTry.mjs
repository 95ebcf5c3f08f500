// @ts-check
// A reporter: names the tests that passed only when tried again, and why they failed before, so that none is forgotten.

/** @typedef {import('vitest/node').TestCase} TestCase */

export default class SecondTry {
  /** @type {string[]} */
  told = [];

  /** @param {TestCase} test */
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const why = (test.result().errors ?? []).map((error) => error.stack ?? error.message);
    this.told.push(
      [`${test.module.relativeModuleId} > ${test.fullName}`, ...why].join('\n').replaceAll('\n', '\n    '),
    );
  }

  onTestRunEnd() {
    if (this.told.length === 0) return;
    console.log(`\nPassed only when tried again, and to be mended:\n${this.told.map((one) => `  ${one}`).join('\n')}`);
  }
}
