import type { SameKeys } from '@warmoot/words/say';

export const SHORT_NAMES = {
  /** Column heads of the matrix. */
  defenceHeads: {
    dodge: 'Ausw.',
    parry: 'Parade',
    strength: 'Stärke',
    fightingMind: 'K.-Sinn',
    none: 'Keine',
  },
  skillsShort: {
    control: 'Kontr.',
    fightingMind: 'K.-Sinn',
    speed: 'Schnell.',
    strength: 'Stärke',
    defences: 'Verteid.',
  },
  standing: {
    in: 'Im Kampf',
    incapable: 'Kampfunfähig',
    dead: 'Tot',
    fled: 'Geflohen',
    surrendered: 'Ergeben',
  },
} as const satisfies SameKeys<typeof import('./names.en.js').SHORT_NAMES>;
