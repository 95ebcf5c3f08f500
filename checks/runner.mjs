// @ts-check
import { TestRunner } from 'vitest';

/** Tests are read where `mirror.ts` has made JavaScript of them. */
export default class extends TestRunner {
  /**
   * @param {string} file
   * @param {'collect' | 'setup'} why
   * @override
   */
  importFile(file, why) {
    const { root } = this.config;
    const isOurs = file.startsWith(root) && !file.startsWith(`${root}/.cache/`);
    const made = isOurs ? file.replace(root, `${root}/.cache/sources`).replace(/\.tsx?$/, '.js') : file;
    return super.importFile(made, why);
  }
}
