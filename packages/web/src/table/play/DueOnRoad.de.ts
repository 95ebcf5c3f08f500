import type { SameKeys } from '@warmoot/words/say';

/** Was an einem Morgen unterwegs gesagt wird, wenn anderes fällig ist. */
export const DUE = {
  label: 'Fällig im Kalender',
  due: '{title} ist fällig, {date}.',
  pause: 'Dafür unterbrechen',
  goOn: 'Weiter',
  note: 'Unterwegs bleibt alles, wie es steht, und geht am selben Morgen weiter.',
} as const satisfies SameKeys<typeof import('./DueOnRoad.en.js').DUE>;
