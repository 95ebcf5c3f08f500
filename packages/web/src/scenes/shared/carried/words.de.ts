import type { SameKeys } from '@warmoot/words/say';

export const CARRIED = {
  what: 'Was',
  stands: 'Wie es steht',
  does: 'Was es in der nächsten Szene bewirkt',
} as const satisfies SameKeys<typeof import('./words.en.js').CARRIED>;
