import { innermost, type Run, type SceneTypes } from '@warmoot/kernel';
import type { Words } from './catalogue/words.js';
import { decidingAt } from './choice.js';
import { sightOf } from './place.js';
import { capital, spaced } from './plain.js';

/** A ready-made start for people. */
export const startTitle = (words: Words, scene: string, start: string): string =>
  words.scenes[scene]?.starts?.[start] ?? capital(spaced(start));

/** What people would write of a scene that is ready-made, by its key. */
export const writtenIn =
  (words: Pick<Words, 'scenes'>, scene: string) =>
  (key: string): string =>
    words.scenes[scene]?.written?.[key] ?? key;

/** A field of a setup for people. */
export const fieldTitle = (words: Words, scene: string, field: string): string =>
  words.scenes[scene]?.fields?.[field] ?? capital(spaced(field));

/** The heading of a part of a scene. As a heading it ends without a stop. */
export const partTitle = (words: Words, scene: string, part: number): string =>
  (words.scenes[scene]?.part?.(part) ?? words.account.part({ number: part })).replace(/\.$/, '');

/** What the dice that are awaited are thrown for; null where nothing is said of it. */
export const thrownForText = (words: Words, run: Run<SceneTypes>): string | null => {
  const place = innermost(run);
  return words.scenes[place.rules.scene]?.thrownFor?.(decidingAt(place, null, null)) ?? null;
};

/** Whether the table has hidden the chances of what is thrown now (SAGA-TALK-041). */
export const hidesOdds = (words: Words, run: Run<SceneTypes>): boolean => {
  const place = innermost(run);
  return words.scenes[place.rules.scene]?.hidesOdds?.(sightOf(place)) ?? false;
};

/** The title under which a throw stands folded with others of its kind; null where it stands by itself. */
export const foldTitle = (words: Words, run: Run<SceneTypes>): string | null => {
  const place = innermost(run);
  return words.scenes[place.rules.scene]?.fold?.(decidingAt(place, null, null)) ?? null;
};
