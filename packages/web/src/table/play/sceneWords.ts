import { both } from '../../words/bilingual.js';

const listed = (and: string) => (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

/** What scenes are called at the head of their pages. */
export const SCENE_NAMES = {
  battleOf: both(
    (field: string) => `Battle of ${field}`,
    (field: string) => `Schlacht bei ${field}`,
  ),
  against: both(
    (one: string, two: string) => `${one} against ${two}`,
    (one: string, two: string) => `${one} gegen ${two}`,
  ),
  all: both(listed('and'), listed('und')),
  firstEdition: both(
    (name: string) => `${name}, first edition`,
    (name: string) => `${name}, erste Ausgabe`,
  ),
} as const;
