import type { SameKeys } from '@warmoot/words/say';

export const NAME_FAULTS = {
  noName: 'Ein Wort oder zwei, in einfachen Buchstaben; höchstens 24.',
  taken: 'So heißt oder hieß schon eine andere Einheit.',
} as const satisfies SameKeys<typeof import('./nameWords.en.js').NAME_FAULTS>;
