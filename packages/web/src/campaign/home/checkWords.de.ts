import type { SameKeys } from '@warmoot/words/say';

export const CHECK = {
  title: 'Eine Probe in „{title}“',
  action: 'Was versucht wird',
  acting: 'Wer es versucht',
  opposing: 'Gegen wen',
  skill: 'Fertigkeit',
  nobody: 'niemand',
  terms: 'Schwierigkeit und was ein Fehlschlag bringt werden am Tisch geklärt, vor den Würfeln.',
  needsSomebody: 'braucht jemanden',
  roll: 'Zur Probe',
} as const satisfies SameKeys<typeof import('./checkWords.en.js').CHECK>;
