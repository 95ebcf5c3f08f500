/** What scenes are called at the head of their pages. */
export const SCENE_NAMES = {
  battleOf: 'Battle of {field}',
  against: '{one} against {two}',
  after: '{one} after {two}',
  all: '{names, and}',
  firstEdition: '{name}, first edition',
} as const;
