import type { Answer, HandSkill } from '@warmoot/rules';
import { type Both, both } from '../../words/bilingual.js';

/** Short names for narrow places. The names themselves come from the words package. */
export const SHORT_NAMES = {
  /** Column heads of the matrix. */
  defenceHeads: {
    dodge: both('Dodge', 'Ausw.'),
    parry: both('Parry', 'Parade'),
    strength: both('Strength', 'Stärke'),
    fightingMind: both('F. Mind', 'K.-Sinn'),
    none: both('None', 'Keine'),
  } satisfies Record<Answer['by'], Both<string>>,
  skillsShort: {
    control: both('Control', 'Kontr.'),
    fightingMind: both('F. Mind', 'K.-Sinn'),
    speed: both('Speed', 'Schnell.'),
    strength: both('Strength', 'Stärke'),
    defences: both('defences', 'Verteid.'),
  } satisfies Record<HandSkill | 'defences', Both<string>>,
  standing: {
    in: both('In the fight', 'Im Kampf'),
    incapable: both('Incapable', 'Kampfunfähig'),
    dead: both('Dead', 'Tot'),
    fled: both('Fled', 'Geflohen'),
    surrendered: both('Surrendered', 'Ergeben'),
  },
} as const;
