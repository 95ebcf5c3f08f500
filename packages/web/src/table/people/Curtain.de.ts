import type { SameKeys } from '@warmoot/words/say';

export const CURTAIN = {
  pass: 'Gib das Gerät an {name}',
  nobody: 'Was auf dem Tisch lag, ist zugedeckt. Nichts wird gezeigt, bis die genannte Person drückt.',
  iAm: 'Ich bin {name}',
} as const satisfies SameKeys<typeof import('./Curtain.en.js').CURTAIN>;
