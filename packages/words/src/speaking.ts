/** What a package needs to speak tables of its own: the mechanism, and how each language builds its sentences. */
export { GERMAN } from './de/german.js';
export { ENGLISH } from './en/english.js';
export * from './say/index.js';
