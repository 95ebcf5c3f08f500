import type { SameKeys } from '@warmoot/words/say';
import type { COACH as ENGLISH } from './coachWords.en.js';

export const COACH = {
  heard: 'Über der Frage erklärt: {title}.',
  stands: '{rule} im Regelbuch',
  understood: 'Verstanden',
  noMore: 'Keine mehr davon',
  unfold: 'Worum es geht',
  fold: 'Einklappen',
} as const satisfies SameKeys<typeof ENGLISH>;
