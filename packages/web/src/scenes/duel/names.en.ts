import type { saga } from '@warmoot/rules';

/** Short names for narrow places. The names themselves come from the words package. */
export const SHORT_NAMES = {
  /** Column heads of the matrix. */
  defenceHeads: {
    dodge: 'Dodge',
    parry: 'Parry',
    strength: 'Strength',
    fightingMind: 'F. Mind',
    none: 'None',
  } satisfies Record<saga.duel.Defence['by'], string>,
  skillsShort: {
    control: 'Control',
    fightingMind: 'F. Mind',
    speed: 'Speed',
    strength: 'Strength',
    defences: 'defences',
  } satisfies Record<saga.duel.HandSkill | 'defences', string>,
  standing: {
    in: 'In the fight',
    incapable: 'Incapable',
    dead: 'Dead',
    fled: 'Fled',
    surrendered: 'Surrendered',
  },
} as const;
