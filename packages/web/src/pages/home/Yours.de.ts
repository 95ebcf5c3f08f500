import type { SameKeys } from '@warmoot/words/say';

export const YOURS = {
  putAway: 'Auf diesem Gerät wegräumen',
  putAwayForAll: 'Für alle wegräumen',
  takeOut: 'Wieder hervorholen',
  away: 'Weggeräumt: {many}',
  moreOf: '{name}: mehr',
} as const satisfies SameKeys<typeof import('./Yours.en.js').YOURS>;
