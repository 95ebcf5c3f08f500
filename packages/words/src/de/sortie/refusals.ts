import type { SORTIE_REFUSALS as ENGLISH } from '../../en/sortie/refusals.js';
import type { SameKeys } from '../../say/index.js';

export const SORTIE_REFUSALS = {
  broken: {},
  forms: {
    'sortie.level': 'eine Zahl von {least} bis {most} mit höchstens zwei Stellen nach dem Komma',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
