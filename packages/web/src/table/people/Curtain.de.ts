import type { SameKeys } from '@warmoot/words/say';
import type { CURTAIN as ENGLISH_CURTAIN } from './Curtain.en.js';

export const CURTAIN = {
  pass: 'Gib das Gerät an {name}',
  nobody: 'Was auf dem Tisch lag, ist zugedeckt. Nichts wird gezeigt, bis die genannte Person drückt.',
  iAm: 'Ich bin {name}',
} as const satisfies SameKeys<typeof ENGLISH_CURTAIN>;
