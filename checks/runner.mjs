// @ts-check
import { pathToFileURL } from 'node:url';
import { TestRunner } from 'vitest';

let times = 0;

/** Tests are read where `mirror.ts` has made JavaScript of them. */
export default class extends TestRunner {
  /**
   * @param {string} file
   * @override
   */
  importFile(file) {
    const { root } = this.config;
    const isOurs = file.startsWith(root) && !file.startsWith(`${root}/.cache/`);
    const made = isOurs ? file.replace(root, `${root}/.cache/sources`).replace(/\.tsx?$/, '.js') : file;
    // Read anew for each test file: what is set up may be for that one.
    times += 1;
    return import(`${pathToFileURL(made).href}?${times}`);
  }
}
