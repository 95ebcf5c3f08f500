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
    if (file.startsWith(root) && !file.startsWith(`${root}/.cache/`)) {
      return import(pathToFileURL(file.replace(root, `${root}/.cache/sources`).replace(/\.tsx?$/, '.js')).href);
    }
    // What others set up is for each test file anew.
    times += 1;
    return import(`${pathToFileURL(file).href}?${times}`);
  }
}
