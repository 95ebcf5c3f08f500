/** All that the page of a battle in sorties says of its own. What happens is told by the words package. */
export const WORDS = {
  title: '{one} against {two}',
} as const;
