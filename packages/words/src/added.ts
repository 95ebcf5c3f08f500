import type { SceneTypes } from '@warmoot/kernel';
import { type SceneWords, sceneWords, type Words } from './catalogue/words.js';

/** The words of a scene from outside: what people call it, and all that is said of it. */
export interface AddedWords<T extends SceneTypes> extends SceneWords<T> {
  readonly name: string;
}

/** The languages as they are spoken, and what was added to them. Words are made at any time, so both are kept. */
const spoken: Words[] = [];
const added: ((words: Words) => void)[] = [];

/** Keeps the words of a language, with all that was added before they were made. */
export const keptWords = (words: Words): Words => {
  spoken.push(words);
  for (const add of added) add(words);
  return words;
};

/**
 * Gives a scene from outside its words, by the codes of the languages; English stands in for a language without any. A
 * program does this once, before it plays anything, as it adds the scene to the rules.
 */
export const addSceneWords = <T extends SceneTypes>(
  scene: string,
  inLanguages: { readonly en: AddedWords<T> } & Readonly<Record<string, AddedWords<T>>>,
): void => {
  const add = (words: Words): void => {
    const own = inLanguages[words.language] ?? inLanguages.en;
    Object.assign(words.scenes, { [scene]: sceneWords(own) });
    Object.assign(words.table.scenes, { [scene]: own.name });
    Object.assign(words.broken, own.broken);
  };
  added.push(add);
  spoken.forEach(add);
};
